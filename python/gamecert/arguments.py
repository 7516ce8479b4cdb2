"""Arguments of functions: what is expected, and what was found."""

from __future__ import annotations

import math
import operator
import os
from typing import Any, Tuple, Union

from ._core import InputError

Orders = Union[int, Tuple[int, int], range]

MOST_SECONDS = 10**9
MOST_MEGABYTES = 2**30
MOST = 2**31 - 1


def refused(expected: str, found: object) -> InputError:
    return InputError(f'expected {expected}, found {shown(found)}')


def shown(value: object) -> str:
    """A value in a message: one line, and not a long one."""
    words = ' '.join(repr(value).split())
    return words if len(words) <= 100 else f'{words[:97]}...'


def text(what: str, value: Any) -> str:
    """A text that the program can read."""
    if not isinstance(value, str):
        raise refused(f'{what} as a text', value)
    try:
        value.encode()
    except UnicodeEncodeError:
        raise refused(f'{what} in characters of Unicode', value) from None
    return value


def flag(what: str, value: Any) -> bool:
    if isinstance(value, bool) or type(value).__name__ == 'bool_':
        return bool(value)
    raise refused(f'{what}, True or False', value)


def function(what: str, value: Any) -> None:
    """None, or what can be called."""
    if value is not None and not callable(value):
        raise refused(f'{what}, a function', value)


def whole(what: str, value: Any, least: int, most: int = MOST) -> int:
    """A whole number, of whatever class, but no truth value and nothing that would have to be rounded."""
    expected = f'{what}, a whole number from {least} ' + ('on' if most >= MOST else f'to {most}')
    if isinstance(value, bool):
        raise refused(expected, value)
    try:
        number = operator.index(value)
    except TypeError:
        raise refused(expected, value) from None
    if not least <= number <= most:
        raise refused(expected, value)
    return number


def seconds(what: str, value: Any) -> float:
    """A limit of time; no limit for None."""
    if value is None:
        return math.inf
    expected = f'{what}, seconds above 0 and at most 10^9'
    if isinstance(value, (bool, str, bytes)):
        raise refused(expected, value)
    try:
        number = float(value)
    except (TypeError, ValueError, OverflowError):
        raise refused(expected, value) from None
    if number == math.inf:
        return number
    if not 0 < number <= MOST_SECONDS:
        raise refused(expected, value)
    return number


def path(what: str, value: Any) -> str:
    try:
        name = os.fsdecode(value)
    except TypeError:
        raise refused(f'{what} as a path', value) from None
    if not name or '\0' in name:
        raise refused(f'{what} as a path', value)
    return name


def orders(value: Any) -> Tuple[int, int]:
    """The first and the last: of a number, a pair or a range."""
    expected = 'an order, two of them or a range, from 1 on and the first not above the last'
    both: Any = value if hasattr(value, '__len__') else (value, value)
    if isinstance(value, range):
        both = (value[0], value[-1]) if value and value.step == 1 else ()
    if not isinstance(both, (str, bytes, dict, set, frozenset)):
        try:
            first, last = (whole('an order', each, 1) for each in both)
            if first <= last:
                return first, last
        except (TypeError, ValueError):
            pass
    raise refused(expected, value)


class Compared:
    """Values that are equal if what they say is the same; ``_key`` is what they say."""

    def _key(self) -> Tuple[Any, ...]:
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Compared) or type(other) is not type(self):
            return NotImplemented
        return self._key() == other._key()

    def __hash__(self) -> int:
        return hash((type(self).__name__, repr(self)))


def short(line: str) -> str:
    """A board or a formula in a ``repr``."""
    return line if len(line) <= 60 else f'{line[:40]}...{line[-17:]}'
