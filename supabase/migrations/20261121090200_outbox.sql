-- Sending at least once, with one key for each message so that the provider makes it exactly once.

-- Everything known about one lead, as the firm reads it in its mail and lists. Whoever writes to the subscribers
-- needs the token of each one's link. The same token confirms, so it is shown only once that is done: nobody at the
-- firm can confirm in a subscriber's place.
create function private.lead_details(wanted uuid) returns jsonb
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
  where s.id = wanted
$$;

-- Takes up to `limit` messages that are due, the firm's before those of subscribers. The longer wait after each attempt
-- doubles as the lease. The first notice of what was kept for review takes all others with it, and once it was tried no
-- more: a repeat says the same. Up to `digest_leads` fit; those left over are in the next digest. The lead whose last day to
-- act is the first comes first. Where more of the firm's notices wait than the provider takes in a while, each that goes
-- takes 24 others with it.
-- A date far in the future can only come from a clock that was wrong, so such a message is due as well. `watch` asks the
-- same; a function for both would be called for every row that waits, which takes a hundred times as long.
create function public.claim_outbox(p jsonb) returns jsonb
language sql security definer set search_path = ''
as $$
  with due as (
    select o.id from private.outbox o
    where o.delivered_at is null and o.given_up_at is null and o.digest_id is null
      and (o.not_before <= now() or o.not_before > now() + interval '2 hours')
      and (o.kind <> 'review-notice' or o.attempts > 0 or o.id = (
        select r.id from private.outbox r
        where r.kind = 'review-notice' and r.delivered_at is null and r.given_up_at is null and r.digest_id is null and r.attempts = 0
        order by r.not_before, r.id limit 1))
    order by array_position(array['firm-notice', 'review-notice', 'daily-report'], o.kind) nulls last, o.not_before
    limit least(coalesce((p ->> 'limit')::integer, 10), 100)
    for update skip locked
  ), claimed as (
    update private.outbox o
    set attempts = o.attempts + 1,
        first_attempt_at = coalesce(o.first_attempt_at, now()),
        not_before = now() + make_interval(secs => least(3600, private.setting_of('lease_seconds') * power(2, least(o.attempts, 6))))
    from due where o.id = due.id
    returning o.id, o.kind, o.submission_id, o.created_at, o.attempts, o.figures
  ), carriers as (
    select id, row_number() over (order by id) - 1 as place from claimed where kind = 'firm-notice' and attempts = 1
  ), untried as (
    select id from private.outbox
    where kind = 'firm-notice' and attempts = 0 and delivered_at is null and given_up_at is null and digest_id is null
      and id not in (select id from due)
  ), crowd as (
    select o.id from private.outbox o
    where o.id in (select id from untried) and (select count(*) from untried) >= private.setting_of('crowd')
    limit 24 * (select count(*) from carriers)
    for update skip locked
  ), taken as (
    (
      select o.id, c.id as digest_id
      from private.outbox o join claimed c on c.kind = 'review-notice' and c.attempts = 1
      where o.kind = 'review-notice' and o.id <> c.id
        and o.attempts = 0 and o.delivered_at is null and o.given_up_at is null and o.digest_id is null
      order by o.created_at, o.id
      limit private.setting_of('digest_leads') - 1
    )
    union all
    select o.id, c.id
    from (select id, (row_number() over (order by id) - 1) / 24 as place from crowd) o
    join carriers c using (place)
  ), joined as (
    update private.outbox o set digest_id = taken.digest_id
    from taken
    where o.id = taken.id and o.attempts = 0 and o.delivered_at is null and o.given_up_at is null and o.digest_id is null
    returning o.submission_id, o.digest_id, o.created_at
  ), carried as (
    select m.submission_id, m.digest_id,
      row_number() over (partition by m.digest_id order by c.date_served, m.created_at, m.submission_id) as place
    from (
      select submission_id, id as digest_id, created_at from claimed where kind in ('firm-notice', 'review-notice')
      union all select submission_id, digest_id, created_at from joined
      union all select o.submission_id, o.digest_id, o.created_at from private.outbox o join claimed c on c.id = o.digest_id
    ) m left join private.consultation c on c.submission_id = m.submission_id
  ), bundle as (
    select digest_id, count(*) as count,
      jsonb_agg(lead order by place) filter (where place <= private.setting_of('digest_full')) as leads,
      jsonb_agg(jsonb_strip_nulls(jsonb_build_object('id', lead -> 'id', 'kind', lead -> 'kind', 'lastDay', lead -> 'lastDay'))
        order by place) filter (where place > private.setting_of('digest_full')) as briefly
    from (select digest_id, place, private.lead_details(submission_id) as lead from carried) details
    group by digest_id
  )
  select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
    'id', m.id, 'kind', m.kind, 'createdAt', m.created_at, 'attempts', m.attempts,
    'token', (select n.token from private.subscription n where n.submission_id = m.submission_id),
    'figures', m.figures, 'lead', case when b.leads is null then private.lead_details(m.submission_id) end,
    'count', b.count, 'leads', b.leads, 'briefly', b.briefly))
    order by array_position(array['firm-notice', 'review-notice', 'daily-report'], m.kind), m.created_at), '[]')
  from claimed m left join bundle b on b.digest_id = m.id
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

