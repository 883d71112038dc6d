CREATE TABLE `consultation` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`astrologer_id` text NOT NULL,
	`kind` text NOT NULL,
	`state` text NOT NULL,
	`end_reason` text,
	`ended_by` text,
	`price_cents` integer NOT NULL,
	`payout_paise_per_min` integer NOT NULL,
	`budget_cents` integer,
	`requested_at` integer NOT NULL,
	`accepted_at` integer,
	`started_at` integer,
	`ended_at` integer,
	`billable_seconds` integer DEFAULT 0 NOT NULL,
	`charge_cents` integer DEFAULT 0 NOT NULL,
	`payout_paise` integer DEFAULT 0 NOT NULL,
	`facts` text,
	`last_message` text,
	`next_due_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `one_live_per_astrologer` ON `consultation` (`astrologer_id`) WHERE state <> 'ended';--> statement-breakpoint
CREATE UNIQUE INDEX `one_live_call_per_user` ON `consultation` (`user_id`) WHERE state <> 'ended' and kind <> 'chat';--> statement-breakpoint
CREATE INDEX `consultation_by_user` ON `consultation` (`user_id`,`requested_at`);--> statement-breakpoint
CREATE INDEX `consultation_by_astrologer` ON `consultation` (`astrologer_id`,`requested_at`);--> statement-breakpoint
CREATE INDEX `consultation_due` ON `consultation` (`next_due_at`) WHERE state <> 'ended';--> statement-breakpoint
CREATE TABLE `consultation_event` (
	`session_id` text NOT NULL,
	`seq` integer NOT NULL,
	`at` integer NOT NULL,
	`what` text NOT NULL,
	`side` text,
	PRIMARY KEY(`session_id`, `seq`)
);
--> statement-breakpoint
CREATE TABLE `message` (
	`session_id` text NOT NULL,
	`seq` integer NOT NULL,
	`id` text NOT NULL,
	`side` text NOT NULL,
	`text` text NOT NULL,
	`file_name` text,
	`file_type` text,
	`file_bytes` integer,
	`file_key` text,
	`at` integer NOT NULL,
	PRIMARY KEY(`session_id`, `seq`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `message_id_unique` ON `message` (`id`);--> statement-breakpoint
CREATE TABLE `problem_report` (
	`id` text PRIMARY KEY NOT NULL,
	`session_id` text NOT NULL,
	`reporter_id` text NOT NULL,
	`reason` text NOT NULL,
	`at` integer NOT NULL,
	`closed_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `one_report_per_party` ON `problem_report` (`session_id`,`reporter_id`);--> statement-breakpoint
CREATE TABLE `review` (
	`session_id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`astrologer_id` text NOT NULL,
	`rating` integer NOT NULL,
	`text` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `review_by_astrologer` ON `review` (`astrologer_id`,`at`);