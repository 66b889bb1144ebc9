-- The row count of each table and a hash of its contents, in a deterministic order.
select string_agg(format(
  'select %L, count(*), md5(coalesce(string_agg(t::text, '''' order by t::text collate "C"), '''')) from private.%I t',
  table_name, table_name), ' union all ' order by table_name) || ' order by 1'
from information_schema.tables where table_schema = 'private' \gexec
