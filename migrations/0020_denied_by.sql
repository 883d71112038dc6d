-- Which page alone said to the end of a lost call that it heard nothing.
ALTER TABLE `consultation` ADD `denied_by` text;
--> statement-breakpoint
DROP TRIGGER c_ended;
--> statement-breakpoint
-- Ended is final: only what is kept of the conversation may still come.
CREATE TRIGGER c_ended BEFORE UPDATE ON consultation
WHEN OLD.state = 'ended' AND (
  NEW.state IS NOT OLD.state OR NEW.end_reason IS NOT OLD.end_reason OR NEW.ended_by IS NOT OLD.ended_by
  OR NEW.accepted_at IS NOT OLD.accepted_at OR NEW.started_at IS NOT OLD.started_at OR NEW.ended_at IS NOT OLD.ended_at
  OR NEW.billable_seconds IS NOT OLD.billable_seconds OR NEW.charge_cents IS NOT OLD.charge_cents
  OR NEW.payout_paise IS NOT OLD.payout_paise OR NEW.facts IS NOT OLD.facts OR NEW.next_due_at IS NOT OLD.next_due_at
  OR NEW.charged_because IS NOT OLD.charged_because OR NEW.denied_by IS NOT OLD.denied_by
)
BEGIN SELECT RAISE(ABORT, 'immutable'); END;
