CREATE TABLE `contact_change` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`field` text NOT NULL,
	`value` text NOT NULL,
	`previous` text,
	`asked_by` text NOT NULL,
	`asked_at` integer NOT NULL,
	`confirmed_at` integer,
	`objected_at` integer,
	FOREIGN KEY (`account_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `contact_change_waiting` ON `contact_change` (`account_id`,`field`) WHERE confirmed_at is null;--> statement-breakpoint
CREATE INDEX `contact_change_by_time` ON `contact_change` (`asked_at`);