-- The month's limit is kept where holds are written, so that sessions that start at the same moment cannot pass it together.
CREATE TRIGGER t_month_limit BEFORE INSERT ON transfer
WHEN NEW.code = 'hold' AND NEW.phase = 'pending' AND NOT EXISTS (SELECT 1 FROM transfer WHERE id = NEW.id) AND EXISTS (
  SELECT 1 FROM spending_limit l JOIN account a ON a.id = NEW.dr
  WHERE l.user_id = substr(NEW.dr, 3)
    AND NEW.amount + a.dr_pending + coalesce((
      SELECT sum(t.amount) FROM transfer t WHERE t.dr = NEW.dr AND t.code = 'usage'
        AND t.at >= unixepoch(NEW.at / 1000, 'unixepoch', 'start of month') * 1000
    ), 0) > CASE WHEN l.next_at <= NEW.at THEN l.next_cents ELSE l.limit_cents END
)
BEGIN SELECT RAISE(ABORT, 'over_month_limit'); END;
