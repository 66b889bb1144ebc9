-- On a Supabase project pg_cron erases once a day and asks the drain function every minute to send what waits.
-- Where the extensions are missing (the local database, a plain server) nothing is scheduled: the local server
-- does both itself.

-- Address and secret of the drain function are kept in the vault under the names `drain_url` and `drain_secret`.
-- While e-mails wait and it does not know whom to call, it says so in the database's log.
create function private.request_drain() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  target text;
  secret text;
begin
  if to_regclass('vault.decrypted_secrets') is null or to_regnamespace('net') is null then
    return;
  end if;
  execute $q$ select max(decrypted_secret) filter (where name = 'drain_url'),
    max(decrypted_secret) filter (where name = 'drain_secret') from vault.decrypted_secrets $q$ into target, secret;
  if not exists (select from private.outbox where delivered_at is null and given_up_at is null and not_before <= now()) then
    return;
  end if;
  if target is null or secret is null then
    raise warning 'E-mails wait: the vault lacks drain_url or drain_secret.';
    return;
  end if;
  execute 'select net.http_post(url := $1, body := ''{}''::jsonb, headers := $2)'
  using target, jsonb_build_object('content-type', 'application/json', 'x-drain-secret', secret);
end
$$;

revoke all on function private.request_drain() from public, anon, authenticated, service_role;

do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron')
    and exists (select from pg_available_extensions where name = 'pg_net') then
    execute 'create extension if not exists pg_net';
    execute 'create extension if not exists pg_cron';
    execute $q$ select cron.schedule('purge-leads', '17 8 * * *', 'select public.purge_leads()') $q$;
    execute $q$ select cron.schedule('drain-outbox', '* * * * *', 'select private.request_drain()') $q$;
  end if;
exception
  when others then
    -- A project that may not create extensions still gets its tables; the README says how to schedule by hand.
    raise notice 'Nothing was scheduled: %', sqlerrm;
end
$$;
