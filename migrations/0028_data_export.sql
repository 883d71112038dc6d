CREATE TABLE `data_export` (
	`account_id` text PRIMARY KEY NOT NULL,
	`state` text NOT NULL,
	`requested_at` integer NOT NULL,
	`started_at` integer,
	`tries` integer DEFAULT 0 NOT NULL,
	`ready_at` integer,
	`key` text,
	`bytes` integer
);
--> statement-breakpoint
CREATE INDEX `data_export_state` ON `data_export` (`state`,`requested_at`);