"""The small errors that can be planted in a source file, each at one place."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from typing import NamedTuple

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
}
# What a function with this result could wrongly give back.
RESULTS = {"bool": ["True", "False"], "int": ["0"], "list": ["[]"], "str": ["''"]}


class Mutant(NamedTuple):
    """One planted error: what stands at a place of a file, and what is put there instead."""

    id: str
    file: str
    where: str  # the class and function
    line: int
    start: int  # in bytes, from the beginning of the file
    end: int
    before: str
    after: str

    def source(self, text: str) -> str:
        """The whole file with the error in it."""
        data = text.encode()
        return (data[: self.start] + self.after.encode() + data[self.end :]).decode()

    def __str__(self) -> str:
        return f"{self.file}:{self.line} {self.where}: {self.before} -> {self.after}"


def mutants(file: str, text: str) -> list[Mutant]:
    """All errors that can be planted in a file.

    The id of a mutant says what is changed in which function and not where that stands, so that it
    stays the same when other things in the file change.
    """
    offsets = [0]
    for line in text.encode().splitlines(keepends=True):
        offsets.append(offsets[-1] + len(line))
    seen: Counter[str] = Counter()
    found: list[Mutant] = []
    for where, node, after in _changes(ast.parse(text), "", None):
        before = ast.unparse(node)
        what = f"{file} {where} {before} -> {after}"
        seen[what] += 1
        name = sha256(f"{what} {seen[what]}".encode()).hexdigest()[:10]
        start = offsets[node.lineno - 1] + node.col_offset
        end = offsets[(node.end_lineno or 0) - 1] + (node.end_col_offset or 0)
        found.append(Mutant(name, file, where, node.lineno, start, end, before, after))
    return found


Change = tuple[str, "ast.expr | ast.stmt", str]


def _changes(node: ast.AST, where: str, result: str | None) -> Iterator[Change]:
    """The changes in a node and all below it; `result` is the type its function gives back."""
    if _means_nothing(node):
        return
    below = list(ast.iter_child_nodes(node))
    if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
        where = f"{where}.{node.name}".lstrip(".")
        below = [*node.body]
        if not isinstance(node, ast.ClassDef):
            result = ast.unparse(node.returns) if node.returns else None
    elif isinstance(node, ast.stmt):
        yield from ((where, node, after) for after in _statement(node))
    elif isinstance(node, ast.expr):
        yield from ((where, node, f"({after})") for after in _expression(node))
    if isinstance(node, ast.Return) and node.value:
        yield from ((where, node.value, after) for after in _results(node.value, result))
    if isinstance(node, ast.If | ast.While | ast.IfExp) and not _is_negated_below(node.test):
        yield where, node.test, f"(not ({ast.unparse(node.test)}))"
    for child in below:
        if child is not getattr(node, "annotation", None):
            yield from _changes(child, where, result)


def _results(value: ast.expr, result: str | None) -> list[str]:
    """What could wrongly be given back instead of a value; a constant is changed by itself."""
    if isinstance(value, ast.Constant):
        return []
    wrong = RESULTS.get((result or "").split("[")[0], [])
    return [each for each in wrong if each != ast.unparse(value)]


def _means_nothing(node: ast.AST) -> bool:
    """Docstrings, imports, types, and what says that something cannot happen."""
    match node:
        case ast.Expr(value=ast.Constant()) | ast.Import() | ast.ImportFrom():
            return True
        case ast.If(test=ast.Name(id="TYPE_CHECKING")) | ast.Assert():
            return True
        case ast.Raise(exc=ast.Call(func=ast.Name(id="AssertionError"))):
            return True
        case ast.JoinedStr():  # Python 3.11 does not know where its parts stand
            return True
    return False


def _is_negated_below(test: ast.expr) -> bool:
    """Its own change is its opposite already."""
    match test:
        case ast.Compare(ops=[ast.Lt() | ast.LtE() | ast.Gt() | ast.GtE()]):
            return False
        case ast.Compare(ops=[_]) | ast.UnaryOp(op=ast.Not()):
            return True
    return False


def _statement(node: ast.stmt) -> list[str]:
    """What a statement could wrongly be."""
    match node:
        case ast.Expr(value=ast.Call() | ast.Await()) | ast.AugAssign() | ast.Raise():
            wrong = ["pass"]
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            wrong = ["pass"]
        case ast.Break():
            wrong = ["continue"]
        case ast.Continue():
            wrong = ["break"]
        case _:
            wrong = []
    if isinstance(node, ast.AugAssign) and type(node.op) in ARITHMETIC:
        wrong.append(ast.unparse(ast.AugAssign(node.target, _other(node.op), node.value)))
    return wrong


def _other(operator: ast.operator) -> ast.operator:
    return ARITHMETIC[type(operator)]()


def _expression(node: ast.expr) -> list[str]:
    """What an expression could wrongly be."""
    match node:
        case ast.Compare(ops=[operator]):
            swapped = COMPARISONS[type(operator)]()
            return [ast.unparse(ast.Compare(node.left, [swapped], node.comparators))]
        case ast.BinOp() if type(node.op) in ARITHMETIC and not _is_text(node):
            return [ast.unparse(ast.BinOp(node.left, _other(node.op), node.right))]
        case ast.BoolOp(op=ast.And()):
            return [ast.unparse(ast.BoolOp(ast.Or(), node.values))]
        case ast.BoolOp(op=ast.Or()):
            return [ast.unparse(ast.BoolOp(ast.And(), node.values))]
        case ast.UnaryOp(op=ast.Not()):
            return [ast.unparse(node.operand)]
        case ast.Constant(value=bool() as value):
            return [str(not value)]
        case ast.Constant(value=int() as value):
            return [str(value + 1)]
    return []


def _is_text(node: ast.BinOp) -> bool:
    """Texts and types are put together with these signs too."""
    return any(
        isinstance(side, ast.JoinedStr) or (isinstance(side, ast.Constant) and not side.value)
        for side in (node.left, node.right)
    )
