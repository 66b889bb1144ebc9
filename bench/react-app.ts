import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { HTMLElement, parse, TextNode } from 'node-html-parser';
import type { Node } from 'node-html-parser';
import { build } from 'vite';

/** Builds a page of this site as a React app. `remove` deletes the project and the built `folder`. */
export async function buildReactApp(path: string): Promise<{ folder: string; remove: () => Promise<void> }> {
  // Inside the project, so that the app finds React.
  const root = await mkdtemp(join(process.cwd(), '.cache/react-app-'));
  await cp('bench/projects/react', root, { recursive: true });
  const document = parse(
    await readFile(join('dist/client', path === '/' ? 'index.html' : `${path}.html`), 'utf8'),
  );
  const styles = document.querySelectorAll('style').map((style) => style.text);
  await writeFile(join(root, 'styles.css'), styles.join('\n'));
  const body = convertChildren(document.querySelector('body'));
  await writeFile(join(root, 'page.jsx'), `export function Page() {\n  return <>${body}</>;\n}\n`);
  for (const name of ['images', 'favicon.svg'])
    await cp(join('dist/client', name), join(root, 'public', name), { recursive: true });
  await build({ root, configFile: false, plugins: [react()], logLevel: 'error' });
  return { folder: join(root, 'dist'), remove: () => rm(root, { recursive: true, force: true }) };
}

const omittedTags = new Set(['script', 'style', 'noscript', 'template']);

/** Attributes whose empty value is a string, not a boolean. */
const emptyAttributePattern = /^(?:data-|aria-|alt$|value$)/;

/** Converts the children of an element to JSX. React's production build accepts HTML attribute names. */
function convertChildren(parent: Node | null): string {
  const children = (parent?.childNodes ?? []).map((node) => {
    if (node instanceof TextNode) return node.text === '' ? '' : `{${JSON.stringify(node.text)}}`;
    if (!(node instanceof HTMLElement) || omittedTags.has(node.rawTagName)) return '';
    const attributes = Object.entries(node.attributes).map(([name, value]) => {
      const property = node.rawTagName === 'input' && name === 'value' ? 'defaultValue' : name;
      const isBoolean = value === '' && !emptyAttributePattern.test(name);
      return ` ${property}={${isBoolean ? 'true' : JSON.stringify(value)}}`;
    });
    return `<${node.rawTagName}${attributes.join('')}>${convertChildren(node)}</${node.rawTagName}>`;
  });
  return children.join('');
}
