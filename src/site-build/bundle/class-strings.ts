import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

/** The literal of a component that contains utilities, with its range in the file, quotes included. */
type ClassString = { utilities: string; from: number; to: number };

/** Folders whose components bring styles. Earlier ones are parts of later ones. */
const folders = ['src/ui', 'src/sections', 'src/templates', 'src/document', 'src/client'];

/** By the code of a module: one pass names the classes, and then both bundles replace them. */
const foundIn = new Map<string, ClassString[]>();

/**
 * The texts of utilities in a module: the literals in a `className`, and those given to `tw()`. A literal that
 * is only compared with, or names a property, is not one. Throws an error for a class that is put together from pieces.
 */
export function classStringsIn(file: string, code: string): ClassString[] {
  if (!code.includes('className') && !code.includes('tw(')) return [];
  const known = foundIn.get(code);
  if (known !== undefined) return known;
  const found: ClassString[] = [];
  visit(parseSync(file, code).program, false);
  foundIn.set(code, found);
  return found;

  function visit(value: unknown, isClass: boolean): void {
    if (Array.isArray(value)) for (const item of value) visit(item, isClass);
    if (!isNode(value)) return;
    if (isClass && value.type === 'TemplateLiteral')
      throw new Error(
        `${file}:${code.slice(0, value.start).split('\n').length}: a class is put together from pieces. Write each of its forms whole.`,
      );
    if (isClass && value.type === 'Literal' && typeof value['value'] === 'string') {
      found.push({ utilities: value['value'], from: value.start, to: value.end });
    }
    for (const [name, child] of Object.entries(value)) {
      if (child !== null && typeof child === 'object') visit(child, holdsClass(value, name, isClass));
    }
  }
}

type Node = { type: string; start: number; end: number } & Record<string, unknown>;

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** Whether literals below this part of a node are utilities. */
function holdsClass(node: Node, part: string, isClass: boolean): boolean {
  switch (node.type) {
    case 'JSXAttribute':
      return part === 'value' && nameOf(node['name']) === 'className';
    case 'CallExpression':
      return isClass || (part === 'arguments' && nameOf(node['callee']) === 'tw');
    case 'BinaryExpression':
      return false;
    case 'ConditionalExpression':
      return isClass && part !== 'test';
    case 'MemberExpression':
      return isClass && part === 'object';
    case 'Property':
      return isClass && part === 'value';
    default:
      return isClass;
  }
}

function nameOf(node: unknown): unknown {
  return isNode(node) ? node['name'] : undefined;
}

/** The class strings of all components, always in the same order, each with the file that has it first. */
export function readClassStrings(root: string, moreFolders: readonly string[] = []): Map<string, string> {
  const files = [...folders, ...moreFolders].flatMap((folder) =>
    globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }).toSorted(),
  );
  const found = new Map<string, string>();
  for (const file of files) {
    for (const { utilities } of classStringsIn(file, readFileSync(join(root, file), 'utf8'))) {
      if (!found.has(utilities)) found.set(utilities, file);
    }
  }
  return found;
}
