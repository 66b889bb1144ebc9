/** The address that people mean by a file's name or by one with an ending: /probate for /pages/probate.md. */
export function plainAddress(typed: string): string {
  const path = typed
    .trim()
    .toLowerCase()
    .replace(/^\/*(?:content\/)?(?:pages\/)?/, '/')
    .replace(/\.(?:html?|mdx?)(?=#|$)/, '')
    .replace(/(?<=.)\/(?=#|$)/, '');
  return path.replaceAll(/[\s_]+/g, '-');
}
