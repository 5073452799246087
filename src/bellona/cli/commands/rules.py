"""`bellona rules`: a game's rules, the code that enforces each, and the tests that prove it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from bellona.kernel.rules import Code, enforced
from bellona.registry import game_slugs, rules_of
from bellona.rulebook import Rule, Rulebook, load_rulebook

from ..names import read_game
from ..options import AsJson, Lang
from ..output import print_json
from ..rule_proofs import Proof, proofs, tests_folder
from ..speech import Complaint, language, say

GAPS = ("without_code", "without_test", "unknown_in_code", "unknown_in_tests")


class Evidence:
    """The code and, if there is a folder of tests, the tests of a game's rules."""

    def __init__(self, game: str, tests: Path | None) -> None:
        rules_of(game)
        self.code: dict[str, tuple[Code, ...]] = enforced(game)
        self.tests: dict[str, tuple[Proof, ...]] = proofs(tests, game) if tests else {}

    def gaps(self, book: Rulebook) -> dict[str, list[str]]:
        """Ids without code, ids without a test, and ids in code or tests that are not rules."""
        ids = book.ids
        return {
            "without_code": [rule_id for rule_id in ids if rule_id not in self.code],
            "without_test": [rule_id for rule_id in ids if rule_id not in self.tests],
            "unknown_in_code": sorted(set(self.code) - set(ids)),
            "unknown_in_tests": sorted(set(self.tests) - set(ids)),
        }


def command(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", show_default=False)] = None,
    rule_ids: Annotated[list[str] | None, typer.Argument(metavar="[RULE_ID]...", show_default=False)] = None,
    coverage: Annotated[bool, typer.Option("--coverage")] = False,
    json: AsJson = False,
    tests: Annotated[Path | None, typer.Option("--tests", metavar="DIR", show_default=False)] = None,
    lang: Lang = None,
) -> int:
    if coverage:
        return report_coverage([read_game(game)] if game else game_slugs(), tests, json)
    if game is None:
        raise Complaint(say("error-which-game", games=", ".join(game_slugs())))
    book = load_rulebook(read_game(game), language())
    chosen = select(book, rule_ids or [])
    evidence = Evidence(book.game, _tests_if_any(tests, book.game))
    if json:
        print_json({"game": book.game, "rules": [as_document(rule, evidence) for rule in chosen]})
    else:
        print("\n\n".join(as_text(rule, evidence) for rule in chosen))
    return 0


def _tests_if_any(asked: Path | None, game: str) -> Path | None:
    """The tests folder; it is required only if it was given as an option."""
    try:
        return tests_folder(asked, game)
    except Complaint:
        if asked:
            raise
        return None


def select(book: Rulebook, wanted: list[str]) -> tuple[Rule, ...]:
    """The requested rules, by default all."""
    chosen: list[Rule] = []
    for rule_id in wanted:
        found = book.find(rule_id)
        if not found:
            raise Complaint(say("error-rule", rule=rule_id, game=book.game))
        chosen += found
    return tuple(chosen) if wanted else book.rules


def as_document(rule: Rule, evidence: Evidence) -> dict[str, Any]:
    """A rule for `--json`."""
    return {
        "id": rule.id,
        "title": rule.title,
        "chapter": rule.chapter,
        "text": rule.text,
        "code": [str(code) for code in evidence.code.get(rule.id, ())],
        "tests": [str(proof) for proof in evidence.tests.get(rule.id, ())],
    }


def as_text(rule: Rule, evidence: Evidence) -> str:
    """A rule for a reader."""
    lines = [f"{rule.id}  {rule.title}", rule.text]
    for label, places in (("rules-code", evidence.code.get(rule.id)), ("rules-tests", evidence.tests.get(rule.id))):
        shown = "\n".join(f"    {place}" for place in places or (say("rules-none"),))
        lines.append(f"  {say(label)}\n{shown}")
    return "\n".join(lines)


def report_coverage(games: Sequence[str], tests: Path | None, json: bool) -> int:
    """List rules without code or tests, and ids that are not rules; 1 if any rule lacks either."""
    found = [covering(load_rulebook(game, language()), tests_folder(tests, game)) for game in games]
    if json:
        print_json(found[0] if len(found) == 1 else {"games": found})
    else:
        print("\n".join(line for document in found for line in coverage_lines(document)))
    return 0 if all(document["covered"] for document in found) else 1


def covering(book: Rulebook, folder: Path) -> dict[str, Any]:
    """How many rules of a game are enforced and tested, for `--json`."""
    gaps = Evidence(book.game, folder).gaps(book)
    covered = not (gaps["without_code"] or gaps["without_test"])
    return {"game": book.game, "rules": len(book.ids), "covered": covered, **gaps}


def coverage_lines(document: dict[str, Any]) -> Iterator[str]:
    """The same for a reader."""
    if document["covered"]:
        yield f"{document['game']}: {say('rules-covered', count=document['rules'])}"
    for name in GAPS:
        if document[name]:
            label = say("rules-" + name.replace("_", "-"), count=len(document[name]))
            yield f"{document['game']}: {label}\n  {' '.join(document[name])}"
