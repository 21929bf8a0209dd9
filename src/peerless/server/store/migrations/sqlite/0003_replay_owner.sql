-- The process that writes the replay of a finished match; it counts while that process has a lease.
ALTER TABLE tables ADD COLUMN replay_owner TEXT;
