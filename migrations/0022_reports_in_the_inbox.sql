-- Reports of problems are entries of the inbox: migration 0016 copied them there, and since then each was written to both.
INSERT INTO inbox_entry (id, kind, object, user_id, detail, at, closed_at)
SELECT 'report:' || session_id || ':' || reporter_id, 'problem_report', 'session:' || session_id, reporter_id, reason, at, closed_at
FROM problem_report WHERE true
ON CONFLICT (id) DO NOTHING;
--> statement-breakpoint
DROP TABLE `problem_report`;
