-- Money tables are STRICT and check their columns. SQLite cannot change a table into a STRICT one, so each is made anew
-- under its own name: a rename would rewrite the triggers that name it.
CREATE TABLE `kept_consultation` AS SELECT * FROM `consultation`;
--> statement-breakpoint
DROP TABLE `consultation`;
--> statement-breakpoint
CREATE TABLE `consultation` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`astrologer_id` text NOT NULL,
	`kind` text NOT NULL,
	`state` text NOT NULL,
	`end_reason` text,
	`ended_by` text,
	`price_cents` integer NOT NULL,
	`payout_paise_per_min` integer NOT NULL,
	`budget_cents` integer,
	`requested_at` integer NOT NULL,
	`accepted_at` integer,
	`started_at` integer,
	`ended_at` integer,
	`billable_seconds` integer DEFAULT 0 NOT NULL,
	`charge_cents` integer DEFAULT 0 NOT NULL,
	`payout_paise` integer DEFAULT 0 NOT NULL,
	`facts` text,
	`last_message` text,
	`next_due_at` integer,
	CONSTRAINT "consultation_kind" CHECK(kind in ('chat', 'web-call', 'phone-call')),
	CONSTRAINT "consultation_state" CHECK(state in ('requested', 'ringing', 'connecting', 'active', 'paused', 'ending', 'ended')),
	CONSTRAINT "consultation_ended_by" CHECK(ended_by in ('user', 'astrologer', 'system', 'admin')),
	CONSTRAINT "consultation_figures" CHECK(price_cents >= 0 and payout_paise_per_min >= 0 and billable_seconds >= 0 and charge_cents >= 0 and payout_paise >= 0),
	CONSTRAINT "consultation_budget" CHECK(budget_cents > 0),
	CONSTRAINT "consultation_live" CHECK(state = 'ended' or (billable_seconds = 0 and charge_cents = 0 and payout_paise = 0)),
	CONSTRAINT "consultation_end" CHECK(state <> 'ended' or (ended_at is not null and end_reason is not null and facts is not null)),
	CONSTRAINT "consultation_start" CHECK(started_at is not null or (charge_cents = 0 and payout_paise = 0))
) STRICT;
--> statement-breakpoint
INSERT INTO `consultation`("id", "user_id", "astrologer_id", "kind", "state", "end_reason", "ended_by", "price_cents", "payout_paise_per_min", "budget_cents", "requested_at", "accepted_at", "started_at", "ended_at", "billable_seconds", "charge_cents", "payout_paise", "facts", "last_message", "next_due_at") SELECT "id", "user_id", "astrologer_id", "kind", "state", "end_reason", "ended_by", "price_cents", "payout_paise_per_min", "budget_cents", "requested_at", "accepted_at", "started_at", "ended_at", "billable_seconds", "charge_cents", "payout_paise", "facts", "last_message", "next_due_at" FROM `kept_consultation`;
--> statement-breakpoint
DROP TABLE `kept_consultation`;
--> statement-breakpoint
CREATE UNIQUE INDEX `one_live_per_astrologer` ON `consultation` (`astrologer_id`) WHERE state <> 'ended';
--> statement-breakpoint
CREATE UNIQUE INDEX `one_live_call_per_user` ON `consultation` (`user_id`) WHERE state <> 'ended' and kind <> 'chat';
--> statement-breakpoint
CREATE INDEX `consultation_by_user` ON `consultation` (`user_id`,`requested_at`);
--> statement-breakpoint
CREATE INDEX `consultation_by_astrologer` ON `consultation` (`astrologer_id`,`requested_at`);
--> statement-breakpoint
CREATE INDEX `consultation_due` ON `consultation` (`next_due_at`) WHERE state <> 'ended';
--> statement-breakpoint
CREATE TABLE `kept_payment` AS SELECT * FROM `payment`;
--> statement-breakpoint
DROP TABLE `payment`;
--> statement-breakpoint
CREATE TABLE `payment` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`amount_cents` integer NOT NULL,
	`provider` text NOT NULL,
	`provider_id` text,
	`status` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	CONSTRAINT "payment_amount" CHECK(amount_cents between 1 and 9007199254740991),
	CONSTRAINT "payment_provider" CHECK(provider in ('stripe', 'test')),
	CONSTRAINT "payment_status" CHECK(status in ('created', 'pending', 'succeeded', 'failed'))
) STRICT;
--> statement-breakpoint
INSERT INTO `payment`("id", "user_id", "amount_cents", "provider", "provider_id", "status", "created_at", "updated_at") SELECT "id", "user_id", "amount_cents", "provider", "provider_id", "status", "created_at", "updated_at" FROM `kept_payment`;
--> statement-breakpoint
DROP TABLE `kept_payment`;
--> statement-breakpoint
CREATE UNIQUE INDEX `payment_provider_id_unique` ON `payment` (`provider_id`);
--> statement-breakpoint
CREATE INDEX `payment_by_user` ON `payment` (`user_id`,`created_at`);
--> statement-breakpoint
CREATE TABLE `kept_payout_period` AS SELECT * FROM `payout_period`;
--> statement-breakpoint
DROP TABLE `payout_period`;
--> statement-breakpoint
CREATE TABLE `payout_period` (
	`id` text PRIMARY KEY NOT NULL,
	`astrologer_id` text NOT NULL,
	`paise` integer NOT NULL,
	`reference` text,
	`at` integer NOT NULL,
	CONSTRAINT "payout_period_paise" CHECK(paise > 0)
) STRICT;
--> statement-breakpoint
INSERT INTO `payout_period`("id", "astrologer_id", "paise", "reference", "at") SELECT "id", "astrologer_id", "paise", "reference", "at" FROM `kept_payout_period`;
--> statement-breakpoint
DROP TABLE `kept_payout_period`;
--> statement-breakpoint
CREATE INDEX `payout_period_by_astrologer` ON `payout_period` (`astrologer_id`,`at`);
--> statement-breakpoint
CREATE TABLE `kept_spending_limit` AS SELECT * FROM `spending_limit`;
--> statement-breakpoint
DROP TABLE `spending_limit`;
--> statement-breakpoint
CREATE TABLE `spending_limit` (
	`user_id` text PRIMARY KEY NOT NULL,
	`limit_cents` integer,
	`next_cents` integer,
	`next_at` integer,
	CONSTRAINT "spending_limit_cents" CHECK(coalesce(limit_cents, 0) >= 0 and coalesce(next_cents, 0) >= 0)
) STRICT;
--> statement-breakpoint
INSERT INTO `spending_limit`("user_id", "limit_cents", "next_cents", "next_at") SELECT "user_id", "limit_cents", "next_cents", "next_at" FROM `kept_spending_limit`;
--> statement-breakpoint
DROP TABLE `kept_spending_limit`;
