CREATE TABLE `account_closing` (
	`account_id` text PRIMARY KEY NOT NULL,
	`role` text NOT NULL,
	`email` text NOT NULL,
	`photo` text,
	`started_at` integer NOT NULL,
	`closed_at` integer,
	`tried_at` integer,
	`steps_left` text NOT NULL,
	`files_up_to` text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE `payment_reversal` ADD `taken_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `payment_reversal` ADD `returned_at` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
-- What a person gives up with the account goes to accounts of the platform, which no trigger would let in later.
DROP TRIGGER a_new;
--> statement-breakpoint
INSERT INTO account (id, kind, ccy, may_neg) VALUES ('waived:usd', 'waived', 'USD', 0), ('waived:inr', 'waived', 'INR', 0);
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
-- Money is given up out of the account's own wallet or earnings, while it is being closed.
CREATE TRIGGER t_waiver BEFORE INSERT ON transfer
WHEN NEW.code = 'waiver' AND NOT EXISTS (SELECT 1 FROM transfer WHERE id = NEW.id) AND NOT EXISTS (
  SELECT 1 FROM account_closing k WHERE k.account_id = NEW.ref AND k.closed_at IS NULL
    AND NEW.dr IN ('u:' || k.account_id, 'a:' || k.account_id)
)
BEGIN SELECT RAISE(ABORT, 'bad_waiver'); END;
--> statement-breakpoint
-- Nothing is paid out of an account that is being closed.
CREATE TRIGGER t_closing BEFORE INSERT ON transfer
WHEN NEW.code = 'withdrawal' AND NOT EXISTS (SELECT 1 FROM transfer WHERE id = NEW.id)
  AND EXISTS (SELECT 1 FROM account_closing WHERE account_id = substr(NEW.dr, 3))
BEGIN SELECT RAISE(ABORT, 'account_closing'); END;
--> statement-breakpoint
-- An account that is being closed, or is closed, begins no consultation and no top-up.
CREATE TRIGGER c_closing BEFORE INSERT ON consultation
WHEN NEW.state <> 'ended' AND NOT EXISTS (SELECT 1 FROM consultation WHERE id = NEW.id) AND (
  EXISTS (SELECT 1 FROM account_closing WHERE account_id = NEW.user_id)
  OR EXISTS (SELECT 1 FROM user WHERE id = NEW.user_id AND status = 'closed')
)
BEGIN SELECT RAISE(ABORT, 'account_closing'); END;
--> statement-breakpoint
CREATE TRIGGER c_closing_astrologer BEFORE INSERT ON consultation
WHEN NEW.state <> 'ended' AND NOT EXISTS (SELECT 1 FROM consultation WHERE id = NEW.id) AND (
  EXISTS (SELECT 1 FROM account_closing WHERE account_id = NEW.astrologer_id)
  OR EXISTS (SELECT 1 FROM user WHERE id = NEW.astrologer_id AND status = 'closed')
)
BEGIN SELECT RAISE(ABORT, 'astrologer_closing'); END;
--> statement-breakpoint
CREATE TRIGGER p_closing BEFORE INSERT ON payment
WHEN NOT EXISTS (SELECT 1 FROM payment WHERE id = NEW.id) AND (
  EXISTS (SELECT 1 FROM account_closing WHERE account_id = NEW.user_id)
  OR EXISTS (SELECT 1 FROM user WHERE id = NEW.user_id AND status = 'closed')
)
BEGIN SELECT RAISE(ABORT, 'account_closing'); END;
--> statement-breakpoint
-- An account closes with nothing in its wallet, nothing due to it, no hold and no live consultation.
CREATE TRIGGER u_closed BEFORE UPDATE OF status ON user
WHEN NEW.status = 'closed' AND OLD.status <> 'closed' AND (
  NOT EXISTS (SELECT 1 FROM account_closing WHERE account_id = OLD.id AND closed_at IS NULL)
  OR EXISTS (SELECT 1 FROM account a WHERE a.id IN ('u:' || OLD.id, 'a:' || OLD.id)
    AND (a.cr_posted <> a.dr_posted OR a.dr_pending > 0))
  OR EXISTS (SELECT 1 FROM consultation c WHERE c.state <> 'ended' AND OLD.id IN (c.user_id, c.astrologer_id))
)
BEGIN SELECT RAISE(ABORT, 'account_in_use'); END;
--> statement-breakpoint
-- Money that lands in the wallet of a closed account is owed: a person must look.
CREATE TRIGGER t_after_closing AFTER INSERT ON transfer
WHEN NEW.code IN ('top_up', 'refund', 'unfreeze')
  AND EXISTS (SELECT 1 FROM user WHERE id = substr(NEW.cr, 3) AND status = 'closed')
BEGIN INSERT INTO inbox_entry (id, kind, object, user_id, detail, at) VALUES (
  'money_after_closing:' || NEW.id, 'money_after_closing',
  CASE NEW.code WHEN 'refund' THEN 'session:' ELSE 'payment:' END || NEW.ref, substr(NEW.cr, 3),
  printf('$%.2f landed in the wallet of an account that is closed. It is owed to the person who paid.', NEW.amount / 100.0),
  NEW.at) ON CONFLICT (id) DO NOTHING; END;
