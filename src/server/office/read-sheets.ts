/** Reads enquiries for the office: all of them, or the one that an ID's beginning names. */
import * as z from 'zod/mini';
import { sheetSchema } from '../../../supabase/functions/_shared/mail/render.ts';
import { endLink } from '../../../supabase/functions/_shared/mail/token-link.ts';
import type { Store } from '../../../supabase/functions/_shared/store/store.ts';
import { OfficeRefusal } from './office-client.ts';

const sheets = z.array(sheetSchema);

export type Sheet = z.output<typeof sheetSchema>;

const pageSize = 1000;

/** Newest first. Each page goes on after the end of the one before, whatever was handled meanwhile. */
export async function allSheets(store: Store, all: boolean): Promise<Sheet[]> {
  const found: Sheet[] = [];
  for (let last: Sheet | undefined; ;) {
    const after = last && { createdAt: last.createdAt, id: last.id };
    const page = sheets.parse(await store.call('list_leads', { all, limit: pageSize, after }));
    const end = page.at(-1);
    if (end !== undefined && end.id === last?.id) {
      throw new OfficeRefusal(
        'The project’s database is older than this copy: run `supabase db push` first.',
      );
    }
    found.push(...page);
    if (page.length < pageSize) return found;
    last = end;
  }
}

export async function sheetOf(store: Store, id: string): Promise<Sheet> {
  const found = z.nullish(sheetSchema).parse(await store.call('show_lead', { id }));
  if (!found) throw notFound(id);
  return found;
}

export function notFound(id: string): OfficeRefusal {
  return new OfficeRefusal(`No enquiry, or more than one, has an ID that starts with "${id}".`);
}

/** Every e-mail to a subscriber needs the reader's own link, so it stands beside the address. */
export function withEndLink({ endToken, ...sheet }: Sheet, functionsUrl: string): Sheet {
  return typeof endToken === 'string' ? { ...sheet, endLink: endLink(functionsUrl, endToken) } : sheet;
}
