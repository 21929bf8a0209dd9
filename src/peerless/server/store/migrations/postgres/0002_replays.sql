-- Finished matches as they were played: views and events of each step, which later rules need not be able to repeat.
CREATE TABLE replays (
    table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
    eyes TEXT NOT NULL,
    data BYTEA NOT NULL,
    PRIMARY KEY (table_id, eyes)
);

-- 0: not tried yet, 1: stored, 2: cannot be stored.
ALTER TABLE tables ADD COLUMN replay BIGINT NOT NULL DEFAULT 0;
CREATE INDEX tables_without_replay ON tables (updated) WHERE phase = 'over' AND replay = 0;
