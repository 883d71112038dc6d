-- A room's store in a chat that runs, from before there were stretches: 240 messages, and the hold of two minutes.
CREATE TABLE fact (key TEXT PRIMARY KEY, kind TEXT NOT NULL, side TEXT NOT NULL, connection TEXT, at INTEGER NOT NULL);
CREATE TABLE message (seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, side TEXT NOT NULL, text TEXT NOT NULL, file TEXT, at INTEGER NOT NULL);
CREATE TABLE mark (side TEXT PRIMARY KEY, delivered INTEGER NOT NULL, read INTEGER NOT NULL);
CREATE TABLE event (seq INTEGER PRIMARY KEY, at INTEGER NOT NULL, what TEXT NOT NULL, side TEXT);
CREATE TABLE hold (n INTEGER PRIMARY KEY, cents INTEGER NOT NULL);
INSERT INTO fact VALUES ('join:a', 'join', 'user', 'a', 1000), ('join:b', 'join', 'astrologer', 'b', 2000);
WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 240)
INSERT INTO message SELECT i, 'm' || i, iif(i % 2, 'user', 'astrologer'), 'नमस्ते ' || i, NULL, 2000 + i FROM n;
INSERT INTO mark VALUES ('user', 240, 238), ('astrologer', 240, 240);
INSERT INTO event VALUES (1, 500, 'requested', 'user'), (2, 900, 'accepted', 'astrologer'), (3, 2000, 'started', NULL);
INSERT INTO hold VALUES (1, 360);
