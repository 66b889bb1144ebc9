-- Stores submissions in `private`, a schema that the Data API does not expose. Only the owner can access these tables;
-- the service role uses the functions in `public` of later migrations.

create schema if not exists private;
revoke all on schema private from public, anon, authenticated, service_role;

-- Nothing is accessible unless it is granted. PostgreSQL lets all roles execute new functions, which only a database-wide
-- default can prevent, not one for a schema. Supabase projects open each new function in `public` to the API roles. The
-- grants migration revokes that as well, because defaults only apply to objects of the role that sets them.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke execute on functions from anon, authenticated, service_role;
alter default privileges in schema private revoke all on functions from public, anon, authenticated, service_role;
alter default privileges in schema private revoke all on tables from public, anon, authenticated, service_role;

-- Settings that the firm may change with `update private.setting`. The limits migration inserts them.
create table private.setting (
  name text primary key check (name ~ '^[a-z_]{3,40}$'),
  value integer not null check (value >= 0),
  meaning text not null check (char_length(meaning) <= 200)
);

create function private.setting_of(setting_name text) returns integer
language sql stable strict set search_path = ''
as $$ select value from private.setting where name = setting_name $$;

-- Returns the current time minus a setting in days.
create function private.days_ago(setting_name text) returns timestamptz
language sql stable strict set search_path = ''
as $$ select now() - make_interval(days => private.setting_of(setting_name)) $$;

-- The syntax of `type=email` in HTML: one address without a display name.
create function private.is_email(address text) returns boolean
language sql immutable strict set search_path = ''
as $$
  select address ~ '^[a-zA-Z0-9.!#$%&''*+/=?^_`{|}~-]+@[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(\.[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$'
$$;

-- Normalizes an address to its mailbox: in lowercase, without a tag after a plus and, at Gmail, without dots in the name.
create function private.mailbox_of(address text) returns text
language sql immutable strict set search_path = ''
as $$
  select case when domain in ('gmail.com', 'googlemail.com') then replace(name, '.', '') || '@gmail.com' else name || '@' || domain end
  from (select regexp_replace(split_part(lower(address), '@', 1), '(.)\+.*$', '\1') as name, split_part(lower(address), '@', 2) as domain) parts
$$;

-- One row for each lead of any kind: identity, origin and state. Each kind has a table for its values, with columns for
-- those that are searched or checked here and `details` for all others.
create table private.submission (
  id uuid primary key default gen_random_uuid(),
  -- A form's name. The functions, the only callers, accept only forms that they define.
  kind text not null check (kind ~ '^[a-z]+(-[a-z]+)*$'),
  created_at timestamptz not null default now(),
  handled_at timestamptz,
  -- When the firm first listed a lead under review.
  read_at timestamptz,
  -- Reasons for a review, such as 'honeypot' or 'many-in-total'.
  quarantined_for text[] not null default '{}',
  fingerprint text not null,
  -- The lengths are checked so that an unhashed address can't be stored.
  address_hash text check (char_length(address_hash) = 64),
  network_hash text check (char_length(network_hash) = 64),
  contact_hash text not null,
  -- The outbox row of the digest that contains a lead under review. Not a foreign key, because `outbox` references this table.
  digest_id uuid,
  details jsonb not null default '{}' check (jsonb_typeof(details) = 'object' and octet_length(details::text) <= 32768)
);
create index submission_by_contact on private.submission (contact_hash, created_at);
create index submission_by_time on private.submission (created_at);
create index submission_by_digest on private.submission (digest_id) where digest_id is not null;
create index submission_without_digest on private.submission (created_at)
where quarantined_for <> '{}' and digest_id is null and kind <> 'subscription';

-- Each attempt key and its lead. The primary key prevents a key from storing two leads.
create table private.attempt (
  key text primary key check (char_length(key) between 8 and 260),
  submission_id uuid not null references private.submission (id) on delete cascade,
  created_at timestamptz not null default now(),
  address_hash text check (char_length(address_hash) = 64)
);
create index attempt_by_submission on private.attempt (submission_id);
create index attempt_by_address on private.attempt (address_hash, created_at);

create table private.consultation (
  submission_id uuid primary key references private.submission (id) on delete cascade,
  full_name text not null
    check (char_length(full_name) between 2 and 100 and full_name !~ '[[:cntrl:]0-9<>{}@#$%^&*_=+;:"?/!~]'),
  case_number text
    check (char_length(case_number) between 1 and 50 and case_number !~ '[[:cntrl:]<>{}@#$%^&*_=+;:"?/!~]'),
  county text not null
    check (char_length(county) between 2 and 50 and county !~ '[[:cntrl:]0-9<>{}@#$%^&*_=+;:"?/!~]'),
  date_served date not null,
  phone_number text not null check (phone_number ~ '^[0-9 ()+.-]{10,20}$' and phone_number ~ '([0-9][^0-9]*){7}')
);

