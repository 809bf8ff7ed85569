"""What Typer could not make sense of, as a fault: by what its errors hold, not by what they say in English."""

from typing import Any

import typer

from stammtisch.core.errors import Fault, StammtischError


class Misused(StammtischError):
    """A command line that says something its command does not know."""

    def __init__(self, fault: Fault, command: str = "") -> None:
        super().__init__(fault)
        self.command = command
        """Whose help may help."""


def misused(error: typer.TyperException) -> Misused | None:
    """The same error with words of our own; None where the help itself has just been shown."""
    context = getattr(error, "ctx", None)
    fault = _fault(error, context)
    return None if fault is None else Misused(fault, context.command_path if context else "")


def _fault(error: Any, context: Any) -> Fault | None:
    """Typer's own classes are private to it, hence Any."""
    if hasattr(error, "possibilities"):
        near = {"near": ", ".join(sorted(error.possibilities))} if error.possibilities else {}
        return Fault("cli.no_such_flag", option=error.option_name, **near)
    if hasattr(error, "param_hint"):
        name, kind = _parameter(error)
        if hasattr(error, "param_type"):
            return Fault("cli.missing_argument" if kind == "argument" else "cli.missing_flag", name=name)
        return Fault("cli.wrong_flag", option=name, reason=error.message.rstrip("."))
    if hasattr(error, "option_name"):
        options = [each for each in context.command.params if error.option_name in each.opts] if context else []
        flag = any(getattr(each, "is_flag", False) for each in options)
        return Fault("cli.flag_without_value" if flag else "cli.flag_needs_value", option=repr(error.option_name))
    message = " ".join(error.format_message().split()).rstrip(".")
    return Fault("plain", text=message) if message else None


def _parameter(error: Any) -> tuple[str, str]:
    """How a parameter is called in an error, and what it is."""
    hint = error.param_hint or (error.param.get_error_hint() if error.param else "")
    name = hint if isinstance(hint, str) else " / ".join(map(repr, hint))
    return name, getattr(error.param, "param_type_name", "")


def strict(command: Any) -> None:
    """What is left over of a line is refused with words of our own."""
    parse = command.parse_args

    def parse_args(ctx: Any, args: list[str]) -> list[str]:
        allowed, ctx.allow_extra_args = ctx.allow_extra_args, True
        rest: list[str] = parse(ctx, args)
        ctx.allow_extra_args = allowed
        if rest and not allowed and not ctx.resilient_parsing:
            shown = " ".join("".join(sign if sign.isprintable() else "?" for sign in arg) for arg in rest)
            raise Misused(Fault("cli.too_much", rest=shown), ctx.command_path)
        return rest

    command.parse_args = parse_args
