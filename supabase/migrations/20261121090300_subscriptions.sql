-- Links in emails to subscribers. Each contains the token of one subscription.

create function public.confirm_subscription(p jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  update private.subscription set state = 'confirmed', confirmed_at = coalesce(confirmed_at, now())
  where token = p ->> 'token';
  return jsonb_build_object('outcome', case when found then 'confirmed' else 'unknown' end);
end
$$;

-- Erases a lead of any kind with its emails, and a digest with its last lead. For a subscription, a hash of the mailbox remains, so that others can't
-- trigger emails to it.
create function private.erase_submission(lead uuid) returns boolean
language plpgsql set search_path = ''
as $$
declare
  digest uuid;
begin
  insert into private.suppression (mailbox_hash)
  select private.mailbox_hash(private.mailbox_of(n.email)) from private.subscription n where n.submission_id = lead
  on conflict (mailbox_hash) do update set ended_at = now();
  delete from private.submission where id = lead returning digest_id into digest;
  if not found then
    return false;
  end if;
  delete from private.outbox o
  where o.id = digest and not exists (select from private.submission s where s.digest_id = digest);
  return true;
end
$$;

create function public.end_subscription(p jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  return jsonb_build_object('outcome', case
    when private.erase_submission((select submission_id from private.subscription where token = p ->> 'token')) then 'ended'
    else 'unknown' end);
end
$$;
