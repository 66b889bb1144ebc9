import type { PageEntry } from '../../site.ts';
import type { Claim } from '../../collection.ts';
import type { Report } from '../rule.ts';

/** What only one page may have belongs to the first that claims it; any other is reported. */
export class Owners {
  readonly #owners = new Map<string, PageEntry>();

  claim(entry: PageEntry, claims: readonly Claim[]): Report[] {
    return claims.flatMap(({ key, path, message, severity }): Report[] => {
      const owner = this.#owners.get(key);
      if (owner === undefined || follows(entry, owner)) this.#owners.set(key, entry);
      if (owner === undefined || follows(entry, owner) || follows(owner, entry)) return [];
      return [{ at: { entry, path, on: 'value' }, message: message(owner), ...(severity && { severity }) }];
    });
  }
}

/** A page that is shown only when the other has ended: the two never stand side by side. */
function follows({ data: { publishOn } }: PageEntry, { data: { expiresOn } }: PageEntry): boolean {
  return publishOn !== undefined && expiresOn !== undefined && expiresOn < publishOn;
}
