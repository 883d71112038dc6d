CREATE TABLE `account_event` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account_id` text NOT NULL,
	`at` integer NOT NULL,
	`what` text NOT NULL,
	`changes` text,
	`other_id` text
);
--> statement-breakpoint
CREATE INDEX `account_event_by_account` ON `account_event` (`account_id`,`at`);
--> statement-breakpoint
-- The history of accounts is appended only.
CREATE TRIGGER account_event_noupd BEFORE UPDATE ON account_event BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
CREATE TRIGGER account_event_nodel BEFORE DELETE ON account_event BEGIN SELECT RAISE(ABORT, 'immutable'); END;
