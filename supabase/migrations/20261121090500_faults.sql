-- Faults and whether they were reported to the firm, and daily statistics. `drain-outbox` and `health` report new faults.

-- Counts a request from a rejected origin that contains the site's name.
create function public.count_rejected_origin(p jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.origin_rejection as today default values
  on conflict (day) do update set number = today.number + 1, last_at = now();
  return '{"outcome": "counted"}';
end
$$;

-- Whether a fault was reported recently. Outsiders can trigger `unread` and `origin-rejected` at any time, so these are
-- reported at most once a day.
create function private.is_reported(fault_name text) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select from private.alarm
    where fault = fault_name and reported_at between now() - make_interval(mins => private.setting_of(
      case when fault_name in ('unread', 'origin-rejected') then 'outsider_alarm_minutes' else 'alarm_repeat_minutes' end)) and now())
$$;

-- Returns the time a number of business hours ago (Monday to Friday, 9 to 5, in the main office's time zone), in steps
-- of 15 minutes. Holidays count as business days, so that an alarm is early rather than late.
create function private.business_hours_ago(hours integer) returns timestamptz
language sql stable set search_path = ''
as $$
  select quarter from (
    select quarter, quarter at time zone 'America/New_York' as local
    from generate_series(now() - interval '8 days', now(), interval '15 minutes') as quarter
  ) clock
  where extract(isodow from local) < 6 and extract(hour from local) between 9 and 16
  order by quarter desc offset 4 * hours limit 1
$$;

-- Each kind of fault has a function that returns a name and a message with instructions.

create function private.mail_fault() returns table (name text, message text)
language sql stable set search_path = ''
as $$
  select 'mail', format('Unsent emails to the firm: %s, the oldest for %s minutes. Fix the account at the mail provider or MAIL_API_KEY: they are then sent within an hour. The requests are stored: npm run leads',
    mail.waiting, mail.oldest_seconds / 60)
  from private.pending_mail() as mail
  where mail.oldest_seconds >= 60 * private.setting_of('alarm_minutes')
$$;

create function private.drain_fault() returns table (name text, message text)
language sql stable set search_path = ''
as $$
  select 'drain', 'The database’s schedule doesn’t run drain-outbox, so failed emails are not retried. Is DRAIN_SECRET the same as drain_secret in the vault, and is functions_url correct? If so, restart the database in the Supabase dashboard.'
  where not exists (
    select from private.housekeeping
    where task = 'drain' and ran_at between now() - make_interval(mins => private.setting_of('drain_minutes')) and now() + interval '5 minutes')
$$;

create function private.database_fault() returns table (name text, message text)
language sql stable set search_path = ''
as $$
  select 'database-large', format('The database uses %s MB. Once it is full, no request can be stored. Get more space, or lower retention_days.', size / 1048576)
  from pg_database_size(current_database()) as size where size > private.setting_of('database_mb') * 1048576::bigint
$$;

-- Outsiders can trigger the next two faults. They are hidden once reported, because otherwise `health` would show an
-- outage for days.

-- Counts are stored by day, so yesterday's count is included: midnight must not hide a fault.
create function private.origin_fault() returns table (name text, message text)
language sql stable set search_path = ''
as $$
  select 'origin-rejected', format('%s requests from origins with the site’s name were rejected since yesterday: is every origin of the site in SITE_ORIGINS?', sum(t.number))
  from private.origin_rejection t
  where t.day >= (now() at time zone 'utc')::date - 1
    and not (select private.is_reported('origin-rejected'))
  having sum(t.number) >= (select private.setting_of('origin_rejections'))
    and max(t.last_at) between now() - interval '15 minutes' and now()
$$;

-- Reads settings in subqueries, which run once instead of once per lead.
create function private.unread_fault() returns table (name text, message text)
language sql stable set search_path = ''
as $$
  select 'unread', format('%s under review %s unread after %s business hours.%s Read the list: npm run leads',
    case count(*) when 1 then '1 request' else count(*) || ' requests' end, case count(*) when 1 then 'is' else 'are' end,
    (select private.setting_of('unread_business_hours')),
    ' The earliest deadline is ' || min(c.date_served + (select private.setting_of('answer_days'))) || '.')
  from private.submission s left join private.consultation c on c.submission_id = s.id
  where s.read_at is null and s.handled_at is null
    and s.quarantined_for <> '{}' and s.kind <> 'subscription'
    and s.created_at <= (select private.business_hours_ago(private.setting_of('unread_business_hours')))
    and not (select private.is_reported('unread'))
  having count(*) > 0
$$;

-- Returns all faults. `is_scheduled`: a schedule must run, as on a Supabase project.
create function private.faults(is_scheduled boolean) returns table (name text, message text)
language sql stable set search_path = ''
as $$
  select * from private.mail_fault()
  union all select * from private.drain_fault() where is_scheduled
  union all select * from private.database_fault()
  union all select * from private.origin_fault()
  union all select * from private.unread_fault()
$$;

-- Records faults that were reported to the firm: {"faults": ["drain"]}.
create function public.record_alarms(p jsonb) returns jsonb
language sql security definer set search_path = ''
as $$
  with noted as (
    insert into private.alarm (fault)
    select distinct fault from jsonb_array_elements_text(p -> 'faults') as fault
    on conflict (fault) do update set reported_at = now()
    returning 1
  )
  select jsonb_build_object('outcome', 'noted', 'count', (select count(*) from noted))
$$;

-- Returns the current faults and the firm's pending emails. `settings`: problems that the calling function found in its settings.
create function public.health(p jsonb) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('waiting', mail.waiting, 'oldestSeconds', mail.oldest_seconds,
    'faults', coalesce((
      select jsonb_agg(jsonb_build_object('name', f.name, 'message', f.message, 'reported', private.is_reported(f.name)) order by f.name)
      from (
        select * from private.faults(coalesce((p ->> 'scheduled')::boolean, false))
        union all select 'settings', p ->> 'settings' where p ->> 'settings' <> ''
      ) f), '[]'))
  from private.pending_mail() as mail
$$;

-- Returns the daily statistics, for the daily email and on request.
create function public.daily_stats(p jsonb) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select public.health(p) || (
    select jsonb_build_object(
      'requests', count(*) filter (where s.quarantined_for = '{}' and s.kind <> 'subscription'),
      'review', count(*) filter (where s.quarantined_for <> '{}'))
    from private.submission s
    where s.created_at > now() - interval '1 day'
  ) || (
    select jsonb_strip_nulls(jsonb_build_object('unhandled', count(*), 'oldestUnhandled', min(s.created_at)))
    from private.submission s
    where s.handled_at is null and s.kind <> 'subscription'
  ) || (
    select jsonb_strip_nulls(jsonb_build_object('lastBackup', max(ran_at)))
    from private.housekeeping where task = 'backup'
  )
$$;
