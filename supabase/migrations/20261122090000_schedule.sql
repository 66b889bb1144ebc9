-- On a Supabase project, pg_cron runs the purge and the daily report once a day, and `call_drain` every minute. It logs each run;
-- old entries are deleted daily, because the log would grow indefinitely. pg_net is in the `extensions` schema, because
-- Supabase advisors warn about extensions in `public`. Without the extensions (the local database, plain PostgreSQL)
-- nothing is scheduled: the local server runs the purge and sends the emails itself.

do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron')
    and exists (select from pg_available_extensions where name = 'pg_net') then
    execute 'create schema if not exists extensions';
    execute 'create extension if not exists pg_net with schema extensions';
    execute 'create extension if not exists pg_cron';
    execute $q$ select cron.schedule('purge-leads', '17 8 * * *', 'select public.purge_leads()') $q$;
    execute $q$ select cron.schedule('drain-outbox', '* * * * *', 'select private.call_drain()') $q$;
    execute $q$ select cron.schedule('clear-job-runs', '27 8 * * *',
      $c$delete from cron.job_run_details where start_time < now() - make_interval(days => private.setting_of('job_run_days'))$c$) $q$;
    execute $q$ select cron.schedule('daily-report', '0 12 * * *', 'select private.report_day()') $q$;
  end if;
end
$$;
