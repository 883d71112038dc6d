PRAGMA defer_foreign_keys = TRUE;
CREATE TABLE "d1_migrations"(
		id         INTEGER PRIMARY KEY AUTOINCREMENT,
		name       TEXT UNIQUE,
		applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
);
CREATE TABLE `consultation_event` (
	`session_id` text NOT NULL,
	`seq` integer NOT NULL,
	`at` integer NOT NULL,
	`what` text NOT NULL,
	`side` text,
	PRIMARY KEY(`session_id`, `seq`)
);
CREATE TABLE `message` (
	`session_id` text NOT NULL,
	`seq` integer NOT NULL,
	`id` text NOT NULL,
	`side` text NOT NULL,
	`text` text NOT NULL,
	`file_name` text,
	`file_type` text,
	`file_bytes` integer,
	`file_key` text,
	`at` integer NOT NULL,
	PRIMARY KEY(`session_id`, `seq`)
);
CREATE TABLE `review` (
	`session_id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`astrologer_id` text NOT NULL,
	`rating` integer NOT NULL,
	`text` text NOT NULL,
	`at` integer NOT NULL
, `reply` text, `replied_at` integer, `removed_at` integer, `removed_because` text);
CREATE TABLE account (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  ccy TEXT NOT NULL CHECK (ccy IN ('USD', 'INR')),
  may_neg INTEGER NOT NULL DEFAULT 0 CHECK (may_neg IN (0, 1)),
  dr_posted INTEGER NOT NULL DEFAULT 0 CHECK (dr_posted >= 0),
  cr_posted INTEGER NOT NULL DEFAULT 0 CHECK (cr_posted >= 0),
  dr_pending INTEGER NOT NULL DEFAULT 0 CHECK (dr_pending >= 0),
  cr_pending INTEGER NOT NULL DEFAULT 0 CHECK (cr_pending >= 0), applied INTEGER NOT NULL DEFAULT 0,
  CONSTRAINT no_overdraft CHECK (may_neg = 1 OR cr_posted - dr_posted - dr_pending >= 0)
) STRICT;
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
CREATE TABLE `astrologer` (
	`id` text PRIMARY KEY NOT NULL,
	`experience_years` integer NOT NULL,
	`specializations` text NOT NULL,
	`languages` text NOT NULL,
	`bio` text NOT NULL,
	`price_call_cents` integer NOT NULL,
	`price_chat_cents` integer NOT NULL,
	`payout_call_paise` integer NOT NULL,
	`payout_chat_paise` integer NOT NULL,
	`status` text DEFAULT 'offline' NOT NULL,
	`went_offline_at` integer,
	`is_approved` integer DEFAULT false NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`chat_enabled` integer DEFAULT true NOT NULL,
	`rating_sum` integer DEFAULT 0 NOT NULL,
	`rating_count` integer DEFAULT 0 NOT NULL,
	`session_count` integer DEFAULT 0 NOT NULL
, `switched_on_at` integer, `went_offline_because` text, `back_at` integer, `takes_chats` integer DEFAULT true NOT NULL, `takes_web_calls` integer DEFAULT true NOT NULL, `takes_phone_calls` integer DEFAULT true NOT NULL, `follows_hours` integer DEFAULT false NOT NULL, `hours_done` text, `online_for_hours` text, `free_minutes` integer DEFAULT 0 NOT NULL CONSTRAINT "astrologer_free_minutes" CHECK(free_minutes between 0 and 5));
CREATE TABLE `audit_log` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` integer NOT NULL,
	`actor_id` text NOT NULL,
	`action` text NOT NULL,
	`object` text NOT NULL,
	`detail` text
);
CREATE TABLE `blog_post` (
	`id` text PRIMARY KEY NOT NULL,
	`author_id` text NOT NULL,
	`title` text NOT NULL,
	`content` text NOT NULL,
	`tags` text DEFAULT '' NOT NULL,
	`status` text NOT NULL,
	`cover_image` text,
	`is_approved` integer DEFAULT false NOT NULL,
	`approved_by` text,
	`approved_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
, `cover_widths` text DEFAULT '[]' NOT NULL, `excerpt` text DEFAULT '' NOT NULL, `words` integer DEFAULT 0 NOT NULL, `version` integer DEFAULT 1 NOT NULL, `share_image` text);
CREATE TABLE `idempotency_key` (
	`user_id` text NOT NULL,
	`key` text NOT NULL,
	`request_hash` text NOT NULL,
	`status` integer,
	`body` text,
	`at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `key`)
);
CREATE TABLE `user` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`phone` text NOT NULL,
	`full_name` text NOT NULL,
	`gender` text,
	`role` text NOT NULL,
	`status` text NOT NULL,
	`password_hash` text,
	`photo` text,
	`session_version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`last_login_at` integer
, `phone_verified_at` integer, `time_zone` text);
CREATE TABLE `auth_session` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`cookie_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`absolute_expires_at` integer NOT NULL,
	`revoked_at` integer, `session_version` integer DEFAULT 1 NOT NULL, `browser` text DEFAULT '' NOT NULL, `last_seen_at` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
