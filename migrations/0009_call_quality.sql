CREATE TABLE `call_feedback` (
	`session_id` text NOT NULL,
	`side` text NOT NULL,
	`score` integer NOT NULL,
	`issue` text,
	`at` integer NOT NULL,
	PRIMARY KEY(`session_id`, `side`)
);
--> statement-breakpoint
CREATE TABLE `call_metric` (
	`session_id` text NOT NULL,
	`side` text NOT NULL,
	`at` integer NOT NULL,
	`samples` integer NOT NULL,
	`score` real,
	`round_trip_ms` integer,
	`jitter_ms` integer NOT NULL,
	`loss_percent` real NOT NULL,
	`warnings` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `call_metric_by_session` ON `call_metric` (`session_id`);--> statement-breakpoint
CREATE INDEX `call_metric_at` ON `call_metric` (`at`);