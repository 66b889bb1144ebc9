import type { PageEntry } from '../../site.ts';
import type { Claim } from '../../collection.ts';
import type { NewDiagnostic } from '../rule.ts';
import { locateValue } from '../locate.ts';

/** The owners of unique values. A value belongs to the first page that claims it; later claims are reported. */
export class Owners {
  readonly #owners = new Map<string, PageEntry>();

  /** Records a page's claims, and reports each value that another page owns, unless the two are never visible at the same time. */
  checkClaims(entry: PageEntry, claims: readonly Claim[]): NewDiagnostic[] {
    return claims.flatMap(({ key, path, message, severity }): NewDiagnostic[] => {
      const owner = this.#owners.get(key);
      if (owner === undefined || follows(entry, owner)) this.#owners.set(key, entry);
      if (owner === undefined || follows(entry, owner) || follows(owner, entry)) return [];
      return [{ ...locateValue(entry, path), message: message(owner), ...(severity && { severity }) }];
    });
  }
}

/** Returns whether a page is published only after the other has ended. */
function follows({ data: { publishOn } }: PageEntry, { data: { expiresOn } }: PageEntry): boolean {
  return publishOn !== undefined && expiresOn !== undefined && expiresOn < publishOn;
}
