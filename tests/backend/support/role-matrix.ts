/** Access of the API roles to the project's database objects. */
import type { Row } from './postgres/client.ts';

type Query = (sql: string) => Promise<Row[]>;

const roles = ['anon', 'authenticated', 'service_role', 'authenticator'] as const;
const privileges = ['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER'] as const;

/** Lists each access as `role verb object`. Column grants count as access to the table. */
export async function listAccess(query: Query): Promise<string[]> {
  const entries: string[] = [];
  for (const role of roles) {
    const tables = await query(`
      select format('${role} %s %s.%s', verb, n.nspname, c.relname) as access
      from pg_class c join pg_namespace n on n.oid = c.relnamespace,
        unnest(array['${privileges.join("','")}']) verb
      where n.nspname in ('private', 'public') and c.relkind in ('r', 'v', 'm', 'f', 'p')
        and (has_table_privilege('${role}', c.oid, verb)
          or (verb in ('SELECT', 'INSERT', 'UPDATE', 'REFERENCES') and has_any_column_privilege('${role}', c.oid, verb)))`);
    const functions = await query(`
      select format('${role} EXECUTE %s.%s', n.nspname, p.proname) as access
      from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname in ('private', 'public') and has_function_privilege('${role}', p.oid, 'EXECUTE')`);
    const schemas = await query(`
      select format('${role} USAGE private') as access where has_schema_privilege('${role}', 'private', 'USAGE')
      union all select format('${role} CREATE %s', s) from unnest(array['private', 'public']) s
      where has_schema_privilege('${role}', s, 'CREATE')`);
    for (const row of [...tables, ...functions, ...schemas]) entries.push(String(row['access']));
  }
  return entries.sort();
}

/** Lists the API roles that may execute a function, including `public`. */
export async function listExecutingRoles(query: Query, signature: string): Promise<string[]> {
  const rows = await query(`
    select name from unnest(array['public','${roles.join("','")}']) as name
    where has_function_privilege(name, '${signature}', 'EXECUTE')`);
  return rows.map((row) => String(row['name']));
}

/** The complete access of the API roles: the service role's functions. */
export const expectedAccess = [
  'ack_outbox',
  'claim_outbox',
  'confirm_subscription',
  'count_rejected_origin',
  'daily_stats',
  'end_subscription',
  'erase_lead',
  'health',
  'list_leads',
  'mark_handled',
  'purge_leads',
  'record_alarms',
  'record_drain',
  'release_outbox',
  'show_lead',
  'submit_consultation',
  'submit_lead',
  'submit_subscription',
].map((name) => `service_role EXECUTE public.${name}`);

/** Finds tables without row-level security or without the policy that hides all rows. */
export async function findUnprotectedTables(query: Query): Promise<string[]> {
  const rows = await query(`
    select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'private' and c.relkind = 'r' and not (c.relrowsecurity and c.relforcerowsecurity
      and (select count(*) = 1 and bool_and(polqual::text is not null and pg_get_expr(polqual, polrelid) = 'false')
           from pg_policy where polrelid = c.oid))`);
  return rows.map((row) => String(row['name']));
}

/** Finds functions without a fixed search path. */
export async function findFunctionsWithoutSearchPath(query: Query): Promise<string[]> {
  const rows = await query(`
    select p.proname as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname in ('private', 'public') and not coalesce(p.proconfig @> array['search_path=""'], false)`);
  return rows.map((row) => String(row['name']));
}
