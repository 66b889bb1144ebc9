import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

/** A class literal with its range in the file, including quotes. */
type ClassLiteral = { text: string; from: number; to: number };

/** Folders with components that use Tailwind classes. Each may use the ones before it. */
const folders = ['src/ui', 'src/site/sections', 'src/site/templates', 'src/site/layout', 'src/client'];

/** Keyed by module source, because the server and the browser bundle transform the same modules. */
const literalsByCode = new Map<string, ClassLiteral[]>();

/**
 * Finds the class literals in a module: in `className` attributes and calls to `tw()`, except literals in comparisons and
 * property names. Throws if a class is concatenated.
 */
export function findClassLiterals(file: string, code: string): ClassLiteral[] {
  if (!code.includes('className') && !code.includes('tw(')) return [];
  const cached = literalsByCode.get(code);
  if (cached !== undefined) return cached;
  const classLiterals: ClassLiteral[] = [];
  visit(parseSync(file, code).program, false);
  literalsByCode.set(code, classLiterals);
  return classLiterals;

  function visit(value: unknown, isClass: boolean): void {
    if (Array.isArray(value)) for (const item of value) visit(item, isClass);
    if (!isNode(value)) return;
    if (isClass && value.type === 'TemplateLiteral')
      throw new Error(
        `${file}:${code.slice(0, value.start).split('\n').length}: a class name is concatenated. Write each variant in full.`,
      );
    if (isClass && value.type === 'Literal' && typeof value['value'] === 'string') {
      classLiterals.push({ text: value['value'], from: value.start, to: value.end });
    }
    for (const [name, child] of Object.entries(value)) {
      if (child !== null && typeof child === 'object') visit(child, containsClasses(value, name, isClass));
    }
  }
}

type Node = { type: string; start: number; end: number } & Record<string, unknown>;

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** Node properties in a class expression that contain non-class literals. */
const nonClassProperties: { readonly [nodeType: string]: readonly string[] } = {
  BinaryExpression: ['left', 'right'],
  ConditionalExpression: ['test'],
  MemberExpression: ['property'],
  Property: ['key'],
};

/** Whether literals below this property of a node are class literals. */
function containsClasses(node: Node, part: string, isClass: boolean): boolean {
  if (node.type === 'JSXAttribute') return part === 'value' && getName(node['name']) === 'className';
  if (node.type === 'CallExpression' && part === 'arguments' && getName(node['callee']) === 'tw') return true;
  return isClass && nonClassProperties[node.type]?.includes(part) !== true;
}

function getName(node: unknown): unknown {
  return isNode(node) ? node['name'] : undefined;
}

/** Reads the class literals of all components in a stable order, each with the first file that contains it. */
export function readClassLiterals(root: string, extraFolders: readonly string[] = []): Map<string, string> {
  const files = [...folders, ...extraFolders].flatMap((folder) =>
    globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }).toSorted(),
  );
  const filesByLiteral = new Map<string, string>();
  for (const file of files) {
    for (const { text } of findClassLiterals(file, readFileSync(join(root, file), 'utf8'))) {
      if (!filesByLiteral.has(text)) filesByLiteral.set(text, file);
    }
  }
  return filesByLiteral;
}
