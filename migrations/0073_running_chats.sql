ALTER TABLE `consultation` ADD `last_message_at` integer;
--> statement-breakpoint
-- Files by any three characters of their name, for the admins' search. Its rows have the rowids of their files: a migration
-- that rebuilds the table of files fills this one anew.
CREATE VIRTUAL TABLE shared_file_search USING fts5(name, tokenize = 'trigram');
--> statement-breakpoint
INSERT INTO shared_file_search (rowid, name) SELECT rowid, name FROM shared_file;
--> statement-breakpoint
CREATE TRIGGER sf_new AFTER INSERT ON shared_file
BEGIN INSERT INTO shared_file_search (rowid, name) VALUES (NEW.rowid, NEW.name); END;
--> statement-breakpoint
CREATE TRIGGER sf_gone AFTER DELETE ON shared_file BEGIN DELETE FROM shared_file_search WHERE rowid = OLD.rowid; END;
