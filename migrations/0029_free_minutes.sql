CREATE TABLE `free_minutes_claim` (
	`session_id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`phone_hash` text NOT NULL,
	`giver` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `free_minutes_once_an_account` ON `free_minutes_claim` (`user_id`,`giver`);
--> statement-breakpoint
CREATE UNIQUE INDEX `free_minutes_once_a_phone` ON `free_minutes_claim` (`phone_hash`,`giver`);
--> statement-breakpoint
ALTER TABLE `astrologer` ADD `free_minutes` integer DEFAULT 0 NOT NULL CONSTRAINT "astrologer_free_minutes" CHECK(free_minutes between 0 and 5);
--> statement-breakpoint
ALTER TABLE `consultation` ADD `free_seconds_offered` integer DEFAULT 0 NOT NULL CONSTRAINT "consultation_free_offer" CHECK(free_seconds_offered between 0 and 300);
--> statement-breakpoint
ALTER TABLE `consultation` ADD `free_by` text CONSTRAINT "consultation_free_by" CHECK(free_by in ('astrologer', 'platform'));
--> statement-breakpoint
ALTER TABLE `consultation` ADD `free_seconds` integer DEFAULT 0 NOT NULL CONSTRAINT "consultation_free_used" CHECK(free_seconds between 0 and free_seconds_offered);
--> statement-breakpoint
ALTER TABLE `consultation` ADD `promotion_paise` integer DEFAULT 0 NOT NULL CONSTRAINT "consultation_promotion" CHECK(promotion_paise = 0 or free_by = 'platform' and started_at is not null);
--> statement-breakpoint
ALTER TABLE `consultation` ADD `went_on_at` integer;
--> statement-breakpoint
CREATE UNIQUE INDEX one_promotion ON transfer (ref) WHERE code = 'promotion';
--> statement-breakpoint
-- The platform's free minutes are paid out of an account of their own, which no trigger would let in later.
DROP TRIGGER a_new;
--> statement-breakpoint
INSERT INTO account (id, kind, ccy, may_neg) VALUES ('promo:inr', 'promotion', 'INR', 1);
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
    OR (NEW.code = 'promotion' AND NEW.dr = 'promo:inr' AND NEW.cr GLOB 'a:*')
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
-- The platform pays for its free minutes once, to the astrologer of the consultation, while it lives, and no more than they are
-- worth at the frozen payout.
CREATE TRIGGER t_promotion BEFORE INSERT ON transfer
WHEN NEW.code = 'promotion' AND NOT EXISTS (SELECT 1 FROM transfer WHERE id = NEW.id) AND (
  EXISTS (SELECT 1 FROM transfer WHERE ref = NEW.ref AND code = 'promotion')
  OR NOT EXISTS (
    SELECT 1 FROM consultation c WHERE c.id = NEW.ref AND c.state <> 'ended' AND NEW.cr = 'a:' || c.astrologer_id
      AND c.free_by = 'platform' AND NEW.amount <= (c.payout_paise_per_min * c.free_seconds_offered + 30) / 60
  )
)
BEGIN SELECT RAISE(ABORT, 'bad_payout'); END;
--> statement-breakpoint
DROP TRIGGER c_terms;
--> statement-breakpoint
-- The terms of a consultation are frozen at the request.
CREATE TRIGGER c_terms BEFORE UPDATE ON consultation
WHEN NEW.id IS NOT OLD.id OR NEW.user_id IS NOT OLD.user_id OR NEW.astrologer_id IS NOT OLD.astrologer_id
  OR NEW.kind IS NOT OLD.kind OR NEW.price_cents IS NOT OLD.price_cents
  OR NEW.payout_paise_per_min IS NOT OLD.payout_paise_per_min OR NEW.budget_cents IS NOT OLD.budget_cents
  OR NEW.requested_at IS NOT OLD.requested_at
  OR NEW.free_seconds_offered IS NOT OLD.free_seconds_offered OR NEW.free_by IS NOT OLD.free_by
BEGIN SELECT RAISE(ABORT, 'immutable'); END;
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
  OR NEW.free_seconds IS NOT OLD.free_seconds OR NEW.promotion_paise IS NOT OLD.promotion_paise
  OR NEW.went_on_at IS NOT OLD.went_on_at
)
BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
-- After free minutes nothing is charged, and nothing is earned, without the client's own yes.
CREATE TRIGGER c_went_on BEFORE UPDATE ON consultation
WHEN NEW.free_seconds_offered > 0 AND NEW.went_on_at IS NULL AND (NEW.charge_cents > 0 OR NEW.payout_paise > 0)
BEGIN SELECT RAISE(ABORT, 'charge_without_yes'); END;
