"""What every position of every game must keep: one function a law, each of which can fail.

A law takes a position met in play. `test_suite_catches.py` breaks some on purpose.
"""

from __future__ import annotations

import json
from array import array
from collections.abc import Callable, Iterator

from makeda.analysis.chances import chances
from makeda.bots.bot import Sight
from makeda.bots.registry import MakeBot
from makeda.core.accounts import Accounts
from makeda.core.buffers import mask_into, moves_into
from makeda.core.events import Event
from makeda.core.game import Game
from makeda.core.observation import Observer
from makeda.core.problems import IllegalMove
from makeda.core.records import Record, read
from makeda.core.rng import Rng, seeded
from makeda.core.state import State
from makeda.games.registry import game as game_of
from makeda.games.rulebook import rule_numbers
from makeda.games.texts import catalogue

# Opens accounts at a position
Begin = Callable[[State], Accounts]
# Tells a seat something about its decision
Advise = Callable[[Sight, Rng], object]


def text(data: object) -> str:
    """Data as the bytes that a client would get."""
    return json.dumps(data, sort_keys=True)


def seats(state: State) -> list[int | None]:
    """Every point of view: all seats, and a spectator."""
    return [*range(state.players), None]


def positions(state: State, rng: Rng) -> Iterator[State]:
    """A whole random game, position by position, the last included; all are the same object.

    One choice in four goes to any seat that may do something, also out of turn.
    """
    for _ in range(game_of(state.game_id).info.longest + 1):
        yield state
        if not state.actors():
            return
        seat, move = _any_move(state, rng)
        state.apply(seat, move)
    raise AssertionError("the game is longer than it can be")


def sample(state: State, rng: Rng, share: int) -> Iterator[State]:
    """About one in `share` of the positions of a random game, and always the last."""
    for position in positions(state, rng):
        if rng.below(share) == 0 or position.over():
            yield position


def _any_move(state: State, rng: Rng) -> tuple[int, int]:
    able = [seat for seat in range(state.players) if state.legal(seat)]
    seat = _any(able if rng.below(4) == 0 else state.actors(), rng)
    return seat, _any(state.legal(seat), rng)


def _any(items: list[int], rng: Rng) -> int:
    return items[rng.below(len(items))]


def awaited_seats_can_move(state: State) -> None:
    for seat in state.actors():
        assert state.legal(seat), f"seat {seat} is awaited and cannot move"
    if state.over():
        assert not any(state.legal(seat) for seat in range(state.players))
        assert state.winners()
    else:
        assert not state.winners()


def legal_moves_can_be_played(state: State) -> None:
    """Each legal move leads to a position that keeps the laws."""
    for seat in range(state.players):
        moves = state.legal(seat)
        assert len(set(moves)) == len(moves), "a move is listed twice"
        for move in moves:
            after = state.copy()
            after.play(seat, move)
            after.check()


def other_moves_are_refused(state: State, game: Game, action_count: int) -> None:
    """Every code is either legal or refused, in words, naming a rule, and nothing changes."""
    before = state.dump()
    problems = catalogue(game.info.id)
    names = [f"player {seat}" for seat in range(state.players)]
    for seat in range(state.players):
        legal = set(state.legal(seat))
        assert all(0 <= move < action_count for move in legal)
        for move in range(-1, action_count + 1):
            if move not in legal:
                try:
                    state.play(seat, move)
                except IllegalMove as refusal:
                    assert refusal.rule, f"{refusal} names no rule"
                    assert problems.problem(refusal, names)
                else:
                    raise AssertionError(f"seat {seat} may play {move}, which is not legal")
    for seat in (-1, state.players):
        try:
            state.play(seat, 0)
        except IllegalMove:
            continue
        raise AssertionError(f"seat {seat}, who does not exist, may play")
    assert state.dump() == before, "a refused move changed the position"


def copy_is_independent(state: State) -> None:
    """Copy and original play the same game, and neither touches the other."""
    before = state.dump()
    twin = state.copy()
    assert twin.dump() == before
    ends = [list(positions(each, seeded("copy")))[-1].dump() for each in (twin, state.copy())]
    assert ends[0] == ends[1]
    assert state.dump() == before, "playing a copy changed the original"


def copy_carries_every_field(state: State) -> None:
    """Whatever a field holds, a copy holds it too: none is as it would be in a new position."""
    state = state.copy()
    for name in _fields(state):
        value = getattr(state, name)
        setattr(state, name, _changed(value))
        assert getattr(state.copy(), name) == getattr(state, name), f"a copy forgets {name}"
        setattr(state, name, value)


