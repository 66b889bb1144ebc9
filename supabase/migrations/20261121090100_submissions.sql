-- One function for each kind of submission. Each is one transaction that stores both the lead and its outgoing message,
-- or neither.
--
-- Each takes one jsonb and returns one with an `outcome`: created, replayed, key-reused, too-many or invalid. A row
-- that breaks a constraint is `invalid` instead of an error, because PostgreSQL would log the whole row, including name
-- and phone.

create function private.digest(content text) returns text
language sql immutable strict set search_path = ''
as $$ select encode(sha256(convert_to(content, 'UTF8')), 'hex') $$;

-- Normalizes text to detect repeated submissions: ignores case and spacing.
create function private.content_of(p jsonb, fields text[]) returns text
language sql immutable strict set search_path = ''
as $$
  select string_agg(lower(regexp_replace(coalesce(p ->> name, ''), '\s+', ' ', 'g')), chr(31) order by position)
  from unnest(fields) with ordinality as field (name, position)
$$;

-- Returns the values of non-empty fields without a column.
create function private.details_of(p jsonb, columns text[]) returns jsonb
language sql immutable strict set search_path = ''
as $$
  select coalesce(jsonb_object_agg(field.key, field.value), '{}')
  from jsonb_each(p - columns - array['kind', 'key', 'addressHash', 'addressHashBefore', 'networkHash', 'networkHashBefore', 'flags']) as field
  where field.value not in ('null', '""')
$$;

-- Normalizes a phone number, with or without the country code.
create function private.digits(phone text) returns text
language sql immutable strict set search_path = ''
as $$ select right(regexp_replace(phone, '[^0-9]', '', 'g'), 10) $$;

-- Locks competing submissions, always in the same order, so that they cannot deadlock.
create function private.lock_names(names text[]) returns void
language plpgsql set search_path = ''
as $$
declare
  lock_id bigint;
begin
  for lock_id in select distinct hashtextextended(name, 0) as lock_order from unnest(names) as name order by lock_order
  loop
    perform pg_advisory_xact_lock(lock_id);
  end loop;
end
$$;

-- Returns a time window. It extends into the future as well as the past, so that a wrong clock doesn't lock anyone out.
create function private.window_of(setting text, out since timestamptz, out until timestamptz)
language sql stable strict set search_path = ''
as $$
  select now() - make_interval(mins => private.setting_of(setting)), now() + make_interval(mins => private.setting_of(setting))
$$;

-- Whether a sender has reached the hard limit. Repeats with other keys count, because otherwise a script could store
-- any number of keys.
create function private.sent_too_many(addresses text[]) returns boolean
language sql stable strict set search_path = ''
as $$
  select count(*) >= private.setting_of('address_hard')
  from private.attempt a, private.window_of('address_minutes') w
  where a.address_hash = any (addresses) and a.created_at between w.since and w.until
$$;

-- A sender is rejected only because of their own requests. Values that others can send, such as a phone number, only
-- cause a review.
create function private.repeats_contact(addresses text[], contact_print text) returns boolean
language sql stable strict set search_path = ''
as $$
  select count(*) >= private.setting_of('contact_hard')
  from private.submission s, private.window_of('contact_minutes') w
  where s.contact_hash = contact_print and s.address_hash = any (addresses) and s.created_at between w.since and w.until
$$;

-- Returns the soft limits that a request exceeds. Those per network and in total take no lock: one or two extra leads
-- without a review are better than making all requests wait for each other. Each count stops at its limit: otherwise,
-- in a flood, every request would count all earlier ones.
create function private.review_reasons(addresses text[], networks text[], contact_print text) returns text[]
language sql stable strict set search_path = ''
as $$
  select array_remove(array[
    case when private.setting_of('address_soft') <= (
      select count(*) from (
        select from private.submission s, private.window_of('address_minutes') w
        where s.address_hash = any (addresses) and s.created_at between w.since and w.until
        limit private.setting_of('address_soft')) recent) then 'many-from-address' end,
    case when private.setting_of('network_soft') <= (
      select count(*) from (
        select from private.submission s, private.window_of('flood_minutes') w
        where s.network_hash = any (networks) and s.created_at between w.since and w.until
        limit private.setting_of('network_soft')) recent) then 'many-from-network' end,
    case when private.setting_of('total_soft') <= (
      select count(*) from (
        select from private.submission s, private.window_of('flood_minutes') w
        where s.created_at between w.since and w.until and not 'synthetic' = any (s.quarantined_for)
        limit private.setting_of('total_soft')) recent) then 'many-in-total' end,
    case when private.setting_of('contact_soft') <= (
      select count(*) from (
        select from private.submission s, private.window_of('contact_minutes') w
        where s.contact_hash = contact_print and s.created_at between w.since and w.until
        limit private.setting_of('contact_soft')) recent) then 'many-from-contact' end
  ], null)
$$;

