import type { AnyEntry } from '../entry.ts';
import { linesAboveFields } from '../frontmatter/lines-above-fields.ts';
import { fieldAt, fieldName } from '../problems/places.ts';
import type { Problem } from '../problems/problem.ts';
import { placeInBody } from '../problems/text-places.ts';
import { matchesOf } from '../wording/matches.ts';

/**
 * Domains that nobody can own (RFC 2606): whoever writes there reaches
 * nobody. "name@example.com" shows visitors how an address is typed.
 */
export const sampleAddress =
  /(?<![\w.@-])(?!name@example\.)(?:[\w.+-]+@)?(?:[a-z\d-]+\.)*example\.(?:com|org|net)(?![\w-])/gi;

/** Sample addresses in a file that does not say of itself that it holds sample data. */
export function sampleAddresses({ file, frontmatter }: AnyEntry): Problem[] {
  const { head, body, bodyLineOffset } = frontmatter;
  const inFields = matchesOf(head, sampleAddress).flatMap(({ 0: found, index }): Problem[] => {
    const path = fieldAt(frontmatter.document.contents, index);
    // Neither remarks nor the note for colleagues are shown.
    if (path === undefined || path[0] === 'note') return [];
    const place = placeInBody(head, linesAboveFields, index, found.length);
    return [
      { file, ...place, field: fieldName(path), message: `holds ${mustNotGoLive(found)}`, severity: 'error' },
    ];
  });
  const inBody = matchesOf(body, sampleAddress).map(({ 0: found, index }): Problem => {
    const place = placeInBody(body, bodyLineOffset, index, found.length);
    return { file, ...place, message: `Here stands ${mustNotGoLive(found)}`, severity: 'error' };
  });
  return [...inFields, ...inBody];
}

function mustNotGoLive(address: string): string {
  return `the sample address ${address}, which must not go live. Put the real one in its place.`;
}
