import type { Found } from './markdown-slips.ts';

/**
 * Slips that show only beside the lines above: headings that
 * skip a level, open bold, indented and underlined text.
 */
export function structureSlips(text: string): Found[] {
  return [...skippedLevels(text), ...openBold(text), ...besideTheLineAbove(text)];
}

/** The page's own headings end at level 2, so that a text may begin with ## or ###. */
function skippedLevels(text: string): Found[] {
  let level = 2;
  return [...text.matchAll(/^(#{2,6}) .*$/gm)].flatMap(({ 0: line, 1: signs = '', index }) => {
    const fits = signs.length <= level + 1;
    const wanted = '#'.repeat(level + 1);
    level = signs.length;
    const message = `This heading skips a level: after ${wanted.slice(1)} comes ${wanted}. Screen readers tell sections apart by it.`;
    return fits ? [] : [{ index, length: line.length, message }];
  });
}

/** Bold words begin and end in one paragraph. */
function openBold(text: string): Found[] {
  return [...text.matchAll(/(?:[^\n]*\S[^\n]*(?:\n|$))+/g)].flatMap(({ 0: paragraph, index }) => {
    const signs = [...paragraph.matchAll(/(?<!\*)\*\*(?!\*)/g)];
    const last = signs.at(-1);
    if (last === undefined || signs.length % 2 === 0) return [];
    const message =
      'Two stars stand here without their match, and would be shown. Bold words have two before and two behind: **words**.';
    return [{ index: index + last.index, length: 2, message }];
  });
}

function besideTheLineAbove(text: string): Found[] {
  const found: Found[] = [];
  let index = 0;
  let above = '';
  let inList = false;
  for (const line of text.split('\n')) {
    if (/^ {0,3}(?:[-*+]|\d+[.)])\s/.test(line)) inList = true;
    else if (/^\S/.test(line)) inList = false;
    if (/^(?:={2,}|-{2,})\s*$/.test(line) && above.trim() !== '') {
      const message = `A line of ${line.charAt(0)} right below a text makes a heading of it. Leave a blank line above, or start the heading with ##.`;
      found.push({ index, length: line.length, message });
    } else if (!inList && above.trim() === '' && /^(?: {4}|\t)\s*\S/.test(line)) {
      found.push({
        index,
        length: line.length,
        message: 'Text that is indented this far is shown as program code. Take the spaces before it away.',
      });
    }
    index += line.length + 1;
    above = line;
  }
  return found;
}
