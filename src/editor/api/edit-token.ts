import { randomBytes } from 'node:crypto';

/** CSRF token, new for each server start. Preview pages send it with every request to `/edit`; other sites can't read it. */
export const editToken = randomBytes(32).toString('base64url');
