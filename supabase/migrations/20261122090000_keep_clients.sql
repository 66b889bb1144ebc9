-- The traps catch people with password managers too, so what was kept for review may be a client by now. An enquiry
-- that someone has handled is kept as long as any other, and a confirmed subscriber stays one.
create or replace function public.purge_leads(p jsonb default '{}') returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  last_run timestamptz;
  erased integer;
begin
  perform pg_advisory_xact_lock(hashtextextended('purge', 0));
  select ran_at into last_run from private.housekeeping where task = 'purge';
  insert into private.housekeeping (task, ran_at) values ('purge', now())
  on conflict (task) do update set ran_at = excluded.ran_at;
  if last_run is null or last_run not between now() - interval '40 days' and now() then
    return '{"outcome": "noted", "erased": 0}';
  end if;

  update private.submission set address_hash = null
  where address_hash is not null and created_at < now() - make_interval(days => private.setting_of('address_hash_days'));

  delete from private.submission s
  where not exists (
      select from private.outbox o
      where o.submission_id = s.id and o.delivered_at is null and o.given_up_at is null)
    and not exists (select from private.subscription n where n.submission_id = s.id and n.state = 'confirmed')
    and (
      s.handled_at < now() - make_interval(days => private.setting_of('retention_days'))
      or (s.quarantined_for <> '{}' and s.handled_at is null
        and s.created_at < now() - make_interval(days => private.setting_of('quarantine_days')))
      or (s.created_at < now() - interval '30 days'
        and exists (select from private.subscription n where n.submission_id = s.id and n.state = 'pending')));
  get diagnostics erased = row_count;
  return jsonb_build_object('outcome', 'purged', 'erased', erased);
end
$$;

-- The schedule says so in the database's log while e-mails wait and it does not know whom to call.
create or replace function private.request_drain() returns void
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

-- What the firm waits for: its own notices. A subscriber's mistyped address is no outage, and an enquiry that was
-- handled needs no notice any more.
create or replace function public.outbox_health(p jsonb) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'waiting', count(*) filter (where o.given_up_at is null),
    'givenUp', count(*) filter (where o.given_up_at is not null and s.handled_at is null),
    'oldestSeconds', coalesce(extract(epoch from now() - min(o.created_at) filter (where o.given_up_at is null))::integer, 0))
  from private.outbox o
  join private.submission s on s.id = o.submission_id
  where o.delivered_at is null and o.kind = 'firm-notice'
$$;

-- Notices that were given up go out again: for the day after a wrong key or a closed account was mended. The
-- provider has forgotten their keys by then, so the firm may read one twice, but misses none.
create function public.resend_given_up(p jsonb default '{}') returns jsonb
language sql security definer set search_path = ''
as $$
  with again as (
    update private.outbox
    set given_up_at = null, first_attempt_at = null, attempts = 0, not_before = now()
    where given_up_at is not null and delivered_at is null and kind = 'firm-notice' returning 1
  )
  select jsonb_build_object('outcome', 'resent', 'count', (select count(*) from again))
$$;

revoke all on function public.resend_given_up(jsonb) from public, anon, authenticated;
grant execute on function public.resend_given_up(jsonb) to service_role;
