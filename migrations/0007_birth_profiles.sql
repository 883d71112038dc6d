CREATE TABLE `birth_profile` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`relation` text NOT NULL,
	`name` text NOT NULL,
	`gender` text,
	`date` text NOT NULL,
	`time` text,
	`uncertainty_minutes` integer NOT NULL,
	`clock_reading` text,
	`place_name` text NOT NULL,
	`lat` real NOT NULL,
	`lon` real NOT NULL,
	`tz` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `birth_profile_by_user` ON `birth_profile` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `consultation_birth` (
	`session_id` text PRIMARY KEY NOT NULL,
	`profile_id` text NOT NULL,
	`birth` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `consultation_birth_by_profile` ON `consultation_birth` (`profile_id`);