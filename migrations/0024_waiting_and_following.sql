CREATE TABLE `follow` (
	`user_id` text NOT NULL,
	`astrologer_id` text NOT NULL,
	`by_mail` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`due_at` integer,
	`notified_at` integer,
	PRIMARY KEY(`user_id`, `astrologer_id`)
);
--> statement-breakpoint
CREATE INDEX `follow_astrologer` ON `follow` (`astrologer_id`);--> statement-breakpoint
CREATE INDEX `follow_due` ON `follow` (`due_at`) WHERE due_at is not null;--> statement-breakpoint
CREATE TABLE `waiting_place` (
	`astrologer_id` text NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`joined_at` integer NOT NULL,
	`turn_ends_at` integer,
	PRIMARY KEY(`astrologer_id`, `user_id`)
);
--> statement-breakpoint
CREATE INDEX `waiting_place_user` ON `waiting_place` (`user_id`);