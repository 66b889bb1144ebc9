-- A list that is read in parts goes on after the last enquiry that was read. Counted from the start, each that was
-- handled or erased meanwhile would hide another.
create or replace function public.list_leads(p jsonb) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(private.sheet(s.id) order by s.created_at desc, s.id), '[]')
  from (
    select id, created_at from private.submission
    where (coalesce((p ->> 'all')::boolean, false) or handled_at is null)
      and (p -> 'after' is null
        or created_at < (p -> 'after' ->> 'createdAt')::timestamptz
        or (created_at = (p -> 'after' ->> 'createdAt')::timestamptz and id > (p -> 'after' ->> 'id')::uuid))
    order by created_at desc, id
    limit least(coalesce((p ->> 'limit')::integer, 1000), 10000)
  ) s
$$;
