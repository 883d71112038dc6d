ALTER TABLE `auth_session` ADD `session_version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `auth_session` ADD `browser` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `auth_session` ADD `last_seen_at` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
-- Logins of admins may be older than their role: admins log in again.
UPDATE auth_session SET last_seen_at = created_at, session_version = coalesce((SELECT u.session_version FROM user u WHERE u.id = auth_session.user_id AND u.role <> 'admin'), 0);
