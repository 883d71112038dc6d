CREATE TABLE `mail_ended` (
	`email` text NOT NULL,
	`kind` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`email`, `kind`)
);
--> statement-breakpoint
CREATE TABLE `mail_failure` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`cause` text NOT NULL,
	`at` integer NOT NULL,
	`settled` integer DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE INDEX `mail_failure_by_email` ON `mail_failure` (`email`,`at`);--> statement-breakpoint
CREATE INDEX `mail_failure_by_time` ON `mail_failure` (`at`);--> statement-breakpoint
CREATE TABLE `mail_mark` (
	`email` text PRIMARY KEY NOT NULL,
	`cause` text NOT NULL,
	`marked_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `mail_sent` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `mail_sent_by_time` ON `mail_sent` (`at`);