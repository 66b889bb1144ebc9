-- The schedule's work each minute: reads the functions' responses, calls them, and sends alarms to the firm without
-- email.

-- Stores the schedule's settings on each deploy, because `supabase db push` only does so with a new migration.
create function public.set_schedule_settings(p jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  setting record;
begin
  if to_regclass('vault.secrets') is null then
    return '{"outcome": "no-vault"}';
  end if;
  for setting in
    select name, value from jsonb_each_text(p) as entry (name, value)
    where name in ('functions_url', 'site_origin', 'drain_secret', 'alarm_url')
  loop
    if setting.name <> 'drain_secret' and private.is_safe_url(setting.value) is not true then
      return jsonb_build_object('outcome', 'no-address', 'name', setting.name);
    end if;
    if private.secret_of(setting.name) is null then
      execute 'select vault.create_secret($1, $2)' using setting.value, setting.name;
    elsif private.secret_of(setting.name) <> setting.value then
      execute 'select vault.update_secret(id, $1) from vault.secrets where name = $2' using setting.value, setting.name;
    end if;
  end loop;
  return '{"outcome": "set"}';
end
$$;

-- Sends a call: a GET if it has no body. The next run reads the response. The timeout is longer than pg_net's default
-- of five seconds, which would cancel slow calls. A call that can't be made, such as one to a malformed URL, counts as
-- failed and doesn't roll back the others.
create function private.send_call(call_target text, url text, body jsonb, headers jsonb, reported_faults text[] default '{}') returns void
language plpgsql set search_path = ''
as $$
declare
  request bigint;
begin
  begin
    if body is null then
      execute 'select net.http_get(url := $1, headers := $2, timeout_milliseconds := 55000)' into request using url, headers;
    else
      execute 'select net.http_post(url := $1, body := $2, headers := $3, timeout_milliseconds := 55000)'
      into request using url, body, '{"content-type": "application/json"}' || headers;
    end if;
  exception
    when others then
      raise warning 'The call to % could not be made: %', call_target, sqlstate;
  end;
  insert into private.outgoing_call (request_id, target, faults, status)
  values (request, call_target, reported_faults, case when request is null then 0 end)
  on conflict (request_id) do update
  set target = excluded.target, called_at = now(), faults = excluded.faults, status = null;
end
$$;

-- Stores the responses to earlier calls. An alarm is delivered once its URL has responded.
create function private.read_responses() returns void
language plpgsql set search_path = ''
as $$
begin
  with responses as (
    update private.outgoing_call c set status = coalesce(r.status_code, 0)
    from net._http_response r where r.id = c.request_id and c.status is null
    returning c.status, c.called_at, c.faults
  )
  insert into private.alarm (fault, reported_at)
  select fault, max(called_at) from responses, unnest(faults) as fault where status between 200 and 299 group by fault
  on conflict (fault) do update set reported_at = excluded.reported_at;
  delete from private.outgoing_call where called_at not between now() - interval '1 day' and now();
end
$$;

-- Calls each function every few minutes, to detect faults before clients do; earlier after a failed or missing
-- response, and the drain whenever emails are due. Test requests use the full path from the site's own origin: they
-- are flagged, not counted, and erased at the next run.
create function private.call_functions() returns void
language plpgsql set search_path = ''
as $$
declare
  functions_url text := rtrim(private.secret_of('functions_url'), '/');
  drain_secret text := private.secret_of('drain_secret');
  headers jsonb := jsonb_strip_nulls(jsonb_build_object('origin', private.secret_of('site_origin'), 'x-drain-secret', drain_secret));
  moment text := to_char(now(), 'YYYY MM DD HH24 MI');
  due record;
begin
  delete from private.submission where 'synthetic' = any (quarantined_for);
  if functions_url is null or drain_secret is null then
    raise warning 'The vault has no functions_url or no drain_secret: failed emails are not retried.';
    return;
  end if;
  for due in
    select function.name, function.body from (values
      ('drain-outbox', '{}'::jsonb),
      ('book-consultation', jsonb_build_object('fullName', 'Trial Booking', 'county', 'Trial', 'phoneNumber', '407-555-0100',
        'caseNumber', moment, 'dateServed', (now() at time zone 'utc')::date)),
      ('submit-lead', jsonb_build_object('kind', 'county-lead', 'fullName', 'Trial Lead', 'email', 'trial@example.com',
        'phone', '407-555-0101', 'propertyAddress', moment, 'county', 'Trial', 'ack1', true, 'ack2', true, 'ack3', true)),
      ('confirm-subscription', null),
      ('end-subscription', null)
    ) as function (name, body)
    where not exists (
        select from private.outgoing_call c
        where c.target = function.name and c.called_at > now() + interval '5 seconds' - make_interval(mins =>
          case when c.status between 200 and 299 then private.setting_of('check_minutes') else 2 end))
      or (function.name = 'drain-outbox' and exists (
        select from private.outbox where delivered_at is null
          and (not_before <= now() or not_before > now() + interval '2 hours')
        union all select from private.leads_for_digest() where is_due))
  loop
    perform private.send_call(due.name, functions_url || '/' || due.name, due.body, headers);
  end loop;
end
$$;

-- Reports new faults to the firm in one message. A failed report is sent again.
create function private.send_alarms() returns void
language plpgsql set search_path = ''
as $$
declare
  alarm_url text := private.secret_of('alarm_url');
  unreported text[];
  message text;
begin
  if alarm_url is null or exists (
    select from private.outgoing_call where target = 'alarm' and status is null and called_at > now() - interval '2 minutes') then
    return;
  end if;
  select array_agg(f.name), string_agg(f.message, E'\n' order by f.name) into unreported, message
  from private.faults(true) f where not private.is_reported(f.name);
  if message is not null then
    perform private.send_call('alarm', alarm_url, jsonb_build_object('text', message), '{}', unreported);
  end if;
end
$$;

-- Runs once a minute. A failed step must not prevent later ones. A clock jump since the last run restarts `steady_since`,
-- because a purge only detects jumps since the last purge.
create function private.watch() returns void
language plpgsql set search_path = ''
as $$
declare
  step text;
begin
  update private.housekeeping set steady_since = now()
  where task = 'purge' and exists (
    select from private.housekeeping previous
    where previous.task = 'watch' and previous.ran_at not between now() - interval '40 days' and now());
  insert into private.housekeeping (task, ran_at) values ('watch', now())
  on conflict (task) do update set ran_at = excluded.ran_at;
  if to_regnamespace('net') is null then
    return;
  end if;
  foreach step in array array['read_responses', 'call_functions', 'send_alarms'] loop
    begin
      execute format('select private.%I()', step);
    exception
      when others then
        raise warning 'private.% failed: %', step, sqlstate;
        perform public.count_events('{"names": {"alarm-watch": 1}}');
    end;
  end loop;
end
$$;

-- Queues the firm's daily report, even without requests, so that a missing report reveals a fault. It replaces earlier
-- reports that were not delivered.
create function private.report_day() returns void
language sql set search_path = ''
as $$
  delete from private.outbox where kind = 'daily-report' and delivered_at is null;
  insert into private.outbox (kind, stats) values ('daily-report', public.daily_stats('{"scheduled": true}'))
$$;
