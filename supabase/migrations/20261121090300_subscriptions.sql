-- What the links in a subscriber's e-mails do. Each carries the token of one subscription.

create function public.confirm_subscription(p jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  update private.subscription set state = 'confirmed', confirmed_at = coalesce(confirmed_at, now())
  where token = p ->> 'token';
  return jsonb_build_object('outcome', case when found then 'confirmed' else 'unknown' end);
end
$$;

-- Nothing is kept of who has left: the rows that hang on the lead go with it, its waiting e-mails too.
create function public.end_subscription(p jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.submission s using private.subscription n
  where n.submission_id = s.id and n.token = p ->> 'token';
  return jsonb_build_object('outcome', case when found then 'ended' else 'unknown' end);
end
$$;

revoke all on function
  public.confirm_subscription(jsonb),
  public.end_subscription(jsonb)
from public, anon, authenticated;
grant execute on function
  public.confirm_subscription(jsonb),
  public.end_subscription(jsonb)
to service_role;