create table private.lead (
  submission_id uuid primary key references private.submission (id) on delete cascade,
  kind text not null check (kind not in ('consultation', 'subscription')),
  full_name text not null check (char_length(full_name) between 1 and 500 and full_name !~ '[[:cntrl:]]'),
  email text check (char_length(email) between 1 and 500 and email !~ '[[:cntrl:]]'),
  phone text not null check (char_length(phone) between 1 and 500 and phone !~ '[[:cntrl:]]'),
  property_address text check (char_length(property_address) between 1 and 500),
  city text check (char_length(city) <= 500),
  zip_code text check (char_length(zip_code) <= 500),
  county text check (char_length(county) between 1 and 500),
  state text check (char_length(state) between 2 and 50),
  message text check (char_length(message) <= 2000),
  acknowledged boolean check (acknowledged),
  check (kind = 'tax-intake' or private.is_email(email)),
  -- The values that these forms require, in case a changed form loses one.
  check (kind not in ('county-lead', 'tax-intake') or num_nulls(email, property_address, county, acknowledged) = 0),
  check (kind <> 'wrongful-death' or num_nulls(email, state) = 0)
);

-- An address is subscribed only once the token in its confirmation email has been redeemed.
create table private.subscription (
  submission_id uuid primary key references private.submission (id) on delete cascade,
  email text not null check (char_length(email) <= 254 and private.is_email(email)),
  state text not null default 'pending' check (state in ('pending', 'confirmed')),
  token text not null unique check (token ~ '^[0-9a-f]{64}$'),
  confirmed_at timestamptz check ((confirmed_at is not null) = (state = 'confirmed'))
);
create unique index subscription_by_mailbox on private.subscription (private.mailbox_of(email));

-- Hashes of unsubscribed mailboxes, so that others can't trigger emails to them through the form. Each database
-- generates its own salt, so that the hashes of two databases can't be compared.
create table private.suppression (
  mailbox_hash text primary key check (mailbox_hash ~ '^[0-9a-f]{64}$'),
  ended_at timestamptz not null default now()
);
create table private.salt (
  value text primary key check (char_length(value) >= 64)
);
insert into private.salt (value) values (gen_random_uuid()::text || gen_random_uuid()::text);

-- Messages to send, written in the transaction of their lead. The mail provider's idempotency key contains the id.
-- `last_failure` is a short code, never the text of a response. A `review-notice` is the digest of the leads under review
-- with its id. A `daily-report` contains the day's statistics and no lead. The firm's messages have `priority` over those to
-- subscribers.
create table private.outbox (
  id uuid primary key default gen_random_uuid(),
  submission_id uuid references private.submission (id) on delete cascade,
  kind text not null,
  -- Null, and therefore rejected, for an unknown kind.
  priority integer not null generated always as (
    array_position(array['firm-notice', 'review-notice', 'daily-report', 'confirm-subscription'], kind)) stored,
  stats jsonb,
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  not_before timestamptz not null default now(),
  delivered_at timestamptz,
  last_failure text,
  unique (submission_id, kind),
  check ((submission_id is null) = (kind in ('review-notice', 'daily-report')) and (stats is not null) = (kind = 'daily-report'))
);
-- Without `not_before`, because an update of an indexed column has to update all indexes.
create index outbox_waiting on private.outbox (priority, created_at) where delivered_at is null;
create index outbox_confirmations on private.outbox (created_at) where kind = 'confirm-subscription';

-- The last run of each regular task: `schedule` is the database's call of `drain-outbox`, `drain` that function's own run.
create table private.housekeeping (
  task text primary key check (task in ('schedule', 'drain', 'backup')),
  ran_at timestamptz not null,
  -- The time since which the clock has not jumped between two runs.
  steady_since timestamptz not null default now()
);

-- Daily counts of requests from rejected origins that contain the site's name.
create table private.origin_rejection (
  day date primary key default (now() at time zone 'utc')::date,
  number integer not null default 1,
  last_at timestamptz not null default now()
);

-- When each fault was last reported to the firm.
create table private.alarm (
  fault text primary key,
  reported_at timestamptz not null default now()
);

-- Defense in depth: even a mistaken grant exposes no rows. The owner has BYPASSRLS on Supabase.
do $$
declare
  name text;
begin
  foreach name in array array['setting', 'submission', 'attempt', 'consultation', 'lead', 'subscription', 'suppression', 'salt', 'outbox', 'housekeeping', 'origin_rejection', 'alarm']
  loop
    execute format('alter table private.%I enable row level security', name);
    execute format('alter table private.%I force row level security', name);
    execute format('create policy deny_all on private.%I for all to public using (false) with check (false)', name);
  end loop;
end
$$;
