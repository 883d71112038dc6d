-- Why a short consultation that was lost is charged all the same.
ALTER TABLE `consultation` ADD `charged_because` text CONSTRAINT "consultation_charged_because" CHECK(charged_because in ('contradiction', 'too_often'));
--> statement-breakpoint
CREATE INDEX `consultation_lost` ON `consultation` (`user_id`,`ended_at`) WHERE end_reason = 'connection_lost';
--> statement-breakpoint
CREATE INDEX `unanswered_ring` ON `consultation` (`user_id`) WHERE state in ('requested', 'ringing');
--> statement-breakpoint
CREATE TABLE `blocked_client` (
	`astrologer_id` text NOT NULL,
	`user_id` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`astrologer_id`, `user_id`)
);
--> statement-breakpoint
CREATE TABLE `inbox_entry` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`object` text NOT NULL,
	`user_id` text,
	`detail` text NOT NULL,
	`at` integer NOT NULL,
	`closed_at` integer
);
--> statement-breakpoint
INSERT INTO inbox_entry (id, kind, object, user_id, detail, at, closed_at)
SELECT 'report:' || session_id || ':' || reporter_id, 'problem_report', 'session:' || session_id, reporter_id, reason, at, closed_at
FROM problem_report;
--> statement-breakpoint
CREATE INDEX `inbox_entry_by_time` ON `inbox_entry` (`at`);
--> statement-breakpoint
CREATE TABLE `payment_reversal` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`intent` text NOT NULL,
	`amount_cents` integer NOT NULL,
	`opened` integer DEFAULT 0 NOT NULL,
	`withdrawn` integer DEFAULT 0 NOT NULL,
	`returned` integer DEFAULT 0 NOT NULL,
	`updated_at` integer NOT NULL,
	CONSTRAINT "payment_reversal_kind" CHECK(kind in ('dispute', 'refund')),
	CONSTRAINT "payment_reversal_amount" CHECK(amount_cents between 1 and 9007199254740991)
) STRICT;
--> statement-breakpoint
CREATE INDEX `payment_reversal_by_intent` ON `payment_reversal` (`intent`);
--> statement-breakpoint
ALTER TABLE `payment` ADD `intent` text;
--> statement-breakpoint
CREATE INDEX `payment_by_intent` ON `payment` (`intent`);
--> statement-breakpoint
-- A user has one unanswered ring at a time.
CREATE TRIGGER c_ring BEFORE INSERT ON consultation
WHEN NEW.state IN ('requested', 'ringing') AND EXISTS (
  SELECT 1 FROM consultation c WHERE c.user_id = NEW.user_id AND c.state IN ('requested', 'ringing') AND c.id <> NEW.id
)
BEGIN SELECT RAISE(ABORT, 'ring_unanswered'); END;
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
  OR NEW.charged_because IS NOT OLD.charged_because
)
BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
DROP TRIGGER p_terms;
--> statement-breakpoint
-- Who pays how much does not change; a payment that succeeded stays so.
CREATE TRIGGER p_terms BEFORE UPDATE ON payment
WHEN NEW.id IS NOT OLD.id OR NEW.user_id IS NOT OLD.user_id OR NEW.amount_cents IS NOT OLD.amount_cents
  OR NEW.provider IS NOT OLD.provider OR NEW.created_at IS NOT OLD.created_at
  OR (OLD.provider_id IS NOT NULL AND NEW.provider_id IS NOT OLD.provider_id)
  OR (OLD.intent IS NOT NULL AND NEW.intent IS NOT OLD.intent)
  OR (OLD.status = 'succeeded' AND NEW.status <> 'succeeded')
BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
-- What a disputed top-up has left waits in an account of its own, which no trigger would let in later.
DROP TRIGGER a_new;
--> statement-breakpoint
INSERT INTO account (id, kind, ccy, may_neg) VALUES ('frozen:usd', 'frozen', 'USD', 0);
--> statement-breakpoint
-- New accounts are wallets and payables, and start at zero.
CREATE TRIGGER a_new BEFORE INSERT ON account
WHEN NOT EXISTS (SELECT 1 FROM account WHERE id = NEW.id) AND (
  NEW.may_neg <> 0 OR NEW.dr_posted <> 0 OR NEW.cr_posted <> 0 OR NEW.dr_pending <> 0 OR NEW.cr_pending <> 0
  OR NEW.applied <> 0 OR EXISTS (SELECT 1 FROM account WHERE rowid = NEW.rowid)
  OR NOT ((NEW.id GLOB 'u:*' AND NEW.kind = 'wallet' AND NEW.ccy = 'USD')
    OR (NEW.id GLOB 'a:*' AND NEW.kind = 'payable' AND NEW.ccy = 'INR'))
)
BEGIN SELECT RAISE(ABORT, 'bad_account'); END;
--> statement-breakpoint
DROP TRIGGER t_shape;
--> statement-breakpoint
-- Each code has its phase and its two accounts.
CREATE TRIGGER t_shape BEFORE INSERT ON transfer
WHEN NOT (
  (NEW.code = 'hold' AND NEW.phase = 'pending' AND NEW.dr GLOB 'u:*' AND NEW.cr = 'rev:usd')
  OR (NEW.code = 'usage' AND NEW.phase = 'post')
  OR (NEW.code = 'release' AND NEW.phase = 'void')
  OR (NEW.phase = 'single' AND (
    (NEW.code = 'top_up' AND NEW.dr = 'world:usd' AND NEW.cr GLOB 'u:*')
    OR (NEW.code = 'payout' AND NEW.dr = 'exp:inr' AND NEW.cr GLOB 'a:*')
    OR (NEW.code = 'refund' AND NEW.dr = 'rev:usd' AND NEW.cr GLOB 'u:*')
    OR (NEW.code = 'take_back' AND NEW.dr GLOB 'a:*' AND NEW.cr = 'exp:inr')
    OR (NEW.code = 'withdrawal' AND NEW.dr GLOB 'a:*' AND NEW.cr = 'bank:inr')
    OR (NEW.code = 'freeze' AND NEW.dr GLOB 'u:*' AND NEW.cr = 'frozen:usd')
    OR (NEW.code = 'unfreeze' AND NEW.dr = 'frozen:usd' AND NEW.cr GLOB 'u:*')
    OR (NEW.code = 'chargeback' AND NEW.dr IN ('frozen:usd', 'loss:chargeback') AND NEW.cr = 'world:usd')
    OR (NEW.code = 'chargeback_return' AND NEW.dr = 'world:usd' AND NEW.cr IN ('frozen:usd', 'loss:chargeback'))
  ))
)
BEGIN SELECT RAISE(ABORT, 'bad_transfer'); END;
--> statement-breakpoint
-- A freeze and its end move money of the payment's own user only; nothing more is frozen than was paid.
CREATE TRIGGER t_freeze BEFORE INSERT ON transfer
WHEN NEW.code IN ('freeze', 'unfreeze') AND NOT EXISTS (SELECT 1 FROM transfer WHERE id = NEW.id) AND NOT EXISTS (
  SELECT 1 FROM payment p WHERE p.id = NEW.ref AND p.status = 'succeeded'
    AND 'u:' || p.user_id = CASE NEW.code WHEN 'freeze' THEN NEW.dr ELSE NEW.cr END
    AND NEW.amount * (NEW.code = 'freeze') + coalesce((
      SELECT sum(CASE code WHEN 'freeze' THEN amount WHEN 'unfreeze' THEN -amount ELSE 0 END)
      FROM transfer WHERE ref = NEW.ref), 0) <= p.amount_cents
)
BEGIN SELECT RAISE(ABORT, 'bad_chargeback'); END;
--> statement-breakpoint
-- What leaves the frozen account was frozen for the same payment.
CREATE TRIGGER t_frozen BEFORE INSERT ON transfer
WHEN NEW.dr = 'frozen:usd' AND NOT EXISTS (SELECT 1 FROM transfer WHERE id = NEW.id) AND NEW.amount > coalesce((
  SELECT sum(amount * ((cr = 'frozen:usd') - (dr = 'frozen:usd'))) FROM transfer WHERE ref = NEW.ref), 0)
BEGIN SELECT RAISE(ABORT, 'bad_chargeback'); END;
--> statement-breakpoint
-- No more is charged back than was paid.
CREATE TRIGGER t_chargeback BEFORE INSERT ON transfer
WHEN NEW.code = 'chargeback' AND NOT EXISTS (SELECT 1 FROM transfer WHERE id = NEW.id) AND NOT EXISTS (
  SELECT 1 FROM payment p WHERE p.id = NEW.ref AND p.status = 'succeeded' AND NEW.amount + coalesce((
    SELECT sum(CASE code WHEN 'chargeback' THEN amount WHEN 'chargeback_return' THEN -amount ELSE 0 END)
    FROM transfer WHERE ref = NEW.ref), 0) <= p.amount_cents
)
BEGIN SELECT RAISE(ABORT, 'bad_chargeback'); END;
--> statement-breakpoint
-- A chargeback that is returned goes back to where it came from.
CREATE TRIGGER t_return BEFORE INSERT ON transfer
WHEN NEW.code = 'chargeback_return' AND NOT EXISTS (SELECT 1 FROM transfer WHERE id = NEW.id) AND NEW.amount > coalesce((
  SELECT sum(CASE WHEN code = 'chargeback' AND dr = NEW.cr THEN amount WHEN code = 'chargeback_return' AND cr = NEW.cr
    THEN -amount ELSE 0 END) FROM transfer WHERE ref = NEW.ref), 0)
BEGIN SELECT RAISE(ABORT, 'bad_chargeback'); END;
