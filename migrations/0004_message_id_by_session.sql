DROP INDEX `message_id_unique`;--> statement-breakpoint
CREATE UNIQUE INDEX `message_id` ON `message` (`session_id`,`id`);