-- The schedule's test requests are exempt from limits and never count as repeats, because outsiders can guess their
-- content.
create function private.store_test_request(lead_kind text, reasons text[]) returns uuid
language sql set search_path = ''
as $$
  insert into private.submission (kind, quarantined_for, fingerprint, contact_hash)
  select lead_kind, reasons, print, print from private.digest(gen_random_uuid()::text) as print
  returning id
$$;

-- Finds a recent lead with the same content.
create function private.find_repeat(print text) returns uuid
language sql stable strict set search_path = ''
as $$
  select id from private.submission
  where fingerprint = print and created_at > now() - make_interval(mins => private.setting_of('repeat_minutes'))
    and not 'synthetic' = any (quarantined_for)
  order by created_at desc limit 1
$$;

-- Stores another key of a lead, up to `repeat_hard`, because a retry must find the same lead, no matter how late it
-- arrives.
create function private.add_key(new_key text, print text, lead uuid, address text) returns void
language sql set search_path = ''
as $$
  insert into private.attempt (key, fingerprint, submission_id, address_hash)
  select new_key, print, lead, address
  where (select count(*) from private.attempt where submission_id = lead) < private.setting_of('repeat_hard')
$$;

-- An address or network has a different hash each day, so yesterday's counts as well. Otherwise its limit would restart
-- at midnight.
create function private.hashes_of(p jsonb, name text) returns text[]
language sql immutable strict set search_path = ''
as $$ select array_remove(array[nullif(p ->> name, ''), nullif(p ->> (name || 'Before'), '')], null) $$;

-- Returns how long a message is delayed on purpose.
create function private.send_delay(kind text) returns interval
language sql stable strict set search_path = ''
as $$ select make_interval(mins => case kind when 'review-notice' then private.setting_of('digest_minutes') else 0 end) $$;

-- Shared by all kinds: decides whether an attempt is new, a repeat or over a limit, and stores a new lead's row and the
-- notice to the firm: immediate, or together with others for leads under review, so that a flood of those doesn't delay
-- a client's notice. Leads that differ in any detail are distinct. `retry_after` is the end of the limit, in seconds.
create function private.open_submission(
  lead_kind text, p jsonb, columns text[], content text, contact text,
  out outcome text, out id uuid, out retry_after integer, out quarantined boolean
)
language plpgsql set search_path = ''
as $$
declare
  details jsonb := private.details_of(p, columns);
  print text := private.digest(lead_kind || chr(31) || content || case when details = '{}' then '' else
    chr(31) || lower(regexp_replace(details::text, '\s+', ' ', 'g')) end);
  addresses text[] := private.hashes_of(p, 'addressHash');
  networks text[] := private.hashes_of(p, 'networkHash');
  contact_print text := private.digest(contact);
  -- Without a key, the content and the day are the key: the same content months later is a new lead. Callers can't send
  -- such a key.
  attempt_key text := lead_kind || ':' || coalesce(
    'key-' || nullif(p ->> 'key', ''), 'content-' || print || '-' || (now() at time zone 'utc')::date);
  reasons text[] := array(select jsonb_array_elements_text(coalesce(p -> 'flags', '[]')));
  existing record;
  notice text;
begin
  if 'synthetic' = any (reasons) then
    id := private.store_test_request(lead_kind, reasons);
    quarantined := true;
    outcome := 'created';
    return;
  end if;

  perform private.lock_names(array['key ' || attempt_key, 'print ' || print, 'contact ' || contact_print]
    || array(select 'address ' || address from unnest(addresses) as address));

  select a.submission_id, a.fingerprint into existing from private.attempt a where a.key = attempt_key;
  if found then
    outcome := case when existing.fingerprint = print then 'replayed' else 'key-reused' end;
    id := existing.submission_id;
    return;
  end if;

  id := private.find_repeat(print);
  if id is not null and not private.sent_too_many(addresses) then
    perform private.add_key(attempt_key, print, id, addresses[1]);
    outcome := 'replayed';
    return;
  end if;
  if private.sent_too_many(addresses) or private.repeats_contact(addresses, contact_print) then
    retry_after := 60 * private.setting_of(
      case when id is null and private.repeats_contact(addresses, contact_print) then 'contact_minutes' else 'address_minutes' end);
    outcome := 'too-many';
    id := null;
    return;
  end if;

  reasons := reasons || private.review_reasons(addresses, networks, contact_print);
  insert into private.submission (kind, quarantined_for, fingerprint, address_hash, network_hash, contact_hash, details)
  values (lead_kind, reasons, print, addresses[1], networks[1], contact_print, details)
  returning submission.id into id;
  insert into private.attempt (key, fingerprint, submission_id, address_hash) values (attempt_key, print, id, addresses[1]);
  quarantined := reasons <> '{}';
  if lead_kind <> 'subscription' then
    notice := case when quarantined then 'review-notice' else 'firm-notice' end;
    insert into private.outbox (submission_id, kind, not_before) values (id, notice, now() + private.send_delay(notice));
  end if;
  outcome := 'created';
end
$$;

