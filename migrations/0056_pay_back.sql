CREATE TABLE `pay_back` (
	`id` text PRIMARY KEY NOT NULL,
	`payment_id` text NOT NULL,
	`user_id` text NOT NULL,
	`amount_cents` integer NOT NULL,
	`state` text NOT NULL,
	`provider_id` text,
	`actor_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	CONSTRAINT "pay_back_amount" CHECK(amount_cents between 1 and 9007199254740991),
	CONSTRAINT "pay_back_state" CHECK(state in ('begun', 'done', 'refused', 'failed'))
) STRICT;
--> statement-breakpoint
CREATE INDEX `pay_back_by_payment` ON `pay_back` (`payment_id`);
--> statement-breakpoint
CREATE INDEX `pay_back_begun` ON `pay_back` (`updated_at`) WHERE state = 'begun';
--> statement-breakpoint
-- Wallet money that was paid back to its payment lies in an account of its own, which no trigger would let in later.
DROP TRIGGER a_new;
--> statement-breakpoint
INSERT INTO account (id, kind, ccy, may_neg) VALUES ('paid_back:usd', 'paid_back', 'USD', 0);
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
    OR (NEW.code = 'withdrawal_return' AND NEW.dr = 'bank:inr' AND NEW.cr GLOB 'a:*')
    OR (NEW.code = 'pay_back' AND NEW.dr GLOB 'u:*' AND NEW.cr = 'paid_back:usd')
    OR (NEW.code = 'pay_back_return' AND NEW.dr = 'paid_back:usd' AND NEW.cr GLOB 'u:*')
    OR (NEW.code = 'waiver' AND NEW.dr GLOB 'u:*' AND NEW.cr = 'waived:usd')
    OR (NEW.code = 'waiver' AND NEW.dr GLOB 'a:*' AND NEW.cr = 'waived:inr')
    OR (NEW.code = 'freeze' AND NEW.dr GLOB 'u:*' AND NEW.cr = 'frozen:usd')
    OR (NEW.code = 'unfreeze' AND NEW.dr = 'frozen:usd' AND NEW.cr GLOB 'u:*')
    OR (NEW.code = 'chargeback' AND NEW.dr IN ('frozen:usd', 'loss:chargeback') AND NEW.cr = 'world:usd')
    OR (NEW.code = 'chargeback_return' AND NEW.dr = 'world:usd' AND NEW.cr IN ('frozen:usd', 'loss:chargeback'))
  ))
)
BEGIN SELECT RAISE(ABORT, 'bad_transfer'); END;
--> statement-breakpoint
-- Out of the wallet of who paid, as its row says, and never more than is left of the payment.
CREATE TRIGGER t_pay_back BEFORE INSERT ON transfer
WHEN NEW.code = 'pay_back' AND NOT EXISTS (SELECT 1 FROM transfer WHERE id = NEW.id) AND NOT EXISTS (
  SELECT 1 FROM payment p JOIN pay_back b ON b.payment_id = p.id
  WHERE p.id = NEW.ref AND p.status = 'succeeded' AND NEW.dr = 'u:' || p.user_id AND b.user_id = p.user_id
    AND NEW.id = 'pb:' || b.id AND b.amount_cents = NEW.amount AND b.state = 'begun'
    AND NEW.amount + coalesce((SELECT sum(CASE t.code
      WHEN 'pay_back' THEN t.amount WHEN 'pay_back_return' THEN -t.amount
      WHEN 'freeze' THEN t.amount WHEN 'unfreeze' THEN -t.amount
      WHEN 'chargeback' THEN t.amount * (t.dr = 'loss:chargeback')
      WHEN 'chargeback_return' THEN -t.amount * (t.cr = 'loss:chargeback') ELSE 0 END)
    FROM transfer t WHERE t.ref = NEW.ref), 0) <= p.amount_cents
)
BEGIN SELECT RAISE(ABORT, 'over_pay_back'); END;
--> statement-breakpoint
-- What comes back is all of it, into the wallet that it left.
CREATE TRIGGER t_pay_back_return BEFORE INSERT ON transfer
WHEN NEW.code = 'pay_back_return' AND NOT EXISTS (SELECT 1 FROM transfer WHERE id = NEW.id) AND NOT EXISTS (
  SELECT 1 FROM transfer b WHERE b.code = 'pay_back' AND NEW.id = 'pbr:' || substr(b.id, 4) AND b.dr = NEW.cr
    AND b.amount = NEW.amount AND b.ref = NEW.ref
)
BEGIN SELECT RAISE(ABORT, 'bad_transfer'); END;
--> statement-breakpoint
-- A pay-back begins as such, keeps its terms, and moves on only.
CREATE TRIGGER pb_begins BEFORE INSERT ON pay_back
WHEN NEW.state <> 'begun' OR EXISTS (SELECT 1 FROM pay_back WHERE rowid = NEW.rowid AND id <> NEW.id)
BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
CREATE TRIGGER pb_known BEFORE INSERT ON pay_back
WHEN EXISTS (SELECT 1 FROM pay_back WHERE id = NEW.id)
BEGIN SELECT RAISE(IGNORE); END;
--> statement-breakpoint
CREATE TRIGGER pb_terms BEFORE UPDATE ON pay_back
WHEN NEW.rowid IS NOT OLD.rowid OR NEW.id IS NOT OLD.id OR NEW.payment_id IS NOT OLD.payment_id
  OR NEW.user_id IS NOT OLD.user_id OR NEW.amount_cents IS NOT OLD.amount_cents OR NEW.actor_id IS NOT OLD.actor_id
  OR NEW.created_at IS NOT OLD.created_at
  OR (NEW.state <> OLD.state AND NOT (OLD.state = 'begun' OR (OLD.state = 'done' AND NEW.state = 'failed')))
BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
CREATE TRIGGER pb_nodel BEFORE DELETE ON pay_back BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
CREATE TABLE `active_day` (
	`from_at` integer PRIMARY KEY NOT NULL,
	`n` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `online_span_by_end` ON `online_span` (`to_at`) WHERE to_at is not null;
