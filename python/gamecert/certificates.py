"""Certificates: texts that ``gamecert-check`` accepts, and the checker itself."""

from __future__ import annotations

import os
import tempfile
from typing import Callable, List, NamedTuple, Optional, Sequence, Tuple, Union

from . import _core, arguments
from .arguments import Compared


def write_whole(name: str, text: str, test: Callable[[str], object] = lambda part: None) -> None:
    """A file that has its name once all of it is written and the test, which reads it under another name, has passed."""
    part = f'{name}.part-{os.getpid()}'
    try:
        with open(part, 'w', encoding='utf-8') as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        test(part)
        os.replace(part, name)
    except BaseException as error:
        if os.path.exists(part):
            os.unlink(part)
        if isinstance(error, OSError) and error.filename == part:
            raise OSError(error.errno, error.strerror, name) from None
        raise


class Certificate(str):
    """The text of one certificate or more. It shows what it is about in a notebook.

    >>> import gamecert
    >>> certificate = gamecert.solve('node-kayles', 'path:3').certificate
    >>> certificate.claim
    'node-kayles path:3 OUTCOME N'
    >>> certificate.check().verdict
    'VERIFIED'
    """

    labels: Sequence[str] = ()

    @property
    def claim(self) -> str:
        """What it proves: the game, the board, the statement. Of several certificates the first."""
        return self.claims[0]

    @property
    def claims(self) -> List[str]:
        """What each of them proves, before anything is checked. InputError for what is no certificate."""
        return _core.claims(self)

    def write(self, path: Union[str, os.PathLike]) -> None:
        """Into a file, which appears whole."""
        write_whole(arguments.path('a file', path), self)

    def check(self) -> 'Check':
        """Accepts or rejects it, by the code of ``gamecert-check``."""
        return check(self)

    def _repr_svg_(self) -> str:
        return _core.draw_certificate(self, list(self.labels))


class Accepted(NamedTuple):
    """A certificate that was accepted."""

    claim: str
    rests_on: str


class Check(Compared):
    """What the checker says: ``verdict`` is VERIFIED, REJECTED or UNKNOWN; true if all is verified.

    ``reason`` says why it is not, such as ``completeness rests on geng``."""

    def __init__(self, verdict: str, accepted: List[Accepted], reason: str) -> None:
        self.verdict = verdict
        self.accepted = accepted
        self.reason = reason

    def __bool__(self) -> bool:
        return self.verdict == 'VERIFIED'

    def _key(self) -> Tuple:
        return self.verdict, self.accepted, self.reason

    def __repr__(self) -> str:
        return f'<{self.verdict}{": " + self.reason if self.reason else ""}>'


def check(certificates: Union[str, os.PathLike, Sequence[Union[str, os.PathLike]]], *, expect: Optional[str] = None,
          trust: Optional[str] = None, time_limit: Optional[float] = None,
          memory_limit: Optional[float] = None) -> Check:
    """Accepts or rejects certificates: their text, or files and folders of them.

    They are checked as ``gamecert-check`` does, in this process; an interrupt from the keyboard ends that between two
    certificates. With ``time_limit`` (seconds of the processor) or ``memory_limit`` (MB) each file is checked in a copy
    of this process, as the system alone keeps a checker within limits: give them for what comes from others. ``expect``
    and ``trust`` are as of ``gamecert-check``.

    >>> import gamecert
    >>> bool(check('nonsense\\n'))
    False
    >>> check('gamecert 1\\n').verdict
    'REJECTED'
    """
    expect = None if expect is None else arguments.text('a claim or a statement', expect)
    trust = None if trust is None else arguments.text('what may be trusted', trust)
    limits: Tuple[Optional[float], Optional[float]] = (None, None)
    if time_limit is not None or memory_limit is not None:
        limits = (arguments.seconds('time_limit', 60 if time_limit is None else time_limit),
                  float(arguments.whole('memory_limit in MB', 4096 if memory_limit is None else memory_limit, 64,
                                        arguments.MOST_SECONDS)))
        if limits[0] == float('inf'):
            raise arguments.refused('time_limit, seconds above 0 and at most 10^9', time_limit)
    if isinstance(certificates, Certificate) or isinstance(certificates, str) and '\n' in certificates:
        with tempfile.NamedTemporaryFile('w', encoding='utf-8', suffix='.cert') as file:
            file.write(arguments.text('certificates', certificates))
            file.flush()
            return _check([file.name], expect, trust, limits, f'{file.name}:')
    one = isinstance(certificates, (str, bytes, os.PathLike))
    try:
        paths = [certificates] if one else list(certificates)  # type: ignore
    except TypeError:
        raise arguments.refused('certificates, a text, a path or paths', certificates) from None
    if not paths:
        raise _core.InputError('expected the files of certificates, found none')
    return _check([arguments.path('a file of certificates', path) for path in paths], expect, trust, limits, None)


def _check(paths: List[str], expect: Optional[str], trust: Optional[str],
           limits: Tuple[Optional[float], Optional[float]], unnamed: Optional[str]) -> Check:
    status, out, err = _core.check_paths(paths, expect, trust, *limits)
    reason = err.strip() if unnamed is None else err.strip().replace(unnamed, '').strip()
    if status == 2:
        raise _core.InputError(' '.join(reason.splitlines()))
    if status == 4:
        raise _core.InternalFailure(reason)
    claims: List[Accepted] = []
    lines = [line[2:] for line in out.splitlines() if line.startswith('c ')]
    for line in lines:
        if line.startswith('rests on: ') and claims:
            claims[-1] = Accepted(claims[-1].claim, line[len('rests on: '):])
        elif not line.startswith('reads: '):  # the claim once more, as users write it
            claims.append(Accepted(line, ''))
    verdict = {0: 'VERIFIED', 1: 'REJECTED', 3: 'UNKNOWN'}[status]
    unknown = 's UNKNOWN '
    reasons = [reason] + [line[len(unknown):] for line in out.splitlines() if line.startswith(unknown)]
    return Check(verdict, claims, '\n'.join(filter(None, reasons)))
