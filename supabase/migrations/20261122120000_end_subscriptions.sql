-- Leaving: a subscriber ends the subscription by the link in each e-mail, and the firm erases an enquiry for whoever
-- asks for it. Nothing is kept of either: the rows that hang on the enquiry go with it, its waiting e-mails too.

create function public.end_subscription(p jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.submission s using private.subscription n
  where n.submission_id = s.id and n.token = p ->> 'token';
  return jsonb_build_object('outcome', case when found then 'ended' else 'unknown' end);
end
$$;

create function public.erase_lead(p jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  wanted uuid := private.find_submission(p ->> 'id');
begin
  delete from private.submission where id = wanted;
  return jsonb_build_object('outcome', case when found then 'erased' else 'unknown' end, 'id', wanted);
end
$$;

-- Whoever writes to the subscribers needs the token of each one's link. The same token confirms, so it is shown only
-- once that is done: nobody at the firm can confirm in a subscriber's place.
create or replace function private.sheet(wanted uuid) returns jsonb
language sql stable strict set search_path = ''
as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'id', s.id, 'kind', s.kind, 'createdAt', s.created_at, 'handledAt', s.handled_at,
    'quarantinedFor', case when s.quarantined_for <> '{}' then to_jsonb(s.quarantined_for) end,
    'fullName', coalesce(c.full_name, l.full_name), 'phone', coalesce(c.phone_number, l.phone),
    'email', coalesce(l.email, n.email), 'caseNumber', c.case_number, 'dateServed', c.date_served,
    'county', coalesce(c.county, l.county), 'propertyAddress', l.property_address,
    'city', nullif(l.city, ''), 'zipCode', nullif(l.zip_code, ''), 'state', l.state,
    'message', nullif(l.message, ''), 'subscription', n.state,
    'endToken', case when n.state = 'confirmed' then n.token end))
  from private.submission s
  left join private.consultation c on c.submission_id = s.id
  left join private.lead l on l.submission_id = s.id
  left join private.subscription n on n.submission_id = s.id
  where s.id = wanted
$$;

revoke all on function public.end_subscription(jsonb) from public, anon, authenticated;
revoke all on function public.erase_lead(jsonb) from public, anon, authenticated;
grant execute on function public.end_subscription(jsonb) to service_role;
grant execute on function public.erase_lead(jsonb) to service_role;
