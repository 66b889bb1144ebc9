-- A project opens every new function in `public` to the roles of its Data API: one whose migration forgets to close it
-- could be called by anybody. What a later migration creates there is now closed as well until it grants it.
alter default privileges in schema public revoke execute on functions from anon, authenticated, service_role;
