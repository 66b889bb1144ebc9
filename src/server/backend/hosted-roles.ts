/**
 * What the embedded database, and every database under test, begins with: the roles of a hosted
 * project, and its default grants at their worst. Whatever is created in `public` is open to all API
 * roles unless a migration says otherwise, so a migration that forgets shows before it is deployed.
 */
export const hostedRoles = `
do $$
begin
  if not exists (select from pg_roles where rolname = 'anon') then
    create role anon nologin noinherit;
    create role authenticated nologin noinherit;
    create role service_role nologin noinherit bypassrls;
    create role authenticator login noinherit;
    grant anon, authenticated, service_role to authenticator;
  end if;
end
$$;
grant usage on schema public to anon, authenticated, service_role;
`;

/** Run as the role that will own the migrations. */
export const worstDefaultGrants = `
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
`;
