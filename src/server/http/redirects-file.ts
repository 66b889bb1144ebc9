/**
 * Reads `_redirects` as Netlify does: one `from to status` on each line, the first that
 * fits wins. Where a file stands at the address, only a rule with `!` comes before it.
 */
import { pathPattern } from './path-pattern.ts';

export type Redirect = { to: string; status: number; beforeFiles: boolean };
export type RedirectRules = (path: string) => Redirect | undefined;

export function parseRedirectsFile(text: string): RedirectRules {
  const rules = text.split(/\r?\n/).flatMap((line) => {
    const [from, to, status = '301'] = line.trim().split(/\s+/);
    if (!from || !to || from.startsWith('#')) return [];
    const beforeFiles = status.endsWith('!');
    return [{ pattern: pathPattern(from), to, status: Number.parseInt(status, 10), beforeFiles }];
  });
  return (path) => {
    for (const { pattern, to, ...rule } of rules) {
      const found = pattern.match(path) ?? pattern.match(path.replace(/(?<=.)\/$/, ''));
      if (found)
        return { to: to.replace(/:([A-Za-z]\w*)/g, (whole, name: string) => found[name] ?? whole), ...rule };
    }
    return undefined;
  };
}
