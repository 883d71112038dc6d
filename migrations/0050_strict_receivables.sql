-- Refuses while a transcript still stands here and nowhere else: the release before this one moves them each hour.
CREATE TABLE `transcripts_in_d1` (`messages` integer CONSTRAINT `release_before_this_one_moves_them_to_r2` CHECK (`messages` = 0));
--> statement-breakpoint
INSERT INTO `transcripts_in_d1` SELECT count(*) FROM `message`;
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
