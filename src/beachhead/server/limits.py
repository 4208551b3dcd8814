"""How much one connection and one address may ask for."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from dataclasses import dataclass

MOST_ADDRESSES = 10_000


@dataclass(frozen=True)
class Pace:
    """So many at once, and so many more each second."""

    burst: float
    each_second: float


@dataclass(frozen=True)
class Limits:
    messages: Pace = Pace(120, 30)  # of one socket
    calls: Pace = Pace(300, 50)  # of one address, of any kind
    posts: Pace = Pace(60, 2)
    sockets: Pace = Pace(60, 5)
    spare_loopback: bool = True  # who plays on the machine itself never meets the limits of an address


class Bucket:
    """Fills at a pace and is emptied by asking."""

    def __init__(self, pace: Pace) -> None:
        self.pace = pace
        self.left = pace.burst
        self.at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.left = min(self.pace.burst, self.left + (now - self.at) * self.pace.each_second)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Doorman:
    """Counts what each address asks for; forgets the addresses that were quiet longest."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()

    def admits(self, address: str, kind: str) -> bool:
        if self.limits.spare_loopback and is_loopback(address):
            return True
        key = (address, kind)
        bucket = self.buckets.pop(key, None) or Bucket(getattr(self.limits, kind))
        self.buckets[key] = bucket
        if len(self.buckets) > MOST_ADDRESSES:
            self.buckets.popitem(last=False)
        return bucket.take()


def is_loopback(address: str) -> bool:
    """Whether it is this machine itself.

    >>> is_loopback("127.0.0.1"), is_loopback("::1"), is_loopback("10.1.2.3"), is_loopback("x")
    (True, True, False, False)
    """
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False
