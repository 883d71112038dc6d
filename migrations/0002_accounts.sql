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
--> statement-breakpoint
CREATE INDEX `astrologer_listed` ON `astrologer` (`is_approved`,`is_active`);--> statement-breakpoint
CREATE TABLE `audit_log` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` integer NOT NULL,
	`actor_id` text NOT NULL,
	`action` text NOT NULL,
	`object` text NOT NULL,
	`detail` text
);
--> statement-breakpoint
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
--> statement-breakpoint
CREATE INDEX `blog_post_public` ON `blog_post` (`status`,`is_approved`,`created_at`);--> statement-breakpoint
CREATE INDEX `blog_post_author` ON `blog_post` (`author_id`);--> statement-breakpoint
CREATE TABLE `idempotency_key` (
	`user_id` text NOT NULL,
	`key` text NOT NULL,
	`request_hash` text NOT NULL,
	`status` integer,
	`body` text,
	`at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `key`)
);
--> statement-breakpoint
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
--> statement-breakpoint
CREATE UNIQUE INDEX `auth_session_cookie` ON `auth_session` (`cookie_hash`);--> statement-breakpoint
CREATE INDEX `auth_session_user` ON `auth_session` (`user_id`);--> statement-breakpoint
CREATE TABLE `one_time_code` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`purpose` text NOT NULL,
	`hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`used_at` integer
);
--> statement-breakpoint
CREATE INDEX `one_time_code_newest` ON `one_time_code` (`email`,`purpose`,created_at desc);--> statement-breakpoint
CREATE TABLE `refresh_token` (
	`hash` text PRIMARY KEY NOT NULL,
	`session_id` text NOT NULL,
	`issued_at` integer NOT NULL,
	`replaced_at` integer,
	FOREIGN KEY (`session_id`) REFERENCES `auth_session`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `refresh_token_session` ON `refresh_token` (`session_id`);--> statement-breakpoint
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
);
--> statement-breakpoint
CREATE UNIQUE INDEX `user_email_unique` ON `user` (`email`);--> statement-breakpoint
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
--> statement-breakpoint
CREATE UNIQUE INDEX `payment_provider_id_unique` ON `payment` (`provider_id`);--> statement-breakpoint
CREATE INDEX `payment_by_user` ON `payment` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `payout_period` (
	`id` text PRIMARY KEY NOT NULL,
	`astrologer_id` text NOT NULL,
	`paise` integer NOT NULL,
	`reference` text,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `payout_period_by_astrologer` ON `payout_period` (`astrologer_id`,`at`);--> statement-breakpoint
CREATE TABLE `spending_limit` (
	`user_id` text PRIMARY KEY NOT NULL,
	`limit_cents` integer,
	`next_cents` integer,
	`next_at` integer
);
--> statement-breakpoint
CREATE TABLE `webhook_event` (
	`provider` text NOT NULL,
	`event_id` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`provider`, `event_id`)
);
--> statement-breakpoint
CREATE TABLE `setting` (
	`key` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL,
	`set_at` integer NOT NULL
);
