/**
 * Path patterns as static hosts read them in `_headers` and
 * `_redirects`: `*` for anything, `:name` for a segment.
 */

export type PathPattern = { match: (path: string) => Readonly<Record<string, string>> | undefined };

export function pathPattern(pattern: string): PathPattern {
  const names: string[] = [];
  const source = pattern.replace(/:[A-Za-z]\w*|[*]|[.+?^${}()|[\]\\]/g, (token) => {
    if (token === '*') {
      names.push('splat');
      return '(.*)';
    }
    if (token.startsWith(':')) {
      names.push(token.slice(1));
      return '([^/]+)';
    }
    return `\\${token}`;
  });
  const expression = new RegExp(`^${source}$`);
  return {
    match(path) {
      const found = expression.exec(path);
      if (!found) return undefined;
      return Object.fromEntries(names.map((name, index) => [name, found[index + 1] ?? '']));
    },
  };
}
