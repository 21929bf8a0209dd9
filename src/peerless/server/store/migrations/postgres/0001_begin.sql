-- Leases go by the clock of the database, which all processes share.
CREATE FUNCTION now_ms() RETURNS BIGINT LANGUAGE sql VOLATILE
    AS 'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint';

CREATE TABLE peerless (version BIGINT NOT NULL, checked BIGINT NOT NULL DEFAULT 0);
INSERT INTO peerless (version) VALUES (0);

CREATE TABLE guests (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    created BIGINT NOT NULL
);

CREATE TABLE tokens (
    token BYTEA PRIMARY KEY,
    guest TEXT NOT NULL REFERENCES guests ON DELETE CASCADE,
    created BIGINT NOT NULL
);
CREATE INDEX tokens_guest ON tokens (guest);

CREATE TABLE codes (
    code BYTEA PRIMARY KEY,
    guest TEXT NOT NULL REFERENCES guests ON DELETE CASCADE,
    until BIGINT NOT NULL
);
CREATE INDEX codes_guest ON codes (guest);
CREATE INDEX codes_until ON codes (until);

CREATE TABLE contents (
    hash TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    id TEXT NOT NULL,
    data BYTEA NOT NULL
);

-- Who renews holds all tables that name it as their owner.
CREATE TABLE leases (
    owner TEXT PRIMARY KEY,
    until BIGINT NOT NULL
);

-- phase, public, host and running repeat what data says, to be found by.
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    created BIGINT NOT NULL,
    updated BIGINT NOT NULL,
    number BIGINT NOT NULL DEFAULT 0,
    owner TEXT,
    phase TEXT NOT NULL,
    public BIGINT NOT NULL,
    host TEXT NOT NULL,
    running BIGINT NOT NULL,
    data TEXT NOT NULL
);
CREATE INDEX tables_owner ON tables (owner) WHERE owner IS NOT NULL;
CREATE INDEX tables_lobby ON tables (created) WHERE public = 1 AND phase <> 'over';
CREATE INDEX tables_host ON tables (host, phase);
CREATE INDEX tables_running ON tables (id) WHERE running = 1;

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    guest TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX seats_guest ON seats (guest);

CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
    number BIGINT NOT NULL,
    data TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE TABLE lines (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
    guest TEXT NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    at BIGINT NOT NULL
);
CREATE INDEX lines_table ON lines (table_id, id);
CREATE INDEX lines_guest ON lines (guest);

CREATE TABLE ratings (
    key TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    mu DOUBLE PRECISION NOT NULL,
    sigma DOUBLE PRECISION NOT NULL,
    matches BIGINT NOT NULL,
    wins BIGINT NOT NULL
);
CREATE INDEX ratings_best ON ratings (kind, (mu - 3 * sigma) DESC, key);

CREATE TABLE shares (
    id TEXT PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
    eyes TEXT NOT NULL,
    number BIGINT NOT NULL,
    created BIGINT NOT NULL
);
CREATE INDEX shares_table ON shares (table_id);
