-- How many rows each table has, and a hash of all that they say, in an order that is the same in every database.
select string_agg(format(
  'select %L, count(*), md5(coalesce(string_agg(t::text, '''' order by t::text collate "C"), '''')) from private.%I t',
  table_name, table_name), ' union all ' order by table_name) || ' order by 1'
from information_schema.tables where table_schema = 'private' \gexec
