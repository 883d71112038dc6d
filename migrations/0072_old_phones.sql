CREATE TABLE `old_phones` (
	`id` text PRIMARY KEY NOT NULL,
	`last_id` text DEFAULT '' NOT NULL,
	`seen` integer DEFAULT 0 NOT NULL,
	`rewritten` integer DEFAULT 0 NOT NULL,
	`shared` integer DEFAULT 0 NOT NULL,
	`invalid` integer DEFAULT 0 NOT NULL,
	`unverified_invalid` integer DEFAULT 0 NOT NULL,
	`done_at` integer
);
--> statement-breakpoint
ALTER TABLE `user` ADD `verified_phone` text;--> statement-breakpoint
ALTER TABLE `user` ADD `phone_lost` text;--> statement-breakpoint
CREATE UNIQUE INDEX `user_verified_phone` ON `user` (`verified_phone`) WHERE verified_phone is not null;