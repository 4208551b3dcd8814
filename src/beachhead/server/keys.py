"""Keys to seats and names of tables: random, and stored only as hashes."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
import unicodedata

KEY_BYTES = 24  # 192 bits
ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"
TABLE_LETTERS = 20  # 100 bits: a link to watch, not a key
NAME_LENGTH = 40
SALT_LENGTH = 64


def new_key() -> str:
    return secrets.token_urlsafe(KEY_BYTES)


def hashed(key: str) -> str:
    """What is stored of a key.

    >>> hashed("a") == hashed("a"), len(hashed("a"))
    (True, 64)
    """
    return hashlib.sha256(key.encode()).hexdigest()


def opens(key: str, stored: str) -> bool:
    return bool(stored) and hmac.compare_digest(hashed(key), stored)


def new_table_id() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(TABLE_LETTERS))


def tidy_name(name: str, otherwise: str) -> str:
    """A name on one line, without signs that cannot be seen.

    >>> tidy_name("  Ann\\n Lee\\u202e ", "Red")
    'Ann Lee'
    >>> tidy_name("", "Red")
    'Red'
    """
    seen = "".join(c if unicodedata.category(c)[0] not in "CZ" else " " for c in name)
    return " ".join(seen.split())[:NAME_LENGTH].strip() or otherwise


def tidy_salt(salt: str) -> str:
    """Letters and digits only, so that a salt stands in a record's header as it is.

    >>> tidy_salt("ab c/1\\n")
    'abc1'
    """
    return re.sub(r"[^A-Za-z0-9_-]", "", salt)[:SALT_LENGTH]
