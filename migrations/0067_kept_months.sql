ALTER TABLE `consultation` ADD `transcript_deleted_at` integer;--> statement-breakpoint
CREATE INDEX `consultation_kept` ON `consultation` (`transcript_deleted_at`,`ended_at`) WHERE transcript_key is not null;--> statement-breakpoint
-- A conversation that was deleted stays deleted, and names no transcript again.
CREATE TRIGGER c_deleted BEFORE UPDATE OF transcript_deleted_at, transcript_key ON consultation
WHEN OLD.transcript_deleted_at IS NOT NULL AND (
  NEW.transcript_deleted_at IS NOT OLD.transcript_deleted_at
  OR NEW.transcript_key IS NOT OLD.transcript_key AND NEW.transcript_key IS NOT NULL
)
BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
-- Only what has ended is deleted.
CREATE TRIGGER c_deleted_live BEFORE UPDATE OF transcript_deleted_at ON consultation
WHEN NEW.transcript_deleted_at IS NOT NULL AND OLD.state <> 'ended'
BEGIN SELECT RAISE(ABORT, 'immutable'); END;