create function public.submit_consultation(p jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  served date;
  utc timestamp := now() at time zone 'utc';
  head record;
begin
  served := (p ->> 'dateServed')::date;
  -- Allows an extra hour around the current dates of all time zones, because clocks may differ.
  if served is null or served not between (utc - interval '13 hours')::date - interval '1 year' and (utc + interval '15 hours')::date then
    return '{"outcome": "invalid"}';
  end if;
  head := private.open_submission('consultation', p,
    array['fullName', 'caseNumber', 'county', 'dateServed', 'phoneNumber'],
    private.content_of(p, array['fullName', 'caseNumber', 'county', 'dateServed']) || chr(31) || private.digits(p ->> 'phoneNumber'),
    private.digits(p ->> 'phoneNumber'));
  if head.outcome = 'created' then
    insert into private.consultation (submission_id, full_name, case_number, county, date_served, phone_number)
    values (head.id, p ->> 'fullName', p ->> 'caseNumber', p ->> 'county', served, p ->> 'phoneNumber');
  end if;
  return jsonb_build_object('outcome', head.outcome, 'id', head.id, 'retryAfter', head.retry_after);
exception
  when integrity_constraint_violation or data_exception then
    return '{"outcome": "invalid"}';
end
$$;

create function public.submit_lead(p jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  contact text := coalesce(nullif(private.digits(p ->> 'phone'), ''), lower(p ->> 'email'));
  head record;
begin
  head := private.open_submission(p ->> 'kind', p,
    array['fullName', 'email', 'phone', 'propertyAddress', 'city', 'zipCode', 'county', 'state', 'message', 'ack1', 'ack2', 'ack3'],
    private.content_of(p, array['fullName', 'email', 'propertyAddress', 'city', 'zipCode', 'county', 'state', 'message'])
      || chr(31) || contact,
    contact);
  if head.outcome = 'created' then
    insert into private.lead (
      submission_id, kind, full_name, email, phone, property_address, city, zip_code, county, state, message, acknowledged)
    values (
      head.id, p ->> 'kind', p ->> 'fullName', p ->> 'email', p ->> 'phone', p ->> 'propertyAddress', p ->> 'city',
      p ->> 'zipCode', p ->> 'county', p ->> 'state', p ->> 'message',
      (p ->> 'ack1')::boolean and (p ->> 'ack2')::boolean and (p ->> 'ack3')::boolean);
  end if;
  return jsonb_build_object('outcome', head.outcome, 'id', head.id, 'retryAfter', head.retry_after);
exception
  when integrity_constraint_violation or data_exception then
    return '{"outcome": "invalid"}';
end
$$;

create function private.mailbox_hash(mailbox text) returns text
language sql stable strict set search_path = ''
as $$ select private.digest(value || ' ' || mailbox) from private.salt $$;

-- Sends no email to a mailbox that is subscribed, was entered within the last day or has unsubscribed, nor while the
-- request is under review or the day's confirmations are used up, so that the form can't flood a mailbox. A sent link
-- remains valid until the next one is stored, so that a rejected repeat doesn't invalidate it.
create function public.submit_subscription(p jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  mailbox text := private.mailbox_of(p ->> 'email');
  existing record;
  head record;
begin
  if mailbox is null then
    return '{"outcome": "invalid"}';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('subscription ' || mailbox, 0));
  if exists (
    select from private.suppression
    where mailbox_hash = private.mailbox_hash(mailbox)
      and ended_at > private.days_ago('suppression_days')) then
    return '{"outcome": "replayed"}';
  end if;
  select s.submission_id, s.state, h.created_at into existing
  from private.subscription s join private.submission h on h.id = s.submission_id
  where private.mailbox_of(s.email) = mailbox;
  if existing.state = 'confirmed' or existing.created_at > now() - interval '1 day' then
    return jsonb_build_object('outcome', 'replayed', 'id', existing.submission_id);
  end if;
  perform pg_advisory_xact_lock(hashtextextended('confirmations', 0));
  if private.setting_of('confirmations_per_day') <= (
    select count(*) from private.outbox
    where kind = 'confirm-subscription' and created_at between now() - interval '1 day' and now() + interval '1 day') then
    p := p || jsonb_build_object('flags', coalesce(p -> 'flags', '[]') || '["many-confirmations"]');
  end if;
  head := private.open_submission('subscription', p, array['email'], mailbox, mailbox);
  if head.outcome = 'created' then
    delete from private.submission where id = existing.submission_id;
    insert into private.subscription (submission_id, email, token)
    values (head.id, p ->> 'email', private.digest(gen_random_uuid()::text || gen_random_uuid()::text));
    if not head.quarantined then
      insert into private.outbox (submission_id, kind) values (head.id, 'confirm-subscription');
    end if;
  end if;
  return jsonb_build_object('outcome', head.outcome, 'id', head.id, 'retryAfter', head.retry_after);
exception
  when integrity_constraint_violation or data_exception then
    return '{"outcome": "invalid"}';
end
$$;
