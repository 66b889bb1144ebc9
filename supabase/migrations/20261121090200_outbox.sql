-- Sends each message at least once, always with the same key, so that the provider can deduplicate it.

-- Returns a lead's values for the firm's mail and lists. Emails to subscribers need the token of their unsubscribe link.
-- The same token confirms the subscription, so it is returned only once that has happened: the firm must not confirm on a
-- subscriber's behalf.
create function private.lead_details(lead uuid) returns jsonb
language sql stable strict set search_path = ''
as $$
  select s.details || jsonb_strip_nulls(jsonb_build_object(
    'id', s.id, 'kind', s.kind, 'createdAt', s.created_at, 'handledAt', s.handled_at,
    'quarantinedFor', case when s.quarantined_for <> '{}' then to_jsonb(s.quarantined_for) end,
    'fullName', coalesce(c.full_name, l.full_name), 'phone', coalesce(c.phone_number, l.phone),
    'email', coalesce(l.email, n.email), 'caseNumber', c.case_number, 'dateServed', c.date_served,
    'lastDay', c.date_served + private.setting_of('answer_days'),
    'county', coalesce(c.county, l.county), 'propertyAddress', l.property_address,
    'city', nullif(l.city, ''), 'zipCode', nullif(l.zip_code, ''), 'state', l.state,
    'message', nullif(l.message, ''), 'subscription', n.state,
    'endToken', case when n.state = 'confirmed' then n.token end))
  from private.submission s
  left join private.consultation c on c.submission_id = s.id
  left join private.lead l on l.submission_id = s.id
  left join private.subscription n on n.submission_id = s.id
  where s.id = lead
$$;

-- Returns when the next digest is due: `digest_minutes` after the first lead under review that is in none.
create function private.digest_due_at() returns timestamptz
language sql stable set search_path = ''
as $$
  select min(created_at) + make_interval(mins => private.setting_of('digest_minutes'))
  from private.submission
  where quarantined_for <> '{}' and digest_id is null and kind <> 'subscription'
$$;

-- Writes a digest when it is due, of up to `digest_leads` leads. Each attempt sends the same leads. A date far in the future
-- can only come from a wrong clock, so such a digest is due as well.
create function private.start_digest() returns void
language plpgsql set search_path = ''
as $$
declare
  new_id uuid := gen_random_uuid();
  due_at timestamptz := private.digest_due_at();
begin
  if due_at is null or due_at between now() and now() + interval '2 hours' then
    return;
  end if;
  update private.submission set digest_id = new_id
  where id in (
    select s.id from private.submission s
    where s.quarantined_for <> '{}' and s.digest_id is null and s.kind <> 'subscription'
    order by s.created_at, s.id limit private.setting_of('digest_leads')
    for update skip locked);
  if found then
    insert into private.outbox (id, kind) values (new_id, 'review-notice');
  end if;
end
$$;

-- Claims messages that are due. A claim moves `not_before` ahead by a growing delay, which is also its lease. A date far in
-- the future can only come from a wrong clock, so such a message is due as well.
create function private.claim_due(max_count integer) returns setof private.outbox
language sql set search_path = ''
as $$
  with due as (
    select o.id from private.outbox o
    where o.delivered_at is null and (o.not_before <= now() or o.not_before > now() + interval '2 hours')
    order by o.priority, o.created_at
    limit max_count
    for update skip locked
  )
  update private.outbox o
  set attempts = o.attempts + 1,
      not_before = now() + make_interval(secs => least(3600, private.setting_of('lease_seconds') * power(2, least(o.attempts, 6))))
  from due where o.id = due.id
  returning o.*
$$;

-- Returns a message with its lead or, for a digest, its leads, sorted by last day to act.
create function private.message_of(m private.outbox) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'id', m.id, 'kind', m.kind, 'createdAt', m.created_at, 'stats', m.stats,
    'token', (select n.token from private.subscription n where n.submission_id = m.submission_id),
    'lead', private.lead_details(m.submission_id),
    'leads', case when m.kind = 'review-notice' then (
      select coalesce(jsonb_agg(private.lead_details(s.id) order by c.date_served, s.created_at, s.id), '[]')
      from private.submission s left join private.consultation c on c.submission_id = s.id
      where s.digest_id = m.id) end))
$$;

-- Claims up to `limit` messages, the firm's first.
create function public.claim_outbox(p jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.start_digest();
  return (
    select coalesce(jsonb_agg(private.message_of(o) order by o.priority, o.created_at), '[]')
    from private.claim_due(least(coalesce((p ->> 'limit')::integer, 10), 100)) o);
end
$$;

create function public.ack_outbox(p jsonb) returns jsonb
language sql security definer set search_path = ''
as $$
  with done as (
    update private.outbox set delivered_at = coalesce(delivered_at, now()), last_failure = null
    where id = (p ->> 'id')::uuid returning 1
  )
  select jsonb_build_object('outcome', case when exists (select from done) then 'delivered' else 'unknown' end)
$$;

-- Schedules a retry with exponential backoff and full jitter, up to one hour. A message is never abandoned.
create function public.release_outbox(p jsonb) returns jsonb
language sql security definer set search_path = ''
as $$
  with released as (
    update private.outbox
    set last_failure = left(regexp_replace(lower(coalesce(p ->> 'failure', 'unknown')), '[^a-z0-9-]', '-', 'g'), 40),
        not_before = now() + make_interval(secs => random()
          * least(3600, private.setting_of('retry_seconds') * power(2, least(attempts, 7))))
    where id = (p ->> 'id')::uuid and delivered_at is null returning 1
  )
  select jsonb_build_object('outcome', case when exists (select from released) then 'released' else 'unknown' end)
$$;

-- Counts messages that the firm is waiting for: its own notices, and the daily report, which reveals an expired mail
-- key before the next lead. A subscriber's mistyped address isn't an outage, and a handled lead needs no notice. Includes
-- messages that a wrong clock dated in the future.
create function private.pending_mail(out waiting integer, out oldest_seconds integer)
language sql stable set search_path = ''
as $$
  select count(*), greatest(0, coalesce(extract(epoch from now() - min(due_at)), 0))
  from (
    select o.created_at as due_at
    from private.outbox o
    where o.delivered_at is null and o.kind <> 'confirm-subscription' and (o.kind = 'daily-report' or exists (
      select from private.submission s where s.handled_at is null and (s.id = o.submission_id or s.digest_id = o.id)))
    union all
    select due_at from private.digest_due_at() as due_at where due_at not between now() and now() + interval '2 hours'
  ) pending
$$;
