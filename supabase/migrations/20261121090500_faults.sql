-- Faults and whether they were reported to the firm, counts of rejections, and daily statistics.

-- Counts events of the functions, by name: {"names": {"rejected-403": 2}}.
create function public.count_events(p jsonb) returns jsonb
language sql security definer set search_path = ''
as $$
  with noted as (
    insert into private.tally as current (name, number)
    select name, number::integer from jsonb_each_text(p -> 'names') as event (name, number)
    on conflict (day, name) do update set number = current.number + excluded.number, last_at = now()
    returning 1
  )
  select jsonb_build_object('outcome', 'noted', 'count', (select count(*) from noted))
$$;

-- Records events outside the database: a backup, a publish. `note` is reported to the firm.
create function public.record_operation(kind text, note text default null) returns jsonb
language sql security definer set search_path = ''
as $$
  with recorded as (
    insert into private.housekeeping (task, ran_at, note)
    select record_operation.kind, now(), record_operation.note where record_operation.kind in ('backup', 'publish')
    on conflict (task) do update set ran_at = excluded.ran_at, note = excluded.note
    returning 1
  )
  select jsonb_build_object('outcome', case when exists (select from recorded) then 'recorded' else 'unknown' end)
$$;

-- Returns a secret from the vault; null when it or the vault is missing.
create function private.secret_of(secret_name text) returns text
language plpgsql stable set search_path = ''
as $$
declare
  found_secret text;
begin
  if to_regclass('vault.decrypted_secrets') is null then
    return null;
  end if;
  execute 'select max(decrypted_secret) from vault.decrypted_secrets where name = $1' into found_secret using secret_name;
  return found_secret;
end
$$;

-- Whether secrets may be sent to a URL: https, or this machine. pg_net throws an error for a malformed one.
create function private.is_safe_url(text) returns boolean
language sql immutable strict set search_path = ''
as $$ select $1 ~* '^(https://[a-z0-9.-]+|http://(localhost|127\.0\.0\.1))(:[0-9]{1,5})?([/?#][^[:space:]<>"{}|\\^`]*)?$' $$;

-- Whether none of the schedule's calls has had a response for a while. The next run of `watch` reads responses.
create function private.pg_net_stalled() returns boolean
language sql stable set search_path = ''
as $$
  select coalesce(min(c.called_at) < (select ran_at from private.housekeeping where task = 'watch') - interval '4 minutes', false)
  from private.outgoing_call c
  where c.called_at > coalesce((select max(called_at) from private.outgoing_call where status > 0), '-infinity')
$$;

-- Whether a fault was reported recently, or is being reported. Outsiders can trigger `unread` and `origin-rejected` at
-- any time, so these are reported at most once a day.
create function private.is_reported(fault_name text) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select from private.alarm
    where fault = fault_name and reported_at between now() - make_interval(mins => private.setting_of(
      case when fault_name in ('unread', 'origin-rejected') then 'outsider_alarm_minutes' else 'alarm_repeat_minutes' end)) and now())
  or (not private.pg_net_stalled() and exists (
    select from private.outgoing_call
    where target = 'alarm' and status is null and called_at > now() - interval '2 minutes' and fault_name = any (faults)))
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

-- Six kinds of faults. Each has a function that returns a name and a message with instructions.

create function private.mail_fault() returns table (name text, message text)
language sql stable set search_path = ''
as $$
  select 'mail', format('%s emails to the firm are waiting, the oldest for %s minutes. Fix the account at the mail provider or MAIL_API_KEY: they are then sent within an hour. The requests are stored: npm run leads',
    mail.waiting, mail.oldest_seconds / 60)
  from private.pending_mail() as mail
  where mail.oldest_seconds >= 60 * private.setting_of('alarm_minutes')
$$;

-- Finds faults of the outbox's schedule: pg_cron must run it, pg_net must send its calls, and the vault must have its
-- settings.
create function private.schedule_faults() returns table (name text, message text)
language sql stable set search_path = ''
as $$
  select 'pg-net', 'The schedule gets no responses: pg_net has stopped, or the network is down. Failed emails are not retried. Restart the database in its dashboard.'
  where private.pg_net_stalled()
  union all
  select 'scheduler', 'The schedule of the database has stopped: failed emails are not retried. Restart the database in its dashboard.'
  where not exists (
    select from private.housekeeping where task = 'watch' and ran_at between now() - interval '5 minutes' and now() + interval '5 minutes')
  union all
  select 'vault-' || replace(required.name, '_', '-'),
    format(case when required.secret is null then 'The vault has no %s' else 'In the vault, %s is not an https URL' end || ': npm run deploy -- --schedule', required.name)
  from (
    select setting.name, private.secret_of(setting.name) as secret
    from unnest(array['functions_url', 'site_origin', 'drain_secret', 'alarm_url']) as setting (name)
  ) required
  where required.secret is null or (required.name <> 'drain_secret' and not private.is_safe_url(required.secret))
