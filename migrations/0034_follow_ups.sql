CREATE TABLE `follow_up` (
	`session_id` text PRIMARY KEY NOT NULL,
	`astrologer_id` text NOT NULL,
	`text` text NOT NULL,
	`at` integer NOT NULL,
	`reply` text,
	`replied_at` integer,
	CONSTRAINT "follow_up_reply" CHECK((reply is null) = (replied_at is null))
);
--> statement-breakpoint
CREATE INDEX `follow_up_open` ON `follow_up` (`astrologer_id`,`at`) WHERE reply is null;