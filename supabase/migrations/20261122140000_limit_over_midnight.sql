-- An address has another hash each day, so its limit began anew at midnight. What came from it under yesterday's hash
-- is counted as well.
create or replace function private.open_submission(
  wanted_kind text, p jsonb, content text, contact text,
  out outcome text, out id uuid, out retry_after integer
)
language plpgsql set search_path = ''
as $$
declare
  print text := private.digest(wanted_kind || chr(31) || content);
  address text := nullif(p ->> 'addressHash', '');
  address_before text := nullif(p ->> 'addressHashBefore', '');
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
    from unnest(array[
      'key ' || attempt_key, 'print ' || print, 'address ' || address, 'address ' || address_before, 'contact ' || contact_print]) as name
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
  where s.address_hash in (address, address_before) and s.created_at between now() - address_window and now() + address_window;
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
