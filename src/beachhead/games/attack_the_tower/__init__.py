"""Attack the Tower: two kingdoms, three paths to each palace, and one attack strong enough to take it."""
