CREATE TABLE `voice_rate` (
	`country` text NOT NULL,
	`device` text NOT NULL,
	`since` integer NOT NULL,
	`micro_usd_per_min` integer NOT NULL,
	PRIMARY KEY(`country`, `device`, `since`),
	CONSTRAINT "voice_rate_device" CHECK(device in ('web', 'phone')),
	CONSTRAINT "voice_rate_positive" CHECK(micro_usd_per_min > 0)
) STRICT;
--> statement-breakpoint
ALTER TABLE `voice_leg` ADD `country` text;--> statement-breakpoint
ALTER TABLE `voice_leg` ADD `seconds` integer;--> statement-breakpoint
-- Estimates of 1 January 2026, rounded up, calls to mobile phones, the conference (1 800) included. The operator replaces
-- them by the prices of the account (docs/voice.md).
INSERT INTO `voice_rate` (`country`, `device`, `since`, `micro_usd_per_min`) VALUES
	('*', 'web', 1767225600000, 5800),
	('*', 'phone', 1767225600000, 501800),
	('US', 'phone', 1767225600000, 15800),
	('CA', 'phone', 1767225600000, 15800),
	('GB', 'phone', 1767225600000, 31800),
	('IE', 'phone', 1767225600000, 51800),
	('IN', 'phone', 1767225600000, 51800),
	('AE', 'phone', 1767225600000, 231800),
	('SG', 'phone', 1767225600000, 41800),
	('AU', 'phone', 1767225600000, 76800),
	('NZ', 'phone', 1767225600000, 91800),
	('DE', 'phone', 1767225600000, 51800),
	('FR', 'phone', 1767225600000, 61800),
	('NL', 'phone', 1767225600000, 81800);
