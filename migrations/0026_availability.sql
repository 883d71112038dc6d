CREATE TABLE `online_span` (
	`astrologer_id` text NOT NULL,
	`from_at` integer NOT NULL,
	`to_at` integer,
	PRIMARY KEY(`astrologer_id`, `from_at`),
	CONSTRAINT "online_span_order" CHECK(to_at >= from_at)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `one_open_span` ON `online_span` (`astrologer_id`) WHERE to_at is null;--> statement-breakpoint
CREATE TABLE `weekly_hours` (
	`astrologer_id` text NOT NULL,
	`weekday` integer NOT NULL,
	`from_minute` integer NOT NULL,
	`to_minute` integer NOT NULL,
	PRIMARY KEY(`astrologer_id`, `weekday`, `from_minute`),
	CONSTRAINT "weekly_hours_stretch" CHECK(weekday between 0 and 6 and 0 <= from_minute and from_minute < to_minute and to_minute <= 1440)
);
--> statement-breakpoint
ALTER TABLE `astrologer` ADD `went_offline_because` text;--> statement-breakpoint
ALTER TABLE `astrologer` ADD `back_at` integer;--> statement-breakpoint
ALTER TABLE `astrologer` ADD `takes_chats` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `astrologer` ADD `takes_web_calls` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `astrologer` ADD `takes_phone_calls` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `astrologer` ADD `follows_hours` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `astrologer` ADD `hours_done` text;--> statement-breakpoint
ALTER TABLE `astrologer` ADD `online_for_hours` text;--> statement-breakpoint
ALTER TABLE `user` ADD `time_zone` text;