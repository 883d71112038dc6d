ALTER TABLE `consultation_birth` ADD `second_profile_id` text;--> statement-breakpoint
ALTER TABLE `consultation_birth` ADD `second` text;--> statement-breakpoint
CREATE INDEX `consultation_birth_by_second` ON `consultation_birth` (`second_profile_id`) WHERE second_profile_id is not null;