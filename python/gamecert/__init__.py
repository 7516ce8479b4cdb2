"""Certified answers about combinatorial games on graphs.

A question is a function: :func:`solve` a game on a board, :func:`sweep` a conjecture over all graphs, :func:`table`,
:func:`values` and :func:`filter` graphs, :func:`lemma`, :func:`reduction`, and :func:`check` a certificate. Graphs come
as graph6, as graphs of NetworkX or SageMath, or as lines such as ``'petersen green=0,1,2'``; answers show pictures in
notebooks. A :class:`Position` is played; a :class:`Game` is a game of one's own.

>>> import networkx
>>> import gamecert
>>> gamecert.solve('ello', networkx.petersen_graph(), green=[0, 1, 2]).outcome
'winnable'
"""

try:
    from ._core import InputError, InternalFailure, LimitReached, __version__
except ImportError as error:
    import sys as _sys

    raise ImportError(f'{error}; the compiled part of gamecert is not there for this Python, {_sys.executable} '
                      f'{_sys.version.split()[0]}: ./quickstart python builds it for /usr/bin/python3') from None
from .boards import Board, IgnoredData, graph6
from .certificates import Accepted, Certificate, Check, check
from .games import Answer, GameInfo, Position, games, solve
from .proofs import LemmaAnswer, ReductionAnswer, Statement, lemma, lemmas, reduction, reductions
from .sweeps import Extreme, Found, Progress, Sweep, SweepAnswer, Table, graphs, sweep, table
from .texts import Game
from .values import filter, value, values

__all__ = [
    'Accepted', 'Answer', 'Board', 'Certificate', 'Check', 'Extreme', 'Found', 'Game', 'GameInfo',
    'IgnoredData', 'InputError', 'InternalFailure', 'LemmaAnswer', 'LimitReached', 'Position', 'Progress',
    'ReductionAnswer', 'Statement', 'Sweep', 'SweepAnswer', 'Table', 'check', 'filter', 'games', 'graph6', 'graphs',
    'lemma', 'lemmas', 'reduction', 'reductions', 'solve', 'sweep', 'table', 'value', 'values'
]
