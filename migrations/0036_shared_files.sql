CREATE TABLE `shared_file` (
	`session_id` text NOT NULL,
	`id` text NOT NULL,
	`key` text NOT NULL,
	`name` text NOT NULL,
	`side` text NOT NULL,
	`at` integer NOT NULL,
	`removed` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`session_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `shared_file_by_time` ON `shared_file` (`at`) WHERE removed = 0;