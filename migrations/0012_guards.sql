-- What must never happen to money, whoever writes: each rule is a trigger of one statement, because remote migrations split
-- on semicolons. A repeat of a known row is left alone by every rule: it is skipped, and so never replaces anything.
-- `applied`: the newest transfer (its rowid) in an account's sums.
ALTER TABLE account ADD applied INTEGER NOT NULL DEFAULT 0;
--> statement-breakpoint
UPDATE account SET applied = coalesce((SELECT max(rowid) FROM transfer), 0);
--> statement-breakpoint
CREATE INDEX account_pending ON account (id) WHERE dr_pending > 0;
--> statement-breakpoint
CREATE UNIQUE INDEX one_payout ON transfer (ref) WHERE code = 'payout';
--> statement-breakpoint
DROP TRIGGER t_apply;
--> statement-breakpoint
-- A post moves its own amount and releases the whole hold.
CREATE TRIGGER t_apply AFTER INSERT ON transfer
BEGIN UPDATE account SET
  applied = NEW.rowid,
  dr_posted = dr_posted + NEW.amount * (id = NEW.dr) * (NEW.phase IN ('single', 'post')),
  cr_posted = cr_posted + NEW.amount * (id = NEW.cr) * (NEW.phase IN ('single', 'post')),
  dr_pending = dr_pending + (id = NEW.dr) * (NEW.amount * (NEW.phase = 'pending')
    - coalesce((SELECT p.amount FROM transfer p WHERE p.id = NEW.pending_id), 0)),
  cr_pending = cr_pending + (id = NEW.cr) * (NEW.amount * (NEW.phase = 'pending')
    - coalesce((SELECT p.amount FROM transfer p WHERE p.id = NEW.pending_id), 0))
