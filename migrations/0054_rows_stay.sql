-- UPDATE OR REPLACE removes the row in the way without its trigger of deletion: no row moves to the place of another one, and
-- no payment takes the provider's id of another one.
CREATE TRIGGER c_row BEFORE UPDATE ON consultation WHEN NEW.rowid IS NOT OLD.rowid
BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
CREATE TRIGGER p_row BEFORE UPDATE ON payment WHEN NEW.rowid IS NOT OLD.rowid
BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
CREATE TRIGGER p_provider BEFORE UPDATE OF provider_id ON payment
WHEN EXISTS (SELECT 1 FROM payment WHERE provider_id = NEW.provider_id AND id <> NEW.id)
BEGIN SELECT RAISE(ABORT, 'UNIQUE constraint failed: payment.provider_id'); END;
--> statement-breakpoint
-- A payment that began does not go back to its beginning.
CREATE TRIGGER p_upwards BEFORE UPDATE OF status ON payment
WHEN (OLD.status = 'failed' AND NEW.status IN ('created', 'pending')) OR (OLD.status = 'pending' AND NEW.status = 'created')
BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
CREATE TRIGGER a_row BEFORE UPDATE ON account WHEN NEW.rowid IS NOT OLD.rowid
BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
CREATE TRIGGER pr_row BEFORE UPDATE ON payout_receivable WHEN NEW.rowid IS NOT OLD.rowid
BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
CREATE TRIGGER pp_row BEFORE UPDATE ON payout_period WHEN NEW.rowid IS NOT OLD.rowid
BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
-- What a provider took back: facts are added, and amounts grow.
CREATE TRIGGER r_terms BEFORE UPDATE ON payment_reversal
WHEN NEW.rowid IS NOT OLD.rowid OR NEW.id IS NOT OLD.id OR NEW.kind IS NOT OLD.kind OR NEW.intent IS NOT OLD.intent
  OR NEW.amount_cents < OLD.amount_cents OR NEW.opened < OLD.opened OR NEW.withdrawn < OLD.withdrawn
  OR NEW.returned < OLD.returned OR NEW.taken_at < OLD.taken_at OR NEW.returned_at < OLD.returned_at
BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
CREATE TRIGGER r_nodel BEFORE DELETE ON payment_reversal BEGIN SELECT RAISE(ABORT, 'immutable'); END;