def _fields(state: State) -> list[str]:
    """The fields of a position that its copies share the value of, found whatever the build."""
    names = [name for name in dir(state) if not name.startswith("_")]
    own = ("players", "rng", "events", "game_id")
    fields = [name for name in names if name not in own and not callable(getattr(state, name))]
    return [name for name in fields if not isinstance(getattr(state, name), State)]


def _changed(value: object) -> object:
    """Another value of the same type; what is looked up by name stays as it is."""
    match value:
        case bool():
            return not value
        case int():
            return value + 1
        case [list(), *_]:
            return [*value, [1]]
        case list():
            return [*value, 1]
        case _:
            return value


def nothing_tells_the_key(state: State, key: bytes) -> None:
    """What leaves a position with sealed draws is without the key: views, and redeals whole."""
    assert key.hex() in text(state.dump())
    for seat in seats(state):
        assert key.hex() not in text(state.view(seat))
        imagined = state.redeal(seat, seeded("imagined"))
        assert type(imagined.rng) is Rng
        assert key.hex() not in text(imagined.dump())


def dump_and_load_are_exact(state: State, game: Game) -> None:
    dumped = state.dump()
    loaded = game.load(json.loads(json.dumps(dumped)))
    assert loaded.dump() == dumped
    unpacked = game.unpack(state.pack())
    assert unpacked.dump() == dumped
    assert loaded.checksum() == state.checksum()
    for seat in seats(state):
        assert text(loaded.view(seat)) == text(state.view(seat))
    ends = [
        list(positions(each, seeded("load")))[-1].dump()
        for each in (loaded, unpacked, state.copy())
    ]
    assert ends[0] == ends[1], "a loaded position plays differently"


def redeal_keeps_the_view(state: State, rng: Rng) -> None:
    """What a seat sees and may do is the same, byte for byte, in a redealt position."""
    before = state.dump()
    for seat in seats(state):
        other = state.redeal(seat, rng)
        other.check()
        awaited_seats_can_move(other)
        assert text(other.view(seat)) == text(state.view(seat)), "a redeal changed a view"
        if seat is not None:
            assert other.legal(seat) == state.legal(seat)
        assert other.rng.dump() != state.rng.dump(), "a redeal keeps the generator"
        assert len(list(positions(other, rng.fork()))) > 0
    assert state.dump() == before, "a redeal changed the original"


def redeals_follow_from_knowledge(state: State, rng: Rng) -> None:
    """Equal knowledge and equal chance give equal redeals, whatever the truth is."""
    for seat in seats(state):
        worlds = [state, *(state.redeal(seat, rng) for _ in range(2))]
        dealt = {text(world.redeal(seat, seeded("deal")).dump()) for world in worlds}
        assert len(dealt) == 1, "a redeal depends on what the seat does not know"


def redeals_vary(state: State, rng: Rng) -> None:
    """For the beginning of a game, where much is hidden: no two redeals are equal."""
    for seat in seats(state):
        hidden = [_without_generator(state.redeal(seat, rng)) for _ in range(6)]
        hidden.append(_without_generator(state))
        assert len(set(hidden)) == len(hidden), "a redeal repeats what it should not know"


def _without_generator(state: State) -> str:
    dumped = state.dump()
    del dumped["rng"]
    return text(dumped)


def spectator_sees_no_more(state: State) -> None:
    seen = state.view(None)
    json.dumps(seen)
    for seat in range(state.players):
        assert contains(state.view(seat), seen), f"a spectator sees what seat {seat} does not"


def contains(whole: object, part: object) -> bool:
    """Whether data holds all that a part of it says."""
    if isinstance(whole, dict) and isinstance(part, dict):
        return all(key in whole and contains(whole[key], part[key]) for key in part)
    if isinstance(whole, list) and isinstance(part, list):
        return len(whole) == len(part) and all(map(contains, whole, part))
    return type(whole) is type(part) and whole == part


def views_are_complete(state: State, game: Game) -> None:
    """Each legal move stands in the seat's view, in words and as JSON that name it exactly."""
    texts = catalogue(game.info.id)
    names = [f"player {seat}" for seat in range(state.players)]
    assert state.view(None)["actors"] == state.actors()
    for seat in range(state.players):
        own = state.view(seat)["me"]
        assert isinstance(own, dict)
        legal = own["legal"]
        assert [game.moves.parse(move["words"]) for move in legal] == state.legal(seat)
        forms = [{"verb": move["verb"], **move["args"]} for move in legal]
        assert [game.moves.from_json(form) for form in forms] == state.legal(seat)
        assert all(isinstance(move["effects"], dict) for move in legal)
        if seat in state.actors():
            prompt = own["prompt"]
            assert texts.prompt(prompt["key"], prompt["params"], names)


