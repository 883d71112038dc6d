-- The ledger: accounts and transfers. A transfer is its two entries (dr, cr); it is appended, never changed.
-- Each trigger body is one statement and its condition stands in WHEN, because remote migrations split on semicolons.
CREATE TABLE account (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  ccy TEXT NOT NULL CHECK (ccy IN ('USD', 'INR')),
  may_neg INTEGER NOT NULL DEFAULT 0 CHECK (may_neg IN (0, 1)),
  dr_posted INTEGER NOT NULL DEFAULT 0 CHECK (dr_posted >= 0),
  cr_posted INTEGER NOT NULL DEFAULT 0 CHECK (cr_posted >= 0),
  dr_pending INTEGER NOT NULL DEFAULT 0 CHECK (dr_pending >= 0),
  cr_pending INTEGER NOT NULL DEFAULT 0 CHECK (cr_pending >= 0),
  CONSTRAINT no_overdraft CHECK (may_neg = 1 OR cr_posted - dr_posted - dr_pending >= 0)
) STRICT;
--> statement-breakpoint
CREATE TABLE transfer (
  id TEXT PRIMARY KEY,
  phase TEXT NOT NULL CHECK (phase IN ('single', 'pending', 'post', 'void')),
  pending_id TEXT UNIQUE REFERENCES transfer (id),
  dr TEXT NOT NULL REFERENCES account (id),
  cr TEXT NOT NULL REFERENCES account (id),
  amount INTEGER NOT NULL CHECK (amount BETWEEN 1 AND 9007199254740991),
  code TEXT NOT NULL,
  ref TEXT,
  actor TEXT NOT NULL,
  at INTEGER NOT NULL,
  CHECK (dr <> cr),
  CHECK ((phase IN ('post', 'void')) = (pending_id IS NOT NULL))
) STRICT;
--> statement-breakpoint
CREATE INDEX transfer_by_dr ON transfer (dr, at);
--> statement-breakpoint
CREATE INDEX transfer_by_cr ON transfer (cr, at);
--> statement-breakpoint
CREATE INDEX transfer_by_ref ON transfer (ref, code);
--> statement-breakpoint
-- The same id with other content is another request under a used key.
CREATE TRIGGER t_same BEFORE INSERT ON transfer
WHEN EXISTS (
  SELECT 1 FROM transfer t WHERE t.id = NEW.id AND (t.phase <> NEW.phase OR t.pending_id IS NOT NEW.pending_id
    OR t.dr <> NEW.dr OR t.cr <> NEW.cr OR t.amount <> NEW.amount OR t.code <> NEW.code OR t.ref IS NOT NEW.ref)
)
BEGIN SELECT RAISE(ABORT, 'idempotency_mismatch'); END;
--> statement-breakpoint
CREATE TRIGGER t_ccy BEFORE INSERT ON transfer
WHEN (SELECT ccy FROM account WHERE id = NEW.dr) IS NOT (SELECT ccy FROM account WHERE id = NEW.cr)
BEGIN SELECT RAISE(ABORT, 'currency_mismatch'); END;
--> statement-breakpoint
-- A post takes at most its hold, a void all of it, both between the accounts of the hold.
CREATE TRIGGER t_match BEFORE INSERT ON transfer
WHEN NEW.phase IN ('post', 'void') AND NOT EXISTS (
  SELECT 1 FROM transfer p WHERE p.id = NEW.pending_id AND p.phase = 'pending' AND p.dr = NEW.dr AND p.cr = NEW.cr
    AND NEW.amount <= p.amount AND (NEW.phase = 'post' OR NEW.amount = p.amount)
)
BEGIN SELECT RAISE(ABORT, 'bad_pending'); END;
--> statement-breakpoint
CREATE TRIGGER t_refund BEFORE INSERT ON transfer
WHEN NEW.code = 'refund' AND NEW.amount
  + coalesce((SELECT sum(amount) FROM transfer WHERE ref = NEW.ref AND code = 'refund' AND id <> NEW.id), 0)
  > coalesce((SELECT sum(amount) FROM transfer WHERE ref = NEW.ref AND code = 'usage' AND phase = 'post'), 0)
BEGIN SELECT RAISE(ABORT, 'over_refund'); END;
--> statement-breakpoint
CREATE TRIGGER t_noupd BEFORE UPDATE ON transfer BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
CREATE TRIGGER t_nodel BEFORE DELETE ON transfer BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
CREATE TRIGGER a_noupd BEFORE UPDATE OF id, kind, ccy, may_neg ON account BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
CREATE TRIGGER a_nodel BEFORE DELETE ON account BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
-- A post moves its own amount and releases the whole hold.
CREATE TRIGGER t_apply AFTER INSERT ON transfer
BEGIN UPDATE account SET
  dr_posted = dr_posted + NEW.amount * (id = NEW.dr) * (NEW.phase IN ('single', 'post')),
  cr_posted = cr_posted + NEW.amount * (id = NEW.cr) * (NEW.phase IN ('single', 'post')),
  dr_pending = dr_pending + (id = NEW.dr) * (NEW.amount * (NEW.phase = 'pending')
    - coalesce((SELECT p.amount FROM transfer p WHERE p.id = NEW.pending_id), 0)),
  cr_pending = cr_pending + (id = NEW.cr) * (NEW.amount * (NEW.phase = 'pending')
    - coalesce((SELECT p.amount FROM transfer p WHERE p.id = NEW.pending_id), 0))
WHERE id IN (NEW.dr, NEW.cr); END;
--> statement-breakpoint
CREATE VIEW entry AS
  SELECT id AS transfer_id, dr AS account_id, -amount AS amount, code, ref, actor, at FROM transfer
    WHERE phase IN ('single', 'post')
  UNION ALL
  SELECT id, cr, amount, code, ref, actor, at FROM transfer WHERE phase IN ('single', 'post');
--> statement-breakpoint
INSERT INTO account (id, kind, ccy, may_neg) VALUES
  ('world:usd', 'world', 'USD', 1),
  ('rev:usd', 'revenue', 'USD', 0),
  ('loss:chargeback', 'loss', 'USD', 1),
  ('exp:inr', 'expense', 'INR', 1),
  ('bank:inr', 'bank', 'INR', 1);
