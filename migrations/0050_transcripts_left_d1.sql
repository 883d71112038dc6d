-- Refuses while a transcript still stands here and nowhere else: the release before this one moves them each hour.
CREATE TABLE `transcripts_in_d1` (`messages` integer CONSTRAINT `release_before_this_one_moves_them_to_r2` CHECK (`messages` = 0));
--> statement-breakpoint
INSERT INTO `transcripts_in_d1` SELECT count(*) FROM `message`;
--> statement-breakpoint
DROP TABLE `transcripts_in_d1`;
--> statement-breakpoint
DROP TABLE `message`;
