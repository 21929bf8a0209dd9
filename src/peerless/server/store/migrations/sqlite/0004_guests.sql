-- What people see of a device: the families of its browser and system, and the day it was last used.
ALTER TABLE tokens ADD COLUMN browser TEXT NOT NULL DEFAULT '';
ALTER TABLE tokens ADD COLUMN system TEXT NOT NULL DEFAULT '';
ALTER TABLE tokens ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;

-- Skeletons of the name a guest has claimed: names with an equal skeleton look the same.
CREATE TABLE claims (
    skeleton TEXT PRIMARY KEY,
    guest TEXT NOT NULL REFERENCES guests ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE INDEX claims_guest ON claims (guest);

-- Deletions of guests whose bytes may still be in the file.
ALTER TABLE peerless ADD COLUMN unwiped INTEGER NOT NULL DEFAULT 0;

-- Hashes of the ids of deleted guests: nothing of theirs is written any more.
CREATE TABLE deleted (guest BLOB PRIMARY KEY) STRICT, WITHOUT ROWID;
