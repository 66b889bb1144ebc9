/** Secrets of this copy of the site, made on its first start and never shared. */
import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import * as z from 'zod/mini';

const secretsSchema = z.object({
  pepper: z.string().check(z.minLength(32)),
  token: z.string().check(z.minLength(32)),
});
export type LocalSecrets = z.output<typeof secretsSchema>;

export async function localSecrets(path: string): Promise<LocalSecrets> {
  try {
    return secretsSchema.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch {
    const secrets = { pepper: randomBytes(32).toString('hex'), token: randomBytes(32).toString('hex') };
    await writeFile(path, JSON.stringify(secrets), { mode: 0o600 });
    return secrets;
  }
}
