CREATE TABLE `booking` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`astrologer_id` text NOT NULL,
	`from_at` integer NOT NULL,
	`to_at` integer NOT NULL,
	`state` text NOT NULL,
	`created_at` integer NOT NULL,
	`cancelled_by` text,
	`outcome` text,
	`reminded_day_at` integer,
	`reminded_soon_at` integer,
	CONSTRAINT "booking_order" CHECK(from_at < to_at),
	CONSTRAINT "booking_state" CHECK(state in ('booked', 'cancelled', 'over'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `one_booking_a_slot` ON `booking` (`astrologer_id`,`from_at`) WHERE state = 'booked';
--> statement-breakpoint
CREATE UNIQUE INDEX `one_open_booking` ON `booking` (`user_id`,`astrologer_id`) WHERE state = 'booked';
--> statement-breakpoint
CREATE INDEX `booking_open` ON `booking` (`from_at`) WHERE state = 'booked';
--> statement-breakpoint
CREATE INDEX `booking_by_user` ON `booking` (`user_id`,`from_at`);
--> statement-breakpoint
CREATE INDEX `booking_by_astrologer` ON `booking` (`astrologer_id`,`from_at`);
--> statement-breakpoint
-- No two bookings of an astrologer overlap, and none of a client; a client has three open ones at most.
CREATE TRIGGER booking_overlap BEFORE INSERT ON booking
WHEN NEW.state = 'booked' AND EXISTS (
  SELECT 1 FROM booking b WHERE b.state = 'booked' AND b.id <> NEW.id AND b.from_at < NEW.to_at AND NEW.from_at < b.to_at
    AND b.astrologer_id = NEW.astrologer_id
)
BEGIN SELECT RAISE(ABORT, 'slot_taken'); END;
--> statement-breakpoint
CREATE TRIGGER booking_own_overlap BEFORE INSERT ON booking
WHEN NEW.state = 'booked' AND EXISTS (
  SELECT 1 FROM booking b WHERE b.state = 'booked' AND b.id <> NEW.id AND b.from_at < NEW.to_at AND NEW.from_at < b.to_at
    AND b.user_id = NEW.user_id
)
BEGIN SELECT RAISE(ABORT, 'own_times_overlap'); END;
--> statement-breakpoint
CREATE TRIGGER booking_limit BEFORE INSERT ON booking
WHEN NEW.state = 'booked' AND (SELECT count(*) FROM booking b WHERE b.state = 'booked' AND b.user_id = NEW.user_id) >= 3
BEGIN SELECT RAISE(ABORT, 'too_many_bookings'); END;
--> statement-breakpoint
-- A booking only ends: neither its time nor its people change, and what has ended stays so.
CREATE TRIGGER booking_frozen BEFORE UPDATE ON booking
WHEN NEW.id IS NOT OLD.id OR NEW.user_id IS NOT OLD.user_id OR NEW.astrologer_id IS NOT OLD.astrologer_id
  OR NEW.from_at IS NOT OLD.from_at OR NEW.to_at IS NOT OLD.to_at
  OR (OLD.state <> 'booked' AND (NEW.state IS NOT OLD.state OR NEW.outcome IS NOT OLD.outcome))
BEGIN SELECT RAISE(ABORT, 'immutable'); END;
