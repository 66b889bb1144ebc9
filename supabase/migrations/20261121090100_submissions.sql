-- One function for each kind of submission. Each is one transaction that stores both the lead and its outgoing message,
-- or neither.
--
-- Each takes one jsonb and returns one with an `outcome`: created, replayed, key-reused, too-many or invalid. A row
-- that breaks a constraint is `invalid` instead of an error, because PostgreSQL would log the whole row, including name
-- and phone.

create function private.digest(content text) returns text
language sql immutable strict set search_path = ''
as $$ select encode(sha256(convert_to(content, 'UTF8')), 'hex') $$;

-- Joins the values of fields to detect repeated submissions, ignoring case and spacing.
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
  from jsonb_each(p - columns - array['kind', 'key', 'addressHash', 'networkHash', 'flags']) as field
  where field.value not in ('null', '""')
$$;

-- Returns a phone number's last ten digits, so that the country code doesn't matter.
create function private.digits(phone text) returns text
language sql immutable strict set search_path = ''
as $$ select right(regexp_replace(phone, '[^0-9]', '', 'g'), 10) $$;

-- Returns the earlier leads with the same phone number: the latest one with the same content within `repeat_minutes`, and
-- how many came from any sender and from this one within `contact_minutes`. All time windows extend into the future as
-- well as the past, so that a wrong clock doesn't lock anyone out. Reads at most 1,000 rows: otherwise, in a flood, every
-- request would count all earlier ones.
create function private.leads_of_contact(
  contact_print text, print text, address text, settings jsonb,
  out repeated_id uuid, out from_anyone integer, out from_sender integer
)
language plpgsql stable set search_path = ''
as $$
declare
  contact_window interval := make_interval(mins => (settings ->> 'contact_minutes')::integer);
  repeat_window interval := make_interval(mins => (settings ->> 'repeat_minutes')::integer);
begin
  select (array_agg(id order by created_at desc) filter (where fingerprint = print and created_at > now() - repeat_window))[1],
    count(*) filter (where created_at between now() - contact_window and now() + contact_window),
    count(*) filter (where created_at between now() - contact_window and now() + contact_window and address_hash = address)
  into repeated_id, from_anyone, from_sender
  from (
    select s.id, s.fingerprint, s.created_at, s.address_hash from private.submission s
    where s.contact_hash = contact_print and s.created_at > now() - greatest(contact_window, repeat_window)
    order by s.created_at desc limit 1000
  ) recent;
end
$$;

-- Returns the limits per network and in total that a request exceeds, and null for the others. Takes no lock: one or
-- two extra leads without a review are better than making all requests wait for each other. Only the latest `total_soft`
-- leads are read, because beyond that number, a review is needed anyway.
create function private.flood_reasons(network text, settings jsonb) returns text[]
language plpgsql stable set search_path = ''
as $$
declare
  flood_window interval := make_interval(mins => (settings ->> 'flood_minutes')::integer);
begin
  return (
    select array[
      case when count(*) filter (where network_hash = network) >= (settings ->> 'network_soft')::integer then 'many-from-network' end,
      case when count(*) >= (settings ->> 'total_soft')::integer then 'many-in-total' end]
    from (
      select s.network_hash from private.submission s
      where s.created_at between now() - flood_window and now() + flood_window
      order by s.created_at desc limit (settings ->> 'total_soft')::integer
    ) recent);
end
$$;

-- Shared by all kinds: decides whether an attempt is new, a repeat or over a limit, and stores a new lead's row and the
-- notice to the firm. Leads under review wait for a digest instead, so that a flood of them doesn't delay a client's notice.
-- Leads that differ in any detail are distinct. `retry_after` is the length of the exceeded limit's window, in seconds.
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
  address text := p ->> 'addressHash';
  contact_print text := private.digest(contact);
  -- Without a key, the content and the day are the key: the same content months later is a new lead. Callers can't send
  -- such a key.
  attempt_key text := lead_kind || ':' || coalesce(
    'key-' || nullif(p ->> 'key', ''), 'content-' || print || '-' || (now() at time zone 'utc')::date);
  reasons text[] := array(select jsonb_array_elements_text(coalesce(p -> 'flags', '[]')));
  settings jsonb := (select jsonb_object_agg(name, value) from private.setting);
  address_window interval := make_interval(mins => (settings ->> 'address_minutes')::integer);
  existing record;
  same_contact record;
  requests integer;
  repeats_contact boolean;
begin
  -- Locks competing submissions, always in the same order, so that they cannot deadlock.
  perform pg_advisory_xact_lock(lock_id) from (
    select distinct hashtextextended(name, 0) as lock_id
    from unnest(array['key ' || attempt_key, 'print ' || print, 'contact ' || contact_print, 'address ' || address]) as name
    where name is not null
    order by lock_id
  ) sorted;

  select s.id, s.fingerprint into existing
  from private.attempt a join private.submission s on s.id = a.submission_id where a.key = attempt_key;
  if found then
    outcome := case when existing.fingerprint = print then 'replayed' else 'key-reused' end;
    id := existing.id;
    return;
  end if;

  same_contact := private.leads_of_contact(contact_print, print, address, settings);
  -- Includes repeats with other keys, because otherwise a script could store any number of keys.
  select count(*) into requests from private.attempt a
  where a.address_hash = address and a.created_at between now() - address_window and now() + address_window;
  -- A sender is rejected only because of their own requests. Values that others can send, such as a phone number, only
  -- cause a review.
  repeats_contact := same_contact.repeated_id is null and same_contact.from_sender >= (settings ->> 'contact_hard')::integer;
  if repeats_contact or requests >= (settings ->> 'address_hard')::integer then
    outcome := 'too-many';
    retry_after := 60 * (settings ->> case when repeats_contact then 'contact_minutes' else 'address_minutes' end)::integer;
    return;
  end if;

  -- Stores another key of a lead, because a retry must find the same lead, no matter how late it arrives.
  if same_contact.repeated_id is not null then
    id := same_contact.repeated_id;
    insert into private.attempt (key, submission_id, address_hash) values (attempt_key, id, address);
    outcome := 'replayed';
    return;
  end if;

  reasons := reasons || array_remove(
    array[case when requests >= (settings ->> 'address_soft')::integer then 'many-from-address' end]
      || private.flood_reasons(p ->> 'networkHash', settings)
      || array[case when same_contact.from_anyone >= (settings ->> 'contact_soft')::integer then 'many-from-contact' end], null);
  insert into private.submission (kind, quarantined_for, fingerprint, address_hash, network_hash, contact_hash, details)
  values (lead_kind, reasons, print, address, p ->> 'networkHash', contact_print, details)
  returning submission.id into id;
  insert into private.attempt (key, submission_id, address_hash) values (attempt_key, id, address);
  quarantined := reasons <> '{}';
  if lead_kind <> 'subscription' and not quarantined then
    insert into private.outbox (submission_id, kind) values (id, 'firm-notice');
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
