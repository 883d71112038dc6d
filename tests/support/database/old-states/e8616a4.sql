PRAGMA defer_foreign_keys = TRUE;
CREATE TABLE "d1_migrations"(
		id         INTEGER PRIMARY KEY AUTOINCREMENT,
		name       TEXT UNIQUE,
		applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
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
	`next_due_at` integer
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
CREATE TABLE `problem_report` (
	`id` text PRIMARY KEY NOT NULL,
	`session_id` text NOT NULL,
	`reporter_id` text NOT NULL,
	`reason` text NOT NULL,
	`at` integer NOT NULL,
	`closed_at` integer
);
CREATE TABLE `review` (
	`session_id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`astrologer_id` text NOT NULL,
	`rating` integer NOT NULL,
	`text` text NOT NULL,
	`at` integer NOT NULL
);
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
);
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
);
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
, `phone_verified_at` integer);
CREATE TABLE `auth_session` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`cookie_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`absolute_expires_at` integer NOT NULL,
	`revoked_at` integer,
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
, `registration_id` text);
CREATE TABLE `refresh_token` (
	`hash` text PRIMARY KEY NOT NULL,
	`session_id` text NOT NULL,
	`issued_at` integer NOT NULL,
	`replaced_at` integer,
	FOREIGN KEY (`session_id`) REFERENCES `auth_session`(`id`) ON UPDATE no action ON DELETE no action
);
CREATE TABLE `payment` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`amount_cents` integer NOT NULL,
	`provider` text NOT NULL,
	`provider_id` text,
	`status` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
CREATE TABLE `payout_period` (
	`id` text PRIMARY KEY NOT NULL,
	`astrologer_id` text NOT NULL,
	`paise` integer NOT NULL,
	`reference` text,
	`at` integer NOT NULL
);
CREATE TABLE `spending_limit` (
	`user_id` text PRIMARY KEY NOT NULL,
	`limit_cents` integer,
	`next_cents` integer,
	`next_at` integer
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
);
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
INSERT INTO "d1_migrations" ("id", "name", "applied_at") VALUES (1, '0000_consultations.sql', '2026-11-30 18:23:00');
INSERT INTO "d1_migrations" ("id", "name", "applied_at") VALUES (2, '0001_ledger.sql', '2026-11-30 18:23:00');
INSERT INTO "d1_migrations" ("id", "name", "applied_at") VALUES (3, '0002_accounts.sql', '2026-11-30 18:23:00');
INSERT INTO "d1_migrations" ("id", "name", "applied_at") VALUES (4, '0003_audit.sql', '2026-11-30 18:23:00');
INSERT INTO "d1_migrations" ("id", "name", "applied_at") VALUES (5, '0004_message_id_by_session.sql', '2026-11-30 18:23:00');
INSERT INTO "d1_migrations" ("id", "name", "applied_at") VALUES (6, '0005_registration.sql', '2026-11-30 18:23:00');
INSERT INTO "d1_migrations" ("id", "name", "applied_at") VALUES (7, '0006_month_limit.sql', '2026-11-30 18:23:00');
INSERT INTO "d1_migrations" ("id", "name", "applied_at") VALUES (8, '0007_birth_profiles.sql', '2026-11-30 18:23:00');
INSERT INTO "d1_migrations" ("id", "name", "applied_at") VALUES (9, '0008_phone_calls.sql', '2026-11-30 18:23:00');
INSERT INTO "d1_migrations" ("id", "name", "applied_at") VALUES (10, '0009_call_quality.sql', '2026-11-30 18:23:00');
INSERT INTO "d1_migrations" ("id", "name", "applied_at") VALUES (11, '0010_push_device.sql', '2026-11-30 18:23:00');
INSERT INTO "consultation" ("id", "user_id", "astrologer_id", "kind", "state", "end_reason", "ended_by", "price_cents", "payout_paise_per_min", "budget_cents", "requested_at", "accepted_at", "started_at", "ended_at", "billable_seconds", "charge_cents", "payout_paise", "facts", "last_message", "next_due_at") VALUES ('seedSession00000000008', 'seedUser00000000000002', 'seedAstrologer00000008', 'chat', 'ended', 'no_answer', 'system', 100, 7040, NULL, 1793959823593, NULL, NULL, 1793959869493, 0, 0, 0, '[{"key":"end","kind":"end","at":1793959869493}]', NULL, NULL);
INSERT INTO "consultation" ("id", "user_id", "astrologer_id", "kind", "state", "end_reason", "ended_by", "price_cents", "payout_paise_per_min", "budget_cents", "requested_at", "accepted_at", "started_at", "ended_at", "billable_seconds", "charge_cents", "payout_paise", "facts", "last_message", "next_due_at") VALUES ('seedSession00000000007', 'seedUser00000000000001', 'seedAstrologer00000004', 'chat', 'ended', 'user_ended', 'user', 120, 8448, NULL, 1794222723593, 1794222734593, 1794222737593, 1794222812013, 74, 148, 10419, '[{"key":"j:a","kind":"join","side":"astrologer","connection":"a","at":1794222735593},{"key":"j:u0","kind":"join","side":"user","connection":"u0","at":1794222737593},{"key":"l:u0","kind":"leave","side":"user","connection":"u0","at":1794222812013},{"key":"l:a","kind":"leave","side":"astrologer","connection":"a","at":1794222812013},{"key":"end","kind":"end","at":1794222812013}]', 'No problem at all. Until next time.', NULL);
INSERT INTO "consultation" ("id", "user_id", "astrologer_id", "kind", "state", "end_reason", "ended_by", "price_cents", "payout_paise_per_min", "budget_cents", "requested_at", "accepted_at", "started_at", "ended_at", "billable_seconds", "charge_cents", "payout_paise", "facts", "last_message", "next_due_at") VALUES ('seedSession00000000006', 'seedUser00000000000003', 'seedAstrologer00000006', 'chat', 'ended', 'user_ended', 'user', 200, 14080, NULL, 1794658423593, 1794658434593, 1794658437593, 1794658920013, 482, 1607, 113109, '[{"key":"j:a","kind":"join","side":"astrologer","connection":"a","at":1794658435593},{"key":"j:u0","kind":"join","side":"user","connection":"u0","at":1794658437593},{"key":"l:u0","kind":"leave","side":"user","connection":"u0","at":1794658920013},{"key":"l:a","kind":"leave","side":"astrologer","connection":"a","at":1794658920013},{"key":"end","kind":"end","at":1794658920013}]', 'Then light the lamp on the 19th before eight, and carry the boxes on the weekend.', NULL);
INSERT INTO "consultation" ("id", "user_id", "astrologer_id", "kind", "state", "end_reason", "ended_by", "price_cents", "payout_paise_per_min", "budget_cents", "requested_at", "accepted_at", "started_at", "ended_at", "billable_seconds", "charge_cents", "payout_paise", "facts", "last_message", "next_due_at") VALUES ('seedSession00000000005', 'seedUser00000000000002', 'seedAstrologer00000002', 'chat', 'ended', 'user_ended', 'user', 220, 15488, NULL, 1795007723593, 1795007734593, 1795007737593, 1795008403013, 665, 2438, 171659, '[{"key":"j:a","kind":"join","side":"astrologer","connection":"a","at":1795007735593},{"key":"j:u0","kind":"join","side":"user","connection":"u0","at":1795007737593},{"key":"l:u0","kind":"leave","side":"user","connection":"u0","at":1795008403013},{"key":"l:a","kind":"leave","side":"astrologer","connection":"a","at":1795008403013},{"key":"end","kind":"end","at":1795008403013}]', 'Your 10th lord is retrograde until the 3rd. I would write the letter now and hand it in after that.', NULL);
INSERT INTO "consultation" ("id", "user_id", "astrologer_id", "kind", "state", "end_reason", "ended_by", "price_cents", "payout_paise_per_min", "budget_cents", "requested_at", "accepted_at", "started_at", "ended_at", "billable_seconds", "charge_cents", "payout_paise", "facts", "last_message", "next_due_at") VALUES ('seedSession00000000004', 'seedUser00000000000001', 'seedAstrologer00000003', 'chat', 'ended', 'user_ended', 'user', 90, 6336, NULL, 1795270623593, 1795270634593, 1795270637593, 1795271208013, 570, 855, 60192, '[{"key":"j:a","kind":"join","side":"astrologer","connection":"a","at":1795270635593},{"key":"j:u0","kind":"join","side":"user","connection":"u0","at":1795270637593},{"key":"l:u0","kind":"leave","side":"user","connection":"u0","at":1795271208013},{"key":"l:a","kind":"leave","side":"astrologer","connection":"a","at":1795271208013},{"key":"end","kind":"end","at":1795271208013}]', 'Not by the texts I work with. I would talk about money habits instead; there the two charts do differ.', NULL);
INSERT INTO "consultation" ("id", "user_id", "astrologer_id", "kind", "state", "end_reason", "ended_by", "price_cents", "payout_paise_per_min", "budget_cents", "requested_at", "accepted_at", "started_at", "ended_at", "billable_seconds", "charge_cents", "payout_paise", "facts", "last_message", "next_due_at") VALUES ('seedSession00000000003', 'seedUser00000000000003', 'seedAstrologer00000001', 'chat', 'ended', 'astrologer_ended', 'astrologer', 150, 10560, NULL, 1795533523593, 1795533534593, 1795533537593, 1795533903013, 365, 913, 64240, '[{"key":"j:a","kind":"join","side":"astrologer","connection":"a","at":1795533535593},{"key":"j:u0","kind":"join","side":"user","connection":"u0","at":1795533537593},{"key":"l:u0","kind":"leave","side":"user","connection":"u0","at":1795533903013},{"key":"l:a","kind":"leave","side":"astrologer","connection":"a","at":1795533903013},{"key":"end","kind":"end","at":1795533903013}]', 'The 14th then. Thank you!', NULL);
INSERT INTO "consultation" ("id", "user_id", "astrologer_id", "kind", "state", "end_reason", "ended_by", "price_cents", "payout_paise_per_min", "budget_cents", "requested_at", "accepted_at", "started_at", "ended_at", "billable_seconds", "charge_cents", "payout_paise", "facts", "last_message", "next_due_at") VALUES ('seedSession00000000002', 'seedUser00000000000002', 'seedAstrologer00000001', 'chat', 'ended', 'user_ended', 'user', 150, 10560, NULL, 1795796423593, 1795796434593, 1795796437593, 1795797308013, 870, 2175, 153120, '[{"key":"j:a","kind":"join","side":"astrologer","connection":"a","at":1795796435593},{"key":"j:u0","kind":"join","side":"user","connection":"u0","at":1795796437593},{"key":"l:u0","kind":"leave","side":"user","connection":"u0","at":1795797308013},{"key":"l:a","kind":"leave","side":"astrologer","connection":"a","at":1795797308013},{"key":"end","kind":"end","at":1795797308013}]', 'Saturn ends on 11 February, then Mercury. Mercury rules your 10th, so new work is the theme, with more to and fro than before.', NULL);
INSERT INTO "consultation" ("id", "user_id", "astrologer_id", "kind", "state", "end_reason", "ended_by", "price_cents", "payout_paise_per_min", "budget_cents", "requested_at", "accepted_at", "started_at", "ended_at", "billable_seconds", "charge_cents", "payout_paise", "facts", "last_message", "next_due_at") VALUES ('seedSession00000000001', 'seedUser00000000000001', 'seedAstrologer00000001', 'chat', 'ended', 'user_ended', 'user', 150, 10560, NULL, 1795972923593, 1795972934593, 1795972937593, 1795973457433, 510, 1275, 89760, '[{"key":"j:a","kind":"join","side":"astrologer","connection":"a","at":1795972935593},{"key":"j:u0","kind":"join","side":"user","connection":"u0","at":1795972937593},{"key":"l:u0","kind":"leave","side":"user","connection":"u0","at":1795973340013},{"key":"j:u1","kind":"join","side":"user","connection":"u1","at":1795973349013},{"key":"l:u1","kind":"leave","side":"user","connection":"u1","at":1795973457433},{"key":"l:a","kind":"leave","side":"astrologer","connection":"a","at":1795973457433},{"key":"end","kind":"end","at":1795973457433}]', 'Thank you. That is a question I can actually put to them.', NULL);
INSERT INTO "consultation_event" ("session_id", "seq", "at", "what", "side") VALUES ('seedSession00000000008', 1, 1793959823593, 'requested', 'user');
INSERT INTO "consultation_event" ("session_id", "seq", "at", "what", "side") VALUES ('seedSession00000000008', 2, 1793959824493, 'ringing', NULL);
INSERT INTO "consultation_event" ("session_id", "seq", "at", "what", "side") VALUES ('seedSession00000000008', 3, 1793959869493, 'ended', 'system');
INSERT INTO "consultation_event" ("session_id", "seq", "at", "what", "side") VALUES ('seedSession00000000007', 1, 1794222723593, 'requested', 'user');
INSERT INTO "consultation_event" ("session_id", "seq", "at", "what", "side") VALUES ('seedSession00000000007', 2, 1794222724493, 'ringing', NULL);
INSERT INTO "consultation_event" ("session_id", "seq", "at", "what", "side") VALUES ('seedSession00000000007', 3, 1794222734593, 'accepted', 'astrologer');
INSERT INTO "consultation_event" ("session_id", "seq", "at", "what", "side") VALUES ('seedSession00000000007', 4, 1794222734593, 'hold', NULL);
INSERT INTO "consultation_event" ("session_id", "seq", "at", "what", "side") VALUES ('seedSession00000000007', 5, 1794222737593, 'started', NULL);
INSERT INTO "consultation_event" ("session_id", "seq", "at", "what", "side") VALUES ('seedSession00000000007', 6, 1794222812013, 'ended', 'user');
INSERT INTO "consultation_event" ("session_id", "seq", "at", "what", "side") VALUES ('seedSession00000000006', 1, 1794658423593, 'requested', 'user');
INSERT INTO "consultation_event" ("session_id", "seq", "at", "what", "side") VALUES ('seedSession00000000006', 2, 1794658424493, 'ringing', NULL);
INSERT INTO "consultation_event" ("session_id", "seq", "at", "what", "side") VALUES ('seedSession00000000006', 3, 1794658434593, 'accepted', 'astrologer');
INSERT INTO "consultation_event" ("session_id", "seq", "at", "what", "side") VALUES ('seedSession00000000006', 4, 1794658434593, 'hold', NULL);
INSERT INTO "consultation_event" ("session_id", "seq", "at", "what", "side") VALUES ('seedSession00000000006', 5, 1794658437593, 'started', NULL);
INSERT INTO "consultation_event" ("session_id", "seq", "at", "what", "side") VALUES ('seedSession00000000006', 6, 1794658920013, 'ended', 'user');
INSERT INTO "consultation_event" ("session_id", "seq", "at", "what", "side") VALUES ('seedSession00000000005', 1, 1795007723593, 'requested', 'user');
INSERT INTO "consultation_event" ("session_id", "seq", "at", "what", "side") VALUES ('seedSession00000000005', 2, 1795007724493, 'ringing', NULL);
INSERT INTO "consultation_event" ("session_id", "seq", "at", "what", "side") VALUES ('seedSession00000000005', 3, 1795007734593, 'accepted', 'astrologer');
INSERT INTO "consultation_event" ("session_id", "seq", "at", "what", "side") VALUES ('seedSession00000000005', 4, 1795007734593, 'hold', NULL);
INSERT INTO "consultation_event" ("session_id", "seq", "at", "what", "side") VALUES ('seedSession00000000005', 5, 1795007737593, 'started', NULL);
INSERT INTO "consultation_event" ("session_id", "seq", "at", "what", "side") VALUES ('seedSession00000000005', 6, 1795008403013, 'ended', 'user');
INSERT INTO "consultation_event" ("session_id", "seq", "at", "what", "side") VALUES ('seedSession00000000004', 1, 1795270623593, 'requested', 'user');
INSERT INTO "consultation_event" ("session_id", "seq", "at", "what", "side") VALUES ('seedSession00000000004', 2, 1795270624493, 'ringing', NULL);
INSERT INTO "consultation_event" ("session_id", "seq", "at", "what", "side") VALUES ('seedSession00000000004', 3, 1795270634593, 'accepted', 'astrologer');
INSERT INTO "consultation_event" ("session_id", "seq", "at", "what", "side") VALUES ('seedSession00000000004', 4, 1795270634593, 'hold', NULL);
INSERT INTO "consultation_event" ("session_id", "seq", "at", "what", "side") VALUES ('seedSession00000000004', 5, 1795270637593, 'started', NULL);
INSERT INTO "consultation_event" ("session_id", "seq", "at", "what", "side") VALUES ('seedSession00000000004', 6, 1795271208013, 'ended', 'user');
INSERT INTO "consultation_event" ("session_id", "seq", "at", "what", "side") VALUES ('seedSession00000000003', 1, 1795533523593, 'requested', 'user');
INSERT INTO "consultation_event" ("session_id", "seq", "at", "what", "side") VALUES ('seedSession00000000003', 2, 1795533524493, 'ringing', NULL);
INSERT INTO "consultation_event" ("session_id", "seq", "at", "what", "side") VALUES ('seedSession00000000003', 3, 1795533534593, 'accepted', 'astrologer');
INSERT INTO "consultation_event" ("session_id", "seq", "at", "what", "side") VALUES ('seedSession00000000003', 4, 1795533534593, 'hold', NULL);
INSERT INTO "consultation_event" ("session_id", "seq", "at", "what", "side") VALUES ('seedSession00000000003', 5, 1795533537593, 'started', NULL);
INSERT INTO "consultation_event" ("session_id", "seq", "at", "what", "side") VALUES ('seedSession00000000003', 6, 1795533903013, 'ended', 'astrologer');
INSERT INTO "consultation_event" ("session_id", "seq", "at", "what", "side") VALUES ('seedSession00000000002', 1, 1795796423593, 'requested', 'user');
INSERT INTO "consultation_event" ("session_id", "seq", "at", "what", "side") VALUES ('seedSession00000000002', 2, 1795796424493, 'ringing', NULL);
INSERT INTO "consultation_event" ("session_id", "seq", "at", "what", "side") VALUES ('seedSession00000000002', 3, 1795796434593, 'accepted', 'astrologer');
INSERT INTO "consultation_event" ("session_id", "seq", "at", "what", "side") VALUES ('seedSession00000000002', 4, 1795796434593, 'hold', NULL);
INSERT INTO "consultation_event" ("session_id", "seq", "at", "what", "side") VALUES ('seedSession00000000002', 5, 1795796437593, 'started', NULL);
INSERT INTO "consultation_event" ("session_id", "seq", "at", "what", "side") VALUES ('seedSession00000000002', 6, 1795797308013, 'ended', 'user');
INSERT INTO "consultation_event" ("session_id", "seq", "at", "what", "side") VALUES ('seedSession00000000001', 1, 1795972923593, 'requested', 'user');
INSERT INTO "consultation_event" ("session_id", "seq", "at", "what", "side") VALUES ('seedSession00000000001', 2, 1795972924493, 'ringing', NULL);
INSERT INTO "consultation_event" ("session_id", "seq", "at", "what", "side") VALUES ('seedSession00000000001', 3, 1795972934593, 'accepted', 'astrologer');
INSERT INTO "consultation_event" ("session_id", "seq", "at", "what", "side") VALUES ('seedSession00000000001', 4, 1795972934593, 'hold', NULL);
INSERT INTO "consultation_event" ("session_id", "seq", "at", "what", "side") VALUES ('seedSession00000000001', 5, 1795972937593, 'started', NULL);
INSERT INTO "consultation_event" ("session_id", "seq", "at", "what", "side") VALUES ('seedSession00000000001', 6, 1795973340013, 'paused', 'user');
INSERT INTO "consultation_event" ("session_id", "seq", "at", "what", "side") VALUES ('seedSession00000000001', 7, 1795973349013, 'resumed', NULL);
INSERT INTO "consultation_event" ("session_id", "seq", "at", "what", "side") VALUES ('seedSession00000000001', 8, 1795973457433, 'ended', 'user');
INSERT INTO "message" ("session_id", "seq", "id", "side", "text", "file_name", "file_type", "file_bytes", "file_key", "at") VALUES ('seedSession00000000007', 1, 'seedSession00000000007-1', 'user', 'Sorry, I have to go, my train is here.', NULL, NULL, NULL, NULL, 1794222752393);
INSERT INTO "message" ("session_id", "seq", "id", "side", "text", "file_name", "file_type", "file_bytes", "file_key", "at") VALUES ('seedSession00000000007', 2, 'seedSession00000000007-2', 'astrologer', 'No problem at all. Until next time.', NULL, NULL, NULL, NULL, 1794222789393);
INSERT INTO "message" ("session_id", "seq", "id", "side", "text", "file_name", "file_type", "file_bytes", "file_key", "at") VALUES ('seedSession00000000006', 1, 'seedSession00000000006-1', 'user', 'We move into the new flat in January. Which morning?', NULL, NULL, NULL, NULL, 1794658485793);
INSERT INTO "message" ("session_id", "seq", "id", "side", "text", "file_name", "file_type", "file_bytes", "file_key", "at") VALUES ('seedSession00000000006', 2, 'seedSession00000000006-2', 'astrologer', 'Three choices: the 14th, the 19th and the 25th. On the 19th Moon is in Rohini, which most families prefer.', NULL, NULL, NULL, NULL, 1794658606293);
INSERT INTO "message" ("session_id", "seq", "id", "side", "text", "file_name", "file_type", "file_bytes", "file_key", "at") VALUES ('seedSession00000000006', 3, 'seedSession00000000006-3', 'user', 'The 19th is a working day.', NULL, NULL, NULL, NULL, 1794658726793);
INSERT INTO "message" ("session_id", "seq", "id", "side", "text", "file_name", "file_type", "file_bytes", "file_key", "at") VALUES ('seedSession00000000006', 4, 'seedSession00000000006-4', 'astrologer', 'Then light the lamp on the 19th before eight, and carry the boxes on the weekend.', NULL, NULL, NULL, NULL, 1794658847293);
INSERT INTO "message" ("session_id", "seq", "id", "side", "text", "file_name", "file_type", "file_bytes", "file_key", "at") VALUES ('seedSession00000000005', 1, 'seedSession00000000005-1', 'user', 'I asked you about the visa in spring. It came through.', NULL, NULL, NULL, NULL, 1795007804093);
INSERT INTO "message" ("session_id", "seq", "id", "side", "text", "file_name", "file_type", "file_bytes", "file_key", "at") VALUES ('seedSession00000000005', 2, 'seedSession00000000005-2', 'astrologer', 'I am glad. And now?', NULL, NULL, NULL, NULL, 1795007970343);
INSERT INTO "message" ("session_id", "seq", "id", "side", "text", "file_name", "file_type", "file_bytes", "file_key", "at") VALUES ('seedSession00000000005', 3, 'seedSession00000000005-3', 'user', 'When to give notice.', NULL, NULL, NULL, NULL, 1795008136593);
INSERT INTO "message" ("session_id", "seq", "id", "side", "text", "file_name", "file_type", "file_bytes", "file_key", "at") VALUES ('seedSession00000000005', 4, 'seedSession00000000005-4', 'astrologer', 'Your 10th lord is retrograde until the 3rd. I would write the letter now and hand it in after that.', NULL, NULL, NULL, NULL, 1795008302843);
INSERT INTO "message" ("session_id", "seq", "id", "side", "text", "file_name", "file_type", "file_bytes", "file_key", "at") VALUES ('seedSession00000000004', 1, 'seedSession00000000004-1', 'user', 'Could we go through a match? 24 points, and my aunt says nadi is missing.', NULL, NULL, NULL, NULL, 1795270683193);
INSERT INTO "message" ("session_id", "seq", "id", "side", "text", "file_name", "file_type", "file_bytes", "file_key", "at") VALUES ('seedSession00000000004', 2, 'seedSession00000000004-2', 'astrologer', 'It is. Nadi counts eight of the thirty-six, so your 24 without it is a high score in everything else.', NULL, NULL, NULL, NULL, 1795270797193);
INSERT INTO "message" ("session_id", "seq", "id", "side", "text", "file_name", "file_type", "file_bytes", "file_key", "at") VALUES ('seedSession00000000004', 3, 'seedSession00000000004-3', 'astrologer', 'There are classical exceptions for it, and one of them applies here: same sign, different nakshatra.', NULL, NULL, NULL, NULL, 1795270911193);
INSERT INTO "message" ("session_id", "seq", "id", "side", "text", "file_name", "file_type", "file_bytes", "file_key", "at") VALUES ('seedSession00000000004', 4, 'seedSession00000000004-4', 'user', 'So it is not a reason to stop?', NULL, NULL, NULL, NULL, 1795271025193);
INSERT INTO "message" ("session_id", "seq", "id", "side", "text", "file_name", "file_type", "file_bytes", "file_key", "at") VALUES ('seedSession00000000004', 5, 'seedSession00000000004-5', 'astrologer', 'Not by the texts I work with. I would talk about money habits instead; there the two charts do differ.', NULL, NULL, NULL, NULL, 1795271139193);
INSERT INTO "message" ("session_id", "seq", "id", "side", "text", "file_name", "file_type", "file_bytes", "file_key", "at") VALUES ('seedSession00000000003', 1, 'seedSession00000000003-1', 'user', 'Is next month good for my sister’s engagement?', NULL, NULL, NULL, NULL, 1795533566793);
INSERT INTO "message" ("session_id", "seq", "id", "side", "text", "file_name", "file_type", "file_bytes", "file_key", "at") VALUES ('seedSession00000000003', 2, 'seedSession00000000003-2', 'astrologer', 'Send me the city, and I look at the almanac for it.', NULL, NULL, NULL, NULL, 1795533639793);
INSERT INTO "message" ("session_id", "seq", "id", "side", "text", "file_name", "file_type", "file_bytes", "file_key", "at") VALUES ('seedSession00000000003', 3, 'seedSession00000000003-3', 'user', 'Pune.', NULL, NULL, NULL, NULL, 1795533712793);
INSERT INTO "message" ("session_id", "seq", "id", "side", "text", "file_name", "file_type", "file_bytes", "file_key", "at") VALUES ('seedSession00000000003', 4, 'seedSession00000000003-4', 'astrologer', 'The 10th and the 14th both have a clean morning. On the 14th the window is longer, from 9:12 to 11:40.', NULL, NULL, NULL, NULL, 1795533785793);
INSERT INTO "message" ("session_id", "seq", "id", "side", "text", "file_name", "file_type", "file_bytes", "file_key", "at") VALUES ('seedSession00000000003', 5, 'seedSession00000000003-5', 'user', 'The 14th then. Thank you!', NULL, NULL, NULL, NULL, 1795533858793);
INSERT INTO "message" ("session_id", "seq", "id", "side", "text", "file_name", "file_type", "file_bytes", "file_key", "at") VALUES ('seedSession00000000002', 1, 'seedSession00000000002-1', 'user', 'Hello. I would like to understand the period I am in; it has been a heavy year.', NULL, NULL, NULL, NULL, 1795796495593);
INSERT INTO "message" ("session_id", "seq", "id", "side", "text", "file_name", "file_type", "file_bytes", "file_key", "at") VALUES ('seedSession00000000002', 2, 'seedSession00000000002-2', 'astrologer', 'Good morning Daniel. You are at the end of a Saturn sub-period. It asks for patience with slow things; what felt heavy?', NULL, NULL, NULL, NULL, 1795796640593);
INSERT INTO "message" ("session_id", "seq", "id", "side", "text", "file_name", "file_type", "file_bytes", "file_key", "at") VALUES ('seedSession00000000002', 3, 'seedSession00000000002-3', 'user', 'Mostly work. Two projects were cancelled.', NULL, NULL, NULL, NULL, 1795796785593);
INSERT INTO "message" ("session_id", "seq", "id", "side", "text", "file_name", "file_type", "file_bytes", "file_key", "at") VALUES ('seedSession00000000002', 4, 'seedSession00000000002-4', 'astrologer', 'The sub-period changes in February. Until then I would finish, not start. I can show you the exact dates.', NULL, NULL, NULL, NULL, 1795796930593);
INSERT INTO "message" ("session_id", "seq", "id", "side", "text", "file_name", "file_type", "file_bytes", "file_key", "at") VALUES ('seedSession00000000002', 5, 'seedSession00000000002-5', 'user', 'Please do.', NULL, NULL, NULL, NULL, 1795797075593);
INSERT INTO "message" ("session_id", "seq", "id", "side", "text", "file_name", "file_type", "file_bytes", "file_key", "at") VALUES ('seedSession00000000002', 6, 'seedSession00000000002-6', 'astrologer', 'Saturn ends on 11 February, then Mercury. Mercury rules your 10th, so new work is the theme, with more to and fro than before.', NULL, NULL, NULL, NULL, 1795797220593);
INSERT INTO "message" ("session_id", "seq", "id", "side", "text", "file_name", "file_type", "file_bytes", "file_key", "at") VALUES ('seedSession00000000001', 1, 'seedSession00000000001-1', 'user', 'Namaste Meera ji. I have an offer to move to Toronto from my company and must answer by Friday.', NULL, NULL, NULL, NULL, 1795972960260);
INSERT INTO "message" ("session_id", "seq", "id", "side", "text", "file_name", "file_type", "file_bytes", "file_key", "at") VALUES ('seedSession00000000001', 2, 'seedSession00000000001-2', 'astrologer', 'Namaste Priya. Mina lagna, and you are in Venus mahadasha with the Moon sub-period. Let me look at the 9th, 12th and 10th before I say anything.', NULL, NULL, NULL, NULL, 1795973016926);
INSERT INTO "message" ("session_id", "seq", "id", "side", "text", "file_name", "file_type", "file_bytes", "file_key", "at") VALUES ('seedSession00000000001', 3, 'seedSession00000000001-3', 'astrologer', 'First question: is this a transfer in the same role, or a new one?', NULL, NULL, NULL, NULL, 1795973073593);
INSERT INTO "message" ("session_id", "seq", "id", "side", "text", "file_name", "file_type", "file_bytes", "file_key", "at") VALUES ('seedSession00000000001', 4, 'seedSession00000000001-4', 'user', 'A new role, leading a team of nine. Same company.', NULL, NULL, NULL, NULL, 1795973130260);
INSERT INTO "message" ("session_id", "seq", "id", "side", "text", "file_name", "file_type", "file_bytes", "file_key", "at") VALUES ('seedSession00000000001', 5, 'seedSession00000000001-5', 'astrologer', 'Saturn is in your 11th in its own sign, together with Rahu. Work that grows through large groups and foreign places suits this chart. That part is steady.', NULL, NULL, NULL, NULL, 1795973186926);
INSERT INTO "message" ("session_id", "seq", "id", "side", "text", "file_name", "file_type", "file_bytes", "file_key", "at") VALUES ('seedSession00000000001', 6, 'seedSession00000000001-6', 'astrologer', 'What the chart does not decide is the date. Moon rules your 5th, so I would ask what this means for family and study plans before Friday.', NULL, NULL, NULL, NULL, 1795973243593);
INSERT INTO "message" ("session_id", "seq", "id", "side", "text", "file_name", "file_type", "file_bytes", "file_key", "at") VALUES ('seedSession00000000001', 7, 'seedSession00000000001-7', 'user', 'My daughter starts school next year. That is the part I worry about.', NULL, NULL, NULL, NULL, 1795973300260);
INSERT INTO "message" ("session_id", "seq", "id", "side", "text", "file_name", "file_type", "file_bytes", "file_key", "at") VALUES ('seedSession00000000001', 8, 'seedSession00000000001-8', 'astrologer', 'Then ask them for a start after the school year. The period supports the move, and it does not hurry you.', NULL, NULL, NULL, NULL, 1795973356926);
INSERT INTO "message" ("session_id", "seq", "id", "side", "text", "file_name", "file_type", "file_bytes", "file_key", "at") VALUES ('seedSession00000000001', 9, 'seedSession00000000001-9', 'user', 'Thank you. That is a question I can actually put to them.', NULL, NULL, NULL, NULL, 1795973413593);
INSERT INTO "review" ("session_id", "user_id", "astrologer_id", "rating", "text", "at") VALUES ('seedSession00000000007', 'seedUser00000000000001', 'seedAstrologer00000004', 4, 'Short, and no fuss about it.', 1794222932013);
INSERT INTO "review" ("session_id", "user_id", "astrologer_id", "rating", "text", "at") VALUES ('seedSession00000000006', 'seedUser00000000000003', 'seedAstrologer00000006', 5, 'Practical and kind.', 1794659040013);
INSERT INTO "review" ("session_id", "user_id", "astrologer_id", "rating", "text", "at") VALUES ('seedSession00000000005', 'seedUser00000000000002', 'seedAstrologer00000002', 5, 'Precise, a little strict, worth it.', 1795008523013);
INSERT INTO "review" ("session_id", "user_id", "astrologer_id", "rating", "text", "at") VALUES ('seedSession00000000004', 'seedUser00000000000001', 'seedAstrologer00000003', 5, 'The number finally made sense.', 1795271328013);
INSERT INTO "review" ("session_id", "user_id", "astrologer_id", "rating", "text", "at") VALUES ('seedSession00000000003', 'seedUser00000000000003', 'seedAstrologer00000001', 4, 'Two options with reasons, as promised.', 1795534023013);
INSERT INTO "review" ("session_id", "user_id", "astrologer_id", "rating", "text", "at") VALUES ('seedSession00000000002', 'seedUser00000000000002', 'seedAstrologer00000001', 5, 'Calm and concrete. The dates helped.', 1795797428013);
INSERT INTO "review" ("session_id", "user_id", "astrologer_id", "rating", "text", "at") VALUES ('seedSession00000000001', 'seedUser00000000000001', 'seedAstrologer00000001', 5, 'Showed me which placements each sentence came from, and said plainly what the chart does not decide.', 1795973577433);
INSERT INTO "account" ("id", "kind", "ccy", "may_neg", "dr_posted", "cr_posted", "dr_pending", "cr_pending") VALUES ('world:usd', 'world', 'USD', 1, 24000, 0, 0, 0);
INSERT INTO "account" ("id", "kind", "ccy", "may_neg", "dr_posted", "cr_posted", "dr_pending", "cr_pending") VALUES ('rev:usd', 'revenue', 'USD', 0, 0, 9411, 0, 0);
INSERT INTO "account" ("id", "kind", "ccy", "may_neg", "dr_posted", "cr_posted", "dr_pending", "cr_pending") VALUES ('loss:chargeback', 'loss', 'USD', 1, 0, 0, 0, 0);
INSERT INTO "account" ("id", "kind", "ccy", "may_neg", "dr_posted", "cr_posted", "dr_pending", "cr_pending") VALUES ('exp:inr', 'expense', 'INR', 1, 662499, 0, 0, 0);
INSERT INTO "account" ("id", "kind", "ccy", "may_neg", "dr_posted", "cr_posted", "dr_pending", "cr_pending") VALUES ('bank:inr', 'bank', 'INR', 1, 0, 0, 0, 0);
INSERT INTO "account" ("id", "kind", "ccy", "may_neg", "dr_posted", "cr_posted", "dr_pending", "cr_pending") VALUES ('u:seedUser00000000000001', 'wallet', 'USD', 0, 2278, 8000, 0, 0);
INSERT INTO "account" ("id", "kind", "ccy", "may_neg", "dr_posted", "cr_posted", "dr_pending", "cr_pending") VALUES ('u:seedUser00000000000002', 'wallet', 'USD', 0, 4613, 8000, 0, 0);
INSERT INTO "account" ("id", "kind", "ccy", "may_neg", "dr_posted", "cr_posted", "dr_pending", "cr_pending") VALUES ('u:seedUser00000000000003', 'wallet', 'USD', 0, 2520, 8000, 0, 0);
INSERT INTO "account" ("id", "kind", "ccy", "may_neg", "dr_posted", "cr_posted", "dr_pending", "cr_pending") VALUES ('a:seedAstrologer00000001', 'payable', 'INR', 0, 0, 307120, 0, 0);
INSERT INTO "account" ("id", "kind", "ccy", "may_neg", "dr_posted", "cr_posted", "dr_pending", "cr_pending") VALUES ('a:seedAstrologer00000002', 'payable', 'INR', 0, 0, 171659, 0, 0);
INSERT INTO "account" ("id", "kind", "ccy", "may_neg", "dr_posted", "cr_posted", "dr_pending", "cr_pending") VALUES ('a:seedAstrologer00000003', 'payable', 'INR', 0, 0, 60192, 0, 0);
INSERT INTO "account" ("id", "kind", "ccy", "may_neg", "dr_posted", "cr_posted", "dr_pending", "cr_pending") VALUES ('a:seedAstrologer00000004', 'payable', 'INR', 0, 0, 10419, 0, 0);
INSERT INTO "account" ("id", "kind", "ccy", "may_neg", "dr_posted", "cr_posted", "dr_pending", "cr_pending") VALUES ('a:seedAstrologer00000005', 'payable', 'INR', 0, 0, 0, 0, 0);
INSERT INTO "account" ("id", "kind", "ccy", "may_neg", "dr_posted", "cr_posted", "dr_pending", "cr_pending") VALUES ('a:seedAstrologer00000006', 'payable', 'INR', 0, 0, 113109, 0, 0);
INSERT INTO "account" ("id", "kind", "ccy", "may_neg", "dr_posted", "cr_posted", "dr_pending", "cr_pending") VALUES ('a:seedAstrologer00000007', 'payable', 'INR', 0, 0, 0, 0, 0);
INSERT INTO "account" ("id", "kind", "ccy", "may_neg", "dr_posted", "cr_posted", "dr_pending", "cr_pending") VALUES ('a:seedAstrologer00000008', 'payable', 'INR', 0, 0, 0, 0, 0);
INSERT INTO "account" ("id", "kind", "ccy", "may_neg", "dr_posted", "cr_posted", "dr_pending", "cr_pending") VALUES ('a:seedAstrologer00000009', 'payable', 'INR', 0, 0, 0, 0, 0);
INSERT INTO "account" ("id", "kind", "ccy", "may_neg", "dr_posted", "cr_posted", "dr_pending", "cr_pending") VALUES ('a:seedAstrologer00000010', 'payable', 'INR', 0, 0, 0, 0, 0);
INSERT INTO "account" ("id", "kind", "ccy", "may_neg", "dr_posted", "cr_posted", "dr_pending", "cr_pending") VALUES ('a:seedAstrologer00000011', 'payable', 'INR', 0, 0, 0, 0, 0);
INSERT INTO "account" ("id", "kind", "ccy", "may_neg", "dr_posted", "cr_posted", "dr_pending", "cr_pending") VALUES ('a:seedAstrologer00000012', 'payable', 'INR', 0, 0, 0, 0, 0);
INSERT INTO "transfer" ("id", "phase", "pending_id", "dr", "cr", "amount", "code", "ref", "actor", "at") VALUES ('pay:seedPayment00000000000', 'single', NULL, 'world:usd', 'u:seedUser00000000000001', 8000, 'top_up', 'seedPayment00000000000', 'provider', 1792607023593);
INSERT INTO "transfer" ("id", "phase", "pending_id", "dr", "cr", "amount", "code", "ref", "actor", "at") VALUES ('pay:seedPayment10000000000', 'single', NULL, 'world:usd', 'u:seedUser00000000000002', 8000, 'top_up', 'seedPayment10000000000', 'provider', 1792607023593);
INSERT INTO "transfer" ("id", "phase", "pending_id", "dr", "cr", "amount", "code", "ref", "actor", "at") VALUES ('pay:seedPayment20000000000', 'single', NULL, 'world:usd', 'u:seedUser00000000000003', 8000, 'top_up', 'seedPayment20000000000', 'provider', 1792607023593);
INSERT INTO "transfer" ("id", "phase", "pending_id", "dr", "cr", "amount", "code", "ref", "actor", "at") VALUES ('h:seedSession00000000007#1', 'pending', NULL, 'u:seedUser00000000000001', 'rev:usd', 7200, 'hold', 'seedSession00000000007', 'system', 1794222734593);
INSERT INTO "transfer" ("id", "phase", "pending_id", "dr", "cr", "amount", "code", "ref", "actor", "at") VALUES ('p:seedSession00000000007#1', 'post', 'h:seedSession00000000007#1', 'u:seedUser00000000000001', 'rev:usd', 148, 'usage', 'seedSession00000000007', 'system', 1794222812013);
INSERT INTO "transfer" ("id", "phase", "pending_id", "dr", "cr", "amount", "code", "ref", "actor", "at") VALUES ('y:seedSession00000000007', 'single', NULL, 'exp:inr', 'a:seedAstrologer00000004', 10419, 'payout', 'seedSession00000000007', 'system', 1794222812013);
INSERT INTO "transfer" ("id", "phase", "pending_id", "dr", "cr", "amount", "code", "ref", "actor", "at") VALUES ('h:seedSession00000000006#1', 'pending', NULL, 'u:seedUser00000000000003', 'rev:usd', 8000, 'hold', 'seedSession00000000006', 'system', 1794658434593);
INSERT INTO "transfer" ("id", "phase", "pending_id", "dr", "cr", "amount", "code", "ref", "actor", "at") VALUES ('p:seedSession00000000006#1', 'post', 'h:seedSession00000000006#1', 'u:seedUser00000000000003', 'rev:usd', 1607, 'usage', 'seedSession00000000006', 'system', 1794658920013);
INSERT INTO "transfer" ("id", "phase", "pending_id", "dr", "cr", "amount", "code", "ref", "actor", "at") VALUES ('y:seedSession00000000006', 'single', NULL, 'exp:inr', 'a:seedAstrologer00000006', 113109, 'payout', 'seedSession00000000006', 'system', 1794658920013);
INSERT INTO "transfer" ("id", "phase", "pending_id", "dr", "cr", "amount", "code", "ref", "actor", "at") VALUES ('h:seedSession00000000005#1', 'pending', NULL, 'u:seedUser00000000000002', 'rev:usd', 8000, 'hold', 'seedSession00000000005', 'system', 1795007734593);
INSERT INTO "transfer" ("id", "phase", "pending_id", "dr", "cr", "amount", "code", "ref", "actor", "at") VALUES ('p:seedSession00000000005#1', 'post', 'h:seedSession00000000005#1', 'u:seedUser00000000000002', 'rev:usd', 2438, 'usage', 'seedSession00000000005', 'system', 1795008403013);
INSERT INTO "transfer" ("id", "phase", "pending_id", "dr", "cr", "amount", "code", "ref", "actor", "at") VALUES ('y:seedSession00000000005', 'single', NULL, 'exp:inr', 'a:seedAstrologer00000002', 171659, 'payout', 'seedSession00000000005', 'system', 1795008403013);
INSERT INTO "transfer" ("id", "phase", "pending_id", "dr", "cr", "amount", "code", "ref", "actor", "at") VALUES ('h:seedSession00000000004#1', 'pending', NULL, 'u:seedUser00000000000001', 'rev:usd', 5400, 'hold', 'seedSession00000000004', 'system', 1795270634593);
INSERT INTO "transfer" ("id", "phase", "pending_id", "dr", "cr", "amount", "code", "ref", "actor", "at") VALUES ('p:seedSession00000000004#1', 'post', 'h:seedSession00000000004#1', 'u:seedUser00000000000001', 'rev:usd', 855, 'usage', 'seedSession00000000004', 'system', 1795271208013);
INSERT INTO "transfer" ("id", "phase", "pending_id", "dr", "cr", "amount", "code", "ref", "actor", "at") VALUES ('y:seedSession00000000004', 'single', NULL, 'exp:inr', 'a:seedAstrologer00000003', 60192, 'payout', 'seedSession00000000004', 'system', 1795271208013);
INSERT INTO "transfer" ("id", "phase", "pending_id", "dr", "cr", "amount", "code", "ref", "actor", "at") VALUES ('h:seedSession00000000003#1', 'pending', NULL, 'u:seedUser00000000000003', 'rev:usd', 6393, 'hold', 'seedSession00000000003', 'system', 1795533534593);
INSERT INTO "transfer" ("id", "phase", "pending_id", "dr", "cr", "amount", "code", "ref", "actor", "at") VALUES ('p:seedSession00000000003#1', 'post', 'h:seedSession00000000003#1', 'u:seedUser00000000000003', 'rev:usd', 913, 'usage', 'seedSession00000000003', 'system', 1795533903013);
INSERT INTO "transfer" ("id", "phase", "pending_id", "dr", "cr", "amount", "code", "ref", "actor", "at") VALUES ('y:seedSession00000000003', 'single', NULL, 'exp:inr', 'a:seedAstrologer00000001', 64240, 'payout', 'seedSession00000000003', 'system', 1795533903013);
INSERT INTO "transfer" ("id", "phase", "pending_id", "dr", "cr", "amount", "code", "ref", "actor", "at") VALUES ('h:seedSession00000000002#1', 'pending', NULL, 'u:seedUser00000000000002', 'rev:usd', 5562, 'hold', 'seedSession00000000002', 'system', 1795796434593);
INSERT INTO "transfer" ("id", "phase", "pending_id", "dr", "cr", "amount", "code", "ref", "actor", "at") VALUES ('p:seedSession00000000002#1', 'post', 'h:seedSession00000000002#1', 'u:seedUser00000000000002', 'rev:usd', 2175, 'usage', 'seedSession00000000002', 'system', 1795797308013);
INSERT INTO "transfer" ("id", "phase", "pending_id", "dr", "cr", "amount", "code", "ref", "actor", "at") VALUES ('y:seedSession00000000002', 'single', NULL, 'exp:inr', 'a:seedAstrologer00000001', 153120, 'payout', 'seedSession00000000002', 'system', 1795797308013);
INSERT INTO "transfer" ("id", "phase", "pending_id", "dr", "cr", "amount", "code", "ref", "actor", "at") VALUES ('h:seedSession00000000001#1', 'pending', NULL, 'u:seedUser00000000000001', 'rev:usd', 6997, 'hold', 'seedSession00000000001', 'system', 1795972934593);
INSERT INTO "transfer" ("id", "phase", "pending_id", "dr", "cr", "amount", "code", "ref", "actor", "at") VALUES ('p:seedSession00000000001#1', 'post', 'h:seedSession00000000001#1', 'u:seedUser00000000000001', 'rev:usd', 1275, 'usage', 'seedSession00000000001', 'system', 1795973457433);
INSERT INTO "transfer" ("id", "phase", "pending_id", "dr", "cr", "amount", "code", "ref", "actor", "at") VALUES ('y:seedSession00000000001', 'single', NULL, 'exp:inr', 'a:seedAstrologer00000001', 89760, 'payout', 'seedSession00000000001', 'system', 1795973457433);
INSERT INTO "astrologer" ("id", "experience_years", "specializations", "languages", "bio", "price_call_cents", "price_chat_cents", "payout_call_paise", "payout_chat_paise", "status", "went_offline_at", "is_approved", "is_active", "chat_enabled", "rating_sum", "rating_count", "session_count") VALUES ('seedAstrologer00000001', 14, '["Birth chart","Marriage timing","Career"]', '["Hindi","Marathi","English"]', 'I read the birth chart first and the question second. Most people come to me about work or marriage timing; I start from the running dasha, show you the placements I am using, and say clearly where the chart does not decide.
I studied with my grandfather in Nashik. I don’t sell stones or rituals.', 180, 150, 12672, 10560, 'offline', NULL, 1, 1, 1, 14, 3, 3);
INSERT INTO "astrologer" ("id", "experience_years", "specializations", "languages", "bio", "price_call_cents", "price_chat_cents", "payout_call_paise", "payout_chat_paise", "status", "went_offline_at", "is_approved", "is_active", "chat_enabled", "rating_sum", "rating_count", "session_count") VALUES ('seedAstrologer00000002', 22, '["Birth chart","Prashna","Career"]', '["Tamil","English"]', 'Twenty-two years of charts, most of them for people at a crossing. I like precise questions, and I answer them with the houses on the table.
Bring your birth time as exactly as you have it; if it is vague, we find out what still holds.', 240, 220, 16896, 15488, 'offline', NULL, 1, 1, 1, 5, 1, 1);
INSERT INTO "astrologer" ("id", "experience_years", "specializations", "languages", "bio", "price_call_cents", "price_chat_cents", "payout_call_paise", "payout_chat_paise", "status", "went_offline_at", "is_approved", "is_active", "chat_enabled", "rating_sum", "rating_count", "session_count") VALUES ('seedAstrologer00000003', 9, '["Chart matching","Family"]', '["Bengali","Hindi","English"]', 'Matching two charts is more than a number out of thirty-six. I go through each koota with both of you, and through what the number leaves out.', 120, 90, 8448, 6336, 'offline', NULL, 1, 1, 1, 5, 1, 1);
INSERT INTO "astrologer" ("id", "experience_years", "specializations", "languages", "bio", "price_call_cents", "price_chat_cents", "payout_call_paise", "payout_chat_paise", "status", "went_offline_at", "is_approved", "is_active", "chat_enabled", "rating_sum", "rating_count", "session_count") VALUES ('seedAstrologer00000004', 11, '["Career","Study abroad"]', '["Malayalam","English"]', 'I was a teacher for ten years before I made astrology my work. Students and their parents ask me about subjects, places and timing; I keep to what the chart supports.', 150, 120, 10560, 8448, 'offline', NULL, 1, 1, 1, 4, 1, 1);
INSERT INTO "astrologer" ("id", "experience_years", "specializations", "languages", "bio", "price_call_cents", "price_chat_cents", "payout_call_paise", "payout_chat_paise", "status", "went_offline_at", "is_approved", "is_active", "chat_enabled", "rating_sum", "rating_count", "session_count") VALUES ('seedAstrologer00000005', 17, '["Business","Marriage timing"]', '["Punjabi","Hindi","English"]', 'Partnerships, launches, the right month to sign. I work with the tenth and the eleventh house, and with plain language.', 180, 150, 12672, 10560, 'offline', NULL, 1, 1, 1, 0, 0, 0);
INSERT INTO "astrologer" ("id", "experience_years", "specializations", "languages", "bio", "price_call_cents", "price_chat_cents", "payout_call_paise", "payout_chat_paise", "status", "went_offline_at", "is_approved", "is_active", "chat_enabled", "rating_sum", "rating_count", "session_count") VALUES ('seedAstrologer00000006', 26, '["Muhurta","Family","Birth chart"]', '["Tamil","Telugu","English"]', 'Muhurta is my first love: the day and the hour for a beginning. I give you two or three windows with the reason for each, never only one.', 230, 200, 16192, 14080, 'offline', NULL, 1, 1, 1, 5, 1, 1);
INSERT INTO "astrologer" ("id", "experience_years", "specializations", "languages", "bio", "price_call_cents", "price_chat_cents", "payout_call_paise", "payout_chat_paise", "status", "went_offline_at", "is_approved", "is_active", "chat_enabled", "rating_sum", "rating_count", "session_count") VALUES ('seedAstrologer00000007', 31, '["Birth chart","Remedies","Muhurta"]', '["Hindi","Sanskrit","English"]', 'Trained in Varanasi in the classical texts. Remedies, if any, cost nothing: a habit, a visit, a kindness. Nobody leaves with a shopping list.', 280, 250, 19712, 17600, 'offline', NULL, 1, 1, 1, 0, 0, 0);
INSERT INTO "astrologer" ("id", "experience_years", "specializations", "languages", "bio", "price_call_cents", "price_chat_cents", "payout_call_paise", "payout_chat_paise", "status", "went_offline_at", "is_approved", "is_active", "chat_enabled", "rating_sum", "rating_count", "session_count") VALUES ('seedAstrologer00000008', 8, '["Prashna","Relationships"]', '["Urdu","Hindi","English"]', 'For a single question asked at a single moment, prashna is quick and honest. I answer what was asked, and I tell you when the chart is silent.', 130, 100, 9152, 7040, 'offline', NULL, 1, 1, 1, 0, 0, 0);
INSERT INTO "astrologer" ("id", "experience_years", "specializations", "languages", "bio", "price_call_cents", "price_chat_cents", "payout_call_paise", "payout_chat_paise", "status", "went_offline_at", "is_approved", "is_active", "chat_enabled", "rating_sum", "rating_count", "session_count") VALUES ('seedAstrologer00000009', 19, '["Career","Property","Business"]', '["Marathi","Hindi","English"]', 'Property, moves, changes of work. I look at the fourth and the tenth house with you, and at the next three years month by month.', 160, 130, 11264, 9152, 'offline', NULL, 1, 1, 1, 0, 0, 0);
INSERT INTO "astrologer" ("id", "experience_years", "specializations", "languages", "bio", "price_call_cents", "price_chat_cents", "payout_call_paise", "payout_chat_paise", "status", "went_offline_at", "is_approved", "is_active", "chat_enabled", "rating_sum", "rating_count", "session_count") VALUES ('seedAstrologer00000010', 12, '["Birth chart","Health of habits","Family"]', '["Hindi","English"]', 'I explain slowly. By the end you can read the main lines of your own chart, and you know which of my sentences rest on which placement.', 140, 110, 9856, 7744, 'offline', NULL, 1, 1, 1, 0, 0, 0);
INSERT INTO "astrologer" ("id", "experience_years", "specializations", "languages", "bio", "price_call_cents", "price_chat_cents", "payout_call_paise", "payout_chat_paise", "status", "went_offline_at", "is_approved", "is_active", "chat_enabled", "rating_sum", "rating_count", "session_count") VALUES ('seedAstrologer00000011', 6, '["Chart matching","Relationships"]', '["Malayalam","Tamil","English"]', 'Young couples are most of my work. We look at both charts side by side, at temper and timing, without fear and without a verdict.', 100, 80, 7040, 5632, 'offline', NULL, 1, 1, 1, 0, 0, 0);
INSERT INTO "astrologer" ("id", "experience_years", "specializations", "languages", "bio", "price_call_cents", "price_chat_cents", "payout_call_paise", "payout_chat_paise", "status", "went_offline_at", "is_approved", "is_active", "chat_enabled", "rating_sum", "rating_count", "session_count") VALUES ('seedAstrologer00000012', 15, '["Business","Muhurta","Career"]', '["Gujarati","Hindi","English"]', 'A trader’s son who turned to the older clock. Opening days, stock-taking, partnerships: questions with a date in them are the ones I like best.', 190, 160, 13376, 11264, 'offline', NULL, 1, 1, 1, 0, 0, 0);
INSERT INTO "blog_post" ("id", "author_id", "title", "content", "tags", "status", "cover_image", "is_approved", "approved_by", "approved_at", "created_at", "updated_at") VALUES ('seedPost00000000000001', 'seedAstrologer00000001', 'Why your kundli may differ between two apps', '<p>Two apps, one birth, two charts. Nobody miscounted: they chose different rules and did not tell you.</p><p>The first rule is the <strong>ayanamsa</strong>, the angle between the two zodiacs. Lahiri and Raman differ by about one and a half degrees, enough to move the Moon into the next nakshatra.</p><p>The second is the <strong>node</strong>: mean or true, up to a degree and a half apart. The third is the <strong>house system</strong>. A good chart says all three at its foot.</p>', 'kundli, ayanamsa', 'published', NULL, 1, 'seedAdmin0000000000001', 1795803823593, 1795803823593, 1795803823593);
INSERT INTO "blog_post" ("id", "author_id", "title", "content", "tags", "status", "cover_image", "is_approved", "approved_by", "approved_at", "created_at", "updated_at") VALUES ('seedPost00000000000002', 'seedAstrologer00000001', 'Venus dasha, year by year', '<p>Twenty years is a long time for one planet. Nobody lives them all alike.</p><p>The sub-periods carry the colour: Venus in Venus is about taste, Saturn in Venus about keeping what was begun, Ketu in Venus about letting go of it. Look at the houses that each of them rules in your own chart first.</p>', 'dasha, venus', 'published', NULL, 1, 'seedAdmin0000000000001', 1793125423593, 1793125423593, 1793125423593);
INSERT INTO "blog_post" ("id", "author_id", "title", "content", "tags", "status", "cover_image", "is_approved", "approved_by", "approved_at", "created_at", "updated_at") VALUES ('seedPost00000000000003', 'seedAstrologer00000003', 'Thirty-six points are not a verdict', '<p>Ashtakoota compares two Moons. That is all it does, and it does it well.</p><p>It knows nothing of lagna, of the seventh house, of the dashas that run. Read the eight lines one by one; the sum hides what they say.</p>', 'matching, kuta', 'published', NULL, 1, 'seedAdmin0000000000001', 1795112623593, 1795112623593, 1795112623593);
INSERT INTO "blog_post" ("id", "author_id", "title", "content", "tags", "status", "cover_image", "is_approved", "approved_by", "approved_at", "created_at", "updated_at") VALUES ('seedPost00000000000004', 'seedAstrologer00000006', 'A good hour, and why it is good', '<p>A muhurta is an argument, not a lucky number. Tithi, vara, nakshatra, yoga, karana: five short reasons.</p><p>When somebody gives you a time, ask for the reasons. If there are none, any hour will do.</p>', 'muhurta, panchang', 'published', NULL, 1, 'seedAdmin0000000000001', 1795371823593, 1795371823593, 1795371823593);
INSERT INTO "blog_post" ("id", "author_id", "title", "content", "tags", "status", "cover_image", "is_approved", "approved_by", "approved_at", "created_at", "updated_at") VALUES ('seedPost00000000000005', 'seedAstrologer00000002', 'How exact must a birth time be?', '<p>The lagna crosses a sign in about two hours, a navamsha part in thirteen minutes. A time rounded to the hour still gives you the Moon, the dasha within days, and most yogas.</p><p>Say “about seven” when you mean it. An honest doubt is worth more than a false minute.</p>', 'birth time, lagna', 'published', NULL, 1, 'seedAdmin0000000000001', 1794767023593, 1794767023593, 1794767023593);
INSERT INTO "blog_post" ("id", "author_id", "title", "content", "tags", "status", "cover_image", "is_approved", "approved_by", "approved_at", "created_at", "updated_at") VALUES ('seedPost00000000000006', 'seedAstrologer00000007', 'Remedies that cost nothing', '<p>The texts know gifts, vows and habits. They do not know price lists.</p><p>If a remedy has a price, it is a sale. Rise early for forty days, call your mother, feed somebody: this is the older shelf of the shop.</p>', 'remedies', 'published', NULL, 1, 'seedAdmin0000000000001', 1793730223593, 1793730223593, 1793730223593);
INSERT INTO "user" ("id", "email", "phone", "full_name", "gender", "role", "status", "password_hash", "photo", "session_version", "created_at", "last_login_at", "phone_verified_at") VALUES ('seedAdmin0000000000001', 'admin@drishti.test', '+18005550100', 'Nisha Kapoor', NULL, 'admin', 'active', 'scrypt$32768$8$3$mqCqdHnTD4_xzuR3Rw1LYw$SypyaZT1R_H6HL6zvfdZVB4njhjyfiKA7W_XKf3UicE', NULL, 1, 1790879023593, 1795976623593, NULL);
INSERT INTO "user" ("id", "email", "phone", "full_name", "gender", "role", "status", "password_hash", "photo", "session_version", "created_at", "last_login_at", "phone_verified_at") VALUES ('seedUser00000000000001', 'user@drishti.test', '+18005550100', 'Priya Raman', 'female', 'user', 'active', 'scrypt$32768$8$3$mqCqdHnTD4_xzuR3Rw1LYw$SypyaZT1R_H6HL6zvfdZVB4njhjyfiKA7W_XKf3UicE', NULL, 1, 1790879023593, 1795976623593, NULL);
INSERT INTO "user" ("id", "email", "phone", "full_name", "gender", "role", "status", "password_hash", "photo", "session_version", "created_at", "last_login_at", "phone_verified_at") VALUES ('seedUser00000000000002', 'daniel@drishti.test', '+18005550100', 'Daniel Osei', 'male', 'user', 'active', 'scrypt$32768$8$3$mqCqdHnTD4_xzuR3Rw1LYw$SypyaZT1R_H6HL6zvfdZVB4njhjyfiKA7W_XKf3UicE', NULL, 1, 1790879023593, 1795976623593, NULL);
INSERT INTO "user" ("id", "email", "phone", "full_name", "gender", "role", "status", "password_hash", "photo", "session_version", "created_at", "last_login_at", "phone_verified_at") VALUES ('seedUser00000000000003', 'sunita@drishti.test', '+18005550100', 'Sunita Rao', 'female', 'user', 'active', 'scrypt$32768$8$3$mqCqdHnTD4_xzuR3Rw1LYw$SypyaZT1R_H6HL6zvfdZVB4njhjyfiKA7W_XKf3UicE', NULL, 1, 1790879023593, 1795976623593, NULL);
INSERT INTO "user" ("id", "email", "phone", "full_name", "gender", "role", "status", "password_hash", "photo", "session_version", "created_at", "last_login_at", "phone_verified_at") VALUES ('seedAstrologer00000001', 'astrologer@drishti.test', '+18005550100', 'Meera Joshi', NULL, 'astrologer', 'active', 'scrypt$32768$8$3$mqCqdHnTD4_xzuR3Rw1LYw$SypyaZT1R_H6HL6zvfdZVB4njhjyfiKA7W_XKf3UicE', '/portraits/meera.svg', 1, 1788287023593, 1795976623593, NULL);
INSERT INTO "user" ("id", "email", "phone", "full_name", "gender", "role", "status", "password_hash", "photo", "session_version", "created_at", "last_login_at", "phone_verified_at") VALUES ('seedAstrologer00000002', 'raghav@drishti.test', '+18005550100', 'Raghav Iyer', NULL, 'astrologer', 'active', 'scrypt$32768$8$3$mqCqdHnTD4_xzuR3Rw1LYw$SypyaZT1R_H6HL6zvfdZVB4njhjyfiKA7W_XKf3UicE', '/portraits/raghav.svg', 1, 1788287023593, 1795976623593, NULL);
INSERT INTO "user" ("id", "email", "phone", "full_name", "gender", "role", "status", "password_hash", "photo", "session_version", "created_at", "last_login_at", "phone_verified_at") VALUES ('seedAstrologer00000003', 'ananya@drishti.test', '+18005550100', 'Ananya Bhattacharya', NULL, 'astrologer', 'active', 'scrypt$32768$8$3$mqCqdHnTD4_xzuR3Rw1LYw$SypyaZT1R_H6HL6zvfdZVB4njhjyfiKA7W_XKf3UicE', '/portraits/ananya.svg', 1, 1788287023593, 1795976623593, NULL);
INSERT INTO "user" ("id", "email", "phone", "full_name", "gender", "role", "status", "password_hash", "photo", "session_version", "created_at", "last_login_at", "phone_verified_at") VALUES ('seedAstrologer00000004', 'kavita@drishti.test', '+18005550100', 'Kavita Nair', NULL, 'astrologer', 'active', 'scrypt$32768$8$3$mqCqdHnTD4_xzuR3Rw1LYw$SypyaZT1R_H6HL6zvfdZVB4njhjyfiKA7W_XKf3UicE', '/portraits/kavita.svg', 1, 1788287023593, 1795976623593, NULL);
INSERT INTO "user" ("id", "email", "phone", "full_name", "gender", "role", "status", "password_hash", "photo", "session_version", "created_at", "last_login_at", "phone_verified_at") VALUES ('seedAstrologer00000005', 'harpreet@drishti.test', '+18005550100', 'Harpreet Gill', NULL, 'astrologer', 'active', 'scrypt$32768$8$3$mqCqdHnTD4_xzuR3Rw1LYw$SypyaZT1R_H6HL6zvfdZVB4njhjyfiKA7W_XKf3UicE', '/portraits/harpreet.svg', 1, 1788287023593, 1795976623593, NULL);
INSERT INTO "user" ("id", "email", "phone", "full_name", "gender", "role", "status", "password_hash", "photo", "session_version", "created_at", "last_login_at", "phone_verified_at") VALUES ('seedAstrologer00000006', 'lakshmi@drishti.test', '+18005550100', 'Lakshmi Raman', NULL, 'astrologer', 'active', 'scrypt$32768$8$3$mqCqdHnTD4_xzuR3Rw1LYw$SypyaZT1R_H6HL6zvfdZVB4njhjyfiKA7W_XKf3UicE', '/portraits/lakshmi.svg', 1, 1788287023593, 1795976623593, NULL);
INSERT INTO "user" ("id", "email", "phone", "full_name", "gender", "role", "status", "password_hash", "photo", "session_version", "created_at", "last_login_at", "phone_verified_at") VALUES ('seedAstrologer00000007', 'devendra@drishti.test', '+18005550100', 'Devendra Shastri', NULL, 'astrologer', 'active', 'scrypt$32768$8$3$mqCqdHnTD4_xzuR3Rw1LYw$SypyaZT1R_H6HL6zvfdZVB4njhjyfiKA7W_XKf3UicE', '/portraits/devendra.svg', 1, 1788287023593, 1795976623593, NULL);
INSERT INTO "user" ("id", "email", "phone", "full_name", "gender", "role", "status", "password_hash", "photo", "session_version", "created_at", "last_login_at", "phone_verified_at") VALUES ('seedAstrologer00000008', 'farzana@drishti.test', '+18005550100', 'Farzana Qureshi', NULL, 'astrologer', 'active', 'scrypt$32768$8$3$mqCqdHnTD4_xzuR3Rw1LYw$SypyaZT1R_H6HL6zvfdZVB4njhjyfiKA7W_XKf3UicE', '/portraits/farzana.svg', 1, 1788287023593, 1795976623593, NULL);
INSERT INTO "user" ("id", "email", "phone", "full_name", "gender", "role", "status", "password_hash", "photo", "session_version", "created_at", "last_login_at", "phone_verified_at") VALUES ('seedAstrologer00000009', 'suresh@drishti.test', '+18005550100', 'Suresh Patil', NULL, 'astrologer', 'active', 'scrypt$32768$8$3$mqCqdHnTD4_xzuR3Rw1LYw$SypyaZT1R_H6HL6zvfdZVB4njhjyfiKA7W_XKf3UicE', '/portraits/suresh.svg', 1, 1788287023593, 1795976623593, NULL);
INSERT INTO "user" ("id", "email", "phone", "full_name", "gender", "role", "status", "password_hash", "photo", "session_version", "created_at", "last_login_at", "phone_verified_at") VALUES ('seedAstrologer00000010', 'asha@drishti.test', '+18005550100', 'Asha Verma', NULL, 'astrologer', 'active', 'scrypt$32768$8$3$mqCqdHnTD4_xzuR3Rw1LYw$SypyaZT1R_H6HL6zvfdZVB4njhjyfiKA7W_XKf3UicE', '/portraits/asha.svg', 1, 1788287023593, 1795976623593, NULL);
INSERT INTO "user" ("id", "email", "phone", "full_name", "gender", "role", "status", "password_hash", "photo", "session_version", "created_at", "last_login_at", "phone_verified_at") VALUES ('seedAstrologer00000011', 'priya@drishti.test', '+18005550100', 'Priya Menon', NULL, 'astrologer', 'active', 'scrypt$32768$8$3$mqCqdHnTD4_xzuR3Rw1LYw$SypyaZT1R_H6HL6zvfdZVB4njhjyfiKA7W_XKf3UicE', '/portraits/priya.svg', 1, 1788287023593, 1795976623593, NULL);
INSERT INTO "user" ("id", "email", "phone", "full_name", "gender", "role", "status", "password_hash", "photo", "session_version", "created_at", "last_login_at", "phone_verified_at") VALUES ('seedAstrologer00000012', 'vikram@drishti.test', '+18005550100', 'Vikram Desai', NULL, 'astrologer', 'active', 'scrypt$32768$8$3$mqCqdHnTD4_xzuR3Rw1LYw$SypyaZT1R_H6HL6zvfdZVB4njhjyfiKA7W_XKf3UicE', '/portraits/vikram.svg', 1, 1788287023593, 1795976623593, NULL);
INSERT INTO "payment" ("id", "user_id", "amount_cents", "provider", "provider_id", "status", "created_at", "updated_at") VALUES ('seedPayment00000000000', 'seedUser00000000000001', 8000, 'test', NULL, 'succeeded', 1792607023593, 1792607023593);
INSERT INTO "payment" ("id", "user_id", "amount_cents", "provider", "provider_id", "status", "created_at", "updated_at") VALUES ('seedPayment10000000000', 'seedUser00000000000002', 8000, 'test', NULL, 'succeeded', 1792607023593, 1792607023593);
INSERT INTO "payment" ("id", "user_id", "amount_cents", "provider", "provider_id", "status", "created_at", "updated_at") VALUES ('seedPayment20000000000', 'seedUser00000000000003', 8000, 'test', NULL, 'succeeded', 1792607023593, 1792607023593);
INSERT INTO "setting" ("key", "value", "set_at") VALUES ('platform_name', 'Drishti', 0);
INSERT INTO "setting" ("key", "value", "set_at") VALUES ('support_email', 'support@drishti.test', 0);
INSERT INTO "setting" ("key", "value", "set_at") VALUES ('timezone', 'Asia/Kolkata', 0);
INSERT INTO "setting" ("key", "value", "set_at") VALUES ('usd_inr_rate', '88.00', 0);
INSERT INTO "setting" ("key", "value", "set_at") VALUES ('default_phone_number', '+18005550199', 0);
INSERT INTO "setting" ("key", "value", "set_at") VALUES ('social_links', '[]', 0);
INSERT INTO "birth_profile" ("id", "user_id", "relation", "name", "gender", "date", "time", "uncertainty_minutes", "clock_reading", "place_name", "lat", "lon", "tz", "created_at", "updated_at") VALUES ('seedBirth0000000000001', 'seedUser00000000000001', 'self', 'Priya Raman', 'female', '1991-03-17', '07:25:00', 0, NULL, 'Chennai, Tamil Nadu, India', 13.0878, 80.2785, 'Asia/Kolkata', 1796063023593, 1796063023593);
INSERT INTO "birth_profile" ("id", "user_id", "relation", "name", "gender", "date", "time", "uncertainty_minutes", "clock_reading", "place_name", "lat", "lon", "tz", "created_at", "updated_at") VALUES ('seedBirth0000000000002', 'seedUser00000000000001', 'partner', 'Karthik Iyer', 'male', '1989-07-09', '21:40:00', 30, NULL, 'Bengaluru, Karnataka, India', 12.9719, 77.5937, 'Asia/Kolkata', 1796063023594, 1796063023594);
INSERT INTO "birth_profile" ("id", "user_id", "relation", "name", "gender", "date", "time", "uncertainty_minutes", "clock_reading", "place_name", "lat", "lon", "tz", "created_at", "updated_at") VALUES ('seedBirth0000000000003', 'seedUser00000000000001', 'parent', 'Lakshmi Raman', 'female', '1958-11-02', NULL, 720, NULL, 'Thanjavur, Tamil Nadu, India', 10.7852, 79.1391, 'Asia/Kolkata', 1796063023595, 1796063023595);
CREATE UNIQUE INDEX `one_live_per_astrologer` ON `consultation` (`astrologer_id`) WHERE state <> 'ended';
CREATE UNIQUE INDEX `one_live_call_per_user` ON `consultation` (`user_id`) WHERE state <> 'ended' and kind <> 'chat';
CREATE INDEX `consultation_by_user` ON `consultation` (`user_id`,`requested_at`);
CREATE INDEX `consultation_by_astrologer` ON `consultation` (`astrologer_id`,`requested_at`);
CREATE INDEX `consultation_due` ON `consultation` (`next_due_at`) WHERE state <> 'ended';
CREATE UNIQUE INDEX `one_report_per_party` ON `problem_report` (`session_id`,`reporter_id`);
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
CREATE UNIQUE INDEX `payment_provider_id_unique` ON `payment` (`provider_id`);
CREATE INDEX `payment_by_user` ON `payment` (`user_id`,`created_at`);
CREATE INDEX `payout_period_by_astrologer` ON `payout_period` (`astrologer_id`,`at`);
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
CREATE VIEW entry AS
  SELECT id AS transfer_id, dr AS account_id, -amount AS amount, code, ref, actor, at FROM transfer
    WHERE phase IN ('single', 'post')
  UNION ALL
  SELECT id, cr, amount, code, ref, actor, at FROM transfer WHERE phase IN ('single', 'post');
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
CREATE TRIGGER t_apply AFTER INSERT ON transfer
BEGIN UPDATE account SET
  dr_posted = dr_posted + NEW.amount * (id = NEW.dr) * (NEW.phase IN ('single', 'post')),
  cr_posted = cr_posted + NEW.amount * (id = NEW.cr) * (NEW.phase IN ('single', 'post')),
  dr_pending = dr_pending + (id = NEW.dr) * (NEW.amount * (NEW.phase = 'pending')
    - coalesce((SELECT p.amount FROM transfer p WHERE p.id = NEW.pending_id), 0)),
  cr_pending = cr_pending + (id = NEW.cr) * (NEW.amount * (NEW.phase = 'pending')
    - coalesce((SELECT p.amount FROM transfer p WHERE p.id = NEW.pending_id), 0))
WHERE id IN (NEW.dr, NEW.cr); END;
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
-- A chat that runs, written by hand after the seed; its messages are in the room's store (e8616a4-room.sql).
INSERT INTO consultation (id, user_id, astrologer_id, kind, state, price_cents, payout_paise_per_min, requested_at, accepted_at, started_at, next_due_at) VALUES ('liveSession00000000001', 'seedUser00000000000001', 'seedAstrologer00000004', 'chat', 'active', 120, 8448, 1796062700000, 1796062712000, 1796062715000, 1796062835000);
INSERT INTO transfer (id, phase, dr, cr, amount, code, ref, actor, at) VALUES ('h:liveSession00000000001#1', 'pending', 'u:seedUser00000000000001', 'rev:usd', 240, 'hold', 'liveSession00000000001', 'system', 1796062712000);
