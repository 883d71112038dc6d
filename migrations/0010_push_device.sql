CREATE TABLE `push_device` (
	`endpoint` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`session_id` text NOT NULL,
	`p256dh` text NOT NULL,
	`auth` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `push_device_by_user` ON `push_device` (`user_id`);--> statement-breakpoint
CREATE INDEX `push_device_by_session` ON `push_device` (`session_id`);