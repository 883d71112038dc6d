ALTER TABLE `client_error` ADD `network_mark` integer;--> statement-breakpoint
ALTER TABLE `client_error` ADD `widespread` integer DEFAULT false NOT NULL;