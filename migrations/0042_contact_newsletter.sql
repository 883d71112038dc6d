CREATE TABLE `newsletter_address` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`asked_at` integer NOT NULL,
	`confirmed_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `newsletter_address_email_unique` ON `newsletter_address` (`email`);--> statement-breakpoint
ALTER TABLE `inbox_entry` ADD `sender_name` text;--> statement-breakpoint
ALTER TABLE `inbox_entry` ADD `sender_email` text;