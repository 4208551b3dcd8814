"""What the server refuses, each with a code for programs, a status for HTTP and a sentence for people."""

from __future__ import annotations

from beachhead.kernel import errors


class Declined(errors.Refused):
    """A request that cannot be met; nothing has changed."""

    code = "bad_request"
    status = 400


class NoSuchTable(Declined):
    code = "no_table"
    status = 404


class NotFound(Declined):
    code = "not_found"
    status = 404


class WrongKey(Declined):
    """The key opens no seat here."""

    code = "wrong_key"
    status = 403


class WrongOrigin(Declined):
    """The request comes from a page that is not ours."""

    code = "wrong_origin"
    status = 403


class NotYourSeat(Declined):
    code = "not_your_seat"
    status = 403


class NotNow(Declined):
    """The table is not in the state that this needs."""

    code = "not_now"
    status = 409


class TooBig(Declined):
    code = "too_big"
    status = 413


class TooMany(Declined):
    code = "rate"
    status = 429


class BadMessage(Declined):
    code = "bad_message"


class StorageFailed(Declined):
    """The store could not be written; the table stands as it stood."""

    code = "storage"
    status = 503


class Overtaken(Exception):
    """Another writer has stored this number of the log first: the room must catch up."""


CODES: dict[type[errors.Refused], str] = {
    errors.UnknownGame: "no_game",
    errors.BadSetup: "bad_setup",
    errors.BadOption: "bad_option",
    errors.NotOffered: "not_offered",
    errors.Stale: "stale",
    errors.NotYourTurn: "not_your_turn",
    errors.NothingToUndo: "nothing_to_undo",
    errors.BadRecord: "bad_record",
    errors.BadSave: "bad_save",
    errors.OtherRules: "other_rules",
}


def code_of(wrong: errors.Refused) -> str:
    if isinstance(wrong, Declined):
        return wrong.code
    return CODES.get(type(wrong), "bad_request")


def status_of(wrong: errors.Refused) -> int:
    if isinstance(wrong, Declined):
        return wrong.status
    if isinstance(wrong, errors.UnknownGame):
        return 404
    return 409 if isinstance(wrong, errors.OtherRules) else 400
