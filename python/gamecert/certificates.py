"""Certificates: texts that ``gamecert-check`` accepts, and the checker itself."""

from __future__ import annotations

import os
from typing import List, NamedTuple, Optional, Sequence, Union

from . import _core


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
        part = f'{os.fspath(path)}.part-{os.getpid()}'
        try:
            with open(part, 'w', encoding='utf-8') as file:
                file.write(self)
                file.flush()
                os.fsync(file.fileno())
            os.replace(part, path)
        except BaseException:
            if os.path.exists(part):
                os.unlink(part)
            raise

    def check(self) -> 'Check':
        """Accepts or rejects it, by the code of ``gamecert-check``."""
        return check(self)

    def _repr_svg_(self) -> str:
        return _core.draw_certificate(self, list(self.labels))


class Accepted(NamedTuple):
    """A certificate that was accepted."""

    claim: str
    rests_on: str


class Check:
    """What the checker says: ``verdict`` is VERIFIED, REJECTED or UNKNOWN; true if all is verified."""

    def __init__(self, verdict: str, accepted: List[Accepted], reason: str) -> None:
        self.verdict = verdict
        self.accepted = accepted
        self.reason = reason

    def __bool__(self) -> bool:
        return self.verdict == 'VERIFIED'

    def __repr__(self) -> str:
        return f'<{self.verdict}{": " + self.reason if self.reason else ""}>'


def check(certificates: Union[str, os.PathLike, Sequence[Union[str, os.PathLike]]], *, expect: Optional[str] = None,
          trust: Optional[str] = None, time_limit: float = 60, memory_limit: float = 4096) -> Check:
    """Accepts or rejects certificates: their text, or files and folders of them.

    A text is checked here, without limits. Files are checked as ``gamecert-check`` does, each in a copy of this process
    that the system keeps within ``time_limit`` seconds and ``memory_limit`` MB; ``expect`` and ``trust`` are as there.

    >>> import gamecert
    >>> bool(check('nonsense\\n'))
    False
    >>> check('gamecert 1\\n').verdict
    'REJECTED'
    """
    if isinstance(certificates, str) and '\n' in certificates:
        if expect is not None or trust is not None:
            raise _core.InputError('expected files with expect and trust, found the text of a certificate')
        verified, accepted, reason = _core.check_text(certificates)
        return Check('VERIFIED' if verified else 'REJECTED', [Accepted(*each) for each in accepted], reason)
    paths = [certificates] if isinstance(certificates, (str, os.PathLike)) else list(certificates)
    if not paths:
        raise _core.InputError('expected the files of certificates, found none')
    status, out, err = _core.check_paths([os.fspath(path) for path in paths], expect, trust, time_limit, memory_limit)
    if status == 2:
        raise _core.InputError(err.strip())
    claims: List[Accepted] = []
    lines = [line[2:] for line in out.splitlines() if line.startswith('c ')]
    for line in lines:
        if line.startswith('rests on: ') and claims:
            claims[-1] = Accepted(claims[-1].claim, line[len('rests on: '):])
        else:
            claims.append(Accepted(line, ''))
    verdict = {0: 'VERIFIED', 1: 'REJECTED', 3: 'UNKNOWN'}[status]
    return Check(verdict, claims, err.strip())
