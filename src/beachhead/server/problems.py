"""What can go wrong with a call, as its description says it."""

from __future__ import annotations

from litestar.openapi.datastructures import ResponseSpec

from beachhead.server.messages import Problem

WORDS = {
    400: "The request is not of the right form, or does not fit the game.",
    403: "The key opens no seat here, or the request comes from a page of another site.",
    404: "There is no such table, game, step or page.",
    409: "The table is not in the state that this needs.",
    413: "The request is too long.",
    429: "Too many requests at once.",
    503: "The store cannot be written now; nothing was changed.",
}
PROBLEMS = {
    status: ResponseSpec(Problem, generate_examples=False, description=words) for status, words in WORDS.items()
}
