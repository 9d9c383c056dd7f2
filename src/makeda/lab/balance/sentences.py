"""What stands out, in sentences."""

from __future__ import annotations

from makeda.lab.balance.figures import Change, Item, Summary
from makeda.lab.balance.parts import by_chapter
from makeda.lab.balance.story import Told
from makeda.lab.balance.words import Words, digits_of
from makeda.lab.series import Series

# Below this share of players, something hardly ever happens.
RARE = 0.02


def what(key: str, words: Words, series: list[Series]) -> str:
    """What was played."""
    first = series[0]
    return words(
        key,
        games=first.games,
        counts=words.several([str(count) for count in dict.fromkeys(s.players for s in series)]),
        bots=words.several(list(dict.fromkeys(bot for each in series for bot in each.bots))),
        seed=str(first.seed),
    )


def options_said(words: Words, series: list[Series]) -> str:
    shown = [
        f"{name} = {value if isinstance(value, str) else words('own_table')}"
        for name, value in series[0].options.items()
    ]
    return words("options", options=", ".join(shown))


def story_findings(words: Words, told: list[Told], seconds: float) -> list[str]:
    """How long games take and when they are decided, among the strongest bots, and who wins."""
    found: list[str] = []
    for each in told:
        strongest = each.strengths[-1]
        figures = {figure.name: figure for figure in strongest.story}
        found.append(
            words(
                "found_length",
                players=each.players,
                bot=strongest.bot,
                minutes=words.number(figures["minutes"].estimate.value),
                seconds=words.number(seconds),
                changes=words.number(figures["lead_changes"].estimate.value, 1),
            )
        )
        if "decided" in figures:
            found.append(
                words(
                    "found_decided",
                    players=each.players,
                    bot=strongest.bot,
                    decided=words.share(figures["decided"].estimate.value, 0),
                    runaway=words.share(figures["runaway"].estimate.value, 0),
                )
            )
        found += [
            words(
                "found_skill",
                players=each.players,
                better=skill.better,
                weaker=skill.weaker,
                wins=words.share(skill.wins.value, 0),
                fair=words.share(1 / each.players, 0),
            )
            for skill in each.skills
        ]
    return found


def seat_findings(words: Words, summaries: list[Summary]) -> list[str]:
    found = [
        words(
            "seat_more" if share.value > 1 / each.players else "seat_less",
            players=each.players,
            seat=seat + 1,
            share=words.share(share.value),
            low=words.share(share.low),
            high=words.share(share.high),
            fair=words.share(1 / each.players),
        )
        for each in summaries
        for seat, share in enumerate(each.seats)
        if each.sure_seats[seat]
    ]
    return found or [words("seats_fair")]


def source_findings(words: Words, summaries: list[Summary]) -> list[str]:
    """By what the winners are ahead most."""
    found: list[str] = []
    for each in summaries:
        sure = [source for source in each.sources if source.is_sure and source.lead.value > 0]
        if sure:
            best = max(sure, key=lambda source: source.lead.value)
            found.append(
                words(
                    "source_best",
                    players=each.players,
                    source=words.source(best),
                    winners=words.number(best.winners, 1),
                    others=words.number(best.others, 1),
                )
            )
    return found


def item_findings(words: Words, counted: list[Item]) -> list[str]:
    """For each chapter what goes with winning most and least, and what hardly ever happens."""
    found: list[str] = []
    for title, chapter in by_chapter(words, counted):
        judged = [(item.times_fair.value, item) for item in chapter if item.times_fair]
        if any(item.is_sure for _, item in judged):
            judged.sort(key=lambda entry: entry[0])
            (least, worst), (most, best) = judged[0], judged[-1]
            found.append(
                words(
                    "item_best" if len(judged) == 1 else "item_ends",
                    chapter=title,
                    best=words.item(best),
                    most=words.number(most, 2),
                    worst=words.item(worst),
                    least=words.number(least, 2),
                )
            )
        never = [item for item in chapter if not item.had]
        rare = [item for item in chapter if 0 < item.had < RARE]
        for key, few in (("items_never", never), ("items_rare", rare)):
            if few:
                named = words.several([words("quoted", name=words.item(item)) for item in few])
                found.append(words(key, chapter=title, items=named))
    return found


def change_findings(words: Words, pairs: list[tuple[Summary, Summary, list[Change]]]) -> list[str]:
    found = [
        words(
            "change",
            players=a.players,
            what=words.compared(each),
            a=words.figure(each.a),
            b=words.figure(each.b),
            change=words.signed(each.change, digits_of(each.a)),
        )
        for a, _, changes in pairs
        for each in changes
        if each.is_sure
    ]
    return found or [words("no_change")]
