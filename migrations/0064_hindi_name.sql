-- A platform that an admin renamed keeps its one name in Hindi, too, until an admin sets a Hindi one.
INSERT INTO setting (key, value, set_at)
  SELECT 'platform_name_hi', '', 0 FROM setting WHERE key = 'platform_name' AND value <> 'Drishti';