def acting_for_others_is_legal(state: State, game: Game) -> None:
    """Whoever may act for a seat that hesitates makes a legal move of it, which has its name."""
    moves = catalogue(game.info.id).keys("moves")
    for by in range(state.players):
        allowed = state.may_act_for(by)
        if allowed is not None:
            seat, move = allowed
            assert seat != by
            assert seat in state.actors(), "somebody may act for a seat that is not awaited"
            assert move in state.legal(seat), "a move that is not legal may be made for another"
            assert f"{game.moves[move].verb}_for" in moves, "a move for another has no name"


def events_can_be_told(state: State, game: Game, rng: Rng) -> None:
    """Every event of a whole game has its sentence, for every seat and for a spectator."""
    texts = catalogue(game.info.id)
    names = [f"player {seat}" for seat in range(state.players)]
    state.listen()
    for position in positions(state, rng):
        for event in position.heard():
            assert contains(event.whole(), {"event": event.key, **event.params})
            for seat in seats(state):
                assert contains(event.seen_by(seat), event.seen_by(None))
                assert texts.event(json.loads(json.dumps(event.seen_by(seat))), names)


def events_tell_no_more_than_views(state: State, rng: Rng) -> None:
    """Where a seat cannot tell two worlds apart after a move, it hears the same of it in both."""
    for seat in seats(state):
        for actor in state.actors():
            worlds = [state.copy(), state.redeal(seat, rng)]
            both = [move for move in worlds[0].legal(actor) if move in worlds[1].legal(actor)]
            if actor == seat or not both:
                continue
            move = _any(both, rng)
            for world in worlds:
                world.listen()
                world.apply(actor, move)
            heard = [[event.seen_by(seat) for event in world.heard()] for world in worlds]
            if text(worlds[0].view(seat)) == text(worlds[1].view(seat)):
                assert text(heard[0]) == text(heard[1]), "an event tells what a view does not"


def accounts_add_up(state: State, begin: Begin, rng: Rng) -> None:
    """In a whole game, after each move, accounts add up to the scores.

    It makes no difference whether they hear of moves one by one or all together, and accounts that
    are opened in the middle go on from there.
    """
    state.listen()
    opening, accounts, late = begin(state), begin(state), begin(state)
    told: list[Event] = []
    for position in positions(state, rng):
        events = position.heard()
        for each in (accounts, late):
            each.hear(position, events)
            assert each.totals() == position.scores(), "accounts do not add up to the scores"
        told += events
        if rng.below(50) == 0:
            late = begin(position)
            assert late.totals() == position.scores(), "new accounts do not begin with the scores"
    opening.hear(state, told)
    assert opening.json() == accounts.json(), "it matters when accounts hear of a move"


def accounts_follow_imagined_games(state: State, begin: Begin, rng: Rng) -> None:
    """A copy goes on in a redealt position to its end, and the accounts stay what they were."""
    accounts = begin(state)
    before = accounts.json()
    for seat in seats(state):
        world, copy = state.redeal(seat, rng), accounts.copy()
        assert copy.json() == before
        world.listen()
        for position in positions(world, rng.fork()):
            copy.hear(position, position.heard())
        assert copy.totals() == world.scores(), "accounts lose an imagined game"
    assert accounts.json() == before, "a copy changed the accounts"


def accounts_can_be_read(accounts: Accounts, game: Game, players: int) -> None:
    """Every entry has its text and its rule, and all seats have the same ones, as JSON."""
    texts = catalogue(game.info.id)
    names = [f"player {seat}" for seat in range(players)]
    told = accounts.json()
    assert json.loads(json.dumps(told)) == told
    assert told == [[entry._asdict() for entry in accounts.of(seat)] for seat in range(players)]
    rules = rule_numbers(game.info.id)
    for entry in accounts.of(0):
        assert texts.account(entry.category, [0, 1], names)
        assert entry.rule in rules
    for seat in range(players):
        assert [(e.category, e.rule) for e in accounts.of(seat)] == list(accounts.rules.items())


def accounts_tell_no_more_than_views(state: State, begin: Begin, rng: Rng) -> None:
    """Where a seat cannot tell two worlds apart after a move, the accounts are the same in both."""
    for seat in seats(state):
        for actor in state.actors():
            worlds = [state.copy(), state.redeal(seat, rng)]
            both = [move for move in worlds[0].legal(actor) if move in worlds[1].legal(actor)]
            if not both:
                continue
            move = _any(both, rng)
            told: list[list[object]] = []
            for world in worlds:
                accounts = begin(world)
                world.listen()
                world.apply(actor, move)
                opened = accounts.json()
                accounts.hear(world, world.heard())
                told.append([opened, accounts.json()])
            assert told[0][0] == told[1][0], "new accounts tell a secret"
            if text(worlds[0].view(seat)) == text(worlds[1].view(seat)):
                assert told[0] == told[1], "accounts tell what a view does not"


