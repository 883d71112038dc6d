CREATE INDEX `idempotency_key_by_time` ON `idempotency_key` (`at`);--> statement-breakpoint
CREATE INDEX `auth_session_by_end` ON `auth_session` (`absolute_expires_at`);--> statement-breakpoint
CREATE INDEX `one_time_code_by_end` ON `one_time_code` (`expires_at`);--> statement-breakpoint
CREATE INDEX `registration_by_time` ON `registration` (`created_at`);--> statement-breakpoint
CREATE INDEX `passkey_challenge_by_end` ON `passkey_challenge` (`expires_at`);--> statement-breakpoint
CREATE INDEX `push_device_by_time` ON `push_device` (`at`);