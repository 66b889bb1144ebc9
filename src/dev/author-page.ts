import type { Connect } from 'vite';
import type { Loaded } from '#content/load.ts';
import { escapeMarkup as escape } from '#content/markdown/compile.ts';
import { reportProblems } from '#content/report/print.ts';
import { advertisingFindings } from '#site-build/built-advertising.ts';
import { readWeights, roomInWords } from '#site-build/page-room.ts';
import { collectStatus } from '../status/collect.ts';
import type { Item, Part, StatusReport } from '../status/report.ts';
import { contentList } from './content-list.ts';
import type { ListedCollection, ListedFile } from './content-list.ts';
import { previewWorld } from './preview-world.ts';

type Shown = { problems: string } | { list: ListedCollection[]; report: StatusReport };

/** The authors' own page as one HTML text that asks for nothing else. */
function authorHtml(shown: Shown): string {
  const main =
    'problems' in shown ? `<h1>Content problems</h1><pre>${escape(shown.problems)}</pre>` : overview(shown);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Content of this site</title><link rel="icon" href="/favicon.svg"><style>${style}</style></head><body><main>${main}</main>
<script type="module" src="/@vite/client"></script></body></html>`;
}

function overview({ list, report }: Exclude<Shown, { problems: string }>): string {
  const files = list.reduce((sum, { files: own }) => sum + own.length, 0);
  const links = [
    ...report.parts.map(({ id, title, items }) => navLink(id, title, items.length)),
    ...list.map(({ name, files: own }) => navLink(name, name, own.length)),
  ];
  return `<h1>Content of this site</h1>
<p>${report.day}: ${report.pages} pages from ${files} files. Save a file, and this page is a reload away.</p>
<nav aria-label="On this page"><ul>${links.join('')}</ul></nav>
<h2>What needs a look</h2>${report.parts.map(partHtml).join('')}
<h2>All files</h2>${list.map(collectionHtml).join('')}`;
}

function navLink(id: string, title: string, count: number): string {
  return `<li><a href="#${id}">${escape(title)}</a> ${count}</li>`;
}

function partHtml({ id, title, none, items }: Part): string {
  const body = items.length === 0 ? `<p>${escape(none)}</p>` : `<ul>${items.map(itemHtml).join('')}</ul>`;
  return `<details id="${id}"${items.length > 0 && id !== 'reading' ? ' open' : ''}><summary>${escape(title)} <b>${items.length}</b></summary>${body}</details>`;
}

function itemHtml({ file, line, path, text, details = [] }: Item): string {
  const page = path === undefined ? '' : `<a href="${escape(path)}">${escape(path)}</a> `;
  const more =
    details.length === 0 ? '' : `<ul>${details.map((detail) => `<li>${escape(detail)}</li>`).join('')}</ul>`;
  return `<li>${page}<code>${escape(file)}:${line}</code> ${escape(text)}${more}</li>`;
}

function collectionHtml({ name, noun, files }: ListedCollection): string {
  if (files.length === 0)
    return `<section id="${name}"><h3>${name}</h3><p>No ${escape(noun)} yet.</p></section>`;
  return `<section id="${name}"><h3>${name}</h3><table><tr><th>Name</th><th>State</th><th>File</th></tr>${files.map(row).join('')}</table></section>`;
}

function row({ file, name, path, states }: ListedFile): string {
  const title = path === undefined ? escape(name) : `<a href="${escape(path)}">${escape(name)}</a>`;
  const tags = states.map((state) => `<span class="${state.replace(' ', '-')}">${state}</span>`).join(' ');
  return `<tr><td>${title}</td><td>${tags}</td><td><code>${escape(file)}</code></td></tr>`;
}

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; --line: #8884; --tag: #8882; --soft: #8881; --link: light-dark(#0b5563, #7fd1de); }
body { margin: 0; } main { overflow-wrap: anywhere; max-width: 72rem; margin: auto; padding: 2rem 1.5rem 6rem; }
h1, h2, h3 { line-height: 1.2; letter-spacing: -.01em; } h2 { margin: 3rem 0 1rem; } h3 { margin: 2.25rem 0 .5rem; }
a { color: var(--link); } b { font-weight: 400; opacity: .7; }
nav { background: var(--soft); border-radius: .75rem; padding: 1rem 1.25rem; }
nav ul { columns: 17rem; padding: 0; margin: 0; list-style: none; font-size: .9em; } nav li { break-inside: avoid; margin: 0; padding: .2rem 0; }
details { border-top: 1px solid var(--line); padding: .6rem 0; } summary { cursor: pointer; font-weight: 600; }
li { margin: .35rem 0; } code, pre { font-size: .85em; } pre { overflow: auto; } code { opacity: .8; }
table { width: 100%; border-collapse: collapse; table-layout: fixed; } th { text-align: left; font-size: .85em; opacity: .7; }
td, th { border-top: 1px solid var(--line); padding: .4rem .75rem .4rem 0; vertical-align: top; overflow-wrap: anywhere; }
th:first-child { width: 42%; } th:nth-child(2) { width: 20%; }
span { background: var(--tag); border-radius: 1rem; padding: .1rem .6rem; font-size: .85em; white-space: nowrap; }
.review-overdue, .expired, .disputed { background: #c0392b33; } .draft, .scheduled { background: #2471a333; }
.review-due, .translation-stale, .dated { background: #b9770e33; }
@media (max-width: 40rem) { td, tr { display: block; border: 0; } tr { border-top: 1px solid var(--line); } th { display: none; } }
`;

/** Answers `/author` of the dev server: everything there is, what state it is in, and the owner's report. */
export function authorPage(root: string, latest: () => Loaded): Connect.NextHandleFunction {
  return (request, response, next) => {
    // Mounted at /author: what is left of the address must be nothing.
    if (!/^\/?(\?|$)/.test(request.url ?? '')) return next();
    authorText(root, latest()).then((html) => {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.setHeader('Cache-Control', 'no-store');
      response.end(html);
    }, next);
  };
}

/** The page of a state of the content: the list and the report, or the problems. */
export async function authorText(root: string, { site, problems, sources }: Loaded): Promise<string> {
  if (site === undefined) {
    return authorHtml({ problems: reportProblems(problems, sources) });
  }
  const advertising = await advertisingFindings(site, sources, root);
  return authorHtml({ list: contentList(site), report: await collectStatus(site, { root, advertising }) });
}

/** Answers `/words-left?page=/probate`: how many words the page has room for, as far as the last build tells. */
export function wordsLeft(root: string): Connect.NextHandleFunction {
  return (request, response) => {
    const site = previewWorld()?.site;
    const path = new URLSearchParams(request.url?.split('?')[1]).get('page') ?? '';
    response.setHeader('Content-Type', 'text/plain; charset=utf-8');
    response.setHeader('Cache-Control', 'no-store');
    response.end(site === undefined ? '' : roomInWords(site, readWeights(root), path));
  };
}
