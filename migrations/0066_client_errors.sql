CREATE TABLE `client_error` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`message` text NOT NULL,
	`frame` text NOT NULL,
	`stack` text NOT NULL,
	`page` text NOT NULL,
	`build` text NOT NULL,
	`browser` text NOT NULL,
	`count` integer NOT NULL,
	`first_at` integer NOT NULL,
	`last_at` integer NOT NULL,
	`seen_at` integer
);
--> statement-breakpoint
CREATE INDEX `client_error_by_last` ON `client_error` (`last_at`);