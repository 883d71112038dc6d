ALTER TABLE `account_closing` ADD `language` text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE `user` ADD `language` text;--> statement-breakpoint
ALTER TABLE `inbox_entry` ADD `language` text;--> statement-breakpoint
ALTER TABLE `notice` ADD `title_hi` text;--> statement-breakpoint
ALTER TABLE `notice` ADD `body_hi` text;