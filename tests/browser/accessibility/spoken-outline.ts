import type { Locator } from '@playwright/test';

/**
 * A part of a page as a screen reader hands it on: landmarks, headings, lists, controls, with their names
 * and states. Sentences and figures are left out, so that an edited text or a new price does not change it.
 */
export async function spokenOutline(part: Locator): Promise<string> {
  await part.evaluate(showSummaries);
  const lines = (await part.ariaSnapshot()).split('\n');
  const outline = lines.flatMap((line) => {
    if (/^\s*- (?:\/url|paragraph|text|strong|emphasis|insertion|deletion)\b/.test(line)) return [];
    const [, role = '', name = '', states = ''] =
      /^(\s*- '?[a-z]+)(?: ("(?:[^"\\]|\\.)*"))?((?: \[[^\]]+\])*)/.exec(line) ?? [];
    return [`${role.replace("'", '')} ${name.replaceAll(/\d+(?:[.,:]\d+)*/g, '#')}${states}`.trimEnd()];
  });
  return `${outline.filter((line, index) => line !== outline[index - 1]).join('\n')}\n`;
}

/** In the page: browsers read a heading that is seen within a line that is not; Playwright leaves it out. */
function showSummaries(part: Element): void {
  for (const line of part.querySelectorAll('summary')) line.style.visibility = 'visible';
}
