-- The functions that the schedule runs, except the purge.

-- Calls `drain-outbox`, with the URL and the secret from the vault. Nothing reads the response: the function records its own
-- run. The timeout is longer than pg_net's default of five seconds, which would cancel a drain.
create function private.call_drain() returns void
language plpgsql set search_path = ''
as $$
declare
  functions_url text;
  secret text;
begin
  perform private.record_run('schedule');
  select max(decrypted_secret) filter (where name = 'functions_url'), max(decrypted_secret) filter (where name = 'drain_secret')
  into functions_url, secret from vault.decrypted_secrets;
  perform net.http_post(
    url := rtrim(functions_url, '/') || '/drain-outbox', body := '{}'::jsonb,
    headers := jsonb_build_object('content-type', 'application/json', 'x-drain-secret', secret),
    timeout_milliseconds := 55000);
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
