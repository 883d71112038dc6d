ALTER TABLE `data_export` ADD `parts` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `data_export` ADD `cursor` text;