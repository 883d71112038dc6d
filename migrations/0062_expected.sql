-- A batch may expect that something still holds: a row that does not hold refuses all of it. No row is stored.
CREATE VIEW expected AS SELECT 1 AS holds WHERE false;
--> statement-breakpoint
CREATE TRIGGER expected_holds INSTEAD OF INSERT ON expected WHEN NEW.holds IS NOT 1
BEGIN SELECT RAISE(ABORT, 'expectation_failed'); END;
