/** What pg_net and the vault are to the migrations, where neither can be installed: the same names, the same signatures. */

export type VaultSecrets = {
  functions_url: string;
  drain_secret: string;
  site_origin: string;
  alarm_url: string;
};

/** As with pg_net itself, what waits to be called and what was answered does not outlive a crash. */
export function standIns(secrets: VaultSecrets): string {
  const rows = Object.entries(secrets).map(([name, secret]) => `('${name}', '${secret}')`);
  return `
create schema net;
create unlogged table net.queue (id bigint generated always as identity, url text, body jsonb, headers jsonb, timeout_milliseconds integer);
create unlogged table net._http_response (id bigint, status_code integer, timed_out boolean, created timestamptz default now());
create function net.http_post(
  url text, body jsonb default '{}', params jsonb default '{}', headers jsonb default '{}', timeout_milliseconds integer default 5000
) returns bigint language sql as $$
  insert into net.queue (url, body, headers, timeout_milliseconds) values ($1, $2, $4, $5) returning id $$;
create schema vault;
create table vault.decrypted_secrets (name text, decrypted_secret text);
insert into vault.decrypted_secrets values ${rows.join(', ')};
`;
}

/** A call that waits in the queue. */
export type QueuedCall = {
  id: number;
  url: string;
  body: unknown;
  headers: Record<string, string>;
  timeout_milliseconds: number;
};
