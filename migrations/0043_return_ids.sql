-- Returns of payouts have a prefix of their own: `pr:` is that of promotions. Returns from before keep theirs.
DROP TRIGGER t_withdrawal_return;
--> statement-breakpoint
-- A payout returns once, whole, to the account that it left.
CREATE TRIGGER t_withdrawal_return BEFORE INSERT ON transfer
WHEN NEW.code = 'withdrawal_return' AND (
  NOT EXISTS (
    SELECT 1 FROM transfer w WHERE w.code = 'withdrawal' AND w.id = 'po:' || NEW.ref
      AND NEW.id IN ('wr:' || NEW.ref, 'pr:' || NEW.ref) AND w.dr = NEW.cr AND w.amount = NEW.amount
  )
  OR EXISTS (
    SELECT 1 FROM transfer r WHERE r.id IN ('wr:' || NEW.ref, 'pr:' || NEW.ref) AND r.id <> NEW.id
      AND r.code = 'withdrawal_return'
  )
)
BEGIN SELECT RAISE(ABORT, 'bad_transfer'); END;