CREATE TABLE `one_time_code` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`purpose` text NOT NULL,
	`hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`used_at` integer
, `registration_id` text, `network` text, `other_tries` integer DEFAULT 0 NOT NULL);
CREATE TABLE `refresh_token` (
	`hash` text PRIMARY KEY NOT NULL,
	`session_id` text NOT NULL,
	`issued_at` integer NOT NULL,
	`replaced_at` integer,
	FOREIGN KEY (`session_id`) REFERENCES `auth_session`(`id`) ON UPDATE no action ON DELETE no action
);
CREATE TABLE `webhook_event` (
	`provider` text NOT NULL,
	`event_id` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`provider`, `event_id`)
);
CREATE TABLE `setting` (
	`key` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL,
	`set_at` integer NOT NULL
);
CREATE TABLE `registration` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`phone` text NOT NULL,
	`full_name` text NOT NULL,
	`gender` text,
	`role` text NOT NULL,
	`password_hash` text NOT NULL,
	`practice` text,
	`contested` integer NOT NULL,
	`created_at` integer NOT NULL
);
CREATE TABLE `birth_profile` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`relation` text NOT NULL,
	`name` text NOT NULL,
	`gender` text,
	`date` text NOT NULL,
	`time` text,
	`uncertainty_minutes` integer NOT NULL,
	`clock_reading` text,
	`place_name` text NOT NULL,
	`lat` real NOT NULL,
	`lon` real NOT NULL,
	`tz` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
CREATE TABLE `consultation_birth` (
	`session_id` text PRIMARY KEY NOT NULL,
	`profile_id` text NOT NULL,
	`birth` text NOT NULL
);
CREATE TABLE `voice_leg` (
	`id` text PRIMARY KEY NOT NULL,
	`session_id` text NOT NULL,
	`side` text NOT NULL,
	`device` text NOT NULL,
	`at` integer NOT NULL
, `country` text, `seconds` integer);
CREATE TABLE `call_feedback` (
	`session_id` text NOT NULL,
	`side` text NOT NULL,
	`score` integer NOT NULL,
	`issue` text,
	`at` integer NOT NULL,
	PRIMARY KEY(`session_id`, `side`)
);
CREATE TABLE `call_metric` (
	`session_id` text NOT NULL,
	`side` text NOT NULL,
	`at` integer NOT NULL,
	`samples` integer NOT NULL,
	`score` real,
	`round_trip_ms` integer,
	`jitter_ms` integer NOT NULL,
	`loss_percent` real NOT NULL,
	`warnings` text NOT NULL
);
CREATE TABLE `push_device` (
	`endpoint` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`session_id` text NOT NULL,
	`p256dh` text NOT NULL,
	`auth` text NOT NULL,
	`at` integer NOT NULL
);
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
	`next_due_at` integer, `message_count` integer DEFAULT 0 NOT NULL, `file_count` integer DEFAULT 0 NOT NULL, `transcript_key` text, `charged_because` text CONSTRAINT "consultation_charged_because" CHECK(charged_because in ('contradiction', 'too_often')), `denied_by` text, `free_seconds_offered` integer DEFAULT 0 NOT NULL CONSTRAINT "consultation_free_offer" CHECK(free_seconds_offered between 0 and 300), `free_by` text CONSTRAINT "consultation_free_by" CHECK(free_by in ('astrologer', 'platform')), `free_seconds` integer DEFAULT 0 NOT NULL CONSTRAINT "consultation_free_used" CHECK(free_seconds between 0 and free_seconds_offered), `promotion_paise` integer DEFAULT 0 NOT NULL CONSTRAINT "consultation_promotion" CHECK(promotion_paise = 0 or free_by = 'platform' and started_at is not null), `went_on_at` integer, `unread_user` integer DEFAULT 0 NOT NULL, `unread_astrologer` integer DEFAULT 0 NOT NULL,
	CONSTRAINT "consultation_kind" CHECK(kind in ('chat', 'web-call', 'phone-call')),
	CONSTRAINT "consultation_state" CHECK(state in ('requested', 'ringing', 'connecting', 'active', 'paused', 'ending', 'ended')),
	CONSTRAINT "consultation_ended_by" CHECK(ended_by in ('user', 'astrologer', 'system', 'admin')),
	CONSTRAINT "consultation_figures" CHECK(price_cents >= 0 and payout_paise_per_min >= 0 and billable_seconds >= 0 and charge_cents >= 0 and payout_paise >= 0),
	CONSTRAINT "consultation_budget" CHECK(budget_cents > 0),
	CONSTRAINT "consultation_live" CHECK(state = 'ended' or (billable_seconds = 0 and charge_cents = 0 and payout_paise = 0)),
	CONSTRAINT "consultation_end" CHECK(state <> 'ended' or (ended_at is not null and end_reason is not null and facts is not null)),
	CONSTRAINT "consultation_start" CHECK(started_at is not null or (charge_cents = 0 and payout_paise = 0))
) STRICT;
CREATE TABLE `payment` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`amount_cents` integer NOT NULL,
	`provider` text NOT NULL,
	`provider_id` text,
	`status` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL, `intent` text, `owed_cents` integer DEFAULT 0 NOT NULL,
	CONSTRAINT "payment_amount" CHECK(amount_cents between 1 and 9007199254740991),
	CONSTRAINT "payment_provider" CHECK(provider in ('stripe', 'test')),
	CONSTRAINT "payment_status" CHECK(status in ('created', 'pending', 'succeeded', 'failed'))
) STRICT;
CREATE TABLE `payout_period` (
	`id` text PRIMARY KEY NOT NULL,
	`astrologer_id` text NOT NULL,
	`paise` integer NOT NULL,
	`reference` text,
	`at` integer NOT NULL, `from_at` integer DEFAULT 0 NOT NULL, `to_at` integer DEFAULT 0 NOT NULL, `reversed_at` integer, `reversed_because` text,
	CONSTRAINT "payout_period_paise" CHECK(paise > 0)
) STRICT;
CREATE TABLE `spending_limit` (
	`user_id` text PRIMARY KEY NOT NULL,
	`limit_cents` integer,
	`next_cents` integer,
	`next_at` integer,
	CONSTRAINT "spending_limit_cents" CHECK(coalesce(limit_cents, 0) >= 0 and coalesce(next_cents, 0) >= 0)
) STRICT;
CREATE TABLE `job_run` (
	`job` text PRIMARY KEY NOT NULL,
	`done_for` integer DEFAULT 0 NOT NULL,
	`started_at` integer
);
CREATE TABLE `books_mark` (
	`name` text PRIMARY KEY NOT NULL,
	`up_to` integer NOT NULL
);
CREATE TABLE `books_sum` (
	`account_id` text PRIMARY KEY NOT NULL,
	`applied` integer NOT NULL,
	`dr_posted` integer NOT NULL,
	`cr_posted` integer NOT NULL,
	`dr_pending` integer NOT NULL,
	`cr_pending` integer NOT NULL
);
CREATE TABLE `blocked_client` (
	`astrologer_id` text NOT NULL,
	`user_id` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`astrologer_id`, `user_id`)
);
CREATE TABLE `inbox_entry` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`object` text NOT NULL,
	`user_id` text,
	`detail` text NOT NULL,
	`at` integer NOT NULL,
	`closed_at` integer
, `sender_name` text, `sender_email` text);
CREATE TABLE `payment_reversal` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`intent` text NOT NULL,
	`amount_cents` integer NOT NULL,
	`opened` integer DEFAULT 0 NOT NULL,
	`withdrawn` integer DEFAULT 0 NOT NULL,
	`returned` integer DEFAULT 0 NOT NULL,
	`updated_at` integer NOT NULL, `taken_at` integer DEFAULT 0 NOT NULL, `returned_at` integer DEFAULT 0 NOT NULL,
	CONSTRAINT "payment_reversal_kind" CHECK(kind in ('dispute', 'refund')),
	CONSTRAINT "payment_reversal_amount" CHECK(amount_cents between 1 and 9007199254740991)
) STRICT;
CREATE TABLE `voice_rate` (
	`country` text NOT NULL,
	`device` text NOT NULL,
	`since` integer NOT NULL,
	`micro_usd_per_min` integer NOT NULL,
	PRIMARY KEY(`country`, `device`, `since`),
	CONSTRAINT "voice_rate_device" CHECK(device in ('web', 'phone')),
	CONSTRAINT "voice_rate_positive" CHECK(micro_usd_per_min > 0)
) STRICT;
CREATE TABLE `account_event` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account_id` text NOT NULL,
	`at` integer NOT NULL,
	`what` text NOT NULL,
	`changes` text,
	`other_id` text
);
CREATE TABLE `follow` (
	`user_id` text NOT NULL,
	`astrologer_id` text NOT NULL,
	`by_mail` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`due_at` integer,
	`notified_at` integer,
	PRIMARY KEY(`user_id`, `astrologer_id`)
);
CREATE TABLE `waiting_place` (
	`astrologer_id` text NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`joined_at` integer NOT NULL,
	`turn_ends_at` integer,
	PRIMARY KEY(`astrologer_id`, `user_id`)
);
CREATE TABLE `content_version` (
	`id` integer PRIMARY KEY NOT NULL,
	`version` integer NOT NULL
);
CREATE TABLE `online_span` (
	`astrologer_id` text NOT NULL,
	`from_at` integer NOT NULL,
	`to_at` integer,
	PRIMARY KEY(`astrologer_id`, `from_at`),
	CONSTRAINT "online_span_order" CHECK(to_at >= from_at)
);
CREATE TABLE `weekly_hours` (
	`astrologer_id` text NOT NULL,
	`weekday` integer NOT NULL,
	`from_minute` integer NOT NULL,
	`to_minute` integer NOT NULL,
	PRIMARY KEY(`astrologer_id`, `weekday`, `from_minute`),
	CONSTRAINT "weekly_hours_stretch" CHECK(weekday between 0 and 6 and 0 <= from_minute and from_minute < to_minute and to_minute <= 1440)
);
CREATE TABLE `client_note` (
	`astrologer_id` text NOT NULL,
	`user_id` text NOT NULL,
	`text` text NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`astrologer_id`, `user_id`)
);
CREATE TABLE `data_export` (
	`account_id` text PRIMARY KEY NOT NULL,
	`state` text NOT NULL,
	`requested_at` integer NOT NULL,
	`started_at` integer,
	`tries` integer DEFAULT 0 NOT NULL,
	`ready_at` integer,
	`key` text,
	`bytes` integer
, `parts` text DEFAULT '[]' NOT NULL, `cursor` text);
CREATE TABLE `free_minutes_claim` (
	`session_id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`phone_hash` text NOT NULL,
	`giver` text NOT NULL,
	`at` integer NOT NULL
);
CREATE TABLE `account_closing` (
	`account_id` text PRIMARY KEY NOT NULL,
	`role` text NOT NULL,
	`email` text NOT NULL,
	`photo` text,
	`started_at` integer NOT NULL,
	`closed_at` integer,
	`tried_at` integer,
	`steps_left` text NOT NULL,
	`files_up_to` text DEFAULT '' NOT NULL
);
CREATE TABLE `booking` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`astrologer_id` text NOT NULL,
	`from_at` integer NOT NULL,
	`to_at` integer NOT NULL,
	`state` text NOT NULL,
	`created_at` integer NOT NULL,
	`cancelled_by` text,
	`outcome` text,
	`reminded_day_at` integer,
	`reminded_soon_at` integer,
	CONSTRAINT "booking_order" CHECK(from_at < to_at),
	CONSTRAINT "booking_state" CHECK(state in ('booked', 'cancelled', 'over'))
);
CREATE TABLE `follow_up` (
	`session_id` text PRIMARY KEY NOT NULL,
	`astrologer_id` text NOT NULL,
	`text` text NOT NULL,
	`at` integer NOT NULL,
	`reply` text,
	`replied_at` integer,
	CONSTRAINT "follow_up_reply" CHECK((reply is null) = (replied_at is null))
);
CREATE TABLE `shared_file` (
	`session_id` text NOT NULL,
	`id` text NOT NULL,
	`key` text NOT NULL,
	`name` text NOT NULL,
	`side` text NOT NULL,
	`at` integer NOT NULL,
	`removed` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`session_id`, `id`)
);
CREATE TABLE `payout_receivable` (
	`id` text PRIMARY KEY NOT NULL,
	`astrologer_id` text NOT NULL,
	`session_id` text NOT NULL,
	`paise` integer NOT NULL,
	`at` integer NOT NULL,
	`taken_at` integer,
	CONSTRAINT "payout_receivable_paise" CHECK(paise > 0)
);
CREATE TABLE `passkey` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`credential_id` text NOT NULL,
	`public_key` text NOT NULL,
	`counter` integer NOT NULL,
	`transports` text NOT NULL,
	`name` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
CREATE TABLE `passkey_challenge` (
	`hash` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
CREATE TABLE `recovery_code` (
	`hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
CREATE TABLE `reading` (
	`session_id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`astrologer_id` text NOT NULL,
	`birth` text,
	`note` text DEFAULT '' NOT NULL,
	`remedies` text DEFAULT '' NOT NULL,
	`dates` text DEFAULT '[]' NOT NULL,
	`written_at` integer,
	`updated_at` integer,
	`deleted_at` integer,
	CONSTRAINT "reading_deleted" CHECK(deleted_at is null or (birth is null and note = '' and remedies = '' and dates = '[]')),
	CONSTRAINT "reading_written" CHECK((written_at is null) = (updated_at is null))
);
CREATE TABLE `newsletter_address` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`asked_at` integer NOT NULL,
	`confirmed_at` integer
);
CREATE TABLE `figures_slot` (
	`length` integer NOT NULL,
	`from_at` integer NOT NULL,
	`captured` integer NOT NULL,
	`refunded` integer NOT NULL,
	`payout` integer NOT NULL,
	`taken_back` integer NOT NULL,
	`calls` integer NOT NULL,
	`chats` integer NOT NULL,
	`answered` integer NOT NULL,
	`billed` integer NOT NULL,
	`seconds` integer NOT NULL,
	`failed` integer NOT NULL,
	`people` integer NOT NULL,
	`chat_messages` integer NOT NULL,
	`chat_seconds` integer NOT NULL,
	`chats_billed` integer NOT NULL,
	PRIMARY KEY(`length`, `from_at`)
);
CREATE TABLE `row_count` (
	`name` text PRIMARY KEY NOT NULL,
	`n` integer NOT NULL
);
INSERT INTO "d1_migrations" ("id", "name", "applied_at") VALUES (1, '0000_consultations.sql', '2026-11-30 18:20:34');
INSERT INTO "d1_migrations" ("id", "name", "applied_at") VALUES (2, '0001_ledger.sql', '2026-11-30 18:20:34');
INSERT INTO "d1_migrations" ("id", "name", "applied_at") VALUES (3, '0002_accounts.sql', '2026-11-30 18:20:34');
INSERT INTO "d1_migrations" ("id", "name", "applied_at") VALUES (4, '0003_audit.sql', '2026-11-30 18:20:35');
INSERT INTO "d1_migrations" ("id", "name", "applied_at") VALUES (5, '0004_message_id_by_session.sql', '2026-11-30 18:20:35');
INSERT INTO "d1_migrations" ("id", "name", "applied_at") VALUES (6, '0005_registration.sql', '2026-11-30 18:20:35');
INSERT INTO "d1_migrations" ("id", "name", "applied_at") VALUES (7, '0006_month_limit.sql', '2026-11-30 18:20:35');
INSERT INTO "d1_migrations" ("id", "name", "applied_at") VALUES (8, '0007_birth_profiles.sql', '2026-11-30 18:20:35');
INSERT INTO "d1_migrations" ("id", "name", "applied_at") VALUES (9, '0008_phone_calls.sql', '2026-11-30 18:20:35');
INSERT INTO "d1_migrations" ("id", "name", "applied_at") VALUES (10, '0009_call_quality.sql', '2026-11-30 18:20:35');
INSERT INTO "d1_migrations" ("id", "name", "applied_at") VALUES (11, '0010_push_device.sql', '2026-11-30 18:20:35');
INSERT INTO "d1_migrations" ("id", "name", "applied_at") VALUES (12, '0011_strict_money.sql', '2026-11-30 18:20:35');
INSERT INTO "d1_migrations" ("id", "name", "applied_at") VALUES (13, '0012_guards.sql', '2026-11-30 18:20:35');
INSERT INTO "d1_migrations" ("id", "name", "applied_at") VALUES (14, '0013_job_marks.sql', '2026-11-30 18:20:35');
INSERT INTO "d1_migrations" ("id", "name", "applied_at") VALUES (15, '0014_transcripts.sql', '2026-11-30 18:20:35');
INSERT INTO "d1_migrations" ("id", "name", "applied_at") VALUES (16, '0015_books_check.sql', '2026-11-30 18:20:35');
INSERT INTO "d1_migrations" ("id", "name", "applied_at") VALUES (17, '0016_nobody_talks_for_free.sql', '2026-11-30 18:20:35');
INSERT INTO "d1_migrations" ("id", "name", "applied_at") VALUES (18, '0018_voice_costs.sql', '2026-11-30 18:20:35');
INSERT INTO "d1_migrations" ("id", "name", "applied_at") VALUES (19, '0019_owed_by_wallets.sql', '2026-11-30 18:20:35');
INSERT INTO "d1_migrations" ("id", "name", "applied_at") VALUES (20, '0020_denied_by.sql', '2026-11-30 18:20:35');
INSERT INTO "d1_migrations" ("id", "name", "applied_at") VALUES (21, '0021_switched_on.sql', '2026-11-30 18:20:35');
INSERT INTO "d1_migrations" ("id", "name", "applied_at") VALUES (22, '0022_reports_in_the_inbox.sql', '2026-11-30 18:20:35');
INSERT INTO "d1_migrations" ("id", "name", "applied_at") VALUES (23, '0023_account_event.sql', '2026-11-30 18:20:35');
INSERT INTO "d1_migrations" ("id", "name", "applied_at") VALUES (24, '0024_waiting_and_following.sql', '2026-11-30 18:20:35');
INSERT INTO "d1_migrations" ("id", "name", "applied_at") VALUES (25, '0025_blog_posts.sql', '2026-11-30 18:20:35');
INSERT INTO "d1_migrations" ("id", "name", "applied_at") VALUES (26, '0026_availability.sql', '2026-11-30 18:20:35');
INSERT INTO "d1_migrations" ("id", "name", "applied_at") VALUES (27, '0027_reviews_and_notes.sql', '2026-11-30 18:20:35');
INSERT INTO "d1_migrations" ("id", "name", "applied_at") VALUES (28, '0028_data_export.sql', '2026-11-30 18:20:35');
INSERT INTO "d1_migrations" ("id", "name", "applied_at") VALUES (29, '0029_free_minutes.sql', '2026-11-30 18:20:35');
INSERT INTO "d1_migrations" ("id", "name", "applied_at") VALUES (30, '0030_closing_accounts.sql', '2026-11-30 18:20:35');
INSERT INTO "d1_migrations" ("id", "name", "applied_at") VALUES (31, '0031_ended_consultations.sql', '2026-11-30 18:20:35');
INSERT INTO "d1_migrations" ("id", "name", "applied_at") VALUES (32, '0032_bookings.sql', '2026-11-30 18:20:35');
INSERT INTO "d1_migrations" ("id", "name", "applied_at") VALUES (33, '0033_logins_end.sql', '2026-11-30 18:20:35');
INSERT INTO "d1_migrations" ("id", "name", "applied_at") VALUES (34, '0034_follow_ups.sql', '2026-11-30 18:20:35');
INSERT INTO "d1_migrations" ("id", "name", "applied_at") VALUES (35, '0035_back_office.sql', '2026-11-30 18:20:35');
INSERT INTO "d1_migrations" ("id", "name", "applied_at") VALUES (36, '0036_shared_files.sql', '2026-11-30 18:20:35');
INSERT INTO "d1_migrations" ("id", "name", "applied_at") VALUES (37, '0037_payouts.sql', '2026-11-30 18:20:35');
INSERT INTO "d1_migrations" ("id", "name", "applied_at") VALUES (38, '0038_code_networks.sql', '2026-11-30 18:20:35');
INSERT INTO "d1_migrations" ("id", "name", "applied_at") VALUES (39, '0039_passkeys.sql', '2026-11-30 18:20:35');
INSERT INTO "d1_migrations" ("id", "name", "applied_at") VALUES (40, '0040_readings.sql', '2026-11-30 18:20:35');
INSERT INTO "d1_migrations" ("id", "name", "applied_at") VALUES (41, '0042_contact_newsletter.sql', '2026-11-30 18:20:35');
INSERT INTO "d1_migrations" ("id", "name", "applied_at") VALUES (42, '0043_return_ids.sql', '2026-11-30 18:20:35');
INSERT INTO "d1_migrations" ("id", "name", "applied_at") VALUES (43, '0044_unread_chats.sql', '2026-11-30 18:20:35');
INSERT INTO "d1_migrations" ("id", "name", "applied_at") VALUES (44, '0045_export_parts.sql', '2026-11-30 18:20:35');
INSERT INTO "d1_migrations" ("id", "name", "applied_at") VALUES (45, '0046_share_images.sql', '2026-11-30 18:20:35');
INSERT INTO "d1_migrations" ("id", "name", "applied_at") VALUES (46, '0047_figures.sql', '2026-11-30 18:20:36');
INSERT INTO "consultation_event" ("session_id", "seq", "at", "what", "side") VALUES ('seedSession00000000008', 1, 1793959636023, 'requested', 'user');
INSERT INTO "consultation_event" ("session_id", "seq", "at", "what", "side") VALUES ('seedSession00000000008', 2, 1793959636923, 'ringing', NULL);
INSERT INTO "consultation_event" ("session_id", "seq", "at", "what", "side") VALUES ('seedSession00000000008', 3, 1793959681923, 'ended', 'system');
INSERT INTO "consultation_event" ("session_id", "seq", "at", "what", "side") VALUES ('seedSession00000000007', 1, 1794222536023, 'requested', 'user');
INSERT INTO "consultation_event" ("session_id", "seq", "at", "what", "side") VALUES ('seedSession00000000007', 2, 1794222536923, 'ringing', NULL);
INSERT INTO "consultation_event" ("session_id", "seq", "at", "what", "side") VALUES ('seedSession00000000007', 3, 1794222547023, 'accepted', 'astrologer');
INSERT INTO "consultation_event" ("session_id", "seq", "at", "what", "side") VALUES ('seedSession00000000007', 4, 1794222547023, 'hold', NULL);
INSERT INTO "consultation_event" ("session_id", "seq", "at", "what", "side") VALUES ('seedSession00000000007', 5, 1794222550023, 'started', NULL);
INSERT INTO "consultation_event" ("session_id", "seq", "at", "what", "side") VALUES ('seedSession00000000007', 6, 1794222624443, 'ended', 'user');
INSERT INTO "consultation_event" ("session_id", "seq", "at", "what", "side") VALUES ('seedSession00000000006', 1, 1794658236023, 'requested', 'user');
INSERT INTO "consultation_event" ("session_id", "seq", "at", "what", "side") VALUES ('seedSession00000000006', 2, 1794658236923, 'ringing', NULL);
INSERT INTO "consultation_event" ("session_id", "seq", "at", "what", "side") VALUES ('seedSession00000000006', 3, 1794658247023, 'accepted', 'astrologer');
INSERT INTO "consultation_event" ("session_id", "seq", "at", "what", "side") VALUES ('seedSession00000000006', 4, 1794658247023, 'hold', NULL);
INSERT INTO "consultation_event" ("session_id", "seq", "at", "what", "side") VALUES ('seedSession00000000006', 5, 1794658250023, 'started', NULL);
INSERT INTO "consultation_event" ("session_id", "seq", "at", "what", "side") VALUES ('seedSession00000000006', 6, 1794658732443, 'ended', 'user');
INSERT INTO "consultation_event" ("session_id", "seq", "at", "what", "side") VALUES ('seedSession00000000005', 1, 1795007536023, 'requested', 'user');
INSERT INTO "consultation_event" ("session_id", "seq", "at", "what", "side") VALUES ('seedSession00000000005', 2, 1795007536923, 'ringing', NULL);
INSERT INTO "consultation_event" ("session_id", "seq", "at", "what", "side") VALUES ('seedSession00000000005', 3, 1795007547023, 'accepted', 'astrologer');
INSERT INTO "consultation_event" ("session_id", "seq", "at", "what", "side") VALUES ('seedSession00000000005', 4, 1795007547023, 'hold', NULL);
INSERT INTO "consultation_event" ("session_id", "seq", "at", "what", "side") VALUES ('seedSession00000000005', 5, 1795007550023, 'started', NULL);
INSERT INTO "consultation_event" ("session_id", "seq", "at", "what", "side") VALUES ('seedSession00000000005', 6, 1795008215443, 'ended', 'user');
INSERT INTO "consultation_event" ("session_id", "seq", "at", "what", "side") VALUES ('seedSession00000000004', 1, 1795270436023, 'requested', 'user');
INSERT INTO "consultation_event" ("session_id", "seq", "at", "what", "side") VALUES ('seedSession00000000004', 2, 1795270436923, 'ringing', NULL);
INSERT INTO "consultation_event" ("session_id", "seq", "at", "what", "side") VALUES ('seedSession00000000004', 3, 1795270447023, 'accepted', 'astrologer');
INSERT INTO "consultation_event" ("session_id", "seq", "at", "what", "side") VALUES ('seedSession00000000004', 4, 1795270447023, 'hold', NULL);
INSERT INTO "consultation_event" ("session_id", "seq", "at", "what", "side") VALUES ('seedSession00000000004', 5, 1795270450023, 'started', NULL);
INSERT INTO "consultation_event" ("session_id", "seq", "at", "what", "side") VALUES ('seedSession00000000004', 6, 1795271020443, 'ended', 'user');
INSERT INTO "consultation_event" ("session_id", "seq", "at", "what", "side") VALUES ('seedSession00000000003', 1, 1795533336023, 'requested', 'user');
INSERT INTO "consultation_event" ("session_id", "seq", "at", "what", "side") VALUES ('seedSession00000000003', 2, 1795533336923, 'ringing', NULL);
INSERT INTO "consultation_event" ("session_id", "seq", "at", "what", "side") VALUES ('seedSession00000000003', 3, 1795533347023, 'accepted', 'astrologer');
INSERT INTO "consultation_event" ("session_id", "seq", "at", "what", "side") VALUES ('seedSession00000000003', 4, 1795533347023, 'hold', NULL);
INSERT INTO "consultation_event" ("session_id", "seq", "at", "what", "side") VALUES ('seedSession00000000003', 5, 1795533350023, 'started', NULL);
INSERT INTO "consultation_event" ("session_id", "seq", "at", "what", "side") VALUES ('seedSession00000000003', 6, 1795533715443, 'ended', 'astrologer');
INSERT INTO "consultation_event" ("session_id", "seq", "at", "what", "side") VALUES ('seedSession00000000002', 1, 1795796236023, 'requested', 'user');
INSERT INTO "consultation_event" ("session_id", "seq", "at", "what", "side") VALUES ('seedSession00000000002', 2, 1795796236923, 'ringing', NULL);
INSERT INTO "consultation_event" ("session_id", "seq", "at", "what", "side") VALUES ('seedSession00000000002', 3, 1795796247023, 'accepted', 'astrologer');
INSERT INTO "consultation_event" ("session_id", "seq", "at", "what", "side") VALUES ('seedSession00000000002', 4, 1795796247023, 'hold', NULL);
INSERT INTO "consultation_event" ("session_id", "seq", "at", "what", "side") VALUES ('seedSession00000000002', 5, 1795796250023, 'started', NULL);
INSERT INTO "consultation_event" ("session_id", "seq", "at", "what", "side") VALUES ('seedSession00000000002', 6, 1795797120443, 'ended', 'user');
INSERT INTO "consultation_event" ("session_id", "seq", "at", "what", "side") VALUES ('seedSession00000000001', 1, 1795972736023, 'requested', 'user');
INSERT INTO "consultation_event" ("session_id", "seq", "at", "what", "side") VALUES ('seedSession00000000001', 2, 1795972736923, 'ringing', NULL);
INSERT INTO "consultation_event" ("session_id", "seq", "at", "what", "side") VALUES ('seedSession00000000001', 3, 1795972747023, 'accepted', 'astrologer');
INSERT INTO "consultation_event" ("session_id", "seq", "at", "what", "side") VALUES ('seedSession00000000001', 4, 1795972747023, 'hold', NULL);
INSERT INTO "consultation_event" ("session_id", "seq", "at", "what", "side") VALUES ('seedSession00000000001', 5, 1795972750023, 'started', NULL);
INSERT INTO "consultation_event" ("session_id", "seq", "at", "what", "side") VALUES ('seedSession00000000001', 6, 1795973152443, 'paused', 'user');
INSERT INTO "consultation_event" ("session_id", "seq", "at", "what", "side") VALUES ('seedSession00000000001', 7, 1795973161443, 'resumed', NULL);
INSERT INTO "consultation_event" ("session_id", "seq", "at", "what", "side") VALUES ('seedSession00000000001', 8, 1795973269863, 'ended', 'user');
INSERT INTO "review" ("session_id", "user_id", "astrologer_id", "rating", "text", "at", "reply", "replied_at", "removed_at", "removed_because") VALUES ('seedSession00000000007', 'seedUser00000000000001', 'seedAstrologer00000004', 4, 'Short, and no fuss about it.', 1794222744443, NULL, NULL, NULL, NULL);
INSERT INTO "review" ("session_id", "user_id", "astrologer_id", "rating", "text", "at", "reply", "replied_at", "removed_at", "removed_because") VALUES ('seedSession00000000006', 'seedUser00000000000003', 'seedAstrologer00000006', 5, 'Practical and kind.', 1794658852443, NULL, NULL, NULL, NULL);
INSERT INTO "review" ("session_id", "user_id", "astrologer_id", "rating", "text", "at", "reply", "replied_at", "removed_at", "removed_because") VALUES ('seedSession00000000005', 'seedUser00000000000002', 'seedAstrologer00000002', 5, 'Precise, a little strict, worth it.', 1795008335443, NULL, NULL, NULL, NULL);
INSERT INTO "review" ("session_id", "user_id", "astrologer_id", "rating", "text", "at", "reply", "replied_at", "removed_at", "removed_because") VALUES ('seedSession00000000004', 'seedUser00000000000001', 'seedAstrologer00000003', 5, 'The number finally made sense.', 1795271140443, NULL, NULL, NULL, NULL);
INSERT INTO "review" ("session_id", "user_id", "astrologer_id", "rating", "text", "at", "reply", "replied_at", "removed_at", "removed_because") VALUES ('seedSession00000000003', 'seedUser00000000000003', 'seedAstrologer00000001', 4, 'Two options with reasons, as promised.', 1795533835443, NULL, NULL, NULL, NULL);
INSERT INTO "review" ("session_id", "user_id", "astrologer_id", "rating", "text", "at", "reply", "replied_at", "removed_at", "removed_because") VALUES ('seedSession00000000002', 'seedUser00000000000002', 'seedAstrologer00000001', 5, 'Calm and concrete. The dates helped.', 1795797240443, NULL, NULL, NULL, NULL);
INSERT INTO "review" ("session_id", "user_id", "astrologer_id", "rating", "text", "at", "reply", "replied_at", "removed_at", "removed_because") VALUES ('seedSession00000000001', 'seedUser00000000000001', 'seedAstrologer00000001', 5, 'Showed me which placements each sentence came from, and said plainly what the chart does not decide.', 1795973389863, NULL, NULL, NULL, NULL);
INSERT INTO "account" ("id", "kind", "ccy", "may_neg", "dr_posted", "cr_posted", "dr_pending", "cr_pending", "applied") VALUES ('world:usd', 'world', 'USD', 1, 24000, 0, 0, 0, 3);
INSERT INTO "account" ("id", "kind", "ccy", "may_neg", "dr_posted", "cr_posted", "dr_pending", "cr_pending", "applied") VALUES ('rev:usd', 'revenue', 'USD', 0, 0, 9411, 0, 0, 23);
INSERT INTO "account" ("id", "kind", "ccy", "may_neg", "dr_posted", "cr_posted", "dr_pending", "cr_pending", "applied") VALUES ('loss:chargeback', 'loss', 'USD', 1, 0, 0, 0, 0, 0);
INSERT INTO "account" ("id", "kind", "ccy", "may_neg", "dr_posted", "cr_posted", "dr_pending", "cr_pending", "applied") VALUES ('exp:inr', 'expense', 'INR', 1, 662499, 0, 0, 0, 24);
INSERT INTO "account" ("id", "kind", "ccy", "may_neg", "dr_posted", "cr_posted", "dr_pending", "cr_pending", "applied") VALUES ('bank:inr', 'bank', 'INR', 1, 0, 0, 0, 0, 0);
INSERT INTO "account" ("id", "kind", "ccy", "may_neg", "dr_posted", "cr_posted", "dr_pending", "cr_pending", "applied") VALUES ('frozen:usd', 'frozen', 'USD', 0, 0, 0, 0, 0, 0);
INSERT INTO "account" ("id", "kind", "ccy", "may_neg", "dr_posted", "cr_posted", "dr_pending", "cr_pending", "applied") VALUES ('promo:inr', 'promotion', 'INR', 1, 0, 0, 0, 0, 0);
INSERT INTO "account" ("id", "kind", "ccy", "may_neg", "dr_posted", "cr_posted", "dr_pending", "cr_pending", "applied") VALUES ('waived:usd', 'waived', 'USD', 0, 0, 0, 0, 0, 0);
INSERT INTO "account" ("id", "kind", "ccy", "may_neg", "dr_posted", "cr_posted", "dr_pending", "cr_pending", "applied") VALUES ('waived:inr', 'waived', 'INR', 0, 0, 0, 0, 0, 0);
INSERT INTO "account" ("id", "kind", "ccy", "may_neg", "dr_posted", "cr_posted", "dr_pending", "cr_pending", "applied") VALUES ('u:seedUser00000000000001', 'wallet', 'USD', 0, 2278, 8000, 0, 0, 23);
INSERT INTO "account" ("id", "kind", "ccy", "may_neg", "dr_posted", "cr_posted", "dr_pending", "cr_pending", "applied") VALUES ('u:seedUser00000000000002', 'wallet', 'USD', 0, 4613, 8000, 0, 0, 20);
INSERT INTO "account" ("id", "kind", "ccy", "may_neg", "dr_posted", "cr_posted", "dr_pending", "cr_pending", "applied") VALUES ('u:seedUser00000000000003', 'wallet', 'USD', 0, 2520, 8000, 0, 0, 17);
INSERT INTO "account" ("id", "kind", "ccy", "may_neg", "dr_posted", "cr_posted", "dr_pending", "cr_pending", "applied") VALUES ('a:seedAstrologer00000001', 'payable', 'INR', 0, 0, 307120, 0, 0, 24);
INSERT INTO "account" ("id", "kind", "ccy", "may_neg", "dr_posted", "cr_posted", "dr_pending", "cr_pending", "applied") VALUES ('a:seedAstrologer00000002', 'payable', 'INR', 0, 0, 171659, 0, 0, 12);
INSERT INTO "account" ("id", "kind", "ccy", "may_neg", "dr_posted", "cr_posted", "dr_pending", "cr_pending", "applied") VALUES ('a:seedAstrologer00000003', 'payable', 'INR', 0, 0, 60192, 0, 0, 15);
INSERT INTO "account" ("id", "kind", "ccy", "may_neg", "dr_posted", "cr_posted", "dr_pending", "cr_pending", "applied") VALUES ('a:seedAstrologer00000004', 'payable', 'INR', 0, 0, 10419, 0, 0, 6);
INSERT INTO "account" ("id", "kind", "ccy", "may_neg", "dr_posted", "cr_posted", "dr_pending", "cr_pending", "applied") VALUES ('a:seedAstrologer00000005', 'payable', 'INR', 0, 0, 0, 0, 0, 0);
INSERT INTO "account" ("id", "kind", "ccy", "may_neg", "dr_posted", "cr_posted", "dr_pending", "cr_pending", "applied") VALUES ('a:seedAstrologer00000006', 'payable', 'INR', 0, 0, 113109, 0, 0, 9);
INSERT INTO "account" ("id", "kind", "ccy", "may_neg", "dr_posted", "cr_posted", "dr_pending", "cr_pending", "applied") VALUES ('a:seedAstrologer00000007', 'payable', 'INR', 0, 0, 0, 0, 0, 0);
INSERT INTO "account" ("id", "kind", "ccy", "may_neg", "dr_posted", "cr_posted", "dr_pending", "cr_pending", "applied") VALUES ('a:seedAstrologer00000008', 'payable', 'INR', 0, 0, 0, 0, 0, 0);
INSERT INTO "account" ("id", "kind", "ccy", "may_neg", "dr_posted", "cr_posted", "dr_pending", "cr_pending", "applied") VALUES ('a:seedAstrologer00000009', 'payable', 'INR', 0, 0, 0, 0, 0, 0);
INSERT INTO "account" ("id", "kind", "ccy", "may_neg", "dr_posted", "cr_posted", "dr_pending", "cr_pending", "applied") VALUES ('a:seedAstrologer00000010', 'payable', 'INR', 0, 0, 0, 0, 0, 0);
INSERT INTO "account" ("id", "kind", "ccy", "may_neg", "dr_posted", "cr_posted", "dr_pending", "cr_pending", "applied") VALUES ('a:seedAstrologer00000011', 'payable', 'INR', 0, 0, 0, 0, 0, 0);
INSERT INTO "account" ("id", "kind", "ccy", "may_neg", "dr_posted", "cr_posted", "dr_pending", "cr_pending", "applied") VALUES ('a:seedAstrologer00000012', 'payable', 'INR', 0, 0, 0, 0, 0, 0);
INSERT INTO "transfer" ("id", "phase", "pending_id", "dr", "cr", "amount", "code", "ref", "actor", "at") VALUES ('pay:seedPayment00000000000', 'single', NULL, 'world:usd', 'u:seedUser00000000000001', 8000, 'top_up', 'seedPayment00000000000', 'provider', 1792606836023);
INSERT INTO "transfer" ("id", "phase", "pending_id", "dr", "cr", "amount", "code", "ref", "actor", "at") VALUES ('pay:seedPayment10000000000', 'single', NULL, 'world:usd', 'u:seedUser00000000000002', 8000, 'top_up', 'seedPayment10000000000', 'provider', 1792606836023);
INSERT INTO "transfer" ("id", "phase", "pending_id", "dr", "cr", "amount", "code", "ref", "actor", "at") VALUES ('pay:seedPayment20000000000', 'single', NULL, 'world:usd', 'u:seedUser00000000000003', 8000, 'top_up', 'seedPayment20000000000', 'provider', 1792606836023);
INSERT INTO "transfer" ("id", "phase", "pending_id", "dr", "cr", "amount", "code", "ref", "actor", "at") VALUES ('h:seedSession00000000007#1', 'pending', NULL, 'u:seedUser00000000000001', 'rev:usd', 7200, 'hold', 'seedSession00000000007', 'system', 1794222547023);
INSERT INTO "transfer" ("id", "phase", "pending_id", "dr", "cr", "amount", "code", "ref", "actor", "at") VALUES ('p:seedSession00000000007#1', 'post', 'h:seedSession00000000007#1', 'u:seedUser00000000000001', 'rev:usd', 148, 'usage', 'seedSession00000000007', 'system', 1794222624443);
INSERT INTO "transfer" ("id", "phase", "pending_id", "dr", "cr", "amount", "code", "ref", "actor", "at") VALUES ('y:seedSession00000000007', 'single', NULL, 'exp:inr', 'a:seedAstrologer00000004', 10419, 'payout', 'seedSession00000000007', 'system', 1794222624443);
INSERT INTO "transfer" ("id", "phase", "pending_id", "dr", "cr", "amount", "code", "ref", "actor", "at") VALUES ('h:seedSession00000000006#1', 'pending', NULL, 'u:seedUser00000000000003', 'rev:usd', 8000, 'hold', 'seedSession00000000006', 'system', 1794658247023);
INSERT INTO "transfer" ("id", "phase", "pending_id", "dr", "cr", "amount", "code", "ref", "actor", "at") VALUES ('p:seedSession00000000006#1', 'post', 'h:seedSession00000000006#1', 'u:seedUser00000000000003', 'rev:usd', 1607, 'usage', 'seedSession00000000006', 'system', 1794658732443);
INSERT INTO "transfer" ("id", "phase", "pending_id", "dr", "cr", "amount", "code", "ref", "actor", "at") VALUES ('y:seedSession00000000006', 'single', NULL, 'exp:inr', 'a:seedAstrologer00000006', 113109, 'payout', 'seedSession00000000006', 'system', 1794658732443);
INSERT INTO "transfer" ("id", "phase", "pending_id", "dr", "cr", "amount", "code", "ref", "actor", "at") VALUES ('h:seedSession00000000005#1', 'pending', NULL, 'u:seedUser00000000000002', 'rev:usd', 8000, 'hold', 'seedSession00000000005', 'system', 1795007547023);
INSERT INTO "transfer" ("id", "phase", "pending_id", "dr", "cr", "amount", "code", "ref", "actor", "at") VALUES ('p:seedSession00000000005#1', 'post', 'h:seedSession00000000005#1', 'u:seedUser00000000000002', 'rev:usd', 2438, 'usage', 'seedSession00000000005', 'system', 1795008215443);
INSERT INTO "transfer" ("id", "phase", "pending_id", "dr", "cr", "amount", "code", "ref", "actor", "at") VALUES ('y:seedSession00000000005', 'single', NULL, 'exp:inr', 'a:seedAstrologer00000002', 171659, 'payout', 'seedSession00000000005', 'system', 1795008215443);
INSERT INTO "transfer" ("id", "phase", "pending_id", "dr", "cr", "amount", "code", "ref", "actor", "at") VALUES ('h:seedSession00000000004#1', 'pending', NULL, 'u:seedUser00000000000001', 'rev:usd', 5400, 'hold', 'seedSession00000000004', 'system', 1795270447023);
INSERT INTO "transfer" ("id", "phase", "pending_id", "dr", "cr", "amount", "code", "ref", "actor", "at") VALUES ('p:seedSession00000000004#1', 'post', 'h:seedSession00000000004#1', 'u:seedUser00000000000001', 'rev:usd', 855, 'usage', 'seedSession00000000004', 'system', 1795271020443);
INSERT INTO "transfer" ("id", "phase", "pending_id", "dr", "cr", "amount", "code", "ref", "actor", "at") VALUES ('y:seedSession00000000004', 'single', NULL, 'exp:inr', 'a:seedAstrologer00000003', 60192, 'payout', 'seedSession00000000004', 'system', 1795271020443);
INSERT INTO "transfer" ("id", "phase", "pending_id", "dr", "cr", "amount", "code", "ref", "actor", "at") VALUES ('h:seedSession00000000003#1', 'pending', NULL, 'u:seedUser00000000000003', 'rev:usd', 6393, 'hold', 'seedSession00000000003', 'system', 1795533347023);
INSERT INTO "transfer" ("id", "phase", "pending_id", "dr", "cr", "amount", "code", "ref", "actor", "at") VALUES ('p:seedSession00000000003#1', 'post', 'h:seedSession00000000003#1', 'u:seedUser00000000000003', 'rev:usd', 913, 'usage', 'seedSession00000000003', 'system', 1795533715443);
INSERT INTO "transfer" ("id", "phase", "pending_id", "dr", "cr", "amount", "code", "ref", "actor", "at") VALUES ('y:seedSession00000000003', 'single', NULL, 'exp:inr', 'a:seedAstrologer00000001', 64240, 'payout', 'seedSession00000000003', 'system', 1795533715443);
INSERT INTO "transfer" ("id", "phase", "pending_id", "dr", "cr", "amount", "code", "ref", "actor", "at") VALUES ('h:seedSession00000000002#1', 'pending', NULL, 'u:seedUser00000000000002', 'rev:usd', 5562, 'hold', 'seedSession00000000002', 'system', 1795796247023);
INSERT INTO "transfer" ("id", "phase", "pending_id", "dr", "cr", "amount", "code", "ref", "actor", "at") VALUES ('p:seedSession00000000002#1', 'post', 'h:seedSession00000000002#1', 'u:seedUser00000000000002', 'rev:usd', 2175, 'usage', 'seedSession00000000002', 'system', 1795797120443);
INSERT INTO "transfer" ("id", "phase", "pending_id", "dr", "cr", "amount", "code", "ref", "actor", "at") VALUES ('y:seedSession00000000002', 'single', NULL, 'exp:inr', 'a:seedAstrologer00000001', 153120, 'payout', 'seedSession00000000002', 'system', 1795797120443);
INSERT INTO "transfer" ("id", "phase", "pending_id", "dr", "cr", "amount", "code", "ref", "actor", "at") VALUES ('h:seedSession00000000001#1', 'pending', NULL, 'u:seedUser00000000000001', 'rev:usd', 6997, 'hold', 'seedSession00000000001', 'system', 1795972747023);
INSERT INTO "transfer" ("id", "phase", "pending_id", "dr", "cr", "amount", "code", "ref", "actor", "at") VALUES ('p:seedSession00000000001#1', 'post', 'h:seedSession00000000001#1', 'u:seedUser00000000000001', 'rev:usd', 1275, 'usage', 'seedSession00000000001', 'system', 1795973269863);
INSERT INTO "transfer" ("id", "phase", "pending_id", "dr", "cr", "amount", "code", "ref", "actor", "at") VALUES ('y:seedSession00000000001', 'single', NULL, 'exp:inr', 'a:seedAstrologer00000001', 89760, 'payout', 'seedSession00000000001', 'system', 1795973269863);
INSERT INTO "astrologer" ("id", "experience_years", "specializations", "languages", "bio", "price_call_cents", "price_chat_cents", "payout_call_paise", "payout_chat_paise", "status", "went_offline_at", "is_approved", "is_active", "chat_enabled", "rating_sum", "rating_count", "session_count", "switched_on_at", "went_offline_because", "back_at", "takes_chats", "takes_web_calls", "takes_phone_calls", "follows_hours", "hours_done", "online_for_hours", "free_minutes") VALUES ('seedAstrologer00000001', 14, '["Birth chart","Marriage timing","Career"]', '["Hindi","Marathi","English"]', 'I read the birth chart first and the question second. Most people come to me about work or marriage timing; I start from the running dasha, show you the placements I am using, and say clearly where the chart does not decide.
I studied with my grandfather in Nashik. I don’t sell stones or rituals.', 180, 150, 12672, 10560, 'offline', NULL, 1, 1, 1, 14, 3, 3, NULL, NULL, NULL, 1, 1, 1, 0, NULL, NULL, 0);
INSERT INTO "astrologer" ("id", "experience_years", "specializations", "languages", "bio", "price_call_cents", "price_chat_cents", "payout_call_paise", "payout_chat_paise", "status", "went_offline_at", "is_approved", "is_active", "chat_enabled", "rating_sum", "rating_count", "session_count", "switched_on_at", "went_offline_because", "back_at", "takes_chats", "takes_web_calls", "takes_phone_calls", "follows_hours", "hours_done", "online_for_hours", "free_minutes") VALUES ('seedAstrologer00000002', 22, '["Birth chart","Prashna","Career"]', '["Tamil","English"]', 'Twenty-two years of charts, most of them for people at a crossing. I like precise questions, and I answer them with the houses on the table.
Bring your birth time as exactly as you have it; if it is vague, we find out what still holds.', 240, 220, 16896, 15488, 'offline', NULL, 1, 1, 1, 5, 1, 1, NULL, NULL, NULL, 1, 1, 1, 0, NULL, NULL, 0);
INSERT INTO "astrologer" ("id", "experience_years", "specializations", "languages", "bio", "price_call_cents", "price_chat_cents", "payout_call_paise", "payout_chat_paise", "status", "went_offline_at", "is_approved", "is_active", "chat_enabled", "rating_sum", "rating_count", "session_count", "switched_on_at", "went_offline_because", "back_at", "takes_chats", "takes_web_calls", "takes_phone_calls", "follows_hours", "hours_done", "online_for_hours", "free_minutes") VALUES ('seedAstrologer00000003', 9, '["Chart matching","Family"]', '["Bengali","Hindi","English"]', 'Matching two charts is more than a number out of thirty-six. I go through each koota with both of you, and through what the number leaves out.', 120, 90, 8448, 6336, 'offline', NULL, 1, 1, 1, 5, 1, 1, NULL, NULL, NULL, 1, 1, 1, 0, NULL, NULL, 0);
INSERT INTO "astrologer" ("id", "experience_years", "specializations", "languages", "bio", "price_call_cents", "price_chat_cents", "payout_call_paise", "payout_chat_paise", "status", "went_offline_at", "is_approved", "is_active", "chat_enabled", "rating_sum", "rating_count", "session_count", "switched_on_at", "went_offline_because", "back_at", "takes_chats", "takes_web_calls", "takes_phone_calls", "follows_hours", "hours_done", "online_for_hours", "free_minutes") VALUES ('seedAstrologer00000004', 11, '["Career","Study abroad"]', '["Malayalam","English"]', 'I was a teacher for ten years before I made astrology my work. Students and their parents ask me about subjects, places and timing; I keep to what the chart supports.', 150, 120, 10560, 8448, 'offline', NULL, 1, 1, 1, 4, 1, 1, NULL, NULL, NULL, 1, 1, 1, 0, NULL, NULL, 0);
INSERT INTO "astrologer" ("id", "experience_years", "specializations", "languages", "bio", "price_call_cents", "price_chat_cents", "payout_call_paise", "payout_chat_paise", "status", "went_offline_at", "is_approved", "is_active", "chat_enabled", "rating_sum", "rating_count", "session_count", "switched_on_at", "went_offline_because", "back_at", "takes_chats", "takes_web_calls", "takes_phone_calls", "follows_hours", "hours_done", "online_for_hours", "free_minutes") VALUES ('seedAstrologer00000005', 17, '["Business","Marriage timing"]', '["Punjabi","Hindi","English"]', 'Partnerships, launches, the right month to sign. I work with the tenth and the eleventh house, and with plain language.', 180, 150, 12672, 10560, 'offline', NULL, 1, 1, 1, 0, 0, 0, NULL, NULL, NULL, 1, 1, 1, 0, NULL, NULL, 0);
INSERT INTO "astrologer" ("id", "experience_years", "specializations", "languages", "bio", "price_call_cents", "price_chat_cents", "payout_call_paise", "payout_chat_paise", "status", "went_offline_at", "is_approved", "is_active", "chat_enabled", "rating_sum", "rating_count", "session_count", "switched_on_at", "went_offline_because", "back_at", "takes_chats", "takes_web_calls", "takes_phone_calls", "follows_hours", "hours_done", "online_for_hours", "free_minutes") VALUES ('seedAstrologer00000006', 26, '["Muhurta","Family","Birth chart"]', '["Tamil","Telugu","English"]', 'Muhurta is my first love: the day and the hour for a beginning. I give you two or three windows with the reason for each, never only one.', 230, 200, 16192, 14080, 'offline', NULL, 1, 1, 1, 5, 1, 1, NULL, NULL, NULL, 1, 1, 1, 0, NULL, NULL, 0);
INSERT INTO "astrologer" ("id", "experience_years", "specializations", "languages", "bio", "price_call_cents", "price_chat_cents", "payout_call_paise", "payout_chat_paise", "status", "went_offline_at", "is_approved", "is_active", "chat_enabled", "rating_sum", "rating_count", "session_count", "switched_on_at", "went_offline_because", "back_at", "takes_chats", "takes_web_calls", "takes_phone_calls", "follows_hours", "hours_done", "online_for_hours", "free_minutes") VALUES ('seedAstrologer00000007', 31, '["Birth chart","Remedies","Muhurta"]', '["Hindi","Sanskrit","English"]', 'Trained in Varanasi in the classical texts. Remedies, if any, cost nothing: a habit, a visit, a kindness. Nobody leaves with a shopping list.', 280, 250, 19712, 17600, 'offline', NULL, 1, 1, 1, 0, 0, 0, NULL, NULL, NULL, 1, 1, 1, 0, NULL, NULL, 0);
INSERT INTO "astrologer" ("id", "experience_years", "specializations", "languages", "bio", "price_call_cents", "price_chat_cents", "payout_call_paise", "payout_chat_paise", "status", "went_offline_at", "is_approved", "is_active", "chat_enabled", "rating_sum", "rating_count", "session_count", "switched_on_at", "went_offline_because", "back_at", "takes_chats", "takes_web_calls", "takes_phone_calls", "follows_hours", "hours_done", "online_for_hours", "free_minutes") VALUES ('seedAstrologer00000008', 8, '["Prashna","Relationships"]', '["Urdu","Hindi","English"]', 'For a single question asked at a single moment, prashna is quick and honest. I answer what was asked, and I tell you when the chart is silent.', 130, 100, 9152, 7040, 'offline', NULL, 1, 1, 1, 0, 0, 0, NULL, NULL, NULL, 1, 1, 1, 0, NULL, NULL, 0);
INSERT INTO "astrologer" ("id", "experience_years", "specializations", "languages", "bio", "price_call_cents", "price_chat_cents", "payout_call_paise", "payout_chat_paise", "status", "went_offline_at", "is_approved", "is_active", "chat_enabled", "rating_sum", "rating_count", "session_count", "switched_on_at", "went_offline_because", "back_at", "takes_chats", "takes_web_calls", "takes_phone_calls", "follows_hours", "hours_done", "online_for_hours", "free_minutes") VALUES ('seedAstrologer00000009', 19, '["Career","Property","Business"]', '["Marathi","Hindi","English"]', 'Property, moves, changes of work. I look at the fourth and the tenth house with you, and at the next three years month by month.', 160, 130, 11264, 9152, 'offline', NULL, 1, 1, 1, 0, 0, 0, NULL, NULL, NULL, 1, 1, 1, 0, NULL, NULL, 0);
INSERT INTO "astrologer" ("id", "experience_years", "specializations", "languages", "bio", "price_call_cents", "price_chat_cents", "payout_call_paise", "payout_chat_paise", "status", "went_offline_at", "is_approved", "is_active", "chat_enabled", "rating_sum", "rating_count", "session_count", "switched_on_at", "went_offline_because", "back_at", "takes_chats", "takes_web_calls", "takes_phone_calls", "follows_hours", "hours_done", "online_for_hours", "free_minutes") VALUES ('seedAstrologer00000010', 12, '["Birth chart","Health of habits","Family"]', '["Hindi","English"]', 'I am the practice astrologer of this local copy: a small program that answers chats and web calls, so that you can try a whole consultation by yourself. I read the birth you attach with the real engine. Nothing I say is advice.', 140, 110, 9856, 7744, 'offline', NULL, 1, 1, 1, 0, 0, 0, NULL, NULL, NULL, 1, 1, 1, 0, NULL, NULL, 0);
INSERT INTO "astrologer" ("id", "experience_years", "specializations", "languages", "bio", "price_call_cents", "price_chat_cents", "payout_call_paise", "payout_chat_paise", "status", "went_offline_at", "is_approved", "is_active", "chat_enabled", "rating_sum", "rating_count", "session_count", "switched_on_at", "went_offline_because", "back_at", "takes_chats", "takes_web_calls", "takes_phone_calls", "follows_hours", "hours_done", "online_for_hours", "free_minutes") VALUES ('seedAstrologer00000011', 6, '["Chart matching","Relationships"]', '["Malayalam","Tamil","English"]', 'Young couples are most of my work. We look at both charts side by side, at temper and timing, without fear and without a verdict.', 100, 80, 7040, 5632, 'offline', NULL, 1, 1, 1, 0, 0, 0, NULL, NULL, NULL, 1, 1, 1, 0, NULL, NULL, 0);
INSERT INTO "astrologer" ("id", "experience_years", "specializations", "languages", "bio", "price_call_cents", "price_chat_cents", "payout_call_paise", "payout_chat_paise", "status", "went_offline_at", "is_approved", "is_active", "chat_enabled", "rating_sum", "rating_count", "session_count", "switched_on_at", "went_offline_because", "back_at", "takes_chats", "takes_web_calls", "takes_phone_calls", "follows_hours", "hours_done", "online_for_hours", "free_minutes") VALUES ('seedAstrologer00000012', 15, '["Business","Muhurta","Career"]', '["Gujarati","Hindi","English"]', 'A trader’s son who turned to the older clock. Opening days, stock-taking, partnerships: questions with a date in them are the ones I like best.', 190, 160, 13376, 11264, 'offline', NULL, 1, 1, 1, 0, 0, 0, NULL, NULL, NULL, 1, 1, 1, 0, NULL, NULL, 0);
INSERT INTO "blog_post" ("id", "author_id", "title", "content", "tags", "status", "cover_image", "is_approved", "approved_by", "approved_at", "created_at", "updated_at", "cover_widths", "excerpt", "words", "version", "share_image") VALUES ('seedPost00000000000001', 'seedAstrologer00000001', 'Why your kundli may differ between two apps', '<p>Two apps, one birth, two charts. Nobody miscounted: they chose different rules and did not tell you.</p><h2>Three rules that move a chart</h2><ol><li>The <strong>ayanamsa</strong>, the angle between the two zodiacs. Lahiri and Raman differ by about one and a half degrees, enough to move the Moon into the next nakshatra.</li><li>The <strong>node</strong>: mean or true, up to a degree and a half apart.</li><li>The <strong>house system</strong>. Whole signs and equal houses agree more often than people think; at the edges they do not.</li></ol><h2>What to do with two answers</h2><p>Ask each program for its rules. If it prints them at the foot of the chart, set the other one alike and compare again: in nine cases of ten the difference is gone.</p><blockquote><p>A chart without its rules is a photograph without a date.</p></blockquote><p>The tenth case is the <em>birth time</em>. In 1943 the clocks of Kolkata stood an hour ahead; a program that does not know it casts another person’s chart. You can check the offset that was used on our <a href="/kundli">free kundli</a>, below the chart.</p>', 'kundli, ayanamsa', 'published', NULL, 1, 'seedAdmin0000000000001', 1795803636023, 1795803636023, 1795803636023, '[]', 'Two apps, one birth, two charts. Nobody miscounted: they chose different rules and did not tell you. Three rules that move a chart The ayanamsa, the angle…', 177, 1, NULL);
INSERT INTO "blog_post" ("id", "author_id", "title", "content", "tags", "status", "cover_image", "is_approved", "approved_by", "approved_at", "created_at", "updated_at", "cover_widths", "excerpt", "words", "version", "share_image") VALUES ('seedPost00000000000002', 'seedAstrologer00000001', 'Venus dasha, year by year', '<p>Twenty years is a long time for one planet. Nobody lives them all alike.</p><p>The sub-periods carry the colour: Venus in Venus is about taste, Saturn in Venus about keeping what was begun, Ketu in Venus about letting go of it. Look at the houses that each of them rules in your own chart first.</p>', 'dasha, venus', 'published', NULL, 1, 'seedAdmin0000000000001', 1793125236023, 1793125236023, 1793125236023, '[]', 'Twenty years is a long time for one planet. Nobody lives them all alike. The sub-periods carry the colour: Venus in Venus is about taste, Saturn in Venus…', 55, 1, NULL);
INSERT INTO "blog_post" ("id", "author_id", "title", "content", "tags", "status", "cover_image", "is_approved", "approved_by", "approved_at", "created_at", "updated_at", "cover_widths", "excerpt", "words", "version", "share_image") VALUES ('seedPost00000000000003', 'seedAstrologer00000003', 'Thirty-six points are not a verdict', '<p>Ashtakoota compares two Moons. That is all it does, and it does it well.</p><p>It knows nothing of lagna, of the seventh house, of the dashas that run. Read the eight lines one by one; the sum hides what they say.</p>', 'matching, koota', 'published', NULL, 1, 'seedAdmin0000000000001', 1795112436023, 1795112436023, 1795112436023, '[]', 'Ashtakoota compares two Moons. That is all it does, and it does it well. It knows nothing of lagna, of the seventh house, of the dashas that run. Read the…', 41, 1, NULL);
INSERT INTO "blog_post" ("id", "author_id", "title", "content", "tags", "status", "cover_image", "is_approved", "approved_by", "approved_at", "created_at", "updated_at", "cover_widths", "excerpt", "words", "version", "share_image") VALUES ('seedPost00000000000004', 'seedAstrologer00000006', 'A good hour, and why it is good', '<p>A muhurta is an argument, not a lucky number. Tithi, vara, nakshatra, yoga, karana: five short reasons.</p><p>When somebody gives you a time, ask for the reasons. If there are none, any hour will do.</p>', 'muhurta, panchang', 'published', NULL, 1, 'seedAdmin0000000000001', 1795371636023, 1795371636023, 1795371636023, '[]', 'A muhurta is an argument, not a lucky number. Tithi, vara, nakshatra, yoga, karana: five short reasons. When somebody gives you a time, ask for the reasons…', 35, 1, NULL);
INSERT INTO "blog_post" ("id", "author_id", "title", "content", "tags", "status", "cover_image", "is_approved", "approved_by", "approved_at", "created_at", "updated_at", "cover_widths", "excerpt", "words", "version", "share_image") VALUES ('seedPost00000000000005', 'seedAstrologer00000002', 'How exact must a birth time be?', '<p>The lagna crosses a sign in about two hours, a navamsha part in thirteen minutes. A time rounded to the hour still gives you the Moon, the dasha within days, and most yogas.</p><p>Say “about seven” when you mean it. An honest doubt is worth more than a false minute.</p>', 'birth time, lagna', 'published', NULL, 1, 'seedAdmin0000000000001', 1794766836023, 1794766836023, 1794766836023, '[]', 'The lagna crosses a sign in about two hours, a navamsha part in thirteen minutes. A time rounded to the hour still gives you the Moon, the dasha within days…', 50, 1, NULL);
INSERT INTO "blog_post" ("id", "author_id", "title", "content", "tags", "status", "cover_image", "is_approved", "approved_by", "approved_at", "created_at", "updated_at", "cover_widths", "excerpt", "words", "version", "share_image") VALUES ('seedPost00000000000006', 'seedAstrologer00000007', 'Remedies that cost nothing', '<p>The texts know gifts, vows and habits. They do not know price lists.</p><p>If a remedy has a price, it is a sale. Rise early for forty days, call your mother, feed somebody: this is the older shelf of the shop.</p>', 'remedies', 'published', NULL, 1, 'seedAdmin0000000000001', 1793730036023, 1793730036023, 1793730036023, '[]', 'The texts know gifts, vows and habits. They do not know price lists. If a remedy has a price, it is a sale. Rise early for forty days, call your mother, feed…', 41, 1, NULL);
INSERT INTO "blog_post" ("id", "author_id", "title", "content", "tags", "status", "cover_image", "is_approved", "approved_by", "approved_at", "created_at", "updated_at", "cover_widths", "excerpt", "words", "version", "share_image") VALUES ('seedPost00000000000007', 'seedAstrologer00000001', 'Rahu in the tenth, without the drama', '<p>The node amplifies; it does not sentence. In the tenth it asks for work that did not exist when you were born.</p><h2>What to look at first</h2><ul><li>the lord of the tenth, and where it stands</li><li>the sign of Rahu, whose lord does the steering</li><li>the dasha that runs, because without it nothing moves</li></ul>', 'rahu, career', 'published', NULL, 0, NULL, NULL, 1795976436023, 1795976436023, '[]', 'The node amplifies; it does not sentence. In the tenth it asks for work that did not exist when you were born. What to look at first the lord of the tenth…', 54, 1, NULL);
INSERT INTO "blog_post" ("id", "author_id", "title", "content", "tags", "status", "cover_image", "is_approved", "approved_by", "approved_at", "created_at", "updated_at", "cover_widths", "excerpt", "words", "version", "share_image") VALUES ('seedPost00000000000008', 'seedAstrologer00000001', 'Notes on Saturn returns', '<p>Twenty-nine and a half years, give or take the retrogrades. To write: what the second return asks that the first one did not.</p>', 'saturn', 'draft', NULL, 0, NULL, NULL, 1796062836023, 1796062836023, '[]', 'Twenty-nine and a half years, give or take the retrogrades. To write: what the second return asks that the first one did not.', 23, 1, NULL);
INSERT INTO "user" ("id", "email", "phone", "full_name", "gender", "role", "status", "password_hash", "photo", "session_version", "created_at", "last_login_at", "phone_verified_at", "time_zone") VALUES ('seedAdmin0000000000001', 'admin@drishti.test', '+18005550100', 'Nisha Kapoor', NULL, 'admin', 'active', 'scrypt$32768$8$3$Z8I8g_BbPl0ZbhDJw8BZbQ$G5yKKYw4I6SQp6ErpVFwGP4SHT4BzI3x8VEK-bqLFJc', NULL, 1, 1790878836023, 1795976436023, NULL, NULL);
INSERT INTO "user" ("id", "email", "phone", "full_name", "gender", "role", "status", "password_hash", "photo", "session_version", "created_at", "last_login_at", "phone_verified_at", "time_zone") VALUES ('seedUser00000000000001', 'user@drishti.test', '+18005550100', 'Priya Raman', 'female', 'user', 'active', 'scrypt$32768$8$3$Z8I8g_BbPl0ZbhDJw8BZbQ$G5yKKYw4I6SQp6ErpVFwGP4SHT4BzI3x8VEK-bqLFJc', NULL, 1, 1790878836023, 1795976436023, NULL, NULL);
INSERT INTO "user" ("id", "email", "phone", "full_name", "gender", "role", "status", "password_hash", "photo", "session_version", "created_at", "last_login_at", "phone_verified_at", "time_zone") VALUES ('seedUser00000000000002', 'daniel@drishti.test', '+18005550100', 'Daniel Osei', 'male', 'user', 'active', 'scrypt$32768$8$3$Z8I8g_BbPl0ZbhDJw8BZbQ$G5yKKYw4I6SQp6ErpVFwGP4SHT4BzI3x8VEK-bqLFJc', NULL, 1, 1790878836023, 1795976436023, NULL, NULL);
INSERT INTO "user" ("id", "email", "phone", "full_name", "gender", "role", "status", "password_hash", "photo", "session_version", "created_at", "last_login_at", "phone_verified_at", "time_zone") VALUES ('seedUser00000000000003', 'sunita@drishti.test', '+18005550100', 'Sunita Rao', 'female', 'user', 'active', 'scrypt$32768$8$3$Z8I8g_BbPl0ZbhDJw8BZbQ$G5yKKYw4I6SQp6ErpVFwGP4SHT4BzI3x8VEK-bqLFJc', NULL, 1, 1790878836023, 1795976436023, NULL, NULL);
INSERT INTO "user" ("id", "email", "phone", "full_name", "gender", "role", "status", "password_hash", "photo", "session_version", "created_at", "last_login_at", "phone_verified_at", "time_zone") VALUES ('seedAstrologer00000001', 'astrologer@drishti.test', '+18005550100', 'Meera Joshi', NULL, 'astrologer', 'active', 'scrypt$32768$8$3$Z8I8g_BbPl0ZbhDJw8BZbQ$G5yKKYw4I6SQp6ErpVFwGP4SHT4BzI3x8VEK-bqLFJc', '/portraits/meera.svg', 1, 1788286836023, 1795976436023, NULL, NULL);
INSERT INTO "user" ("id", "email", "phone", "full_name", "gender", "role", "status", "password_hash", "photo", "session_version", "created_at", "last_login_at", "phone_verified_at", "time_zone") VALUES ('seedAstrologer00000002', 'raghav@drishti.test', '+18005550100', 'Raghav Iyer', NULL, 'astrologer', 'active', 'scrypt$32768$8$3$Z8I8g_BbPl0ZbhDJw8BZbQ$G5yKKYw4I6SQp6ErpVFwGP4SHT4BzI3x8VEK-bqLFJc', '/portraits/raghav.svg', 1, 1788286836023, 1795976436023, NULL, NULL);
INSERT INTO "user" ("id", "email", "phone", "full_name", "gender", "role", "status", "password_hash", "photo", "session_version", "created_at", "last_login_at", "phone_verified_at", "time_zone") VALUES ('seedAstrologer00000003', 'ananya@drishti.test', '+18005550100', 'Ananya Bhattacharya', NULL, 'astrologer', 'active', 'scrypt$32768$8$3$Z8I8g_BbPl0ZbhDJw8BZbQ$G5yKKYw4I6SQp6ErpVFwGP4SHT4BzI3x8VEK-bqLFJc', '/portraits/ananya.svg', 1, 1788286836023, 1795976436023, NULL, NULL);
INSERT INTO "user" ("id", "email", "phone", "full_name", "gender", "role", "status", "password_hash", "photo", "session_version", "created_at", "last_login_at", "phone_verified_at", "time_zone") VALUES ('seedAstrologer00000004', 'kavita@drishti.test', '+18005550100', 'Kavita Nair', NULL, 'astrologer', 'active', 'scrypt$32768$8$3$Z8I8g_BbPl0ZbhDJw8BZbQ$G5yKKYw4I6SQp6ErpVFwGP4SHT4BzI3x8VEK-bqLFJc', '/portraits/kavita.svg', 1, 1788286836023, 1795976436023, NULL, NULL);
INSERT INTO "user" ("id", "email", "phone", "full_name", "gender", "role", "status", "password_hash", "photo", "session_version", "created_at", "last_login_at", "phone_verified_at", "time_zone") VALUES ('seedAstrologer00000005', 'harpreet@drishti.test', '+18005550100', 'Harpreet Gill', NULL, 'astrologer', 'active', 'scrypt$32768$8$3$Z8I8g_BbPl0ZbhDJw8BZbQ$G5yKKYw4I6SQp6ErpVFwGP4SHT4BzI3x8VEK-bqLFJc', '/portraits/harpreet.svg', 1, 1788286836023, 1795976436023, NULL, NULL);
INSERT INTO "user" ("id", "email", "phone", "full_name", "gender", "role", "status", "password_hash", "photo", "session_version", "created_at", "last_login_at", "phone_verified_at", "time_zone") VALUES ('seedAstrologer00000006', 'lakshmi@drishti.test', '+18005550100', 'Lakshmi Raman', NULL, 'astrologer', 'active', 'scrypt$32768$8$3$Z8I8g_BbPl0ZbhDJw8BZbQ$G5yKKYw4I6SQp6ErpVFwGP4SHT4BzI3x8VEK-bqLFJc', '/portraits/lakshmi.svg', 1, 1788286836023, 1795976436023, NULL, NULL);
INSERT INTO "user" ("id", "email", "phone", "full_name", "gender", "role", "status", "password_hash", "photo", "session_version", "created_at", "last_login_at", "phone_verified_at", "time_zone") VALUES ('seedAstrologer00000007', 'devendra@drishti.test', '+18005550100', 'Devendra Shastri', NULL, 'astrologer', 'active', 'scrypt$32768$8$3$Z8I8g_BbPl0ZbhDJw8BZbQ$G5yKKYw4I6SQp6ErpVFwGP4SHT4BzI3x8VEK-bqLFJc', '/portraits/devendra.svg', 1, 1788286836023, 1795976436023, NULL, NULL);
INSERT INTO "user" ("id", "email", "phone", "full_name", "gender", "role", "status", "password_hash", "photo", "session_version", "created_at", "last_login_at", "phone_verified_at", "time_zone") VALUES ('seedAstrologer00000008', 'farzana@drishti.test', '+18005550100', 'Farzana Qureshi', NULL, 'astrologer', 'active', 'scrypt$32768$8$3$Z8I8g_BbPl0ZbhDJw8BZbQ$G5yKKYw4I6SQp6ErpVFwGP4SHT4BzI3x8VEK-bqLFJc', '/portraits/farzana.svg', 1, 1788286836023, 1795976436023, NULL, NULL);
INSERT INTO "user" ("id", "email", "phone", "full_name", "gender", "role", "status", "password_hash", "photo", "session_version", "created_at", "last_login_at", "phone_verified_at", "time_zone") VALUES ('seedAstrologer00000009', 'suresh@drishti.test', '+18005550100', 'Suresh Patil', NULL, 'astrologer', 'active', 'scrypt$32768$8$3$Z8I8g_BbPl0ZbhDJw8BZbQ$G5yKKYw4I6SQp6ErpVFwGP4SHT4BzI3x8VEK-bqLFJc', '/portraits/suresh.svg', 1, 1788286836023, 1795976436023, NULL, NULL);
INSERT INTO "user" ("id", "email", "phone", "full_name", "gender", "role", "status", "password_hash", "photo", "session_version", "created_at", "last_login_at", "phone_verified_at", "time_zone") VALUES ('seedAstrologer00000010', 'asha@drishti.test', '+18005550100', 'Asha Verma (Practice)', NULL, 'astrologer', 'active', 'scrypt$32768$8$3$Z8I8g_BbPl0ZbhDJw8BZbQ$G5yKKYw4I6SQp6ErpVFwGP4SHT4BzI3x8VEK-bqLFJc', '/portraits/asha.svg', 1, 1788286836023, 1795976436023, NULL, NULL);
INSERT INTO "user" ("id", "email", "phone", "full_name", "gender", "role", "status", "password_hash", "photo", "session_version", "created_at", "last_login_at", "phone_verified_at", "time_zone") VALUES ('seedAstrologer00000011', 'priya@drishti.test', '+18005550100', 'Priya Menon', NULL, 'astrologer', 'active', 'scrypt$32768$8$3$Z8I8g_BbPl0ZbhDJw8BZbQ$G5yKKYw4I6SQp6ErpVFwGP4SHT4BzI3x8VEK-bqLFJc', '/portraits/priya.svg', 1, 1788286836023, 1795976436023, NULL, NULL);
INSERT INTO "user" ("id", "email", "phone", "full_name", "gender", "role", "status", "password_hash", "photo", "session_version", "created_at", "last_login_at", "phone_verified_at", "time_zone") VALUES ('seedAstrologer00000012', 'vikram@drishti.test', '+18005550100', 'Vikram Desai', NULL, 'astrologer', 'active', 'scrypt$32768$8$3$Z8I8g_BbPl0ZbhDJw8BZbQ$G5yKKYw4I6SQp6ErpVFwGP4SHT4BzI3x8VEK-bqLFJc', '/portraits/vikram.svg', 1, 1788286836023, 1795976436023, NULL, NULL);
INSERT INTO "setting" ("key", "value", "set_at") VALUES ('platform_name', 'Drishti', 0);
INSERT INTO "setting" ("key", "value", "set_at") VALUES ('support_email', 'support@drishti.test', 0);
INSERT INTO "setting" ("key", "value", "set_at") VALUES ('timezone', 'Asia/Kolkata', 0);
INSERT INTO "setting" ("key", "value", "set_at") VALUES ('usd_inr_rate', '88.00', 0);
INSERT INTO "setting" ("key", "value", "set_at") VALUES ('default_phone_number', '+18005550199', 0);
INSERT INTO "setting" ("key", "value", "set_at") VALUES ('social_links', '[]', 0);
INSERT INTO "birth_profile" ("id", "user_id", "relation", "name", "gender", "date", "time", "uncertainty_minutes", "clock_reading", "place_name", "lat", "lon", "tz", "created_at", "updated_at") VALUES ('seedBirth0000000000001', 'seedUser00000000000001', 'self', 'Priya Raman', 'female', '1991-03-17', '07:25:00', 0, NULL, 'Chennai, Tamil Nadu, India', 13.0878, 80.2785, 'Asia/Kolkata', 1796062836023, 1796062836023);
INSERT INTO "birth_profile" ("id", "user_id", "relation", "name", "gender", "date", "time", "uncertainty_minutes", "clock_reading", "place_name", "lat", "lon", "tz", "created_at", "updated_at") VALUES ('seedBirth0000000000002', 'seedUser00000000000001', 'partner', 'Karthik Iyer', 'male', '1989-07-09', '21:40:00', 30, NULL, 'Bengaluru, Karnataka, India', 12.9719, 77.5937, 'Asia/Kolkata', 1796062836024, 1796062836024);
INSERT INTO "birth_profile" ("id", "user_id", "relation", "name", "gender", "date", "time", "uncertainty_minutes", "clock_reading", "place_name", "lat", "lon", "tz", "created_at", "updated_at") VALUES ('seedBirth0000000000003', 'seedUser00000000000001', 'parent', 'Lakshmi Raman', 'female', '1958-11-02', NULL, 720, NULL, 'Thanjavur, Tamil Nadu, India', 10.7852, 79.1391, 'Asia/Kolkata', 1796062836025, 1796062836025);
INSERT INTO "consultation" ("id", "user_id", "astrologer_id", "kind", "state", "end_reason", "ended_by", "price_cents", "payout_paise_per_min", "budget_cents", "requested_at", "accepted_at", "started_at", "ended_at", "billable_seconds", "charge_cents", "payout_paise", "facts", "last_message", "next_due_at", "message_count", "file_count", "transcript_key", "charged_because", "denied_by", "free_seconds_offered", "free_by", "free_seconds", "promotion_paise", "went_on_at", "unread_user", "unread_astrologer") VALUES ('seedSession00000000008', 'seedUser00000000000002', 'seedAstrologer00000008', 'chat', 'ended', 'no_answer', 'system', 100, 7040, NULL, 1793959636023, NULL, NULL, 1793959681923, 0, 0, 0, '{"user":[],"astrologer":[],"end":1793959681923}', NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, 0, 0, NULL, 0, 0);
INSERT INTO "consultation" ("id", "user_id", "astrologer_id", "kind", "state", "end_reason", "ended_by", "price_cents", "payout_paise_per_min", "budget_cents", "requested_at", "accepted_at", "started_at", "ended_at", "billable_seconds", "charge_cents", "payout_paise", "facts", "last_message", "next_due_at", "message_count", "file_count", "transcript_key", "charged_because", "denied_by", "free_seconds_offered", "free_by", "free_seconds", "promotion_paise", "went_on_at", "unread_user", "unread_astrologer") VALUES ('seedSession00000000007', 'seedUser00000000000001', 'seedAstrologer00000004', 'chat', 'ended', 'user_ended', 'user', 120, 8448, NULL, 1794222536023, 1794222547023, 1794222550023, 1794222624443, 74, 148, 10419, '{"user":[[1794222550023,1794222624443]],"astrologer":[[1794222548023,1794222624443]],"end":1794222624443}', 'No problem at all. Until next time.', NULL, 2, 0, 'transcripts/seedSession00000000007/0000', NULL, NULL, 0, NULL, 0, 0, NULL, 0, 0);
INSERT INTO "consultation" ("id", "user_id", "astrologer_id", "kind", "state", "end_reason", "ended_by", "price_cents", "payout_paise_per_min", "budget_cents", "requested_at", "accepted_at", "started_at", "ended_at", "billable_seconds", "charge_cents", "payout_paise", "facts", "last_message", "next_due_at", "message_count", "file_count", "transcript_key", "charged_because", "denied_by", "free_seconds_offered", "free_by", "free_seconds", "promotion_paise", "went_on_at", "unread_user", "unread_astrologer") VALUES ('seedSession00000000006', 'seedUser00000000000003', 'seedAstrologer00000006', 'chat', 'ended', 'user_ended', 'user', 200, 14080, NULL, 1794658236023, 1794658247023, 1794658250023, 1794658732443, 482, 1607, 113109, '{"user":[[1794658250023,1794658732443]],"astrologer":[[1794658248023,1794658732443]],"end":1794658732443}', 'Then light the lamp on the 19th before eight, and carry the boxes on the weekend.', NULL, 4, 0, 'transcripts/seedSession00000000006/0000', NULL, NULL, 0, NULL, 0, 0, NULL, 0, 0);
INSERT INTO "consultation" ("id", "user_id", "astrologer_id", "kind", "state", "end_reason", "ended_by", "price_cents", "payout_paise_per_min", "budget_cents", "requested_at", "accepted_at", "started_at", "ended_at", "billable_seconds", "charge_cents", "payout_paise", "facts", "last_message", "next_due_at", "message_count", "file_count", "transcript_key", "charged_because", "denied_by", "free_seconds_offered", "free_by", "free_seconds", "promotion_paise", "went_on_at", "unread_user", "unread_astrologer") VALUES ('seedSession00000000005', 'seedUser00000000000002', 'seedAstrologer00000002', 'chat', 'ended', 'user_ended', 'user', 220, 15488, NULL, 1795007536023, 1795007547023, 1795007550023, 1795008215443, 665, 2438, 171659, '{"user":[[1795007550023,1795008215443]],"astrologer":[[1795007548023,1795008215443]],"end":1795008215443}', 'Your 10th lord is retrograde until the 3rd. I would write the letter now and hand it in after that.', NULL, 4, 0, 'transcripts/seedSession00000000005/0000', NULL, NULL, 0, NULL, 0, 0, NULL, 0, 0);
INSERT INTO "consultation" ("id", "user_id", "astrologer_id", "kind", "state", "end_reason", "ended_by", "price_cents", "payout_paise_per_min", "budget_cents", "requested_at", "accepted_at", "started_at", "ended_at", "billable_seconds", "charge_cents", "payout_paise", "facts", "last_message", "next_due_at", "message_count", "file_count", "transcript_key", "charged_because", "denied_by", "free_seconds_offered", "free_by", "free_seconds", "promotion_paise", "went_on_at", "unread_user", "unread_astrologer") VALUES ('seedSession00000000004', 'seedUser00000000000001', 'seedAstrologer00000003', 'chat', 'ended', 'user_ended', 'user', 90, 6336, NULL, 1795270436023, 1795270447023, 1795270450023, 1795271020443, 570, 855, 60192, '{"user":[[1795270450023,1795271020443]],"astrologer":[[1795270448023,1795271020443]],"end":1795271020443}', 'Not by the texts I work with. I would talk about money habits instead; there the two charts do differ.', NULL, 5, 0, 'transcripts/seedSession00000000004/0000', NULL, NULL, 0, NULL, 0, 0, NULL, 0, 0);
INSERT INTO "consultation" ("id", "user_id", "astrologer_id", "kind", "state", "end_reason", "ended_by", "price_cents", "payout_paise_per_min", "budget_cents", "requested_at", "accepted_at", "started_at", "ended_at", "billable_seconds", "charge_cents", "payout_paise", "facts", "last_message", "next_due_at", "message_count", "file_count", "transcript_key", "charged_because", "denied_by", "free_seconds_offered", "free_by", "free_seconds", "promotion_paise", "went_on_at", "unread_user", "unread_astrologer") VALUES ('seedSession00000000003', 'seedUser00000000000003', 'seedAstrologer00000001', 'chat', 'ended', 'astrologer_ended', 'astrologer', 150, 10560, NULL, 1795533336023, 1795533347023, 1795533350023, 1795533715443, 365, 913, 64240, '{"user":[[1795533350023,1795533715443]],"astrologer":[[1795533348023,1795533715443]],"end":1795533715443}', 'The 14th then. Thank you!', NULL, 5, 0, 'transcripts/seedSession00000000003/0000', NULL, NULL, 0, NULL, 0, 0, NULL, 0, 0);
INSERT INTO "consultation" ("id", "user_id", "astrologer_id", "kind", "state", "end_reason", "ended_by", "price_cents", "payout_paise_per_min", "budget_cents", "requested_at", "accepted_at", "started_at", "ended_at", "billable_seconds", "charge_cents", "payout_paise", "facts", "last_message", "next_due_at", "message_count", "file_count", "transcript_key", "charged_because", "denied_by", "free_seconds_offered", "free_by", "free_seconds", "promotion_paise", "went_on_at", "unread_user", "unread_astrologer") VALUES ('seedSession00000000002', 'seedUser00000000000002', 'seedAstrologer00000001', 'chat', 'ended', 'user_ended', 'user', 150, 10560, NULL, 1795796236023, 1795796247023, 1795796250023, 1795797120443, 870, 2175, 153120, '{"user":[[1795796250023,1795797120443]],"astrologer":[[1795796248023,1795797120443]],"end":1795797120443}', 'Saturn ends on 11 February, then Mercury. Mercury rules your 10th, so new work is the theme, with more to and fro than before.', NULL, 6, 0, 'transcripts/seedSession00000000002/0000', NULL, NULL, 0, NULL, 0, 0, NULL, 0, 0);
INSERT INTO "consultation" ("id", "user_id", "astrologer_id", "kind", "state", "end_reason", "ended_by", "price_cents", "payout_paise_per_min", "budget_cents", "requested_at", "accepted_at", "started_at", "ended_at", "billable_seconds", "charge_cents", "payout_paise", "facts", "last_message", "next_due_at", "message_count", "file_count", "transcript_key", "charged_because", "denied_by", "free_seconds_offered", "free_by", "free_seconds", "promotion_paise", "went_on_at", "unread_user", "unread_astrologer") VALUES ('seedSession00000000001', 'seedUser00000000000001', 'seedAstrologer00000001', 'chat', 'ended', 'user_ended', 'user', 150, 10560, NULL, 1795972736023, 1795972747023, 1795972750023, 1795973269863, 510, 1275, 89760, '{"user":[[1795972750023,1795973152443],[1795973161443,1795973269863]],"astrologer":[[1795972748023,1795973269863]],"end":1795973269863}', 'Thank you. That is a question I can actually put to them.', NULL, 9, 0, 'transcripts/seedSession00000000001/0000', NULL, NULL, 0, NULL, 0, 0, NULL, 0, 0);
INSERT INTO "payment" ("id", "user_id", "amount_cents", "provider", "provider_id", "status", "created_at", "updated_at", "intent", "owed_cents") VALUES ('seedPayment00000000000', 'seedUser00000000000001', 8000, 'test', NULL, 'succeeded', 1792606836023, 1792606836023, NULL, 0);
INSERT INTO "payment" ("id", "user_id", "amount_cents", "provider", "provider_id", "status", "created_at", "updated_at", "intent", "owed_cents") VALUES ('seedPayment10000000000', 'seedUser00000000000002', 8000, 'test', NULL, 'succeeded', 1792606836023, 1792606836023, NULL, 0);
INSERT INTO "payment" ("id", "user_id", "amount_cents", "provider", "provider_id", "status", "created_at", "updated_at", "intent", "owed_cents") VALUES ('seedPayment20000000000', 'seedUser00000000000003', 8000, 'test', NULL, 'succeeded', 1792606836023, 1792606836023, NULL, 0);
INSERT INTO "voice_rate" ("country", "device", "since", "micro_usd_per_min") VALUES ('*', 'web', 1767225600000, 5800);
INSERT INTO "voice_rate" ("country", "device", "since", "micro_usd_per_min") VALUES ('*', 'phone', 1767225600000, 501800);
INSERT INTO "voice_rate" ("country", "device", "since", "micro_usd_per_min") VALUES ('US', 'phone', 1767225600000, 15800);
INSERT INTO "voice_rate" ("country", "device", "since", "micro_usd_per_min") VALUES ('CA', 'phone', 1767225600000, 15800);
INSERT INTO "voice_rate" ("country", "device", "since", "micro_usd_per_min") VALUES ('GB', 'phone', 1767225600000, 31800);
INSERT INTO "voice_rate" ("country", "device", "since", "micro_usd_per_min") VALUES ('IE', 'phone', 1767225600000, 51800);
INSERT INTO "voice_rate" ("country", "device", "since", "micro_usd_per_min") VALUES ('IN', 'phone', 1767225600000, 51800);
INSERT INTO "voice_rate" ("country", "device", "since", "micro_usd_per_min") VALUES ('AE', 'phone', 1767225600000, 231800);
INSERT INTO "voice_rate" ("country", "device", "since", "micro_usd_per_min") VALUES ('SG', 'phone', 1767225600000, 41800);
INSERT INTO "voice_rate" ("country", "device", "since", "micro_usd_per_min") VALUES ('AU', 'phone', 1767225600000, 76800);
INSERT INTO "voice_rate" ("country", "device", "since", "micro_usd_per_min") VALUES ('NZ', 'phone', 1767225600000, 91800);
INSERT INTO "voice_rate" ("country", "device", "since", "micro_usd_per_min") VALUES ('DE', 'phone', 1767225600000, 51800);
INSERT INTO "voice_rate" ("country", "device", "since", "micro_usd_per_min") VALUES ('FR', 'phone', 1767225600000, 61800);
INSERT INTO "voice_rate" ("country", "device", "since", "micro_usd_per_min") VALUES ('NL', 'phone', 1767225600000, 81800);
INSERT INTO "content_version" ("id", "version") VALUES (1, 9);
INSERT INTO "row_count" ("name", "n") VALUES ('admin:active', 1);
INSERT INTO "row_count" ("name", "n") VALUES ('user:active', 3);
INSERT INTO "row_count" ("name", "n") VALUES ('astrologer:active', 12);
INSERT INTO "row_count" ("name", "n") VALUES ('chat', 8);
CREATE INDEX `review_by_astrologer` ON `review` (`astrologer_id`,`at`);
CREATE INDEX transfer_by_dr ON transfer (dr, at);
CREATE INDEX transfer_by_cr ON transfer (cr, at);
CREATE INDEX transfer_by_ref ON transfer (ref, code);
CREATE INDEX `astrologer_listed` ON `astrologer` (`is_approved`,`is_active`);
CREATE INDEX `blog_post_public` ON `blog_post` (`status`,`is_approved`,`created_at`);
CREATE INDEX `blog_post_author` ON `blog_post` (`author_id`);
CREATE UNIQUE INDEX `auth_session_cookie` ON `auth_session` (`cookie_hash`);
CREATE INDEX `auth_session_user` ON `auth_session` (`user_id`);
CREATE INDEX `one_time_code_newest` ON `one_time_code` (`email`,`purpose`,created_at desc);
CREATE INDEX `refresh_token_session` ON `refresh_token` (`session_id`);
CREATE UNIQUE INDEX `user_email_unique` ON `user` (`email`);
CREATE UNIQUE INDEX `message_id` ON `message` (`session_id`,`id`);
CREATE INDEX `registration_newest` ON `registration` (`email`,created_at desc);
CREATE INDEX `birth_profile_by_user` ON `birth_profile` (`user_id`,`created_at`);
CREATE INDEX `consultation_birth_by_profile` ON `consultation_birth` (`profile_id`);
CREATE INDEX `voice_leg_by_session` ON `voice_leg` (`session_id`);
CREATE INDEX `voice_leg_at` ON `voice_leg` (`at`);
CREATE INDEX `call_metric_by_session` ON `call_metric` (`session_id`);
CREATE INDEX `call_metric_at` ON `call_metric` (`at`);
CREATE INDEX `push_device_by_user` ON `push_device` (`user_id`);
CREATE INDEX `push_device_by_session` ON `push_device` (`session_id`);
CREATE UNIQUE INDEX `one_live_per_astrologer` ON `consultation` (`astrologer_id`) WHERE state <> 'ended';
CREATE UNIQUE INDEX `one_live_call_per_user` ON `consultation` (`user_id`) WHERE state <> 'ended' and kind <> 'chat';
CREATE INDEX `consultation_by_user` ON `consultation` (`user_id`,`requested_at`);
CREATE INDEX `consultation_by_astrologer` ON `consultation` (`astrologer_id`,`requested_at`);
CREATE INDEX `consultation_due` ON `consultation` (`next_due_at`) WHERE state <> 'ended';
CREATE UNIQUE INDEX `payment_provider_id_unique` ON `payment` (`provider_id`);
CREATE INDEX `payment_by_user` ON `payment` (`user_id`,`created_at`);
CREATE INDEX `payout_period_by_astrologer` ON `payout_period` (`astrologer_id`,`at`);
CREATE INDEX account_pending ON account (id) WHERE dr_pending > 0;
CREATE UNIQUE INDEX one_payout ON transfer (ref) WHERE code = 'payout';
CREATE INDEX `webhook_event_by_time` ON `webhook_event` (`at`);
CREATE INDEX `books_sum_by_applied` ON `books_sum` (`applied`);
CREATE INDEX `consultation_lost` ON `consultation` (`user_id`,`ended_at`) WHERE end_reason = 'connection_lost';
CREATE INDEX `unanswered_ring` ON `consultation` (`user_id`) WHERE state in ('requested', 'ringing');
CREATE INDEX `inbox_entry_by_time` ON `inbox_entry` (`at`);
CREATE INDEX `payment_reversal_by_intent` ON `payment_reversal` (`intent`);
CREATE INDEX `payment_by_intent` ON `payment` (`intent`);
CREATE INDEX `payment_owed` ON `payment` (`user_id`) WHERE owed_cents <> 0;
CREATE INDEX `account_event_by_account` ON `account_event` (`account_id`,`at`);
CREATE INDEX `follow_astrologer` ON `follow` (`astrologer_id`);
CREATE INDEX `follow_due` ON `follow` (`due_at`) WHERE due_at is not null;
CREATE INDEX `waiting_place_user` ON `waiting_place` (`user_id`);
CREATE UNIQUE INDEX `one_open_span` ON `online_span` (`astrologer_id`) WHERE to_at is null;
CREATE INDEX `data_export_state` ON `data_export` (`state`,`requested_at`);
CREATE UNIQUE INDEX `free_minutes_once_an_account` ON `free_minutes_claim` (`user_id`,`giver`);
CREATE UNIQUE INDEX `free_minutes_once_a_phone` ON `free_minutes_claim` (`phone_hash`,`giver`);
CREATE UNIQUE INDEX one_promotion ON transfer (ref) WHERE code = 'promotion';
CREATE INDEX `consultation_ended` ON `consultation` (`ended_at`) WHERE ended_at is not null;
CREATE UNIQUE INDEX `one_booking_a_slot` ON `booking` (`astrologer_id`,`from_at`) WHERE state = 'booked';
CREATE UNIQUE INDEX `one_open_booking` ON `booking` (`user_id`,`astrologer_id`) WHERE state = 'booked';
CREATE INDEX `booking_open` ON `booking` (`from_at`) WHERE state = 'booked';
CREATE INDEX `booking_by_user` ON `booking` (`user_id`,`from_at`);
CREATE INDEX `booking_by_astrologer` ON `booking` (`astrologer_id`,`from_at`);
CREATE INDEX `follow_up_open` ON `follow_up` (`astrologer_id`,`at`) WHERE reply is null;
CREATE INDEX `blocked_client_by_user` ON `blocked_client` (`user_id`);
CREATE INDEX `inbox_entry_by_user` ON `inbox_entry` (`user_id`);
CREATE INDEX `audit_by_object` ON `audit_log` (`object`);
CREATE INDEX `audit_by_actor` ON `audit_log` (`actor_id`);
CREATE INDEX `audit_by_action` ON `audit_log` (`action`);
CREATE INDEX `consultation_calls` ON `consultation` (`requested_at`) WHERE kind <> 'chat';
CREATE INDEX `consultation_chats` ON `consultation` (`requested_at`) WHERE kind = 'chat';
CREATE INDEX `consultation_with_files` ON `consultation` (`requested_at`) WHERE file_count > 0;
CREATE INDEX `review_by_time` ON `review` (`at`);
CREATE INDEX `user_by_role` ON `user` (`role`,`created_at`);
CREATE INDEX `payout_receivable_open` ON `payout_receivable` (`astrologer_id`) WHERE taken_at is null;
CREATE INDEX `payout_period_by_time` ON `payout_period` (`at`);
CREATE UNIQUE INDEX `payout_period_once` ON `payout_period` (`astrologer_id`,`to_at`) WHERE reversed_at is null and to_at > 0;
CREATE UNIQUE INDEX `passkey_credential_id_unique` ON `passkey` (`credential_id`);
CREATE INDEX `passkey_user` ON `passkey` (`user_id`);
CREATE INDEX `recovery_code_user` ON `recovery_code` (`user_id`);
CREATE INDEX `reading_by_user` ON `reading` (`user_id`) WHERE deleted_at is null;
CREATE UNIQUE INDEX `newsletter_address_email_unique` ON `newsletter_address` (`email`);
CREATE INDEX `consultation_unread` ON `consultation` (`astrologer_id`) WHERE unread_astrologer > 0;
CREATE INDEX `shared_file_by_time` ON `shared_file` (`at`,`id`) WHERE removed = 0;
CREATE VIEW entry AS
  SELECT id AS transfer_id, dr AS account_id, -amount AS amount, code, ref, actor, at FROM transfer
    WHERE phase IN ('single', 'post')
  UNION ALL
  SELECT id, cr, amount, code, ref, actor, at FROM transfer WHERE phase IN ('single', 'post');
CREATE VIRTUAL TABLE blog_search USING fts5(
  post_id UNINDEXED, title, tags, tokenize = "unicode61 remove_diacritics 2 categories 'L* N* Co Mn Mc'"
);
INSERT INTO blog_search (post_id, title, tags)
  SELECT id, title, tags FROM blog_post WHERE status = 'published' AND is_approved = 1;
CREATE VIRTUAL TABLE user_search USING fts5(full_name, email, phone, tokenize = 'trigram');
INSERT INTO user_search (rowid, full_name, email, phone)
  SELECT rowid, full_name, email, phone FROM user;
CREATE TRIGGER t_same BEFORE INSERT ON transfer
WHEN EXISTS (
  SELECT 1 FROM transfer t WHERE t.id = NEW.id AND (t.phase <> NEW.phase OR t.pending_id IS NOT NEW.pending_id
    OR t.dr <> NEW.dr OR t.cr <> NEW.cr OR t.amount <> NEW.amount OR t.code <> NEW.code OR t.ref IS NOT NEW.ref)
)
BEGIN SELECT RAISE(ABORT, 'idempotency_mismatch'); END;
CREATE TRIGGER t_ccy BEFORE INSERT ON transfer
WHEN (SELECT ccy FROM account WHERE id = NEW.dr) IS NOT (SELECT ccy FROM account WHERE id = NEW.cr)
BEGIN SELECT RAISE(ABORT, 'currency_mismatch'); END;
CREATE TRIGGER t_match BEFORE INSERT ON transfer
WHEN NEW.phase IN ('post', 'void') AND NOT EXISTS (
  SELECT 1 FROM transfer p WHERE p.id = NEW.pending_id AND p.phase = 'pending' AND p.dr = NEW.dr AND p.cr = NEW.cr
    AND NEW.amount <= p.amount AND (NEW.phase = 'post' OR NEW.amount = p.amount)
)
BEGIN SELECT RAISE(ABORT, 'bad_pending'); END;
CREATE TRIGGER t_refund BEFORE INSERT ON transfer
WHEN NEW.code = 'refund' AND NEW.amount
  + coalesce((SELECT sum(amount) FROM transfer WHERE ref = NEW.ref AND code = 'refund' AND id <> NEW.id), 0)
  > coalesce((SELECT sum(amount) FROM transfer WHERE ref = NEW.ref AND code = 'usage' AND phase = 'post'), 0)
BEGIN SELECT RAISE(ABORT, 'over_refund'); END;
CREATE TRIGGER t_noupd BEFORE UPDATE ON transfer BEGIN SELECT RAISE(ABORT, 'immutable'); END;
CREATE TRIGGER t_nodel BEFORE DELETE ON transfer BEGIN SELECT RAISE(ABORT, 'immutable'); END;
CREATE TRIGGER a_noupd BEFORE UPDATE OF id, kind, ccy, may_neg ON account BEGIN SELECT RAISE(ABORT, 'immutable'); END;
CREATE TRIGGER a_nodel BEFORE DELETE ON account BEGIN SELECT RAISE(ABORT, 'immutable'); END;
CREATE TRIGGER audit_noupd BEFORE UPDATE ON audit_log BEGIN SELECT RAISE(ABORT, 'immutable'); END;
CREATE TRIGGER audit_nodel BEFORE DELETE ON audit_log BEGIN SELECT RAISE(ABORT, 'immutable'); END;
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
CREATE TRIGGER t_apply AFTER INSERT ON transfer
BEGIN UPDATE account SET
  applied = NEW.rowid,
  dr_posted = dr_posted + NEW.amount * (id = NEW.dr) * (NEW.phase IN ('single', 'post')),
  cr_posted = cr_posted + NEW.amount * (id = NEW.cr) * (NEW.phase IN ('single', 'post')),
  dr_pending = dr_pending + (id = NEW.dr) * (NEW.amount * (NEW.phase = 'pending')
    - coalesce((SELECT p.amount FROM transfer p WHERE p.id = NEW.pending_id), 0)),
  cr_pending = cr_pending + (id = NEW.cr) * (NEW.amount * (NEW.phase = 'pending')
    - coalesce((SELECT p.amount FROM transfer p WHERE p.id = NEW.pending_id), 0))
WHERE id IN (NEW.dr, NEW.cr); END;
CREATE TRIGGER a_sums BEFORE UPDATE OF dr_posted, cr_posted, dr_pending, cr_pending, applied ON account
WHEN NOT EXISTS (
  SELECT 1 FROM transfer t LEFT JOIN transfer p ON p.id = t.pending_id
  WHERE t.rowid = NEW.applied AND NEW.applied > OLD.applied AND OLD.id IN (t.dr, t.cr)
    AND NEW.dr_posted = OLD.dr_posted + t.amount * (OLD.id = t.dr) * (t.phase IN ('single', 'post'))
    AND NEW.cr_posted = OLD.cr_posted + t.amount * (OLD.id = t.cr) * (t.phase IN ('single', 'post'))
    AND NEW.dr_pending = OLD.dr_pending + (OLD.id = t.dr) * (t.amount * (t.phase = 'pending') - coalesce(p.amount, 0))
    AND NEW.cr_pending = OLD.cr_pending + (OLD.id = t.cr) * (t.amount * (t.phase = 'pending') - coalesce(p.amount, 0))
)
BEGIN SELECT RAISE(ABORT, 'immutable'); END;
CREATE TRIGGER a_known BEFORE INSERT ON account
WHEN EXISTS (SELECT 1 FROM account WHERE id = NEW.id)
BEGIN SELECT RAISE(IGNORE); END;
CREATE TRIGGER t_known BEFORE INSERT ON transfer
WHEN EXISTS (
  SELECT 1 FROM transfer t WHERE t.id = NEW.id AND t.phase = NEW.phase AND t.pending_id IS NEW.pending_id
    AND t.dr = NEW.dr AND t.cr = NEW.cr AND t.amount = NEW.amount AND t.code = NEW.code AND t.ref IS NEW.ref
)
BEGIN SELECT RAISE(IGNORE); END;
CREATE TRIGGER t_replace BEFORE INSERT ON transfer
WHEN EXISTS (SELECT 1 FROM transfer t WHERE t.rowid = NEW.rowid AND t.id <> NEW.id)
BEGIN SELECT RAISE(ABORT, 'immutable'); END;
CREATE TRIGGER t_resolved BEFORE INSERT ON transfer
WHEN EXISTS (SELECT 1 FROM transfer t WHERE t.pending_id = NEW.pending_id AND t.id <> NEW.id)
BEGIN SELECT RAISE(ABORT, 'hold_resolved'); END;
CREATE TRIGGER t_hold BEFORE INSERT ON transfer
WHEN NEW.code = 'hold' AND NOT EXISTS (SELECT 1 FROM transfer WHERE id = NEW.id) AND NOT EXISTS (
  SELECT 1 FROM consultation c WHERE c.id = NEW.ref AND c.state <> 'ended' AND NEW.dr = 'u:' || c.user_id
    AND NEW.id GLOB 'h:' || c.id || '#*'
)
BEGIN SELECT RAISE(ABORT, 'hold_without_consultation'); END;
CREATE TRIGGER t_resolve BEFORE INSERT ON transfer
WHEN NEW.phase IN ('post', 'void') AND NOT EXISTS (SELECT 1 FROM transfer WHERE id = NEW.id) AND NOT EXISTS (
  SELECT 1 FROM transfer h JOIN consultation c ON c.id = h.ref
  WHERE h.id = NEW.pending_id AND h.ref = NEW.ref AND (NEW.phase = 'void' OR c.state <> 'ended')
)
BEGIN SELECT RAISE(ABORT, 'bad_pending'); END;
CREATE TRIGGER t_payout BEFORE INSERT ON transfer
WHEN NEW.code = 'payout' AND NOT EXISTS (SELECT 1 FROM transfer WHERE id = NEW.id) AND (
  EXISTS (SELECT 1 FROM transfer WHERE ref = NEW.ref AND code = 'payout')
  OR NOT EXISTS (
    SELECT 1 FROM consultation c WHERE c.id = NEW.ref AND c.state <> 'ended' AND NEW.cr = 'a:' || c.astrologer_id
  )
)
BEGIN SELECT RAISE(ABORT, 'bad_payout'); END;
CREATE TRIGGER t_refund_own BEFORE INSERT ON transfer
WHEN NEW.code = 'refund' AND NOT EXISTS (
  SELECT 1 FROM consultation c WHERE c.id = NEW.ref AND c.state = 'ended' AND NEW.cr = 'u:' || c.user_id
)
BEGIN SELECT RAISE(ABORT, 'bad_refund'); END;
CREATE TRIGGER t_take_back BEFORE INSERT ON transfer
WHEN NEW.code = 'take_back' AND (
  NOT EXISTS (
    SELECT 1 FROM consultation c WHERE c.id = NEW.ref AND c.state = 'ended' AND NEW.dr = 'a:' || c.astrologer_id
  )
  OR NEW.amount
    + coalesce((SELECT sum(amount) FROM transfer WHERE ref = NEW.ref AND code = 'take_back' AND id <> NEW.id), 0)
    > coalesce((SELECT sum(amount) FROM transfer WHERE ref = NEW.ref AND code = 'payout'), 0)
)
BEGIN SELECT RAISE(ABORT, 'bad_refund'); END;
CREATE TRIGGER t_top_up BEFORE INSERT ON transfer
WHEN NEW.code = 'top_up' AND NOT EXISTS (SELECT 1 FROM transfer WHERE id = NEW.id) AND NOT EXISTS (
  SELECT 1 FROM payment p WHERE p.id = NEW.ref AND NEW.id = 'pay:' || p.id AND p.status = 'succeeded'
    AND p.amount_cents = NEW.amount AND NEW.cr = 'u:' || p.user_id
)
BEGIN SELECT RAISE(ABORT, 'bad_top_up'); END;
CREATE TRIGGER c_nodel BEFORE DELETE ON consultation BEGIN SELECT RAISE(ABORT, 'immutable'); END;
CREATE TRIGGER c_known BEFORE INSERT ON consultation
WHEN EXISTS (SELECT 1 FROM consultation WHERE id = NEW.id)
BEGIN SELECT RAISE(IGNORE); END;
CREATE TRIGGER c_replace BEFORE INSERT ON consultation
WHEN EXISTS (SELECT 1 FROM consultation WHERE rowid = NEW.rowid AND id <> NEW.id)
BEGIN SELECT RAISE(ABORT, 'immutable'); END;
CREATE TRIGGER c_astrologer BEFORE INSERT ON consultation
WHEN NEW.state <> 'ended' AND EXISTS (
  SELECT 1 FROM consultation c WHERE c.astrologer_id = NEW.astrologer_id AND c.state <> 'ended' AND c.id <> NEW.id
)
BEGIN SELECT RAISE(ABORT, 'UNIQUE constraint failed: consultation.astrologer_id'); END;
CREATE TRIGGER c_user BEFORE INSERT ON consultation
WHEN NEW.state <> 'ended' AND NEW.kind <> 'chat' AND EXISTS (
  SELECT 1 FROM consultation c WHERE c.user_id = NEW.user_id AND c.state <> 'ended' AND c.kind <> 'chat' AND c.id <> NEW.id
)
BEGIN SELECT RAISE(ABORT, 'UNIQUE constraint failed: consultation.user_id'); END;
CREATE TRIGGER p_nodel BEFORE DELETE ON payment BEGIN SELECT RAISE(ABORT, 'immutable'); END;
CREATE TRIGGER p_known BEFORE INSERT ON payment
WHEN EXISTS (SELECT 1 FROM payment WHERE id = NEW.id)
BEGIN SELECT RAISE(IGNORE); END;
CREATE TRIGGER p_replace BEFORE INSERT ON payment
WHEN EXISTS (SELECT 1 FROM payment WHERE (rowid = NEW.rowid OR provider_id = NEW.provider_id) AND id <> NEW.id)
BEGIN SELECT RAISE(ABORT, 'immutable'); END;
CREATE TRIGGER c_ring BEFORE INSERT ON consultation
WHEN NEW.state IN ('requested', 'ringing') AND EXISTS (
  SELECT 1 FROM consultation c WHERE c.user_id = NEW.user_id AND c.state IN ('requested', 'ringing') AND c.id <> NEW.id
)
BEGIN SELECT RAISE(ABORT, 'ring_unanswered'); END;
CREATE TRIGGER p_terms BEFORE UPDATE ON payment
WHEN NEW.id IS NOT OLD.id OR NEW.user_id IS NOT OLD.user_id OR NEW.amount_cents IS NOT OLD.amount_cents
  OR NEW.provider IS NOT OLD.provider OR NEW.created_at IS NOT OLD.created_at
  OR (OLD.provider_id IS NOT NULL AND NEW.provider_id IS NOT OLD.provider_id)
  OR (OLD.intent IS NOT NULL AND NEW.intent IS NOT OLD.intent)
  OR (OLD.status = 'succeeded' AND NEW.status <> 'succeeded')
BEGIN SELECT RAISE(ABORT, 'immutable'); END;
CREATE TRIGGER t_freeze BEFORE INSERT ON transfer
WHEN NEW.code IN ('freeze', 'unfreeze') AND NOT EXISTS (SELECT 1 FROM transfer WHERE id = NEW.id) AND NOT EXISTS (
  SELECT 1 FROM payment p WHERE p.id = NEW.ref AND p.status = 'succeeded'
    AND 'u:' || p.user_id = CASE NEW.code WHEN 'freeze' THEN NEW.dr ELSE NEW.cr END
    AND NEW.amount * (NEW.code = 'freeze') + coalesce((
      SELECT sum(CASE code WHEN 'freeze' THEN amount WHEN 'unfreeze' THEN -amount ELSE 0 END)
      FROM transfer WHERE ref = NEW.ref), 0) <= p.amount_cents
)
BEGIN SELECT RAISE(ABORT, 'bad_chargeback'); END;
CREATE TRIGGER t_frozen BEFORE INSERT ON transfer
WHEN NEW.dr = 'frozen:usd' AND NOT EXISTS (SELECT 1 FROM transfer WHERE id = NEW.id) AND NEW.amount > coalesce((
  SELECT sum(amount * ((cr = 'frozen:usd') - (dr = 'frozen:usd'))) FROM transfer WHERE ref = NEW.ref), 0)
BEGIN SELECT RAISE(ABORT, 'bad_chargeback'); END;
CREATE TRIGGER t_chargeback BEFORE INSERT ON transfer
WHEN NEW.code = 'chargeback' AND NOT EXISTS (SELECT 1 FROM transfer WHERE id = NEW.id) AND NOT EXISTS (
  SELECT 1 FROM payment p WHERE p.id = NEW.ref AND p.status = 'succeeded' AND NEW.amount + coalesce((
    SELECT sum(CASE code WHEN 'chargeback' THEN amount WHEN 'chargeback_return' THEN -amount ELSE 0 END)
    FROM transfer WHERE ref = NEW.ref), 0) <= p.amount_cents
)
BEGIN SELECT RAISE(ABORT, 'bad_chargeback'); END;
CREATE TRIGGER t_return BEFORE INSERT ON transfer
WHEN NEW.code = 'chargeback_return' AND NOT EXISTS (SELECT 1 FROM transfer WHERE id = NEW.id) AND NEW.amount > coalesce((
  SELECT sum(CASE WHEN code = 'chargeback' AND dr = NEW.cr THEN amount WHEN code = 'chargeback_return' AND cr = NEW.cr
    THEN -amount ELSE 0 END) FROM transfer WHERE ref = NEW.ref), 0)
BEGIN SELECT RAISE(ABORT, 'bad_chargeback'); END;
CREATE TRIGGER account_event_noupd BEFORE UPDATE ON account_event BEGIN SELECT RAISE(ABORT, 'immutable'); END;
CREATE TRIGGER account_event_nodel BEFORE DELETE ON account_event BEGIN SELECT RAISE(ABORT, 'immutable'); END;
CREATE TRIGGER cv_post_new AFTER INSERT ON blog_post BEGIN UPDATE content_version SET version = version + 1; END;
CREATE TRIGGER cv_post_changed AFTER UPDATE ON blog_post BEGIN UPDATE content_version SET version = version + 1; END;
CREATE TRIGGER cv_post_gone AFTER DELETE ON blog_post BEGIN UPDATE content_version SET version = version + 1; END;
CREATE TRIGGER cv_setting_new AFTER INSERT ON setting BEGIN UPDATE content_version SET version = version + 1; END;
CREATE TRIGGER cv_setting_changed AFTER UPDATE ON setting BEGIN UPDATE content_version SET version = version + 1; END;
CREATE TRIGGER cv_author AFTER UPDATE OF full_name, photo, status ON user
WHEN NEW.role = 'astrologer'
BEGIN UPDATE content_version SET version = version + 1; END;
CREATE TRIGGER cv_practice AFTER UPDATE OF is_approved, is_active ON astrologer
BEGIN UPDATE content_version SET version = version + 1; END;
CREATE TRIGGER bs_new AFTER INSERT ON blog_post WHEN NEW.status = 'published' AND NEW.is_approved = 1
BEGIN INSERT INTO blog_search (post_id, title, tags) VALUES (NEW.id, NEW.title, NEW.tags); END;
CREATE TRIGGER bs_out BEFORE UPDATE ON blog_post
BEGIN DELETE FROM blog_search WHERE post_id = OLD.id; END;
CREATE TRIGGER bs_in AFTER UPDATE ON blog_post WHEN NEW.status = 'published' AND NEW.is_approved = 1
BEGIN INSERT INTO blog_search (post_id, title, tags) VALUES (NEW.id, NEW.title, NEW.tags); END;
CREATE TRIGGER bs_gone AFTER DELETE ON blog_post
BEGIN DELETE FROM blog_search WHERE post_id = OLD.id; END;
CREATE TRIGGER t_promotion BEFORE INSERT ON transfer
WHEN NEW.code = 'promotion' AND NOT EXISTS (SELECT 1 FROM transfer WHERE id = NEW.id) AND (
  EXISTS (SELECT 1 FROM transfer WHERE ref = NEW.ref AND code = 'promotion')
  OR NOT EXISTS (
    SELECT 1 FROM consultation c WHERE c.id = NEW.ref AND c.state <> 'ended' AND NEW.cr = 'a:' || c.astrologer_id
      AND c.free_by = 'platform' AND NEW.amount <= (c.payout_paise_per_min * c.free_seconds_offered + 30) / 60
  )
)
BEGIN SELECT RAISE(ABORT, 'bad_payout'); END;
CREATE TRIGGER c_terms BEFORE UPDATE ON consultation
WHEN NEW.id IS NOT OLD.id OR NEW.user_id IS NOT OLD.user_id OR NEW.astrologer_id IS NOT OLD.astrologer_id
  OR NEW.kind IS NOT OLD.kind OR NEW.price_cents IS NOT OLD.price_cents
  OR NEW.payout_paise_per_min IS NOT OLD.payout_paise_per_min OR NEW.budget_cents IS NOT OLD.budget_cents
  OR NEW.requested_at IS NOT OLD.requested_at
  OR NEW.free_seconds_offered IS NOT OLD.free_seconds_offered OR NEW.free_by IS NOT OLD.free_by
BEGIN SELECT RAISE(ABORT, 'immutable'); END;
CREATE TRIGGER c_ended BEFORE UPDATE ON consultation
WHEN OLD.state = 'ended' AND (
  NEW.state IS NOT OLD.state OR NEW.end_reason IS NOT OLD.end_reason OR NEW.ended_by IS NOT OLD.ended_by
  OR NEW.accepted_at IS NOT OLD.accepted_at OR NEW.started_at IS NOT OLD.started_at OR NEW.ended_at IS NOT OLD.ended_at
  OR NEW.billable_seconds IS NOT OLD.billable_seconds OR NEW.charge_cents IS NOT OLD.charge_cents
  OR NEW.payout_paise IS NOT OLD.payout_paise OR NEW.facts IS NOT OLD.facts OR NEW.next_due_at IS NOT OLD.next_due_at
  OR NEW.charged_because IS NOT OLD.charged_because OR NEW.denied_by IS NOT OLD.denied_by
  OR NEW.free_seconds IS NOT OLD.free_seconds OR NEW.promotion_paise IS NOT OLD.promotion_paise
  OR NEW.went_on_at IS NOT OLD.went_on_at
)
BEGIN SELECT RAISE(ABORT, 'immutable'); END;
CREATE TRIGGER c_went_on BEFORE UPDATE ON consultation
WHEN NEW.free_seconds_offered > 0 AND NEW.went_on_at IS NULL AND (NEW.charge_cents > 0 OR NEW.payout_paise > 0)
BEGIN SELECT RAISE(ABORT, 'charge_without_yes'); END;
CREATE TRIGGER a_new BEFORE INSERT ON account
WHEN NOT EXISTS (SELECT 1 FROM account WHERE id = NEW.id) AND (
  NEW.may_neg <> 0 OR NEW.dr_posted <> 0 OR NEW.cr_posted <> 0 OR NEW.dr_pending <> 0 OR NEW.cr_pending <> 0
  OR NEW.applied <> 0 OR EXISTS (SELECT 1 FROM account WHERE rowid = NEW.rowid)
  OR NOT ((NEW.id GLOB 'u:*' AND NEW.kind = 'wallet' AND NEW.ccy = 'USD')
    OR (NEW.id GLOB 'a:*' AND NEW.kind = 'payable' AND NEW.ccy = 'INR'))
)
BEGIN SELECT RAISE(ABORT, 'bad_account'); END;
CREATE TRIGGER t_waiver BEFORE INSERT ON transfer
WHEN NEW.code = 'waiver' AND NOT EXISTS (SELECT 1 FROM transfer WHERE id = NEW.id) AND NOT EXISTS (
  SELECT 1 FROM account_closing k WHERE k.account_id = NEW.ref AND k.closed_at IS NULL
    AND NEW.dr IN ('u:' || k.account_id, 'a:' || k.account_id)
)
BEGIN SELECT RAISE(ABORT, 'bad_waiver'); END;
CREATE TRIGGER t_closing BEFORE INSERT ON transfer
WHEN NEW.code = 'withdrawal' AND NOT EXISTS (SELECT 1 FROM transfer WHERE id = NEW.id)
  AND EXISTS (SELECT 1 FROM account_closing WHERE account_id = substr(NEW.dr, 3))
BEGIN SELECT RAISE(ABORT, 'account_closing'); END;
CREATE TRIGGER c_closing BEFORE INSERT ON consultation
WHEN NEW.state <> 'ended' AND NOT EXISTS (SELECT 1 FROM consultation WHERE id = NEW.id) AND (
  EXISTS (SELECT 1 FROM account_closing WHERE account_id = NEW.user_id)
  OR EXISTS (SELECT 1 FROM user WHERE id = NEW.user_id AND status = 'closed')
)
BEGIN SELECT RAISE(ABORT, 'account_closing'); END;
CREATE TRIGGER c_closing_astrologer BEFORE INSERT ON consultation
WHEN NEW.state <> 'ended' AND NOT EXISTS (SELECT 1 FROM consultation WHERE id = NEW.id) AND (
  EXISTS (SELECT 1 FROM account_closing WHERE account_id = NEW.astrologer_id)
  OR EXISTS (SELECT 1 FROM user WHERE id = NEW.astrologer_id AND status = 'closed')
)
BEGIN SELECT RAISE(ABORT, 'astrologer_closing'); END;
CREATE TRIGGER p_closing BEFORE INSERT ON payment
WHEN NOT EXISTS (SELECT 1 FROM payment WHERE id = NEW.id) AND (
  EXISTS (SELECT 1 FROM account_closing WHERE account_id = NEW.user_id)
  OR EXISTS (SELECT 1 FROM user WHERE id = NEW.user_id AND status = 'closed')
)
BEGIN SELECT RAISE(ABORT, 'account_closing'); END;
CREATE TRIGGER u_closed BEFORE UPDATE OF status ON user
WHEN NEW.status = 'closed' AND OLD.status <> 'closed' AND (
  NOT EXISTS (SELECT 1 FROM account_closing WHERE account_id = OLD.id AND closed_at IS NULL)
  OR EXISTS (SELECT 1 FROM account a WHERE a.id IN ('u:' || OLD.id, 'a:' || OLD.id)
    AND (a.cr_posted <> a.dr_posted OR a.dr_pending > 0))
  OR EXISTS (SELECT 1 FROM consultation c WHERE c.state <> 'ended' AND OLD.id IN (c.user_id, c.astrologer_id))
)
BEGIN SELECT RAISE(ABORT, 'account_in_use'); END;
CREATE TRIGGER t_after_closing AFTER INSERT ON transfer
WHEN NEW.code IN ('top_up', 'refund', 'unfreeze')
  AND EXISTS (SELECT 1 FROM user WHERE id = substr(NEW.cr, 3) AND status = 'closed')
BEGIN INSERT INTO inbox_entry (id, kind, object, user_id, detail, at) VALUES (
  'money_after_closing:' || NEW.id, 'money_after_closing',
  CASE NEW.code WHEN 'refund' THEN 'session:' ELSE 'payment:' END || NEW.ref, substr(NEW.cr, 3),
  printf('$%.2f landed in the wallet of an account that is closed. It is owed to the person who paid.', NEW.amount / 100.0),
  NEW.at) ON CONFLICT (id) DO NOTHING; END;
CREATE TRIGGER booking_overlap BEFORE INSERT ON booking
WHEN NEW.state = 'booked' AND EXISTS (
  SELECT 1 FROM booking b WHERE b.state = 'booked' AND b.id <> NEW.id AND b.from_at < NEW.to_at AND NEW.from_at < b.to_at
    AND b.astrologer_id = NEW.astrologer_id
)
BEGIN SELECT RAISE(ABORT, 'slot_taken'); END;
CREATE TRIGGER booking_own_overlap BEFORE INSERT ON booking
WHEN NEW.state = 'booked' AND EXISTS (
  SELECT 1 FROM booking b WHERE b.state = 'booked' AND b.id <> NEW.id AND b.from_at < NEW.to_at AND NEW.from_at < b.to_at
    AND b.user_id = NEW.user_id
)
BEGIN SELECT RAISE(ABORT, 'own_times_overlap'); END;
CREATE TRIGGER booking_limit BEFORE INSERT ON booking
WHEN NEW.state = 'booked' AND (SELECT count(*) FROM booking b WHERE b.state = 'booked' AND b.user_id = NEW.user_id) >= 3
BEGIN SELECT RAISE(ABORT, 'too_many_bookings'); END;
CREATE TRIGGER booking_frozen BEFORE UPDATE ON booking
WHEN NEW.id IS NOT OLD.id OR NEW.user_id IS NOT OLD.user_id OR NEW.astrologer_id IS NOT OLD.astrologer_id
  OR NEW.from_at IS NOT OLD.from_at OR NEW.to_at IS NOT OLD.to_at
  OR (OLD.state <> 'booked' AND (NEW.state IS NOT OLD.state OR NEW.outcome IS NOT OLD.outcome))
BEGIN SELECT RAISE(ABORT, 'immutable'); END;
CREATE TRIGGER us_new AFTER INSERT ON user
BEGIN INSERT INTO user_search (rowid, full_name, email, phone) VALUES (NEW.rowid, NEW.full_name, NEW.email, NEW.phone); END;
CREATE TRIGGER us_changed AFTER UPDATE OF full_name, email, phone ON user
BEGIN UPDATE user_search SET full_name = NEW.full_name, email = NEW.email, phone = NEW.phone WHERE rowid = NEW.rowid; END;
CREATE TRIGGER us_gone AFTER DELETE ON user BEGIN DELETE FROM user_search WHERE rowid = OLD.rowid; END;
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
CREATE TRIGGER rc_user_new AFTER INSERT ON user BEGIN
  INSERT INTO row_count (name, n) VALUES (NEW.role || ':' || NEW.status, 1) ON CONFLICT (name) DO UPDATE SET n = n + 1;
END;
CREATE TRIGGER rc_user_changed AFTER UPDATE OF role, status ON user
WHEN NEW.role IS NOT OLD.role OR NEW.status IS NOT OLD.status BEGIN
  UPDATE row_count SET n = n - 1 WHERE name = OLD.role || ':' || OLD.status;
  INSERT INTO row_count (name, n) VALUES (NEW.role || ':' || NEW.status, 1) ON CONFLICT (name) DO UPDATE SET n = n + 1;
END;
CREATE TRIGGER rc_user_gone AFTER DELETE ON user BEGIN
  UPDATE row_count SET n = n - 1 WHERE name = OLD.role || ':' || OLD.status;
END;
CREATE TRIGGER rc_consultation_new AFTER INSERT ON consultation BEGIN
  INSERT INTO row_count (name, n) VALUES (NEW.kind, 1) ON CONFLICT (name) DO UPDATE SET n = n + 1;
END;
-- A chat that runs, written by hand after the seed; its messages are in the room's store (f697e40f-room.sql).
INSERT INTO consultation (id, user_id, astrologer_id, kind, state, price_cents, payout_paise_per_min, requested_at, accepted_at, started_at, next_due_at, last_message, message_count, unread_user) VALUES ('liveSession00000000001', 'seedUser00000000000001', 'seedAstrologer00000004', 'chat', 'active', 120, 8448, 1796062700000, 1796062712000, 1796062715000, 1796062835000, 'नमस्ते 240', 240, 1);
INSERT INTO transfer (id, phase, dr, cr, amount, code, ref, actor, at) VALUES ('h:liveSession00000000001#1', 'pending', 'u:seedUser00000000000001', 'rev:usd', 240, 'hold', 'liveSession00000000001', 'system', 1796062712000);
