-- The firm's actions on leads: list, read, mark as handled, erase; and the purge of old data.

-- Listed leads count as read, which ends the alarm for leads under review. Uses keyset pagination, because with
-- offsets, each lead that is handled or erased in the meantime would hide another.
create function public.list_leads(p jsonb) returns jsonb
language sql security definer set search_path = ''
as $$
  with page as (
    select id, created_at from private.submission
    where (coalesce((p ->> 'all')::boolean, false) or handled_at is null)
      and (p -> 'after' is null
        or created_at < (p -> 'after' ->> 'createdAt')::timestamptz
        or (created_at = (p -> 'after' ->> 'createdAt')::timestamptz and id > (p -> 'after' ->> 'id')::uuid))
    order by created_at desc, id
    limit least(coalesce((p ->> 'limit')::integer, 1000), 10000)
  ), marked as (
    update private.submission s set read_at = now()
    from page where s.id = page.id and s.read_at is null and s.quarantined_for <> '{}'
  )
  select coalesce(jsonb_agg(private.lead_details(id) order by created_at desc, id), '[]') from page
$$;

-- Resolves an ID prefix. Null unless it matches exactly one lead.
create function private.find_submission(start text) returns uuid
language sql stable strict set search_path = ''
as $$
  select case when count(*) = 1 then (array_agg(matches.id))[1] end
  from (select id from private.submission
        where start ~ '^[0-9a-f-]{4,36}$' and id::text like start || '%' limit 2) matches
$$;

create function public.show_lead(p jsonb) returns jsonb
language sql stable security definer set search_path = ''
as $$ select private.lead_details(private.find_submission(p ->> 'id')) $$;

-- With "undo", the lead is unhandled again.
create function public.mark_handled(p jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  lead uuid := private.find_submission(p ->> 'id');
begin
  update private.submission set handled_at = case
    when not coalesce((p ->> 'undo')::boolean, false) then coalesce(handled_at, now()) end
  where id = lead;
  return jsonb_build_object('outcome', case when found then 'handled' else 'unknown' end, 'id', lead);
end
$$;

-- Erases a lead when a person requests it: everything except a subscriber's hash, as after unsubscribing.
create function public.erase_lead(p jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  lead uuid := private.find_submission(p ->> 'id');
begin
  return jsonb_build_object('outcome', case when private.erase_submission(lead) then 'erased' else 'unknown' end, 'id', lead);
end
$$;

-- Records a run of a regular task, and whether the clock has jumped since the last one: by more than 40 days, or back.
create function private.record_run(run_task text) returns void
language sql set search_path = ''
as $$
  insert into private.housekeeping as known (task, ran_at) values (run_task, now())
  on conflict (task) do update set ran_at = excluded.ran_at, steady_since = case
    when known.ran_at between now() - interval '40 days' and now() then known.steady_since else now() end
$$;

create function public.record_drain(p jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.record_run('drain');
  return '{"outcome": "recorded"}';
end
$$;

-- Whether the clock has not jumped for a month. Otherwise, dates can't be trusted.
create function private.is_clock_steady() returns boolean
language sql stable set search_path = ''
as $$
  select coalesce(bool_and(steady_since <= private.days_ago('steady_days')
    and ran_at between now() - interval '40 days' and now() + interval '1 minute'), false)
  from private.housekeeping where task in ('schedule', 'drain')
$$;

create function private.erase_address_hashes() returns void
language sql set search_path = ''
as $$
  update private.submission set address_hash = null, network_hash = null
  where address_hash is not null and created_at < private.days_ago('address_hash_days');
  update private.attempt set address_hash = null
  where address_hash is not null and created_at < private.days_ago('address_hash_days')
$$;

-- Returns the leads to erase, never a confirmed subscriber. A lead under review may be a client, because password managers
-- trigger the bot checks; once handled, it has the usual retention. An unhandled lead only expires after the firm was
-- notified of it; until then, the daily report lists it. The latest date of a lead counts, because one date alone may come
-- from a wrong clock.
create function private.expired_leads() returns setof uuid
language sql stable set search_path = ''
as $$
  select s.id
  from private.submission s
  left join private.subscription n on n.submission_id = s.id
  cross join lateral (
    select greatest(s.created_at, s.handled_at, max(o.delivered_at)) as last_date,
      count(o.id) = count(o.delivered_at) and (s.quarantined_for = '{}' or s.digest_id is not null) as is_notified
    from private.outbox o where o.id = s.digest_id or o.submission_id = s.id
  ) mail
  where n.state is distinct from 'confirmed' and (
    (s.handled_at is not null and mail.last_date < private.days_ago('retention_days'))
    or (s.handled_at is null and s.kind <> 'subscription' and mail.is_notified
      and mail.last_date < private.days_ago(case when s.quarantined_for = '{}' then 'retention_days' else 'quarantine_days' end))
    or (n.state = 'pending' and mail.last_date < now() - interval '30 days'))
$$;

-- Erases old data once a day. Address hashes are erased even if the clock is not trusted.
create function public.purge_leads(p jsonb default '{}') returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  erased integer;
begin
  perform pg_advisory_xact_lock(hashtextextended('purge', 0));
  perform private.erase_address_hashes();
  if not private.is_clock_steady() then
    return '{"outcome": "noted", "erased": 0}';
  end if;
  delete from private.outbox where kind = 'daily-report' and created_at < now() - interval '30 days';
  delete from private.origin_rejection where last_at < now() - interval '90 days';
  delete from private.suppression where ended_at < private.days_ago('suppression_days');
  delete from private.submission where id in (select private.expired_leads());
  get diagnostics erased = row_count;
  delete from private.outbox o
  where o.kind = 'review-notice' and not exists (select from private.submission s where s.digest_id = o.id);
  return jsonb_build_object('outcome', 'purged', 'erased', erased);
end
$$;
