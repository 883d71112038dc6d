CREATE TABLE `job_run` (
	`job` text PRIMARY KEY NOT NULL,
	`done_for` integer DEFAULT 0 NOT NULL,
	`started_at` integer
);
--> statement-breakpoint
CREATE INDEX `webhook_event_by_time` ON `webhook_event` (`at`);