import type { Problem } from '../../report/problem.ts';
import type { Entries } from '../../site.ts';
import { problemAt } from '../../source/places.ts';

/** The footer names the main office's city as the place where the work is done (Florida Bar rule 4-7.12(a)(2)). */
export function checkMainOffice({ site, offices }: Entries): Problem[] {
  const firm = site.get('firm');
  const main = firm && offices.get(firm.data.mainOffice);
  if (firm === undefined || main === undefined || main.data.bonaFide) return [];
  return [
    {
      ...problemAt(firm.frontmatter, ['mainOffice'], 'value'),
      field: 'mainOffice',
      message: `names the office "${main.id}", where no lawyer of the firm works regularly (bonaFide in ${main.file}). Every footer gives its city: name an office with "bonaFide: true".`,
    },
  ];
}
