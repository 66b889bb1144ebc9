/** Local mail: one readable file for each message. A repeat replaces its file, so nothing arrives twice. */
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SendMail } from '../../../supabase/functions/_shared/mail/mail.ts';

export function fileMail(folder: string): SendMail {
  return async ({ key, createdAt, to, subject, text, headers = {} }) => {
    const name = `${createdAt.slice(0, 19).replaceAll(':', '-')}-${key}.txt`;
    const path = join(folder, name);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const head = Object.entries({ To: to, Subject: subject, ...headers });
    const lines = head.map(([header, value]) => `${header}: ${value}\n`);
    await writeFile(`${path}.part`, `${lines.join('')}\n${text}`, { mode: 0o600 });
    await rename(`${path}.part`, path);
  };
}
