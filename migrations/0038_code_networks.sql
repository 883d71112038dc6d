ALTER TABLE `one_time_code` ADD `network` text;--> statement-breakpoint
ALTER TABLE `one_time_code` ADD `other_tries` integer DEFAULT 0 NOT NULL;