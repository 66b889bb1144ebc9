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

-- Claims messages that are due. A claim moves `not_before` ahead by a growing delay, which is also its lease. Of the
-- review notices without an attempt, only the oldest is due; the others are attached to it. A date far in the future can
-- only come from a wrong clock, so such a message is due as well. `call_functions` repeats this condition, because a
-- shared function would run for every row, a hundred times slower.
create function private.claim_due(max_count integer) returns setof private.outbox
language sql set search_path = ''
as $$
  with due as (
    select o.id from private.outbox o
    where o.delivered_at is null and o.failed_at is null and o.digest_id is null
      and (o.not_before <= now() or o.not_before > now() + interval '2 hours')
      and (o.kind <> 'review-notice' or o.attempts > 0 or o.id = (
        select r.id from private.outbox r
        where r.kind = 'review-notice' and r.delivered_at is null and r.failed_at is null and r.digest_id is null and r.attempts = 0
        order by r.not_before, r.id limit 1))
    order by o.priority, o.created_at
    limit max_count
    for update skip locked
  )
  update private.outbox o
  set attempts = o.attempts + 1,
      first_attempt_at = coalesce(o.first_attempt_at, now()),
      not_before = now() + make_interval(secs => least(3600, private.setting_of('lease_seconds') * power(2, least(o.attempts, 6))))
  from due where o.id = due.id
  returning o.*
$$;

-- Fills a review notice at its first attempt, up to `digest_leads` leads in total. Later attempts send the same content.
create function private.attach_reviews(claimed uuid[]) returns void
language sql set search_path = ''
as $$
  update private.outbox o set digest_id = taken.digest_id
  from (
    select r.id, digest.id as digest_id
    from private.outbox digest join private.outbox r on r.kind = 'review-notice' and r.id <> digest.id
    where digest.id = any (claimed) and digest.kind = 'review-notice' and digest.attempts = 1
      and r.attempts = 0 and r.delivered_at is null and r.failed_at is null and r.digest_id is null
    order by r.created_at, r.id
    limit private.setting_of('digest_leads') - 1
  ) taken
  where o.id = taken.id and o.attempts = 0 and o.delivered_at is null and o.failed_at is null and o.digest_id is null
$$;

-- Returns all leads of a review notice, sorted by last day to act: the first `digest_full` in full, the others as summaries.
create function private.bundle_of(digest uuid) returns jsonb
language sql stable strict set search_path = ''
as $$
  select jsonb_build_object('count', count(*),
    'leads', jsonb_agg(lead order by place) filter (where place <= private.setting_of('digest_full')),
    'summaries', jsonb_agg(jsonb_build_object('id', lead -> 'id', 'kind', lead -> 'kind', 'lastDay', lead -> 'lastDay')
      order by place) filter (where place > private.setting_of('digest_full')))
  from (
    select private.lead_details(o.submission_id) as lead,
      row_number() over (order by c.date_served, o.created_at, o.submission_id) as place
    from private.outbox o left join private.consultation c on c.submission_id = o.submission_id
    where o.id = digest or o.digest_id = digest
  ) details
$$;

create function private.message_of(m private.outbox) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'id', m.id, 'kind', m.kind, 'createdAt', m.created_at, 'attempts', m.attempts, 'stats', m.stats,
    'token', (select n.token from private.subscription n where n.submission_id = m.submission_id))
    || case when m.kind = 'review-notice' then private.bundle_of(m.id)
      else jsonb_build_object('lead', private.lead_details(m.submission_id)) end)
$$;

-- Claims up to `limit` messages, the firm's first.
create function public.claim_outbox(p jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  claimed uuid[] := array(select id from private.claim_due(least(coalesce((p ->> 'limit')::integer, 10), 100)));
begin
  -- Skipped unless needed: without planner statistics, as in the embedded database, it can take 100 ms.
  if exists (select from private.outbox where id = any (claimed) and kind = 'review-notice') then
    perform private.attach_reviews(claimed);
  end if;
  return (
    select coalesce(jsonb_agg(private.message_of(o) order by o.priority, o.created_at), '[]')
    from private.outbox o where o.id = any (claimed));
end
$$;

create function public.ack_outbox(p jsonb) returns jsonb
language sql security definer set search_path = ''
as $$
  with done as (
    update private.outbox set delivered_at = coalesce(delivered_at, now()), last_failure = null
    where (p ->> 'id')::uuid in (id, digest_id) returning 1
  )
  select jsonb_build_object('outcome', case when exists (select from done) then 'delivered' else 'unknown' end)
$$;

-- Schedules a retry with exponential backoff and full jitter, or within a few seconds when the provider is busy (429),
-- because a longer wait would let later requests overtake. The provider forgets a key after 24 hours, so a message that
-- has failed for 23 hours and at least 12 attempts is abandoned and counted by `pending_mail`, rather than sent twice.
-- The lead is retained.
create function public.release_outbox(p jsonb) returns jsonb
language sql security definer set search_path = ''
as $$
  with released as (
    update private.outbox
    set last_failure = left(regexp_replace(lower(coalesce(p ->> 'failure', 'unknown')), '[^a-z0-9-]', '-', 'g'), 40),
        not_before = now() + make_interval(secs => random() * case when p ->> 'failure' = 'status-429' then 5
          else least(3600, private.setting_of('retry_seconds') * power(2, least(attempts, 7))) end),
        failed_at = case when exists (
          select from private.outbox tried where tried.id = (p ->> 'id')::uuid
            and tried.attempts >= 12 and tried.first_attempt_at < now() - interval '23 hours') then now() end
    where (p ->> 'id')::uuid in (id, digest_id) and delivered_at is null returning 1
  )
  select jsonb_build_object('outcome', case when exists (select from released) then 'released' else 'unknown' end)
$$;

-- Counts messages that the firm is waiting for: its own notices, and the daily report, which reveals an expired mail
-- key before the next lead. A subscriber's mistyped address isn't an outage, and a handled lead needs no notice. An
-- abandoned daily report isn't counted, because the next one replaces it. Includes messages that a wrong clock dated in
-- the future.
create function private.pending_mail(out waiting integer, out failed integer, out oldest_seconds integer)
language sql stable set search_path = ''
as $$
  select count(*) filter (where o.failed_at is null and (o.due_at <= now() or o.created_at > now())),
    count(*) filter (where o.failed_at is not null and s.handled_at is null and o.kind <> 'daily-report'),
    greatest(0, coalesce(extract(epoch from now() - min(o.due_at) filter (where o.failed_at is null)), 0))
  from (
    select *, created_at + make_interval(mins => case kind when 'review-notice' then private.setting_of('digest_minutes') else 0 end) as due_at
    from private.outbox
    where delivered_at is null and kind in ('firm-notice', 'review-notice', 'daily-report')
  ) o
  left join private.submission s on s.id = o.submission_id
$$;

-- Resends abandoned notices, after a wrong key or a closed account has been fixed. The provider no longer deduplicates them,
-- so the firm may get one twice.
create function public.resend_failed(p jsonb default '{}') returns jsonb
language sql security definer set search_path = ''
as $$
  with resent as (
    update private.outbox
    set failed_at = null, first_attempt_at = null, attempts = 0, not_before = now(), digest_id = null
    where failed_at is not null and delivered_at is null and kind in ('firm-notice', 'review-notice') returning 1
  )
  select jsonb_build_object('outcome', 'resent', 'count', (select count(*) from resent))
$$;
