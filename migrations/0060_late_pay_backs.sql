-- Money that lands in the wallet of a closed account is owed: a person must look. A pay-back that failed lands there too.
DROP TRIGGER t_after_closing;
--> statement-breakpoint
CREATE TRIGGER t_after_closing AFTER INSERT ON transfer
WHEN NEW.code IN ('top_up', 'refund', 'unfreeze', 'pay_back_return')
  AND EXISTS (SELECT 1 FROM user WHERE id = substr(NEW.cr, 3) AND status = 'closed')
BEGIN INSERT INTO inbox_entry (id, kind, object, user_id, detail, at) VALUES (
  'money_after_closing:' || NEW.id, 'money_after_closing',
  CASE NEW.code WHEN 'refund' THEN 'session:' ELSE 'payment:' END || NEW.ref, substr(NEW.cr, 3),
  printf('$%.2f landed in the wallet of an account that is closed. It is owed to the person who paid.', NEW.amount / 100.0),
  NEW.at) ON CONFLICT (id) DO NOTHING; END;
--> statement-breakpoint
-- Nothing is paid back that standing reversals of the same user's payments still need from the wallet.
CREATE TRIGGER t_pay_back_owed BEFORE INSERT ON transfer
WHEN NEW.code = 'pay_back' AND NOT EXISTS (SELECT 1 FROM transfer WHERE id = NEW.id) AND NEW.amount > (
  SELECT a.cr_posted - a.dr_posted - a.dr_pending - coalesce((
    SELECT sum(p.owed_cents) FROM payment p WHERE p.user_id = substr(a.id, 3) AND p.owed_cents > 0), 0)
  FROM account a WHERE a.id = NEW.dr)
BEGIN SELECT RAISE(ABORT, 'no_overdraft'); END;
