import { randomBytes } from 'node:crypto';

/** Pages of this run send it with each change. Another site that can reach this server doesn't have it. */
export const editToken = randomBytes(32).toString('base64url');
