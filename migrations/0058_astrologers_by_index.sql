ALTER TABLE `astrologer` ADD `listed_name` text;--> statement-breakpoint
ALTER TABLE `astrologer` ADD `registered_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `astrologer` ADD `seen_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `astrologer_by_name` ON `astrologer` (`is_approved`,`chat_enabled`,`status`,listed_name collate nocase,`id`) WHERE listed_name is not null;--> statement-breakpoint
CREATE INDEX `astrologer_by_experience` ON `astrologer` (`is_approved`,`chat_enabled`,`status`,`experience_years`,`id`) WHERE listed_name is not null;--> statement-breakpoint
CREATE INDEX `astrologer_by_rating` ON `astrologer` (`is_approved`,`chat_enabled`,`status`,(case when rating_count = 0 then 0 else (rating_sum * 20 + rating_count) / (2 * rating_count) end),`id`) WHERE listed_name is not null;--> statement-breakpoint
CREATE INDEX `astrologer_by_registration` ON `astrologer` (`is_approved`,`chat_enabled`,`status`,`registered_at`,`id`) WHERE listed_name is not null;--> statement-breakpoint
CREATE INDEX `astrologer_seen` ON `astrologer` (`is_approved`,`status`,`seen_at`) WHERE listed_name is not null;--> statement-breakpoint
-- Copies for the admins' list, kept by triggers: the account's name while it is open, its day, and when it was last seen.
CREATE TRIGGER al_practice AFTER INSERT ON astrologer BEGIN
  UPDATE astrologer SET
    listed_name = (SELECT full_name FROM user WHERE id = NEW.id AND role = 'astrologer' AND status <> 'closed'),
    registered_at = coalesce((SELECT created_at FROM user WHERE id = NEW.id), 0),
    seen_at = coalesce((SELECT last_login_at FROM user WHERE id = NEW.id), 0)
  WHERE id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER al_account AFTER UPDATE OF full_name, role, status, last_login_at ON user BEGIN
  UPDATE astrologer SET
    listed_name = CASE WHEN NEW.role = 'astrologer' AND NEW.status <> 'closed' THEN NEW.full_name END,
    seen_at = max(seen_at, coalesce(NEW.last_login_at, 0))
  WHERE id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER as_login AFTER INSERT ON auth_session BEGIN
  UPDATE astrologer SET seen_at = NEW.last_seen_at WHERE id = NEW.user_id AND seen_at < NEW.last_seen_at;
END;
--> statement-breakpoint
CREATE TRIGGER as_login_used AFTER UPDATE OF last_seen_at ON auth_session BEGIN
  UPDATE astrologer SET seen_at = NEW.last_seen_at WHERE id = NEW.user_id AND seen_at < NEW.last_seen_at;
END;
--> statement-breakpoint
CREATE TRIGGER as_span AFTER INSERT ON online_span WHEN NEW.to_at IS NOT NULL BEGIN
  UPDATE astrologer SET seen_at = NEW.to_at WHERE id = NEW.astrologer_id AND seen_at < NEW.to_at;
END;
--> statement-breakpoint
CREATE TRIGGER as_span_over AFTER UPDATE OF to_at ON online_span WHEN NEW.to_at IS NOT NULL BEGIN
  UPDATE astrologer SET seen_at = NEW.to_at WHERE id = NEW.astrologer_id AND seen_at < NEW.to_at;
END;
--> statement-breakpoint
-- Numbers of the admins' filters: practice:<approved>:<chats>:<presence>.
CREATE TRIGGER rc_practice AFTER UPDATE OF listed_name, is_approved, chat_enabled, status ON astrologer
WHEN (NEW.listed_name IS NULL) <> (OLD.listed_name IS NULL) OR NEW.is_approved <> OLD.is_approved
  OR NEW.chat_enabled <> OLD.chat_enabled OR NEW.status <> OLD.status BEGIN
  UPDATE row_count SET n = n - 1 WHERE OLD.listed_name IS NOT NULL
    AND name = 'practice:' || OLD.is_approved || ':' || OLD.chat_enabled || ':' || OLD.status;
  INSERT INTO row_count (name, n)
    SELECT 'practice:' || NEW.is_approved || ':' || NEW.chat_enabled || ':' || NEW.status, 1 WHERE NEW.listed_name IS NOT NULL
    ON CONFLICT (name) DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
CREATE TRIGGER rc_practice_gone AFTER DELETE ON astrologer WHEN OLD.listed_name IS NOT NULL BEGIN
  UPDATE row_count SET n = n - 1
    WHERE name = 'practice:' || OLD.is_approved || ':' || OLD.chat_enabled || ':' || OLD.status;
END;
--> statement-breakpoint
-- Fills the copies; the trigger above counts.
UPDATE astrologer SET
  listed_name = (SELECT full_name FROM user u WHERE u.id = astrologer.id AND u.role = 'astrologer' AND u.status <> 'closed'),
  registered_at = coalesce((SELECT created_at FROM user u WHERE u.id = astrologer.id), 0),
  seen_at = max(
    coalesce((SELECT last_login_at FROM user u WHERE u.id = astrologer.id), 0),
    coalesce((SELECT max(last_seen_at) FROM auth_session l WHERE l.user_id = astrologer.id), 0),
    coalesce((SELECT max(to_at) FROM online_span s WHERE s.astrologer_id = astrologer.id), 0));
--> statement-breakpoint
-- Astrologers by any three characters of what the admins' search names. Clients are left out: there are many more of them.
CREATE VIRTUAL TABLE practice_search USING fts5(full_name, email, phone, specializations, tokenize = 'trigram');
--> statement-breakpoint
INSERT INTO practice_search (rowid, full_name, email, phone, specializations)
  SELECT a.rowid, u.full_name, u.email, u.phone, a.specializations FROM astrologer a JOIN user u ON u.id = a.id;
--> statement-breakpoint
CREATE TRIGGER ps_new AFTER INSERT ON astrologer BEGIN
  INSERT INTO practice_search (rowid, full_name, email, phone, specializations)
    SELECT NEW.rowid, full_name, email, phone, NEW.specializations FROM user WHERE id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER ps_practice AFTER UPDATE OF specializations ON astrologer BEGIN
  UPDATE practice_search SET specializations = NEW.specializations WHERE rowid = NEW.rowid;
END;
--> statement-breakpoint
CREATE TRIGGER ps_account AFTER UPDATE OF full_name, email, phone ON user WHEN NEW.role = 'astrologer' BEGIN
  UPDATE practice_search SET full_name = NEW.full_name, email = NEW.email, phone = NEW.phone
    WHERE rowid = (SELECT rowid FROM astrologer WHERE id = NEW.id);
END;
--> statement-breakpoint
CREATE TRIGGER ps_gone AFTER DELETE ON astrologer BEGIN DELETE FROM practice_search WHERE rowid = OLD.rowid; END;
