CREATE TABLE `report_job` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`from_day` text NOT NULL,
	`to_day` text NOT NULL,
	`time_zone` text NOT NULL,
	`from_at` integer NOT NULL,
	`to_at` integer NOT NULL,
	`requested_by` text NOT NULL,
	`requested_at` integer NOT NULL,
	`state` text DEFAULT 'queued' NOT NULL,
	`started_at` integer,
	`tries` integer DEFAULT 0 NOT NULL,
	`key` text,
	`parts` text DEFAULT '[]' NOT NULL,
	`rows` integer DEFAULT 0 NOT NULL,
	`place` text,
	`ready_at` integer,
	CONSTRAINT "report_job_type" CHECK(type in ('payouts', 'revenue', 'sessions', 'users')),
	CONSTRAINT "report_job_state" CHECK(state in ('queued', 'running', 'ready', 'failed')),
	CONSTRAINT "report_job_ready" CHECK((state = 'ready') = (ready_at is not null))
);
--> statement-breakpoint
CREATE INDEX `report_job_by_time` ON `report_job` (`requested_at`);--> statement-breakpoint
CREATE INDEX `report_job_open` ON `report_job` (`requested_at`) WHERE state in ('queued', 'running');