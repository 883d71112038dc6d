ALTER TABLE `consultation` ADD `unread_user` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `consultation` ADD `unread_astrologer` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `consultation_unread` ON `consultation` (`astrologer_id`) WHERE unread_astrologer > 0;