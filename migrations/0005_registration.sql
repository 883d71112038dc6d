CREATE TABLE `registration` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`phone` text NOT NULL,
	`full_name` text NOT NULL,
	`gender` text,
	`role` text NOT NULL,
	`password_hash` text NOT NULL,
	`practice` text,
	`contested` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `registration_newest` ON `registration` (`email`,created_at desc);--> statement-breakpoint
ALTER TABLE `one_time_code` ADD `registration_id` text;--> statement-breakpoint
DELETE FROM astrologer WHERE id IN (SELECT id FROM user WHERE status = 'pending');--> statement-breakpoint
DELETE FROM user WHERE status = 'pending';
