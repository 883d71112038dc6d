-- The audit log is appended only.
CREATE TRIGGER audit_noupd BEFORE UPDATE ON audit_log BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
CREATE TRIGGER audit_nodel BEFORE DELETE ON audit_log BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
INSERT INTO setting (key, value, set_at) VALUES
  ('platform_name', 'Drishti', 0),
  ('support_email', 'support@drishti.test', 0),
  ('timezone', 'Asia/Kolkata', 0),
  ('usd_inr_rate', '88.00', 0),
  ('default_phone_number', '+18005550199', 0),
  ('social_links', '[]', 0);
