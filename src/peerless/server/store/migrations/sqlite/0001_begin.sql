PRAGMA application_id = 0x50454552;

CREATE TABLE peerless (checked INTEGER NOT NULL) STRICT;
INSERT INTO peerless VALUES (0);

CREATE TABLE guests (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE tokens (
    token BLOB PRIMARY KEY,
    guest TEXT NOT NULL REFERENCES guests ON DELETE CASCADE,
    created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX tokens_guest ON tokens (guest);

CREATE TABLE codes (
    code BLOB PRIMARY KEY,
    guest TEXT NOT NULL REFERENCES guests ON DELETE CASCADE,
    until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX codes_guest ON codes (guest);
CREATE INDEX codes_until ON codes (until);

CREATE TABLE contents (
    hash TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    id TEXT NOT NULL,
    data BLOB NOT NULL
) STRICT;

-- Who renews holds all tables that name it as their owner.
CREATE TABLE leases (
    owner TEXT PRIMARY KEY,
    until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- phase, public, host and running repeat what data says, to be found by.
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    created INTEGER NOT NULL,
    updated INTEGER NOT NULL,
    number INTEGER NOT NULL DEFAULT 0,
    owner TEXT,
    phase TEXT NOT NULL,
    public INTEGER NOT NULL,
    host TEXT NOT NULL,
    running INTEGER NOT NULL,
    data TEXT NOT NULL
) STRICT;
CREATE INDEX tables_owner ON tables (owner) WHERE owner IS NOT NULL;
CREATE INDEX tables_lobby ON tables (created) WHERE public = 1 AND phase <> 'over';
CREATE INDEX tables_host ON tables (host, phase);
CREATE INDEX tables_running ON tables (id) WHERE running = 1;

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    guest TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_guest ON seats (guest);

CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
    number INTEGER NOT NULL,
    data TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE lines (
    id INTEGER PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
    guest TEXT NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    at INTEGER NOT NULL
) STRICT;
CREATE INDEX lines_table ON lines (table_id, id);
CREATE INDEX lines_guest ON lines (guest);

CREATE TABLE ratings (
    key TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    matches INTEGER NOT NULL,
    wins INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX ratings_best ON ratings (kind, (mu - 3 * sigma) DESC, key);

CREATE TABLE shares (
    id TEXT PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
    eyes TEXT NOT NULL,
    number INTEGER NOT NULL,
    created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX shares_table ON shares (table_id);
