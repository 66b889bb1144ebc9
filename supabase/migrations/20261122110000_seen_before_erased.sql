-- Who sent too often is told to come back when the limit that was met is over, be it that of the address or that of
-- the phone number.
create or replace function private.open_submission(
  wanted_kind text, p jsonb, content text, contact text,
  out outcome text, out id uuid, out retry_after integer
)
language plpgsql set search_path = ''
as $$
declare
  print text := private.digest(wanted_kind || chr(31) || content);
  address text := nullif(p ->> 'addressHash', '');
  contact_print text := private.digest(contact);
  -- Without a key the day is part of it: the same words months later are a new enquiry.
  attempt_key text := wanted_kind || ':' || coalesce(
    nullif(p ->> 'key', ''), 'content-' || print || '-' || (now() at time zone 'utc')::date);
  reasons text[] := array(select jsonb_array_elements_text(coalesce(p -> 'flags', '[]')));
  address_window interval := make_interval(mins => private.setting_of('address_minutes'));
  contact_window interval := make_interval(mins => private.setting_of('contact_minutes'));
  from_address integer;
  from_contact integer;
  lock_id bigint;
  known record;
begin
  -- Competing submissions queue here, always in the same order, so they cannot deadlock.
  for lock_id in
    select distinct hashtextextended(name, 0) as lock_order
    from unnest(array['key ' || attempt_key, 'print ' || print, 'address ' || address, 'contact ' || contact_print]) as name
    where name is not null
    order by lock_order
  loop
    perform pg_advisory_xact_lock(lock_id);
  end loop;

  select a.submission_id, a.fingerprint into known from private.attempt a where a.key = attempt_key;
  if found then
    outcome := case when known.fingerprint = print then 'replayed' else 'key-reused' end;
    id := known.submission_id;
    return;
  end if;

  select s.id into id from private.submission s
  where s.fingerprint = print and s.created_at > now() - make_interval(mins => private.setting_of('repeat_minutes'))
  order by s.created_at desc limit 1;
  if found then
    -- The other key is remembered too: its retries must find the same enquiry however late they come.
    insert into private.attempt (key, fingerprint, submission_id) values (attempt_key, print, id);
    outcome := 'replayed';
    return;
  end if;

  select count(*) into from_address from private.submission s
  where s.address_hash = address and s.created_at between now() - address_window and now() + address_window;
  select count(*) into from_contact from private.submission s
  where s.contact_hash = contact_print and s.created_at between now() - contact_window and now() + contact_window;
  if from_address >= private.setting_of('address_hard') or from_contact >= private.setting_of('contact_hard') then
    outcome := 'too-many';
    retry_after := 60 * private.setting_of(
      case when from_contact >= private.setting_of('contact_hard') then 'contact_minutes' else 'address_minutes' end);
    return;
  end if;
  if from_address >= private.setting_of('address_soft') then
    reasons := reasons || 'many-from-address'::text;
  end if;
  if from_contact >= private.setting_of('contact_soft') then
    reasons := reasons || 'many-from-contact'::text;
  end if;

  insert into private.submission (kind, quarantined_for, fingerprint, address_hash, contact_hash)
  values (wanted_kind, reasons, print, address, contact_print)
  returning submission.id into id;
  insert into private.attempt (key, fingerprint, submission_id) values (attempt_key, print, id);
  outcome := 'created';
end
$$;

-- A link that was sent stays good until the next one is stored: a repeated request that is refused ends nothing.
create or replace function public.submit_subscription(p jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  address text := lower(p ->> 'email');
  known record;
  head record;
begin
  if address is null then
    return '{"outcome": "invalid"}';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('subscription ' || address, 0));
  select s.submission_id, s.state, h.created_at into known
  from private.subscription s join private.submission h on h.id = s.submission_id
  where lower(s.email) = address;
  if known.state = 'confirmed' or known.created_at > now() - interval '1 day' then
    return jsonb_build_object('outcome', 'replayed', 'id', known.submission_id);
  end if;
  head := private.open_submission('subscription', p, address, address);
  if head.outcome = 'created' then
    delete from private.submission where id = known.submission_id;
    insert into private.subscription (submission_id, email, token)
    values (head.id, p ->> 'email', private.digest(gen_random_uuid()::text || gen_random_uuid()::text));
    insert into private.outbox (submission_id, kind) values (head.id, 'confirm-subscription');
  end if;
  return jsonb_build_object('outcome', head.outcome, 'id', head.id, 'retryAfter', head.retry_after);
exception
  when integrity_constraint_violation or data_exception then
    return '{"outcome": "invalid"}';
end
$$;

-- What was kept for review is erased only when the firm has been told of it: an enquiry whose notice was given up
-- has been seen by nobody.
create or replace function public.purge_leads(p jsonb default '{}') returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  last_run timestamptz;
  erased integer;
begin
  perform pg_advisory_xact_lock(hashtextextended('purge', 0));
  select ran_at into last_run from private.housekeeping where task = 'purge';
  insert into private.housekeeping (task, ran_at) values ('purge', now())
  on conflict (task) do update set ran_at = excluded.ran_at;
  if last_run is null or last_run not between now() - interval '40 days' and now() then
    return '{"outcome": "noted", "erased": 0}';
  end if;

  update private.submission set address_hash = null
  where address_hash is not null and created_at < now() - make_interval(days => private.setting_of('address_hash_days'));

  delete from private.submission s
  where not exists (
      select from private.outbox o
      where o.submission_id = s.id and o.delivered_at is null and o.given_up_at is null)
    and not exists (select from private.subscription n where n.submission_id = s.id and n.state = 'confirmed')
    and (
      s.handled_at < now() - make_interval(days => private.setting_of('retention_days'))
      or (s.quarantined_for <> '{}' and s.handled_at is null
        and s.created_at < now() - make_interval(days => private.setting_of('quarantine_days'))
        and not exists (select from private.outbox o where o.submission_id = s.id and o.delivered_at is null))
      or (s.created_at < now() - interval '30 days'
        and exists (select from private.subscription n where n.submission_id = s.id and n.state = 'pending')));
  get diagnostics erased = row_count;
  return jsonb_build_object('outcome', 'purged', 'erased', erased);
end
$$;

update private.setting
set meaning = 'enquiries kept for review that nobody has handled, and of which the firm was told, are erased after this time'
where name = 'quarantine_days';