-- After a failure: wait a random part of a doubling time, or a few seconds where the provider only takes no more at the
-- moment (429): waiting for longer would let requests that come later go first. To what took no others with
-- it, such a try was none: it may go with others the next time. The provider forgets a key after 24 hours, so a message
-- that has failed for 23 is given up and reported by `outbox_health` rather than risked twice. The lead stays.
create function public.release_outbox(p jsonb) returns jsonb
language sql security definer set search_path = ''
as $$
  with released as (
    update private.outbox
    set last_failure = left(regexp_replace(lower(coalesce(p ->> 'failure', 'unknown')), '[^a-z0-9-]', '-', 'g'), 40),
        attempts = case when p ->> 'failure' = 'status-429' and attempts = 1
          and not exists (select from private.outbox carried where carried.digest_id = (p ->> 'id')::uuid) then 0 else attempts end,
        not_before = now() + make_interval(secs => random() * case when p ->> 'failure' = 'status-429' then 5
          else least(3600, private.setting_of('retry_seconds') * power(2, least(attempts, 7))) end),
        given_up_at = case when exists (
          select from private.outbox tried where tried.id = (p ->> 'id')::uuid
            and tried.attempts >= 12 and tried.first_attempt_at < now() - interval '23 hours') then now() end
    where (p ->> 'id')::uuid in (id, digest_id) and delivered_at is null returning 1
  )
  select jsonb_build_object('outcome', case when exists (select from released) then 'released' else 'unknown' end)
$$;

-- What the firm waits for: its own notices, and the daily report, without which a mail key that has expired would show
-- with the next lead only. A subscriber's mistyped address is no outage, and a lead that was handled needs no notice.
-- What a wrong clock dated into the future waits all the same.
create function public.outbox_health(p jsonb) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'waiting', count(*) filter (
      where o.given_up_at is null and (o.created_at + private.planned_wait(o.kind) <= now() or o.created_at > now())),
    'givenUp', count(*) filter (where o.given_up_at is not null and s.handled_at is null and o.kind <> 'daily-report'),
    'oldestSeconds', greatest(0, coalesce(
      extract(epoch from now() - min(o.created_at + private.planned_wait(o.kind)) filter (where o.given_up_at is null))::integer, 0)))
  from private.outbox o
  left join private.submission s on s.id = o.submission_id
  where o.delivered_at is null and o.kind in ('firm-notice', 'review-notice', 'daily-report')
$$;

-- Notices that were given up go out again: for the day after a wrong key or a closed account was fixed. The
-- provider has forgotten their keys by then, so the firm may read one twice, but misses none.
create function public.resend_given_up(p jsonb default '{}') returns jsonb
language sql security definer set search_path = ''
as $$
  with again as (
    update private.outbox
    set given_up_at = null, first_attempt_at = null, attempts = 0, not_before = now(), digest_id = null
    where given_up_at is not null and delivered_at is null and kind in ('firm-notice', 'review-notice') returning 1
  )
  select jsonb_build_object('outcome', 'resent', 'count', (select count(*) from again))
$$;

revoke all on function private.lead_details(uuid) from public, anon, authenticated, service_role;

revoke all on function
  public.claim_outbox(jsonb),
  public.ack_outbox(jsonb),
  public.release_outbox(jsonb),
  public.outbox_health(jsonb),
  public.resend_given_up(jsonb)
from public, anon, authenticated;
grant execute on function
  public.claim_outbox(jsonb),
  public.ack_outbox(jsonb),
  public.release_outbox(jsonb),
  public.outbox_health(jsonb),
  public.resend_given_up(jsonb)
to service_role;