$$;

-- Finds targets whose last two responses were both failures.
create function private.failing_targets() returns table (target text, status integer)
language sql stable set search_path = ''
as $$
  select recent.target, max(recent.status)
  from (
    select c.target, c.status, row_number() over (partition by c.target order by c.called_at desc, c.id desc) as place
    from private.outgoing_call c where c.status is not null
  ) recent
  where place <= 2
  group by recent.target
  having count(*) = 2 and bool_and(recent.status not between 200 and 299)
$$;

create function private.function_faults() returns table (name text, message text)
language sql stable set search_path = ''
as $$
  select target, format('The alarm_url in the vault responds with %s. Does ALARM_URL still accept messages?', coalesce(nullif(status, 0)::text, 'nothing'))
  from private.failing_targets() where target = 'alarm'
  union all
  select target, 'The function ' || target || ' ' || case status
    when 0 then 'does not respond. See its log.'
    when 401 then 'rejects the schedule, because DRAIN_SECRET differs from drain_secret in the vault: npm run deploy -- --schedule'
    when 403 then 'rejects the site: is its origin in SITE_ORIGINS?'
    when 404 then 'is not deployed. Deploy it: npm run deploy'
    else format('responds with %s. See its log.', status) end
  from private.failing_targets() where target <> 'alarm'
  union all
  select t.name, format('A function reports an alarm (%s), %s today: see its log.', substr(t.name, 7), t.number)
  from private.tally t where t.name like 'alarm-%' and t.last_at between now() - interval '15 minutes' and now()
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
  from private.tally t
  where t.name = 'origin-rejected' and t.day >= (now() at time zone 'utc')::date - 1
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
    and s.quarantined_for <> '{}' and not 'synthetic' = any (s.quarantined_for) and s.kind <> 'subscription'
    and s.created_at <= (select private.business_hours_ago(private.setting_of('unread_business_hours')))
    and not (select private.is_reported('unread'))
  having count(*) > 0
$$;

-- Returns all faults. `is_scheduled`: a schedule must run, as on a Supabase project.
create function private.faults(is_scheduled boolean) returns table (name text, message text)
language sql stable set search_path = ''
as $$
  select * from private.mail_fault()
  union all select * from private.schedule_faults() where is_scheduled
  union all select * from private.function_faults()
  union all select * from private.database_fault()
  union all select * from private.origin_fault()
  union all select * from private.unread_fault()
$$;

-- Records faults that the functions have reported to the firm: {"faults": ["scheduler"]}.
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

-- Returns the current faults, the firm's pending emails, and the rejections of the last week.
create function public.health(p jsonb) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('waiting', mail.waiting, 'oldestSeconds', mail.oldest_seconds,
    'faults', coalesce((
      select jsonb_agg(jsonb_build_object('name', f.name, 'message', f.message, 'reported', private.is_reported(f.name)) order by f.name)
      from private.faults(coalesce((p ->> 'scheduled')::boolean, false)) f), '[]'),
    'rejected', coalesce((select jsonb_object_agg(t.name, t.number) from (
      select name, sum(number) as number from private.tally
      where name like 'rejected-%' and day > (now() at time zone 'utc')::date - 7 group by name
    ) t), '{}'))
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
    where s.created_at > now() - interval '1 day' and not 'synthetic' = any (s.quarantined_for)
  ) || (
    select jsonb_strip_nulls(jsonb_build_object('unhandled', count(*), 'oldestUnhandled', min(s.created_at)))
    from private.submission s
    where s.handled_at is null and s.kind <> 'subscription' and not 'synthetic' = any (s.quarantined_for)
  ) || (
    select jsonb_strip_nulls(jsonb_build_object(
      'lastBackup', max(ran_at) filter (where task = 'backup'),
      'lastPublish', max(ran_at) filter (where task = 'publish'),
      'due', max(note) filter (where task = 'publish')))
    from private.housekeeping
  )
$$;
