CREATE TABLE `client_note` (
	`astrologer_id` text NOT NULL,
	`user_id` text NOT NULL,
	`text` text NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`astrologer_id`, `user_id`)
);
--> statement-breakpoint
ALTER TABLE `review` ADD `reply` text;--> statement-breakpoint
ALTER TABLE `review` ADD `replied_at` integer;--> statement-breakpoint
ALTER TABLE `review` ADD `removed_at` integer;--> statement-breakpoint
ALTER TABLE `review` ADD `removed_because` text;