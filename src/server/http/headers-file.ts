/** Reads `_headers` as the hosts do, so that what is seen locally is what they will send. */
import { pathPattern, type PathPattern } from './path-pattern.ts';

type Line = { name: string; value: string; remove: boolean };
type Block = { pattern: PathPattern; lines: Line[] };

export type HeaderRules = (path: string) => Record<string, string>;

export function parseHeadersFile(text: string): HeaderRules {
  const blocks: Block[] = [];
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '' || line.trim().startsWith('#')) continue;
    if (/^\S/.test(line)) {
      blocks.push({ pattern: pathPattern(line.trim()), lines: [] });
      continue;
    }
    const parsed = parseLine(line.trim());
    if (parsed) blocks.at(-1)?.lines.push(parsed);
  }
  return (path) => {
    const headers: Record<string, string> = {};
    for (const { pattern, lines } of blocks) {
      if (!pattern.match(path)) continue;
      for (const { name, value, remove } of lines) {
        const before = headers[name];
        if (remove) delete headers[name];
        else headers[name] = before === undefined ? value : `${before}, ${value}`;
      }
    }
    return headers;
  };
}

function parseLine(line: string): Line | undefined {
  if (line.startsWith('!')) return { name: line.slice(1).trim().toLowerCase(), value: '', remove: true };
  const colon = line.indexOf(':');
  if (colon < 1) return undefined;
  return {
    name: line.slice(0, colon).trim().toLowerCase(),
    value: line.slice(colon + 1).trim(),
    remove: false,
  };
}
