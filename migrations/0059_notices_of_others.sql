ALTER TABLE `notice` ADD `other_id` text;--> statement-breakpoint
CREATE INDEX `notice_by_other` ON `notice` (`other_id`);
--> statement-breakpoint
-- A notice is about a session, a follow-up, a reading, a booking, or an astrologer: who else it names stands there.
UPDATE notice SET other_id = substr(tag, instr(tag, ':') + 1) WHERE tag GLOB 'line:*' OR tag GLOB 'online:*';
--> statement-breakpoint
UPDATE notice SET other_id = (SELECT iif(c.user_id = notice.user_id, c.astrologer_id, c.user_id) FROM consultation c
  WHERE c.id = substr(notice.tag, instr(notice.tag, ':') + 1)) WHERE other_id IS NULL;
--> statement-breakpoint
UPDATE notice SET other_id = (SELECT iif(b.user_id = notice.user_id, b.astrologer_id, b.user_id) FROM booking b
  WHERE b.id = substr(notice.tag, instr(notice.tag, ':') + 1)) WHERE other_id IS NULL AND tag GLOB 'booking:*';
--> statement-breakpoint
DELETE FROM notice WHERE EXISTS (SELECT 1 FROM user WHERE id IN (notice.user_id, notice.other_id) AND status = 'closed');
--> statement-breakpoint
-- Nothing is written to, or about, a person whose account is closed.
CREATE TRIGGER n_closed BEFORE INSERT ON notice
WHEN EXISTS (SELECT 1 FROM user WHERE id IN (NEW.user_id, NEW.other_id) AND status = 'closed')
BEGIN SELECT RAISE(IGNORE); END;