def records_keep_the_last_change_only(state: State, game: Game, rng: Rng) -> None:
    """Of a whole game all is in its record but what was changed unheard, and it ends as it did."""
    names = [f"player {seat}" for seat in range(state.players)]
    options = game.options_of(state)
    record = Record(game, state.players, options, names, None, state.dump())
    sorts: list[str] = [""] * state.players
    kept = 0
    state.listen()
    while not state.over():
        seat, move = _any_move(state, rng)
        asked = state.actors()
        state.apply(seat, move)
        record.add(seat, move, state)
        unheard = not state.heard() and seat not in asked
        sort = game.moves[move].verb
        kept += not (unheard and sort == sorts[seat])
        sorts[seat] = sort
    *before, last = read(record.json(), [game]).replay()
    assert len(before) == kept, "a record holds what was changed, or lacks something else"
    assert last.state.dump() == state.dump(), "a record ends in another position"


def observation_fits(state: State, observer: Observer) -> None:
    """As many numbers as announced, each between 0 and its highest, in whatever memory."""
    highest = observer.highest()
    for seat in range(state.players):
        row = observer.row()
        observer.add_to(row, state, seat)
        numbers = row.numbers()
        assert len(numbers) == len(highest) == observer.size
        assert all(0 <= number <= most for number, most in zip(numbers, highest, strict=True))
        assert not row.cut, "an observation is cut off"
        buffer = memoryview(array("f", [7.0] * observer.size))
        observer.observe_into(state, seat, buffer)
        assert list(buffer) == numbers == observer.observe(state, seat)


def legal_moves_fit_a_mask(state: State, count: int) -> None:
    """The mask and the list of legal moves hold the same moves."""
    for seat in range(state.players):
        moves = state.legal(seat)
        mask = memoryview(bytearray(b"7" * count))
        mask_into(moves, mask)
        assert [move for move in range(count) if mask[move]] == sorted(moves)
        assert set(mask) <= {0, 1}
        listed = memoryview(array("i", [-1] * count))
        assert moves_into(moves, listed) == len(moves)
        assert list(listed[: len(moves)]) == moves
        assert set(listed[len(moves) :]) <= {-1}


def observation_tells_no_more_than_the_view(state: State, observer: Observer, rng: Rng) -> None:
    """In a position and in redeals of it, a seat observes the same."""
    for seat in range(state.players):
        seen = observer.observe(state, seat)
        for _ in range(3):
            other = state.redeal(seat, rng)
            assert observer.observe(other, seat) == seen, "an observation tells a secret"


def observation_tells_as_much_as_the_view(state: State, observer: Observer, rng: Rng) -> None:
    """In a whole game, positions that look different to a seat are observed differently."""
    views: dict[tuple[float, ...], str] = {}
    for position in positions(state, rng):
        view = text(position.view(0))
        known = views.setdefault(tuple(observer.observe(position, 0)), view)
        assert known == view, "an observation leaves something out"


def bot_does_not_peek(bot: MakeBot, state: State, rng: Rng) -> None:
    """Asked in a position and in redeals of it, with the same chance, a bot does the same."""
    for seat in range(state.players):
        if state.legal(seat):
            worlds = [state, *(state.redeal(seat, rng) for _ in range(4))]
            choices = {bot(seeded("bot")).choose(Sight(world, seat)) for world in worlds}
            assert len(choices) == 1, "the bot knows what it may not know"
            assert choices <= set(state.legal(seat))
            if seat not in state.actors():
                unasked = {bot(seeded("bot")).interrupt(Sight(world, seat)) for world in worlds}
                assert len(unasked) == 1, "the bot knows what it may not know"
                assert unasked <= {None, *state.legal(seat)}


def advice_does_not_peek(advise: Advise, state: State, rng: Rng) -> None:
    """Asked in a position and in redeals of it, with the same chance, advice says the same."""
    for seat in state.actors():
        worlds = [state, state.redeal(seat, rng)]
        said = {text(advise(Sight(world, seat), seeded("advice"))) for world in worlds}
        assert len(said) == 1, "the advice knows what it may not know"


def chances_do_not_peek(state: State, rng: Rng) -> None:
    """Chances for all to see are the same wherever a spectator sees the same."""
    worlds = [state, *(state.redeal(None, rng) for _ in range(2))]
    assert len({text(chances(world, seeded("chances"), 4)) for world in worlds}) == 1
