/** The embedded database, reached as a hosted one is: each call is one function, and so one transaction. */
import type { PGliteInterface } from '@electric-sql/pglite';
import { type Store, StoreUnavailable } from '../../../supabase/functions/_shared/store/store.ts';

export function pgliteStore(db: PGliteInterface): Store {
  return {
    async call(name, p) {
      try {
        const { rows } = await db.query<{ answer: unknown }>(`select public.${name}($1::jsonb) as answer`, [
          JSON.stringify(p),
        ]);
        return rows[0]?.answer;
      } catch {
        // The error of the driver carries the parameters, which are what a visitor typed: it goes no further.
        throw new StoreUnavailable(name);
      }
    },
  };
}
