import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Visitor, parseSync } from 'vite';

/** A class literal with its range in the file, including quotes. */
type ClassLiteral = { text: string; start: number; end: number };

/** Folders with components that use Tailwind classes. Classes of the layout come first, because every page has them. */
const folders = ['src/site/layout', 'src/ui', 'src/site/sections', 'src/site/templates', 'src/client'];

type Range = { start: number; end: number };

/**
 * Finds the class literals in a module: in `className` attributes and calls to `tw()`, except literals in comparisons and
 * property names. Throws if a class is in a template literal.
 */
export function findClassLiterals(file: string, code: string): ClassLiteral[] {
  const classExpressions: Range[] = [];
  const otherExpressions: Range[] = [];
  const literals: ClassLiteral[] = [];
  const templates: Range[] = [];
  new Visitor({
    JSXAttribute({ name, value }) {
      if (name.name === 'className' && value !== null) classExpressions.push(value);
    },
    CallExpression({ callee, arguments: args }) {
      if (callee.type === 'Identifier' && callee.name === 'tw') classExpressions.push(...args);
    },
    BinaryExpression: (node) => void otherExpressions.push(node),
    ConditionalExpression: ({ test }) => void otherExpressions.push(test),
    MemberExpression: ({ property }) => void otherExpressions.push(property),
    Property: ({ key }) => void otherExpressions.push(key),
    Literal({ value, start, end }) {
      if (typeof value === 'string') literals.push({ text: value, start, end });
    },
    TemplateLiteral: (node) => void templates.push(node),
  }).visit(parseSync(file, code).program);

  const isClass = (range: Range) =>
    classExpressions.some(contains(range)) && !otherExpressions.some(contains(range));
  const classTemplate = templates.find(isClass);
  if (classTemplate !== undefined) {
    const line = code.slice(0, classTemplate.start).split('\n').length;
    throw new Error(
      `${file}:${line}: a class is in a template literal. Write each variant in full, in quotes.`,
    );
  }
  return literals.filter(isClass);
}

function contains({ start, end }: Range) {
  return (outer: Range) => outer.start <= start && end <= outer.end;
}

/** Reads the class literals of all components, in a stable order. */
export function readClassLiterals(root: string, extraFolders: readonly string[] = []): Set<string> {
  const files = [...folders, ...extraFolders].flatMap((folder) =>
    globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }).toSorted(),
  );
  const literals = files.flatMap((file) => findClassLiterals(file, readFileSync(join(root, file), 'utf8')));
  return new Set(literals.map(({ text }) => text));
}
