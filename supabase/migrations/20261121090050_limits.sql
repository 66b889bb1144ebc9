-- All limits and periods of the database. `supabase/README.md` explains how to change one.

insert into private.setting (name, value, meaning) values
  -- Repeats
  ('repeat_minutes', 15, 'identical content within this window counts as one lead'),
  -- One sender: an IPv4 address, or the /64 of an IPv6 address
  ('address_minutes', 10, 'window in which requests from one sender are counted'),
  ('address_soft', 5, 'requests beyond this number from one sender are held for review'),
  ('address_hard', 30, 'requests beyond this number from one sender are rejected'),
  -- One phone number: anyone can enter it, so only a sender who repeats it is rejected
  ('contact_minutes', 1440, 'window in which leads with one phone number are counted'),
  ('contact_soft', 4, 'leads beyond this number with one phone number, from any sender, are held for review'),
  ('contact_hard', 12, 'leads beyond this number with one phone number from one sender are rejected'),
  -- Floods: never rejected
  ('flood_minutes', 60, 'window in which leads from one network, and all leads, are counted'),
  ('network_soft', 10, 'leads beyond this number from one network (an IPv6 /48, an IPv4 /24) are held for review'),
  ('total_soft', 40, 'leads beyond this number in total are held for review'),
  ('confirmations_per_day', 100, 'at most this many confirmation emails are sent to new subscribers in one day'),
  -- Unsubscribed email addresses
  ('suppression_days', 365, 'an unsubscribed email address gets no email for this long'),
  -- Emails
  ('answer_days', 20, 'days to file an answer after service; sets the "Act by" date in emails and lists'),
  ('digest_minutes', 30, 'leads under review are collected for this long and sent in one email'),
  ('digest_leads', 500, 'a digest contains at most this many leads; the others follow in the next one'),
  ('lease_seconds', 60, 'how long the first claim reserves a message for its worker; doubles with each claim, up to one hour'),
  ('retry_seconds', 30, 'base of the random delay after a failure; doubles with each attempt, up to one hour'),
  -- Alarms
  ('alarm_minutes', 10, 'the firm gets an alarm when the oldest unsent email to it has waited this long'),
  ('alarm_repeat_minutes', 60, 'an ongoing alarm is repeated after this time'),
  ('outsider_alarm_minutes', 1440, 'an ongoing alarm that an outsider can trigger is repeated after this time'),
  ('unread_business_hours', 4, 'the firm gets an alarm when a lead under review stays unread this long'),
  ('origin_rejections', 10, 'the firm gets an alarm when this many requests from origins with the site''s name are rejected in two days'),
  ('drain_minutes', 10, 'the firm gets an alarm when the outbox has not been drained for this long'),
  ('database_mb', 400, 'the firm gets an alarm when the database is larger than this many MB; the free plan allows 500 MB'),
  -- Erasure
  ('address_hash_days', 7, 'hashes of IP addresses and networks are erased after this time'),
  ('job_run_days', 7, 'the scheduler''s log is erased after this time'),
  ('quarantine_days', 90, 'unhandled leads under review are erased this long after the firm was notified of them'),
  ('retention_days', 730, 'other leads are erased this long after they were handled, or after the firm was notified'),
  ('steady_days', 30, 'no leads are erased until the clock has run for this time without a jump');
