import { execFile } from 'node:child_process';
import { cpSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'node-html-parser';
import { isNode, parseDocument, visit } from 'yaml';
import { beforeAll, expect, test } from 'vitest';
import { readContentFiles } from '#content/source/content-files.ts';
import { splitFrontmatter } from '#content/source/frontmatter.ts';
import { editFile } from '../support/live-content.ts';
import { copySite } from '../support/site-copy.ts';
import type { CommandResult, SiteCopy } from '../support/site-copy.ts';
import { addForms, startSite } from './new-forms.ts';

const run = promisify(execFile);

/** A copy of the site with a new language (Portuguese, with Spanish text), section type, form and field. */
let site: SiteCopy;
let unfinishedCheckResult: CommandResult;
let sectionResult: CommandResult;
let compilerResult: { stdout: string };
let outdatedCheckResult: CommandResult;
let checkResult: CommandResult;
let startOutput: string;

const pageName = 'immigration-law-portuguese';

beforeAll(async () => {
  site = await copySite();
  await addLanguageCode();
  unfinishedCheckResult = await site.run('check');
  await addLanguageText();
  cpSync('tests/gallery', join(site.folder, 'tests/gallery'), { recursive: true });
  sectionResult = await site.run('new', ['section', 'Fee table']);
  await addForms(site);
  const project = { extends: './tsconfig.json', include: ['src', 'tests/gallery'] };
  await writeFile(join(site.folder, 'tsconfig.new.json'), JSON.stringify(project));
  const tsc = [resolve('node_modules/typescript/bin/tsc'), '--noEmit', '--project', 'tsconfig.new.json'];
  compilerResult = await run(process.execPath, tsc, { cwd: site.folder }).catch((error: unknown) => ({
    stdout: error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error),
  }));
  const scaffoldResult = await site.run('new', ['translation', '/immigration-law', 'pt']);
  if (scaffoldResult.status !== 0) throw new Error(scaffoldResult.output);
  await translatePage();
  await editFile(site.folder, 'content/pages/probate.md', (text) =>
    text.replace(
      /^sections:\n/m,
      'sections:\n  - type: fee-table\n    heading: What probate costs\n    text: Ask us *first*.\n    disclaimers: [results]\n',
    ),
  );
  outdatedCheckResult = await site.run('check');
  checkResult = await site.run('check', ['--write-forms']);
  startOutput = await startSite();
}, 300_000);

async function copySpanishFile(
  path: string,
  change: (text: string) => string = (text) => text,
): Promise<void> {
  const text = await readFile(join(site.folder, path), 'utf8');
  await writeFile(join(site.folder, path.replace('/es.', '/pt.')), change(text));
}

/** Follows the recipe in src/README.md up to the files that the compiler requires. */
async function addLanguageCode(): Promise<void> {
  await copySpanishFile('src/content/languages/es.ts', (text) =>
    text
      .replace('const es:', 'const pt:')
      .replace("'Spanish'", "'Portuguese'")
      .replace("'es'", "'pt'")
      .replace("'es_US'", "'pt_BR'"),
  );
  await editFile(site.folder, 'src/content/languages/lexicons.ts', (text) =>
    text
      .replace("import { ru } from './ru.ts';", "import { pt } from './pt.ts';\n$&")
      .replace('ru, es }', 'ru, es, pt }'),
  );
  await editFile(site.folder, 'src/practice/schemas/figure-lexicons.ts', (text) =>
    text.replace(/^ {2}es: (\{\n(?: {4}.*\n)* {2}\},\n)/m, '$&  pt: $1'),
  );
}

/** Follows the rest of the recipe, with the classifier weights of another language. */
async function addLanguageText(): Promise<void> {
  await copySpanishFile('src/practice/advertising/phrases/es.txt');
  await copySpanishFile('src/practice/advertising/weights/es.json');
  for (const path of ['content/frames/es.md', 'content/menus/es.md'])
    await copySpanishFile(path, (text) =>
      text.replace('language: es', 'language: pt').replace('Español', 'Português'),
    );
  for (const { path, text } of await readContentFiles(site.folder)) {
    const { yaml, body } = splitFrontmatter({ path, text });
    if (!/^ +es: ?/m.test(yaml)) continue;
    const document = parseDocument(yaml);
    visit(document, {
      Map: (_, group) => {
        const spanish = group.get('es', true);
        if (isNode(spanish)) group.set('pt', spanish.clone());
      },
    });
    await writeFile(join(site.folder, path), `---\n${document.toString({ lineWidth: 0 })}---\n${body}`);
  }
}

