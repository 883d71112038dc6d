CREATE TABLE `figures_slot` (
	`length` integer NOT NULL,
	`from_at` integer NOT NULL,
	`captured` integer NOT NULL,
	`refunded` integer NOT NULL,
	`payout` integer NOT NULL,
	`taken_back` integer NOT NULL,
	`calls` integer NOT NULL,
	`chats` integer NOT NULL,
	`answered` integer NOT NULL,
	`billed` integer NOT NULL,
	`seconds` integer NOT NULL,
	`failed` integer NOT NULL,
	`people` integer NOT NULL,
	`chat_messages` integer NOT NULL,
	`chat_seconds` integer NOT NULL,
	`chats_billed` integer NOT NULL,
	PRIMARY KEY(`length`, `from_at`)
);
--> statement-breakpoint
CREATE TABLE `row_count` (
	`name` text PRIMARY KEY NOT NULL,
	`n` integer NOT NULL
);
--> statement-breakpoint
DROP INDEX `shared_file_by_time`;--> statement-breakpoint
CREATE INDEX `shared_file_by_time` ON `shared_file` (`at`,`id`) WHERE removed = 0;--> statement-breakpoint
INSERT INTO row_count (name, n) SELECT role || ':' || status, count(*) FROM user GROUP BY 1;
--> statement-breakpoint
INSERT INTO row_count (name, n) SELECT kind, count(*) FROM consultation GROUP BY 1;
--> statement-breakpoint
CREATE TRIGGER rc_user_new AFTER INSERT ON user BEGIN
  INSERT INTO row_count (name, n) VALUES (NEW.role || ':' || NEW.status, 1) ON CONFLICT (name) DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
CREATE TRIGGER rc_user_changed AFTER UPDATE OF role, status ON user
WHEN NEW.role IS NOT OLD.role OR NEW.status IS NOT OLD.status BEGIN
  UPDATE row_count SET n = n - 1 WHERE name = OLD.role || ':' || OLD.status;
  INSERT INTO row_count (name, n) VALUES (NEW.role || ':' || NEW.status, 1) ON CONFLICT (name) DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
CREATE TRIGGER rc_user_gone AFTER DELETE ON user BEGIN
  UPDATE row_count SET n = n - 1 WHERE name = OLD.role || ':' || OLD.status;
END;
--> statement-breakpoint
CREATE TRIGGER rc_consultation_new AFTER INSERT ON consultation BEGIN
  INSERT INTO row_count (name, n) VALUES (NEW.kind, 1) ON CONFLICT (name) DO UPDATE SET n = n + 1;
END;
