CREATE TABLE `content_version` (
	`id` integer PRIMARY KEY NOT NULL,
	`version` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `blog_post` ADD `cover_widths` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `blog_post` ADD `excerpt` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `blog_post` ADD `words` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `blog_post` ADD `version` integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
INSERT INTO content_version (id, version) VALUES (1, 1);
--> statement-breakpoint
-- Cached pages carry the version in their key: a post that lost its approval is gone with the next request.
CREATE TRIGGER cv_post_new AFTER INSERT ON blog_post BEGIN UPDATE content_version SET version = version + 1; END;
--> statement-breakpoint
CREATE TRIGGER cv_post_changed AFTER UPDATE ON blog_post BEGIN UPDATE content_version SET version = version + 1; END;
--> statement-breakpoint
CREATE TRIGGER cv_post_gone AFTER DELETE ON blog_post BEGIN UPDATE content_version SET version = version + 1; END;
--> statement-breakpoint
CREATE TRIGGER cv_setting_new AFTER INSERT ON setting BEGIN UPDATE content_version SET version = version + 1; END;
--> statement-breakpoint
CREATE TRIGGER cv_setting_changed AFTER UPDATE ON setting BEGIN UPDATE content_version SET version = version + 1; END;
--> statement-breakpoint
CREATE TRIGGER cv_author AFTER UPDATE OF full_name, photo, status ON user
WHEN NEW.role = 'astrologer'
BEGIN UPDATE content_version SET version = version + 1; END;
--> statement-breakpoint
CREATE TRIGGER cv_practice AFTER UPDATE OF is_approved, is_active ON astrologer
BEGIN UPDATE content_version SET version = version + 1; END;
--> statement-breakpoint
-- Search over the public posts. Combining marks (Mn, Mc) belong to words, else words in Devanagari are split.
CREATE VIRTUAL TABLE blog_search USING fts5(
  post_id UNINDEXED, title, tags, tokenize = "unicode61 remove_diacritics 2 categories 'L* N* Co Mn Mc'"
);
--> statement-breakpoint
INSERT INTO blog_search (post_id, title, tags)
SELECT id, title, tags FROM blog_post WHERE status = 'published' AND is_approved = 1;
--> statement-breakpoint
CREATE TRIGGER bs_new AFTER INSERT ON blog_post WHEN NEW.status = 'published' AND NEW.is_approved = 1
BEGIN INSERT INTO blog_search (post_id, title, tags) VALUES (NEW.id, NEW.title, NEW.tags); END;
--> statement-breakpoint
CREATE TRIGGER bs_out BEFORE UPDATE ON blog_post
BEGIN DELETE FROM blog_search WHERE post_id = OLD.id; END;
--> statement-breakpoint
CREATE TRIGGER bs_in AFTER UPDATE ON blog_post WHEN NEW.status = 'published' AND NEW.is_approved = 1
BEGIN INSERT INTO blog_search (post_id, title, tags) VALUES (NEW.id, NEW.title, NEW.tags); END;
--> statement-breakpoint
CREATE TRIGGER bs_gone AFTER DELETE ON blog_post
BEGIN DELETE FROM blog_search WHERE post_id = OLD.id; END;
