import { fillInMarker } from '../../fields/kinds.ts';
import { listEntries } from '../../site.ts';
import type { Entry } from '../../site.ts';
import type { NewDiagnostic, SiteRule } from '../rule.ts';
import { locateInFile } from '../locate.ts';

function listReferencedFiles({ references }: Entry): string[] {
  return references.flatMap(({ kind, text }) =>
    kind.kind === 'reference' ? [`${kind.collection}/${text}`] : [],
  );
}

/** Questions, cards and similar files that no page references. */
export const unlistedFiles: SiteRule = {
  id: 'unlisted',
  severity: 'warning',
  why: 'Visitors never see a question or card that no page lists.',
  run: ({ entries, entriesByFile }) => {
    const listedFiles = new Set([...entriesByFile.values()].flatMap(listReferencedFiles));
    return listEntries(entries).flatMap(({ collection, config, id, file, frontmatter }): NewDiagnostic[] => {
      const { noun, listedIn } = config;
      if (listedIn === undefined || listedFiles.has(`${collection}/${id}`)) return [];
      // `unfinishedText` reports files that contain FILL IN.
      if (frontmatter.text.includes(fillInMarker)) return [];
      const message = `No page lists this ${noun}, so visitors never see it. Add ${id} to ${listedIn}, or delete the file.`;
      return [{ ...locateInFile(file), message }];
    });
  },
};