async function translatePage(): Promise<void> {
  const folder = join(site.folder, 'content/immigration');
  const scaffoldedText = await readFile(join(folder, `${pageName}.md`), 'utf8');
  const [hash = ''] = /hash: .*/.exec(scaffoldedText) ?? [];
  const text = (await readFile(join(folder, 'immigration-spanish.md'), 'utf8'))
    .replace('language: es', 'language: pt')
    .replace(/hash: .*/, hash)
    .replace('Inmigración: familia', 'Imigração: família')
    .replace(/^description: /m, 'description: Imigração. ')
    .replace(/^reviewed:\n(?: .*\n)+/m, '');
  await writeFile(join(folder, `${pageName}.md`), text);
  for (const language of ['en', 'es', 'ru', 'uk'])
    await editFile(site.folder, `content/menus/${language}.md`, (menu) =>
      menu.replace(/^languages:\n/m, `languages:\n  - to: /${pageName}\n    label: Português\n`),
    );
}

test('the check reports every file that a new language needs', () => {
  expect(unfinishedCheckResult.status).toBe(1);
  for (const file of [
    'content/frames/pt.md',
    'content/menus/pt.md',
    'src/practice/advertising/phrases/pt.txt',
    'src/practice/advertising/weights/pt.json',
  ])
    expect(unfinishedCheckResult.output).toMatch(
      new RegExp(`^${file}:1:1.*\n  This file is missing\\.`, 'm'),
    );
  expect(unfinishedCheckResult.output).toMatch(
    /results\.md:\d+:\d+ \[schema\]\n {2}(?:texts, )?pt {2}is missing/,
  );
  expect(unfinishedCheckResult.output).not.toContain('    at ');
});

test('the code compiles, and the check reports no missing files or text', () => {
  expect(compilerResult.stdout).toBe('');
  expect(checkResult.status).toBe(0);
  expect(checkResult.output).not.toMatch(/Replace FILL IN|is missing/);
});

test('the check reports outdated form copy', () => {
  const { status, output } = outdatedCheckResult;
  expect(status).toBe(1);
  expect(output).toContain('Regenerate it: npm run check -- --write-forms');
  expect(output).toMatch(/\nChecked \d+ files: 1 generated file is out of date \(\d+ ms\)\.\n$/);
});

test('the page is built in the language, with hreflang links between all versions', async () => {
  expect(startOutput).toContain('pages built into dist/client');
  const html = parse(await site.readBuiltFile(`${pageName}.html`));
  expect(html.querySelector('html')?.getAttribute('lang')).toBe('pt');
  expect(html.querySelector('meta[property="og:locale"]')?.getAttribute('content')).toBe('pt_BR');
  for (const name of ['immigration-law', 'immigration-spanish', pageName]) {
    const version = parse(await site.readBuiltFile(`${name}.html`));
    const codes = version.querySelectorAll('link[hreflang]').map((link) => link.getAttribute('hreflang'));
    expect(codes.toSorted()).toEqual(['en', 'es', 'pt', 'ru', 'uk', 'x-default']);
    const row = version.querySelector('header + div');
    expect(row?.querySelector('[lang="pt"]')?.text).toBe('Português');
  }
});

test('menus, header, footer and disclaimers are in the language', async () => {
  const html = parse(await site.readBuiltFile(`${pageName}.html`));
  expect(html.querySelector('header')?.text).toContain('Áreas de práctica');
  expect(html.querySelector('header + div a[href="/immigration-ukrainian"]')).not.toBeNull();
  expect(html.querySelector('footer')?.text).toContain('La información de este sitio es general.');
  const english = parse(await site.readBuiltFile('immigration-law.html'));
  expect(english.querySelector(`header + div a[href="/${pageName}"]`)?.text).toContain('Português');
});

test('the check reports missing text and forbidden promises in the language', async () => {
  await editFile(site.folder, 'content/disclaimers/results.md', (text) => text.replace(/^ {2}pt: .*\n/m, ''));
  await editFile(site.folder, `content/immigration/${pageName}.md`, (text) =>
    text.replace(/^( {2}heading: ).*$/m, '$1Le garantizamos que ganaremos su caso'),
  );
  const { output, status } = await site.run('check');
  expect(status).toBe(1);
  expect(output).toMatch(/results\.md:\d+:\d+ \[schema\]\n {2}(?:texts, )?pt {2}is missing/);
  expect(output).toMatch(new RegExp(`${pageName}\\.md:\\d+:\\d+ \\[AD-07\\]\\n`));
});

test('a new section type is in the gallery, and is rendered', async () => {
  expect(sectionResult.status).toBe(0);
  expect(sectionResult.output).toMatch(
    /Describe it and its fields: src\/practice\/schemas\/parts\/section\.ts:\d+/,
  );
  expect(await readFile(join(site.folder, 'tests/gallery/services.tsx'), 'utf8')).toContain(
    '<FeeTableSection ',
  );
  const text = parse(await site.readBuiltFile('probate.html')).querySelector('main')?.innerHTML ?? '';
  expect(text).toMatch(/What probate costs<\/h2>[^]*<em>first<\/em>/);
  const secondRun = await site.run('new', ['section', 'fee table']);
  expect(secondRun.output).toContain('The section "fee-table" already exists.');
});
