-- A withdrawal is that of a payout which stands: the same astrologer, and the whole amount.
CREATE TRIGGER t_withdrawal BEFORE INSERT ON transfer
WHEN NEW.code = 'withdrawal' AND NOT EXISTS (SELECT 1 FROM transfer WHERE id = NEW.id) AND NOT EXISTS (
  SELECT 1 FROM payout_period p WHERE p.id = NEW.ref AND NEW.id = 'po:' || p.id AND NEW.dr = 'a:' || p.astrologer_id
    AND NEW.amount = p.paise AND p.reversed_at IS NULL
)
BEGIN SELECT RAISE(ABORT, 'bad_transfer'); END;
--> statement-breakpoint
-- No consultation ends while money is held for it.
CREATE TRIGGER c_open_hold BEFORE UPDATE OF state ON consultation
WHEN NEW.state = 'ended' AND OLD.state <> 'ended' AND EXISTS (
  SELECT 1 FROM transfer h WHERE h.ref = NEW.id AND h.code = 'hold'
    AND NOT EXISTS (SELECT 1 FROM transfer r WHERE r.pending_id = h.id)
)
BEGIN SELECT RAISE(ABORT, 'hold_open'); END;
