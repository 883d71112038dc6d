CREATE TABLE `voice_leg` (
	`id` text PRIMARY KEY NOT NULL,
	`session_id` text NOT NULL,
	`side` text NOT NULL,
	`device` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `voice_leg_by_session` ON `voice_leg` (`session_id`);--> statement-breakpoint
CREATE INDEX `voice_leg_at` ON `voice_leg` (`at`);--> statement-breakpoint
ALTER TABLE `user` ADD `phone_verified_at` integer;