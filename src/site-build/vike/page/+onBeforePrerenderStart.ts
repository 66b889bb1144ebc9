import { renderContext } from '../content.ts';

/** The address of every page, for prerendering. */
export async function onBeforePrerenderStart(): Promise<string[]> {
  const { site } = await renderContext();
  return [...site.pages.keys()];
}
