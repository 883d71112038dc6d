CREATE TABLE `payout_receivable` (
	`id` text PRIMARY KEY NOT NULL,
	`astrologer_id` text NOT NULL,
	`session_id` text NOT NULL,
	`paise` integer NOT NULL,
	`at` integer NOT NULL,
	`taken_at` integer,
	CONSTRAINT "payout_receivable_paise" CHECK(paise > 0)
);
--> statement-breakpoint
CREATE INDEX `payout_receivable_open` ON `payout_receivable` (`astrologer_id`) WHERE taken_at is null;--> statement-breakpoint
ALTER TABLE `payout_period` ADD `from_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `payout_period` ADD `to_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `payout_period` ADD `reversed_at` integer;--> statement-breakpoint
ALTER TABLE `payout_period` ADD `reversed_because` text;--> statement-breakpoint
CREATE INDEX `payout_period_by_time` ON `payout_period` (`at`);--> statement-breakpoint
CREATE UNIQUE INDEX `payout_period_once` ON `payout_period` (`astrologer_id`,`to_at`) WHERE reversed_at is null and to_at > 0;
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
-- A payout returns once, whole, to the account that it left.
CREATE TRIGGER t_withdrawal_return BEFORE INSERT ON transfer
WHEN NEW.code = 'withdrawal_return' AND NOT EXISTS (
  SELECT 1 FROM transfer w WHERE w.code = 'withdrawal' AND w.id = 'po:' || NEW.ref AND NEW.id = 'pr:' || NEW.ref
    AND w.dr = NEW.cr AND w.amount = NEW.amount
)
BEGIN SELECT RAISE(ABORT, 'bad_transfer'); END;