WHERE id IN (NEW.dr, NEW.cr); END;
--> statement-breakpoint
-- The sums of an account move by a transfer that is not in them yet, and by nothing else.
CREATE TRIGGER a_sums BEFORE UPDATE OF dr_posted, cr_posted, dr_pending, cr_pending, applied ON account
WHEN NOT EXISTS (
  SELECT 1 FROM transfer t LEFT JOIN transfer p ON p.id = t.pending_id
  WHERE t.rowid = NEW.applied AND NEW.applied > OLD.applied AND OLD.id IN (t.dr, t.cr)
    AND NEW.dr_posted = OLD.dr_posted + t.amount * (OLD.id = t.dr) * (t.phase IN ('single', 'post'))
    AND NEW.cr_posted = OLD.cr_posted + t.amount * (OLD.id = t.cr) * (t.phase IN ('single', 'post'))
    AND NEW.dr_pending = OLD.dr_pending + (OLD.id = t.dr) * (t.amount * (t.phase = 'pending') - coalesce(p.amount, 0))
    AND NEW.cr_pending = OLD.cr_pending + (OLD.id = t.cr) * (t.amount * (t.phase = 'pending') - coalesce(p.amount, 0))
)
BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
CREATE TRIGGER a_known BEFORE INSERT ON account
WHEN EXISTS (SELECT 1 FROM account WHERE id = NEW.id)
BEGIN SELECT RAISE(IGNORE); END;
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
CREATE TRIGGER t_known BEFORE INSERT ON transfer
WHEN EXISTS (
  SELECT 1 FROM transfer t WHERE t.id = NEW.id AND t.phase = NEW.phase AND t.pending_id IS NEW.pending_id
    AND t.dr = NEW.dr AND t.cr = NEW.cr AND t.amount = NEW.amount AND t.code = NEW.code AND t.ref IS NEW.ref
)
BEGIN SELECT RAISE(IGNORE); END;
--> statement-breakpoint
-- A transfer takes nobody else's row: neither by its rowid nor by the hold that it resolves.
CREATE TRIGGER t_replace BEFORE INSERT ON transfer
WHEN EXISTS (SELECT 1 FROM transfer t WHERE t.rowid = NEW.rowid AND t.id <> NEW.id)
BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
CREATE TRIGGER t_resolved BEFORE INSERT ON transfer
WHEN EXISTS (SELECT 1 FROM transfer t WHERE t.pending_id = NEW.pending_id AND t.id <> NEW.id)
BEGIN SELECT RAISE(ABORT, 'hold_resolved'); END;
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
    OR (NEW.code = 'chargeback' AND (NEW.dr GLOB 'u:*' OR NEW.dr = 'loss:chargeback') AND NEW.cr = 'world:usd')
  ))
)
BEGIN SELECT RAISE(ABORT, 'bad_transfer'); END;
--> statement-breakpoint
-- A hold is for a consultation that lives, out of the wallet of its own user.
CREATE TRIGGER t_hold BEFORE INSERT ON transfer
WHEN NEW.code = 'hold' AND NOT EXISTS (SELECT 1 FROM transfer WHERE id = NEW.id) AND NOT EXISTS (
  SELECT 1 FROM consultation c WHERE c.id = NEW.ref AND c.state <> 'ended' AND NEW.dr = 'u:' || c.user_id
    AND NEW.id GLOB 'h:' || c.id || '#*'
)
BEGIN SELECT RAISE(ABORT, 'hold_without_consultation'); END;
--> statement-breakpoint
-- A post or void resolves a hold of its own consultation; a post while that lives.
CREATE TRIGGER t_resolve BEFORE INSERT ON transfer
WHEN NEW.phase IN ('post', 'void') AND NOT EXISTS (SELECT 1 FROM transfer WHERE id = NEW.id) AND NOT EXISTS (
  SELECT 1 FROM transfer h JOIN consultation c ON c.id = h.ref
  WHERE h.id = NEW.pending_id AND h.ref = NEW.ref AND (NEW.phase = 'void' OR c.state <> 'ended')
)
BEGIN SELECT RAISE(ABORT, 'bad_pending'); END;
--> statement-breakpoint
-- One payout for a consultation, to its own astrologer, while it lives.
CREATE TRIGGER t_payout BEFORE INSERT ON transfer
WHEN NEW.code = 'payout' AND NOT EXISTS (SELECT 1 FROM transfer WHERE id = NEW.id) AND (
  EXISTS (SELECT 1 FROM transfer WHERE ref = NEW.ref AND code = 'payout')
  OR NOT EXISTS (
    SELECT 1 FROM consultation c WHERE c.id = NEW.ref AND c.state <> 'ended' AND NEW.cr = 'a:' || c.astrologer_id
  )
)
BEGIN SELECT RAISE(ABORT, 'bad_payout'); END;
--> statement-breakpoint
-- A refund goes to the user of its ended consultation; what is taken back comes from the astrologer's share of it.
CREATE TRIGGER t_refund_own BEFORE INSERT ON transfer
WHEN NEW.code = 'refund' AND NOT EXISTS (
  SELECT 1 FROM consultation c WHERE c.id = NEW.ref AND c.state = 'ended' AND NEW.cr = 'u:' || c.user_id
)
BEGIN SELECT RAISE(ABORT, 'bad_refund'); END;
--> statement-breakpoint
CREATE TRIGGER t_take_back BEFORE INSERT ON transfer
WHEN NEW.code = 'take_back' AND (
  NOT EXISTS (
    SELECT 1 FROM consultation c WHERE c.id = NEW.ref AND c.state = 'ended' AND NEW.dr = 'a:' || c.astrologer_id
  )
  OR NEW.amount
    + coalesce((SELECT sum(amount) FROM transfer WHERE ref = NEW.ref AND code = 'take_back' AND id <> NEW.id), 0)
    > coalesce((SELECT sum(amount) FROM transfer WHERE ref = NEW.ref AND code = 'payout'), 0)
)
BEGIN SELECT RAISE(ABORT, 'bad_refund'); END;
--> statement-breakpoint
-- A top-up is its payment's: the amount of a payment that succeeded, into the wallet of who paid.
CREATE TRIGGER t_top_up BEFORE INSERT ON transfer
WHEN NEW.code = 'top_up' AND NOT EXISTS (SELECT 1 FROM transfer WHERE id = NEW.id) AND NOT EXISTS (
  SELECT 1 FROM payment p WHERE p.id = NEW.ref AND NEW.id = 'pay:' || p.id AND p.status = 'succeeded'
    AND p.amount_cents = NEW.amount AND NEW.cr = 'u:' || p.user_id
)
BEGIN SELECT RAISE(ABORT, 'bad_top_up'); END;
--> statement-breakpoint
-- The terms of a consultation are frozen at the request.
CREATE TRIGGER c_terms BEFORE UPDATE ON consultation
WHEN NEW.id IS NOT OLD.id OR NEW.user_id IS NOT OLD.user_id OR NEW.astrologer_id IS NOT OLD.astrologer_id
  OR NEW.kind IS NOT OLD.kind OR NEW.price_cents IS NOT OLD.price_cents
  OR NEW.payout_paise_per_min IS NOT OLD.payout_paise_per_min OR NEW.budget_cents IS NOT OLD.budget_cents
  OR NEW.requested_at IS NOT OLD.requested_at
BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
-- Ended is final: only the preview of its last message may still come.
CREATE TRIGGER c_ended BEFORE UPDATE ON consultation
WHEN OLD.state = 'ended' AND (
  NEW.state IS NOT OLD.state OR NEW.end_reason IS NOT OLD.end_reason OR NEW.ended_by IS NOT OLD.ended_by
  OR NEW.accepted_at IS NOT OLD.accepted_at OR NEW.started_at IS NOT OLD.started_at OR NEW.ended_at IS NOT OLD.ended_at
  OR NEW.billable_seconds IS NOT OLD.billable_seconds OR NEW.charge_cents IS NOT OLD.charge_cents
  OR NEW.payout_paise IS NOT OLD.payout_paise OR NEW.facts IS NOT OLD.facts OR NEW.next_due_at IS NOT OLD.next_due_at
)
BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
CREATE TRIGGER c_nodel BEFORE DELETE ON consultation BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
-- No replace: neither of this row, nor of the live one that a unique index would give up for it.
CREATE TRIGGER c_known BEFORE INSERT ON consultation
WHEN EXISTS (SELECT 1 FROM consultation WHERE id = NEW.id)
BEGIN SELECT RAISE(IGNORE); END;
--> statement-breakpoint
CREATE TRIGGER c_replace BEFORE INSERT ON consultation
WHEN EXISTS (SELECT 1 FROM consultation WHERE rowid = NEW.rowid AND id <> NEW.id)
BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
CREATE TRIGGER c_astrologer BEFORE INSERT ON consultation
WHEN NEW.state <> 'ended' AND EXISTS (
  SELECT 1 FROM consultation c WHERE c.astrologer_id = NEW.astrologer_id AND c.state <> 'ended' AND c.id <> NEW.id
)
BEGIN SELECT RAISE(ABORT, 'UNIQUE constraint failed: consultation.astrologer_id'); END;
--> statement-breakpoint
CREATE TRIGGER c_user BEFORE INSERT ON consultation
WHEN NEW.state <> 'ended' AND NEW.kind <> 'chat' AND EXISTS (
  SELECT 1 FROM consultation c WHERE c.user_id = NEW.user_id AND c.state <> 'ended' AND c.kind <> 'chat' AND c.id <> NEW.id
)
BEGIN SELECT RAISE(ABORT, 'UNIQUE constraint failed: consultation.user_id'); END;
--> statement-breakpoint
-- Who pays how much does not change; a payment that succeeded stays so.
CREATE TRIGGER p_terms BEFORE UPDATE ON payment
WHEN NEW.id IS NOT OLD.id OR NEW.user_id IS NOT OLD.user_id OR NEW.amount_cents IS NOT OLD.amount_cents
  OR NEW.provider IS NOT OLD.provider OR NEW.created_at IS NOT OLD.created_at
  OR (OLD.provider_id IS NOT NULL AND NEW.provider_id IS NOT OLD.provider_id)
  OR (OLD.status = 'succeeded' AND NEW.status <> 'succeeded')
BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
CREATE TRIGGER p_nodel BEFORE DELETE ON payment BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
CREATE TRIGGER p_known BEFORE INSERT ON payment
WHEN EXISTS (SELECT 1 FROM payment WHERE id = NEW.id)
BEGIN SELECT RAISE(IGNORE); END;
--> statement-breakpoint
CREATE TRIGGER p_replace BEFORE INSERT ON payment
WHEN EXISTS (SELECT 1 FROM payment WHERE (rowid = NEW.rowid OR provider_id = NEW.provider_id) AND id <> NEW.id)
BEGIN SELECT RAISE(ABORT, 'immutable'); END;
