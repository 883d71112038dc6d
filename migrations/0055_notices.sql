CREATE TABLE `notice` (
	`user_id` text NOT NULL,
	`tag` text NOT NULL,
	`id` text NOT NULL,
	`type` text NOT NULL,
	`title` text NOT NULL,
	`body` text NOT NULL,
	`url` text NOT NULL,
	`at` integer NOT NULL,
	`outcome` text NOT NULL,
	PRIMARY KEY(`user_id`, `tag`)
);
--> statement-breakpoint
CREATE INDEX `notice_by_user` ON `notice` (`user_id`,`at`);--> statement-breakpoint
CREATE INDEX `notice_by_time` ON `notice` (`at`);--> statement-breakpoint
CREATE TABLE `notice_choice` (
	`user_id` text PRIMARY KEY NOT NULL,
	`muted` text DEFAULT '[]' NOT NULL,
	`quiet_from` integer,
	`quiet_to` integer,
	CONSTRAINT "notice_choice_quiet" CHECK((quiet_from is null) = (quiet_to is null))
);
