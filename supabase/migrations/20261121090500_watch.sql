-- What tells the firm that requests do not reach it: counts of what was refused, the faults that can be seen from here,
-- and an alarm by another road than e-mail.

-- Counts what the functions report, by name: {"names": {"refused-403": 2}}.
create function public.note_events(p jsonb) returns jsonb
language sql security definer set search_path = ''
as $$
  with noted as (
    insert into private.tally as known (name, number)
    select name, number::integer from jsonb_each_text(p -> 'names') as event (name, number)
    on conflict (day, name) do update set number = known.number + excluded.number, last_at = now()
    returning 1
  )
  select jsonb_build_object('outcome', 'noted', 'count', (select count(*) from noted))
$$;

-- What is wrong now, each with a short name and a sentence. A function is at fault when its last two answers were.
create function private.faults() returns table (name text, words text)
language sql stable set search_path = ''
as $$
  select 'mail-waits', format('%s e-mails to the firm wait, the oldest for %s minutes. The requests are stored: npm run leads',
    mail ->> 'waiting', (mail ->> 'oldestSeconds')::integer / 60)
  from public.outbox_health('{}') as mail
  where (mail ->> 'waiting')::integer > 0 and (mail ->> 'oldestSeconds')::integer >= 60 * private.setting_of('alarm_minutes')
  union all
  select 'mail-given-up', format('%s e-mails to the firm were given up. The requests are stored: npm run leads', mail ->> 'givenUp')
  from public.outbox_health('{}') as mail where (mail ->> 'givenUp')::integer > 0
  union all
  select target, format('The function %s %s', target, case max(status)
    when 0 then 'does not answer.'
    when 401 then 'refuses the schedule: is DRAIN_SECRET the drain_secret of the vault?'
    when 403 then 'refuses the site: does SITE_ORIGINS name its address?'
    when 404 then 'is not deployed.'
    else format('answers %s.', max(status)) end)
  from (
    select c.target, c.status, row_number() over (partition by c.target order by c.called_at desc, c.id desc) as place
    from private.outgoing_call c where c.status is not null
  ) answer
  where place <= 2
  group by target
  having count(*) = 2 and bool_and(status not between 200 and 299)
  union all
  select t.name, format('%s requests from pages of another origin were refused today: does SITE_ORIGINS name every address of the site?', t.number)
  from private.tally t where t.name = 'refused-403' and t.last_at between now() - interval '15 minutes' and now()
  union all
  select t.name, format('A function reports an alarm (%s), %s today: look into its log.', substr(t.name, 7), t.number)
  from private.tally t where t.name like 'alarm-%' and t.last_at between now() - interval '15 minutes' and now()
  union all
  select 'database-large', format('The database holds %s MB: when it is full, no request can be stored.', size / 1048576)
  from pg_database_size(current_database()) as size where size > private.setting_of('database_mb') * 1048576::bigint
$$;

-- A secret of the vault; null where there is none, or no vault.
create function private.secret_of(wanted text) returns text
language plpgsql stable set search_path = ''
as $$
declare
  found_secret text;
begin
  if to_regclass('vault.decrypted_secrets') is null then
    return null;
  end if;
  execute 'select max(decrypted_secret) from vault.decrypted_secrets where name = $1' into found_secret using wanted;
  return found_secret;
end
$$;

-- For whoever looks from outside. `scheduled` is said where a schedule must run.
create function public.health(p jsonb) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select public.outbox_health('{}') || jsonb_build_object(
    'faults', coalesce((select jsonb_agg(to_jsonb(f) order by f.name) from (
      select * from private.faults()
      union all
      select 'scheduler', 'The schedule of the database stands still: e-mails that failed are not sent again.'
      where (p ->> 'scheduled')::boolean and not exists (
        select from private.housekeeping where task = 'watch' and ran_at between now() - interval '5 minutes' and now() + interval '5 minutes')
      union all
      select 'vault-' || replace(name, '_', '-'), format('The vault lacks %s.', name)
      from unnest(array['functions_url', 'drain_secret', 'site_origin', 'alarm_url']) as name
      where (p ->> 'scheduled')::boolean and private.secret_of(name) is null
    ) f), '[]'),
    'refused', coalesce((select jsonb_object_agg(t.name, t.number) from (
      select name, sum(number) as number from private.tally
      where name like 'refused-%' and day > (now() at time zone 'utc')::date - 7 group by name
    ) t), '{}'))
$$;

-- The answer is collected by the next turn of `watch`. What waits longer than pg_net's own five seconds is cut.
create function private.send_call(wanted_target text, url text, body jsonb, headers jsonb) returns void
language plpgsql set search_path = ''
as $$
declare
  call_id bigint;
begin
  execute 'select net.http_post(url := $1, body := $2, headers := $3, timeout_milliseconds := 55000)'
  into call_id using url, body, '{"content-type": "application/json"}' || headers;
  insert into private.outgoing_call (id, target) values (call_id, wanted_target)
  on conflict (id) do update set target = excluded.target, called_at = now(), status = null;
