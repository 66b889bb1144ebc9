import type { SiteRule } from './rule.ts';
import { locateValue } from '#content/rules/locate.ts';

/** A main office where no attorney regularly works, although every footer names its city. */
export const mainOffice: SiteRule = {
  id: 'main-office',
  severity: 'error',
  why: 'Advertising must name the city of an office where an attorney of the firm regularly works.',
  authority: 'Florida Bar rule 4-7.12(a)(2)',
  run: ({ entries: { site, offices } }) => {
    const firm = site.get('firm');
    const office = firm && offices.get(firm.data.mainOffice);
    if (firm === undefined || office === undefined || office.data.bonaFide) return [];
    const message = `names the office "${office.id}", where no attorney of the firm works regularly (bonaFide in ${office.file}). Every footer shows its city, so choose an office with "bonaFide: true".`;
    return [{ ...locateValue(firm, ['mainOffice']), message }];
  },
};
