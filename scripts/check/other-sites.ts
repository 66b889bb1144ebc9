import type { Answer } from '../../src/content/links/other-sites.ts';
import { askAll, otherAddresses } from '../../src/content/links/other-sites.ts';

/** Asks every other site that the content links to. Returns whether a link is broken. */
export async function checkOtherSites(sources: ReadonlyMap<string, string>): Promise<boolean> {
  const addresses = otherAddresses(sources);
  console.log(`Asking ${addresses.size} addresses of other sites ...`);
  const answers = await askAll([...addresses.keys()]);
  const lines = (wanted: Answer['state']) =>
    answers
      .filter(({ state }) => state === wanted)
      .flatMap(({ address, why }) =>
        (addresses.get(address) ?? []).map((place) => `  ${place}  ${address} (${why})`),
      );
  const broken = lines('broken');
  const unknown = lines('could not check');
  const fine = answers.filter(({ state }) => state === 'fine').length;
  if (broken.length > 0) console.log(`Broken:\n${broken.join('\n')}`);
  if (unknown.length > 0)
    console.log(`Could not check (not an error; look yourself):\n${unknown.join('\n')}`);
  console.log(`${fine} answer, ${broken.length} broken, ${unknown.length} could not be checked.`);
  return broken.length > 0;
}
