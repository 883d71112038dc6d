CREATE TABLE `verification` (
	`astrologer_id` text NOT NULL,
	`what` text NOT NULL,
	`checked_on` text NOT NULL,
	`marked_by` text NOT NULL,
	`marked_at` integer NOT NULL,
	PRIMARY KEY(`astrologer_id`, `what`),
	CONSTRAINT "verification_what" CHECK(what in ('identity', 'training', 'trial_session')),
	CONSTRAINT "verification_day" CHECK(checked_on glob '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]')
);
