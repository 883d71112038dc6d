CREATE INDEX `blocked_client_by_user` ON `blocked_client` (`user_id`);--> statement-breakpoint
CREATE INDEX `inbox_entry_by_user` ON `inbox_entry` (`user_id`);--> statement-breakpoint
CREATE INDEX `audit_by_object` ON `audit_log` (`object`);--> statement-breakpoint
CREATE INDEX `audit_by_actor` ON `audit_log` (`actor_id`);--> statement-breakpoint
CREATE INDEX `audit_by_action` ON `audit_log` (`action`);--> statement-breakpoint
CREATE INDEX `consultation_calls` ON `consultation` (`requested_at`) WHERE kind <> 'chat';--> statement-breakpoint
CREATE INDEX `consultation_chats` ON `consultation` (`requested_at`) WHERE kind = 'chat';--> statement-breakpoint
CREATE INDEX `consultation_with_files` ON `consultation` (`requested_at`) WHERE file_count > 0;--> statement-breakpoint
CREATE INDEX `review_by_time` ON `review` (`at`);--> statement-breakpoint
CREATE INDEX `user_by_role` ON `user` (`role`,`created_at`);
--> statement-breakpoint
-- People by any three characters of a name, an address or a number, for the admins' searches. Its rows have the rowids of
-- their accounts: a migration that rebuilds the table of accounts fills this one anew.
CREATE VIRTUAL TABLE user_search USING fts5(full_name, email, phone, tokenize = 'trigram');
--> statement-breakpoint
INSERT INTO user_search (rowid, full_name, email, phone) SELECT rowid, full_name, email, phone FROM user;
--> statement-breakpoint
CREATE TRIGGER us_new AFTER INSERT ON user
BEGIN INSERT INTO user_search (rowid, full_name, email, phone) VALUES (NEW.rowid, NEW.full_name, NEW.email, NEW.phone); END;
--> statement-breakpoint
CREATE TRIGGER us_changed AFTER UPDATE OF full_name, email, phone ON user
BEGIN UPDATE user_search SET full_name = NEW.full_name, email = NEW.email, phone = NEW.phone WHERE rowid = NEW.rowid; END;
--> statement-breakpoint
CREATE TRIGGER us_gone AFTER DELETE ON user BEGIN DELETE FROM user_search WHERE rowid = OLD.rowid; END;
