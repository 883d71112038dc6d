CREATE TABLE `books_mark` (
	`name` text PRIMARY KEY NOT NULL,
	`up_to` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `books_sum` (
	`account_id` text PRIMARY KEY NOT NULL,
	`applied` integer NOT NULL,
	`dr_posted` integer NOT NULL,
	`cr_posted` integer NOT NULL,
	`dr_pending` integer NOT NULL,
	`cr_pending` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `books_sum_by_applied` ON `books_sum` (`applied`);