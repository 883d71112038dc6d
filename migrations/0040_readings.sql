CREATE TABLE `reading` (
	`session_id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`astrologer_id` text NOT NULL,
	`birth` text,
	`note` text DEFAULT '' NOT NULL,
	`remedies` text DEFAULT '' NOT NULL,
	`dates` text DEFAULT '[]' NOT NULL,
	`written_at` integer,
	`updated_at` integer,
	`deleted_at` integer,
	CONSTRAINT "reading_deleted" CHECK(deleted_at is null or (birth is null and note = '' and remedies = '' and dates = '[]')),
	CONSTRAINT "reading_written" CHECK((written_at is null) = (updated_at is null))
);
--> statement-breakpoint
CREATE INDEX `reading_by_user` ON `reading` (`user_id`) WHERE deleted_at is null;