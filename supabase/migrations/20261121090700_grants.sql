-- Only the service role calls functions, and only those in `public`. Tables and private functions are closed to all roles of
-- the Data API.

revoke all on all tables in schema private from public, anon, authenticated, service_role;
revoke all on all functions in schema private from public, anon, authenticated, service_role;
revoke all on all functions in schema public from public, anon, authenticated;
grant execute on all functions in schema public to service_role;
