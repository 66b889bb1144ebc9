/** Fake pg_net and vault with the same names and signatures, because the real ones can't be installed here. */

export type VaultSecrets = {
  functions_url: string;
  drain_secret: string;
};

export const projectUrl = 'https://abcdefgh.supabase.co';
export const functionsUrl = `${projectUrl}/functions/v1`;
export const mailUrl = 'https://mail.example.com/emails';
export const alarmUrl = 'https://alarm.example.com/hook';
export const site = 'https://www.example.com';
export const drainSecret = 'drain-secret-of-the-tests-0123456789';

export const functionSettings = {
  SUPABASE_URL: projectUrl,
  SUPABASE_SECRET_KEYS: '{"default":"sb_secret_x"}',
  SITE_ORIGINS: site,
  MAIL_API_URL: mailUrl,
  MAIL_API_KEY: 'key',
  MAIL_FROM: 'site@example.com',
  NOTIFY_EMAIL: 'office@example.com',
  ADDRESS_PEPPER: 'p'.repeat(32),
  CALENDAR_URL: 'https://calendar.example.com/book',
  PAYMENT_URL: 'https://pay.example.com/',
  FIRM_PHONE: '(407) 555-0100',
  DRAIN_SECRET: drainSecret,
  ALARM_URL: alarmUrl,
};

export const vaultSecrets: VaultSecrets = {
  functions_url: functionsUrl,
  drain_secret: drainSecret,
};

/** Like pg_net, the queue is an unlogged table, and an invalid URL is an error for the caller. */
export const pgNet = `
create schema net;
create unlogged table net.http_request_queue (id bigint generated always as identity, method text, url text, headers jsonb, body jsonb, timeout_milliseconds integer);
create function net.enqueue(method text, url text, headers jsonb, body jsonb, timeout_milliseconds integer) returns bigint language plpgsql as $$
declare
  request bigint;
begin
  if url !~* '^https?://[a-z0-9.-]+(:[0-9]{1,5})?([/?#][^[:space:]]*)?$' then
    raise exception 'Quote command returned error';
  end if;
  insert into net.http_request_queue (method, url, headers, body, timeout_milliseconds) values ($1, $2, $3, $4, $5) returning id into request;
  return request;
end $$;
create function net.http_post(
  url text, body jsonb default '{}', params jsonb default '{}', headers jsonb default '{}', timeout_milliseconds integer default 5000
) returns bigint language sql as $$ select net.enqueue('POST', $1, $4, $2, $5) $$;
`;

export const vault = `
create schema vault;
create table vault.secrets (id uuid primary key default gen_random_uuid(), name text unique, secret text);
create view vault.decrypted_secrets as select id, name, secret as decrypted_secret from vault.secrets;
create function vault.create_secret(new_secret text, new_name text default null, new_description text default '', new_key_id uuid default null)
returns uuid language sql as 'insert into vault.secrets (secret, name) values ($1, $2) returning id';
`;

/** Returns SQL that creates pg_net and the vault, with the secrets of a deployed project. */
export function createPlatformFakesSql(secrets: VaultSecrets): string {
  const rows = Object.entries(secrets).map(([name, secret]) => `vault.create_secret('${secret}', '${name}')`);
  return `${pgNet}${vault}select ${rows.join(', ')};\n`;
}

export type QueuedCall = {
  id: number;
  method: string;
  url: string;
  body: unknown;
  headers: Record<string, string>;
  timeout_milliseconds: number;
};
