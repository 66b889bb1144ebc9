-- PostgreSQL lets everybody execute a new function, and only a default of the whole database takes that away: the one
-- of the schema `private` could not. What a later migration creates is now closed until it grants it to somebody.
alter default privileges revoke execute on functions from public;
