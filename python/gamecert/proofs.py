"""Lemmas about gadgets and reductions between games."""

from __future__ import annotations

import html
import os
from typing import Any, Dict, List, Mapping, NamedTuple, Optional, Tuple, Union

from . import _core, arguments
from .arguments import Compared, Orders
from .certificates import Certificate


class Statement(NamedTuple):
    """One of the statements of a lemma, with its verdict."""

    name: str
    verdict: str
    gadget: str
    conclusion: str


class _Decided(Compared):
    name: str
    verdict: str
    statement: str
    certificate: Optional[Certificate]

    @property
    def outcome(self) -> Optional[bool]:
        """True if it is proved or holds, False if it fails, None if neither is certain."""
        return {'PROVED': True, 'HOLDS': True, 'FAILS': False}.get(self.verdict)

    def __repr__(self) -> str:
        return f'<{self.name}: {self.statement}>'

    def _drawn(self) -> str:
        raise NotImplementedError

    def _repr_svg_(self) -> str:
        return self._drawn()

    def _repr_html_(self) -> str:
        return f'<div><b>{html.escape(self.statement)}</b><br>{self._drawn()}</div>'


class LemmaAnswer(_Decided):
    """What is known of a lemma: ``verdict`` PROVED, FAILS, VACUOUS, EVIDENCE or UNKNOWN; ``statements``, each with its
    own; ``difference``, the games that differ where it fails; ``certificate``."""

    def __init__(self, argument: str, raw: Dict[str, Any]) -> None:
        self._argument = argument
        self.name: str = raw['name']
        self.verdict = raw['verdict']
        self.statement = raw['statement']
        self.statements = [Statement(*each) for each in raw['statements']]
        self.games: int = raw['games']
        self.played_to: int = raw['played_to']
        self.difference: List[str] = raw['difference']
        self.reason: str = raw['reason']
        self.certificate = Certificate(raw['certificate']) if raw['certificate'] else None

    def _key(self) -> Tuple:
        return self.name, self.statement, self.statements, self.difference

    def _drawn(self) -> str:
        return _core.draw_lemma(self._argument)


def lemmas() -> Dict[str, str]:
    """The lemmas that come with the program, by name.

    >>> 'lem-7.6' in lemmas()
    True
    """
    return dict(_core.lemmas())


def lemma(lemma: Union[str, os.PathLike], *, order: Optional[Orders] = None, host: Optional[int] = None,
          time_limit: Optional[float] = None) -> LemmaAnswer:
    """Checks a lemma about gadgets for all graphs: one by its name, a file, or its text (docs/LEMMAS.md).

    >>> answer = globals()['lemma']('lem-7.6')
    >>> answer.verdict, bool(answer.certificate.check())
    ('PROVED', True)
    """
    argument = arguments.text('a lemma', arguments.path('a lemma, its name, its file or its text', lemma))
    first, last = (0, 0) if order is None else arguments.orders(order)
    largest = -1 if host is None else arguments.whole('host, vertices of the largest host', host, 0)
    return LemmaAnswer(argument, _core.lemma(argument, first, last, largest, arguments.seconds('time_limit', time_limit)))


class ReductionAnswer(_Decided):
    """What is known of a reduction: ``verdict``, ``answer`` behind it, ``level``, ``comments``, ``certificate``;
    ``reason`` says why a certificate is missing."""

    def __init__(self, argument: str, raw: Dict[str, Any]) -> None:
        self._argument = argument
        self.name = 'a reduction' if '\n' in argument else argument
        self.verdict = raw['verdict']
        self.answer: str = raw['answer']
        self.statement = f'{self.verdict} {self.answer}'.rstrip()
        self.level: str = raw['level']
        self.comments: List[str] = raw['comments']
        self.reason: str = raw['missing']
        self.certificate = Certificate(raw['certificate']) if raw['certificate'] else None

    def _key(self) -> Tuple:
        return self._argument, self.statement, self.level, self.comments

    def _drawn(self) -> str:
        return '' if '\n' in self._argument else _core.draw_reduction(self._argument)


def reductions() -> Dict[str, str]:
    """The reductions that come with the program, by name.

    >>> 'col.prop-1' in reductions()
    True
    """
    return dict(_core.reductions())


def reduction(reduction: Union[str, os.PathLike], what: str = 'prove', *, order: Optional[Orders] = None,
              certificate: bool = False, time_limit: Optional[float] = None,
              parameters: Optional[Mapping[str, int]] = None) -> ReductionAnswer:
    """Proves a reduction between games for all graphs, or with ``what='check'`` plays it on all of some orders.

    >>> globals()['reduction']('col.prop-1', parameters={'k': 3}).verdict
    'PROVED'
    >>> globals()['reduction']('col.prop-1', 'check', order=(1, 3)).outcome
    True
    """
    argument = arguments.text('a reduction', arguments.path('a reduction, its name, its file or its text', reduction))
    first, last = (0, 0) if order is None else arguments.orders(order)
    if not isinstance(parameters, (Mapping, type(None))):
        raise arguments.refused('parameters, a dict', parameters)
    given = {arguments.text('the name of a parameter', name): arguments.whole(f'the parameter {name}', value, 0, 1000)
             for name, value in (parameters or {}).items()}
    return ReductionAnswer(argument, _core.reduction(arguments.text('check or prove', what), argument, given, first, last,
                                                     arguments.flag('certificate', certificate),
                                                     arguments.seconds('time_limit', time_limit)))
