/** A rule of minified CSS, or a block of rules such as a media query. */
const rulePattern = /[^{}]+\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g;

type Rule = { selectors: string; body: string };

/**
 * Writes the declarations of one selector once: a rule joins the one before it of the very same selectors, where no rule
 * between the two is about one of their classes. So no element looks different. Takes minified CSS, with rules at most
 * two levels deep in blocks, and throws an error for any other.
 */
export function joinRules(css: string): string {
  const found = css.match(rulePattern) ?? [];
  if (found.join('') !== css)
    throw new Error('The rules of the stylesheet are nested too deeply to be joined.');
  const joined: Rule[] = [];
  const lastAbout = new Map<string, Rule>();
  for (const text of found) {
    const rule = ruleOf(text);
    const names = [...text.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name);
    const before = lastAbout.get(names[0] ?? '');
    if (before?.selectors === rule.selectors && names.every((name) => lastAbout.get(name) === before)) {
      before.body = isBlock(rule) ? joinRules(`${before.body}${rule.body}`) : `${before.body};${rule.body}`;
      continue;
    }
    joined.push(isBlock(rule) ? { ...rule, body: joinRules(rule.body) } : rule);
    const last = joined.at(-1);
    for (const name of names) if (last !== undefined) lastAbout.set(name, last);
  }
  return joined.map(({ selectors, body }) => `${selectors}{${body}}`).join('');
}

function ruleOf(text: string): Rule {
  const opening = text.indexOf('{');
  return { selectors: text.slice(0, opening), body: text.slice(opening + 1, -1) };
}

function isBlock({ selectors, body }: Rule): boolean {
  return selectors.startsWith('@') && body.includes('{');
}
