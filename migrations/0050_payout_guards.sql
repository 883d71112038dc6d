-- Refuses while the transcript of an ended session stands here and nowhere else: the release before this one moves 200 an
-- hour to R2.
CREATE TABLE `transcripts_in_d1` (`messages` integer CONSTRAINT `release_before_this_one_moves_them_to_r2` CHECK (`messages` = 0));
--> statement-breakpoint
INSERT INTO `transcripts_in_d1` SELECT count(*) FROM `message` m JOIN `consultation` c ON c.id = m.session_id
WHERE c.state = 'ended' AND c.transcript_key IS NULL;
--> statement-breakpoint
DROP TABLE `transcripts_in_d1`;
--> statement-breakpoint
DROP TABLE `message`;
--> statement-breakpoint
-- Its amounts are money: no text, no fraction.
CREATE TABLE `kept_receivable` AS SELECT * FROM `payout_receivable`;
--> statement-breakpoint
DROP TABLE `payout_receivable`;
--> statement-breakpoint
CREATE TABLE `payout_receivable` (
	`id` text PRIMARY KEY NOT NULL,
	`astrologer_id` text NOT NULL,
	`session_id` text NOT NULL,
	`paise` integer NOT NULL,
	`at` integer NOT NULL,
	`taken_at` integer,
	CONSTRAINT "payout_receivable_paise" CHECK(paise > 0)
) STRICT;
--> statement-breakpoint
INSERT INTO `payout_receivable` ("id", "astrologer_id", "session_id", "paise", "at", "taken_at") SELECT "id", "astrologer_id", "session_id", "paise", "at", "taken_at" FROM `kept_receivable`;
--> statement-breakpoint
DROP TABLE `kept_receivable`;
--> statement-breakpoint
CREATE INDEX `payout_receivable_open` ON `payout_receivable` (`astrologer_id`) WHERE taken_at is null;
--> statement-breakpoint
-- A share that is owed belongs to an ended session of that astrologer, keeps its amount, and is taken once.
CREATE TRIGGER pr_session BEFORE INSERT ON payout_receivable
WHEN NOT EXISTS (
  SELECT 1 FROM consultation c WHERE c.id = NEW.session_id AND c.astrologer_id = NEW.astrologer_id AND c.state = 'ended'
)
BEGIN SELECT RAISE(ABORT, 'receivable_session'); END;
--> statement-breakpoint
CREATE TRIGGER pr_known BEFORE INSERT ON payout_receivable
WHEN EXISTS (SELECT 1 FROM payout_receivable WHERE id = NEW.id)
BEGIN SELECT RAISE(IGNORE); END;
--> statement-breakpoint
CREATE TRIGGER pr_replace BEFORE INSERT ON payout_receivable
WHEN EXISTS (SELECT 1 FROM payout_receivable WHERE rowid = NEW.rowid AND id <> NEW.id)
BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
CREATE TRIGGER pr_terms BEFORE UPDATE ON payout_receivable
WHEN NEW.id IS NOT OLD.id OR NEW.astrologer_id IS NOT OLD.astrologer_id OR NEW.session_id IS NOT OLD.session_id
  OR NEW.paise IS NOT OLD.paise OR NEW.at IS NOT OLD.at
  OR (OLD.taken_at IS NOT NULL AND NEW.taken_at IS NOT OLD.taken_at)
BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
CREATE TRIGGER pr_nodel BEFORE DELETE ON payout_receivable BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
-- A payout keeps its terms, is reversed once at most, and stays reversed.
CREATE TRIGGER pp_terms BEFORE UPDATE ON payout_period
WHEN NEW.id IS NOT OLD.id OR NEW.astrologer_id IS NOT OLD.astrologer_id OR NEW.paise IS NOT OLD.paise
  OR NEW.reference IS NOT OLD.reference OR NEW.at IS NOT OLD.at
  OR NEW.from_at IS NOT OLD.from_at OR NEW.to_at IS NOT OLD.to_at
  OR (OLD.reversed_at IS NOT NULL
    AND (NEW.reversed_at IS NOT OLD.reversed_at OR NEW.reversed_because IS NOT OLD.reversed_because))
BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
CREATE TRIGGER pp_nodel BEFORE DELETE ON payout_period BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
-- No replace: neither of this row, nor of the one that a unique index would give up for it.
CREATE TRIGGER pp_known BEFORE INSERT ON payout_period
WHEN EXISTS (SELECT 1 FROM payout_period WHERE id = NEW.id OR rowid = NEW.rowid)
BEGIN SELECT RAISE(ABORT, 'UNIQUE constraint failed: payout_period.id'); END;
--> statement-breakpoint
CREATE TRIGGER pp_once BEFORE INSERT ON payout_period
WHEN NEW.reversed_at IS NULL AND NEW.to_at > 0 AND EXISTS (
  SELECT 1 FROM payout_period p
  WHERE p.astrologer_id = NEW.astrologer_id AND p.to_at = NEW.to_at AND p.reversed_at IS NULL
)
BEGIN SELECT RAISE(ABORT, 'UNIQUE constraint failed: payout_period.astrologer_id'); END;