end
$$;

-- Once a minute: hears what the functions answered, calls them, and alarms the firm. `drain-outbox` is called when
-- e-mails are due, and both are every few minutes, so that a fault shows before a client meets it.
-- The trial booking is a whole one, from the site's own origin: it is flagged, counted nowhere, and erased a minute later.
-- A clock that was wrong between two purges is noticed here. What it dated into the future must not pass for a call that
-- was just made, nor for an e-mail that may wait.
create function private.watch() returns void
language plpgsql set search_path = ''
as $$
declare
  functions_url text := rtrim(private.secret_of('functions_url'), '/');
  drain_secret text := private.secret_of('drain_secret');
  site_origin text := private.secret_of('site_origin');
  alarm_url text := private.secret_of('alarm_url');
  quiet timestamptz := now() - make_interval(mins => private.setting_of('check_minutes')) + interval '5 seconds';
  message text;
begin
  update private.housekeeping set steady_since = now()
  where task = 'purge' and exists (
    select from private.housekeeping known
    where known.task = 'watch' and known.ran_at not between now() - interval '40 days' and now());
  insert into private.housekeeping (task, ran_at) values ('watch', now())
  on conflict (task) do update set ran_at = excluded.ran_at;
  delete from private.submission where 'synthetic' = any (quarantined_for);
  if to_regnamespace('net') is null then
    return;
  end if;

  execute 'update private.outgoing_call c set status = coalesce(r.status_code, 0) from net._http_response r where r.id = c.id and c.status is null';
  update private.outgoing_call set status = 0 where status is null and called_at < now() - interval '2 minutes';
  delete from private.outgoing_call where called_at not between now() - interval '1 day' and now();

  if functions_url is null or drain_secret is null then
    raise warning 'The vault lacks functions_url or drain_secret: e-mails that failed are not sent again.';
  else
    if not exists (select from private.outgoing_call where target = 'drain-outbox' and called_at > quiet)
      or exists (select from private.outbox where delivered_at is null and given_up_at is null
        and (not_before <= now() or not_before > now() + interval '2 hours')) then
      perform private.send_call('drain-outbox', functions_url || '/drain-outbox', '{}', jsonb_build_object('x-drain-secret', drain_secret));
    end if;
    if site_origin is not null
      and not exists (select from private.outgoing_call where target = 'book-consultation' and called_at > quiet) then
      perform private.send_call('book-consultation', functions_url || '/book-consultation',
        jsonb_build_object('fullName', 'Trial Booking', 'county', 'Trial', 'phoneNumber', '407-555-0100',
          'caseNumber', to_char(now(), 'YYYY MM DD HH24 MI'), 'dateServed', (now() at time zone 'utc')::date),
        jsonb_build_object('origin', site_origin, 'x-drain-secret', drain_secret));
    end if;
  end if;

  -- An alarm that did not get through is sent again.
  if exists (
    select from private.outgoing_call last
    where last.target = 'alarm' and last.status not between 200 and 299
      and not exists (select from private.outgoing_call later where later.target = 'alarm' and later.called_at > last.called_at)) then
    delete from private.alarm;
  end if;
  if alarm_url is null then
    return;
  end if;
  with raised as (
    insert into private.alarm as known (fault)
    select f.name from private.faults() f
    on conflict (fault) do update set raised_at = now()
    where known.raised_at not between now() - make_interval(mins => private.setting_of('alarm_repeat_minutes')) and now()
    returning fault
  )
  select string_agg(f.words, E'\n' order by f.name) into message
  from private.faults() f join raised on raised.fault = f.name;
  if message is not null then
    perform private.send_call('alarm', alarm_url, jsonb_build_object('text', message), '{}');
  end if;
end
$$;

-- The day's figures for the firm. The e-mail comes every day: when it does not, something is wrong.
create function private.report_day() returns void
language sql set search_path = ''
as $$
  delete from private.outbox where kind = 'daily-report' and delivered_at is null;
  insert into private.outbox (kind, figures)
  select 'daily-report', public.health('{}') || jsonb_build_object(
    'requests', count(*) filter (where s.quarantined_for = '{}' and s.kind <> 'subscription'),
    'review', count(*) filter (where s.quarantined_for <> '{}'))
  from private.submission s
  where s.created_at > now() - interval '1 day' and not 'synthetic' = any (s.quarantined_for)
$$;

revoke all on function
  private.faults(),
  private.secret_of(text),
  private.send_call(text, text, jsonb, jsonb),
  private.watch(),
  private.report_day()
from public, anon, authenticated, service_role;

revoke all on function
  public.note_events(jsonb),
  public.health(jsonb)
from public, anon, authenticated;
grant execute on function
  public.note_events(jsonb),
  public.health(jsonb)
to service_role;
