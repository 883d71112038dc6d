-- The store of the chat that runs in f697e40f.sql, written by hand in the tables of f697e40f: 240 messages, the hold of two
-- minutes, and the presence of a minute as that version's clock wrote it.
CREATE TABLE fact (key TEXT PRIMARY KEY, kind TEXT NOT NULL, side TEXT NOT NULL, connection TEXT, at INTEGER NOT NULL);
CREATE TABLE message (seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, side TEXT NOT NULL, text TEXT NOT NULL, file TEXT, at INTEGER NOT NULL);
CREATE TABLE mark (side TEXT PRIMARY KEY, delivered INTEGER NOT NULL, read INTEGER NOT NULL);
CREATE TABLE event (seq INTEGER PRIMARY KEY, at INTEGER NOT NULL, what TEXT NOT NULL, side TEXT);
CREATE TABLE hold (n INTEGER PRIMARY KEY, cents INTEGER NOT NULL);
CREATE TABLE stretch (n INTEGER PRIMARY KEY, side TEXT NOT NULL, connection TEXT, start INTEGER NOT NULL, stop INTEGER NOT NULL);
INSERT INTO stretch VALUES (1, 'user', 'a', 1796062713000, 1796062775000), (2, 'astrologer', 'b', 1796062715000, 1796062775000);
WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 240)
INSERT INTO message SELECT i, 'm' || i, iif(i % 2, 'user', 'astrologer'), 'नमस्ते ' || i, NULL, 1796062715000 + i FROM n;
INSERT INTO mark VALUES ('user', 240, 238), ('astrologer', 240, 240);
INSERT INTO event VALUES (1, 1796062700000, 'requested', 'user'), (2, 1796062712000, 'accepted', 'astrologer'), (3, 1796062715000, 'started', NULL);
INSERT INTO hold VALUES (1, 240);
