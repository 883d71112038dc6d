-- What a dispute or refund still lacks of the wallet's money is taken when money lands there.
ALTER TABLE `payment` ADD `owed_cents` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
CREATE INDEX `payment_owed` ON `payment` (`user_id`) WHERE owed_cents <> 0;
--> statement-breakpoint
UPDATE `payment` SET `owed_cents` = (
  SELECT min(payment.amount_cents, coalesce(sum(r.amount_cents), 0)) FROM payment_reversal r
  WHERE r.intent = payment.intent AND r.returned = 0 AND (r.opened = 1 OR r.withdrawn = 1)
) - coalesce((
  SELECT sum(CASE t.code WHEN 'freeze' THEN t.amount ELSE -t.amount END) FROM transfer t
  WHERE t.ref = payment.id AND t.code IN ('freeze', 'unfreeze')
), 0)
WHERE status = 'succeeded' AND intent IN (SELECT intent FROM payment_reversal);
