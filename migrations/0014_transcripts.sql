ALTER TABLE `consultation` ADD `message_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `consultation` ADD `file_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `consultation` ADD `transcript_key` text;