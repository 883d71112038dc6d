ALTER TABLE `payment_reversal` ADD `single` integer DEFAULT false NOT NULL;
--> statement-breakpoint
-- A row stays what it is: one refund, or the sum of all of a charge.
CREATE TRIGGER r_single BEFORE UPDATE OF single ON payment_reversal WHEN NEW.single IS NOT OLD.single
BEGIN SELECT RAISE(ABORT, 'immutable'); END;
