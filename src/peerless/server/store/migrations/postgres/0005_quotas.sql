-- When a content was last asked to be stored, and whether a match was begun with it. What was stored before stays.
ALTER TABLE contents ADD COLUMN stored BIGINT NOT NULL DEFAULT 0;
ALTER TABLE contents ADD COLUMN played BIGINT NOT NULL DEFAULT 1;

-- Bytes that a table takes besides its log: its data, its contents, its replay.
ALTER TABLE tables ADD COLUMN bytes BIGINT NOT NULL DEFAULT 0;
DROP INDEX tables_host;
CREATE INDEX tables_host ON tables (host, created);
