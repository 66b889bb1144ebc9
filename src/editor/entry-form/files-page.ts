import { html } from 'hono/html';
import type { Connect } from 'vite';
import type { Site } from '#practice/site.ts';
import { listFiles } from '../api/files.ts';
import type { Html } from '../author-parts.ts';
import { buildFormUrl } from '../reference/form-url.ts';
import { servePage } from '../author/html-page.ts';
import { fieldStyle } from '../fields/style.ts';

/** Styles of `/files`, in addition to those of `/author`. */
const formStyle = `
:root { --edge: var(--line); --ink: light-dark(#14282b, #e6efed); --soft: light-dark(#4c6265, #a9bdbb); --paper: light-dark(#fff, #12262b); --mist: light-dark(#f2f6f5, #1c2f34); --bad: light-dark(#a5201b, #ff9d94); }
.entry { margin: 1.5rem 0; } .entry div { display: block; max-width: none; margin-top: 0; } .entry :is(.foot, .formats) { display: flex; } .entry .hint { max-width: none; } .field, .list, .group, .entry .card { background: light-dark(#fff, #12262b); border: 1px solid var(--line); border-radius: .625rem; padding: .8rem 1.1rem; margin: .8rem 0; }
.group .field, .group .list, .group .group, .list .group { border-color: light-dark(#dfe8e5, #24393e); } .list { display: block; } .list ol { list-style: none; padding: 0; margin: 0; } legend { padding: 0 .3rem; }
.list .row button, .versions .row button { min-height: 2.75rem; min-width: 2.75rem; background: none; color: inherit; border: 1px solid var(--line); } .row { margin: .4rem 0; }
.bad, .warning { margin: .3rem 0; } .warning { color: light-dark(#7a4d00, #f2c46d); }
.foot { position: sticky; bottom: 0; background: light-dark(#eff4f2, #0b1a1e); border-top: 1px solid var(--line); padding: .8rem 0; margin: 1rem 0 0; max-height: 70vh; overflow: auto; } .foot > .message { order: 1; margin: 0; } .foot > .versions { flex-basis: 100%; } .actions { margin-top: 3rem; }
nav a[aria-current] { font-weight: 700; text-decoration: none; } nav button.quiet { border-color: currentcolor; } select:focus-visible, summary:focus-visible { outline: 3px solid var(--sun); outline-offset: 1px; }
@media (min-width: 60rem) { .translated .field:has(.source) { display: grid; grid-template-columns: 1fr 1fr; gap: 0 1.2rem; } .translated .field:has(.source) > :is(label, div:not(.words)) { grid-column: 1 / -1; } .translated .field:has(.source) > :is(input, .words) { align-self: start; } .translated .field:has(.source) > .hint { grid-column: 1 / -1; } }
`;

/** Serves `/files`: the list of all content files, or the form for one file, which React renders in the browser. */
export function serveFilesPage(getSite: () => Site | undefined): Connect.NextHandleFunction {
  return servePage('Content files', fieldStyle + formStyle, (parameters) => {
    if (parameters.has('file'))
      return { main: html`<p>Loading…</p>`, script: 'entry-form/browser/start.tsx' };
    const site = getSite();
    return {
      main: site === undefined ? 'The content has errors. Fix them first.' : renderFiles(site, parameters),
      script: 'author/browser/start.ts',
    };
  });
}

function renderFiles(site: Site, parameters: URLSearchParams): Html {
  const query = parameters.get('find') ?? '';
  const sections = listFiles(site).flatMap((kind) => {
    const files = kind.files.filter(({ file, title }) =>
      `${file} ${title}`.toLowerCase().includes(query.toLowerCase()),
    );
    const isOpen = query !== '' || kind.collection === parameters.get('new');
    return query !== '' && files.length === 0 ? [] : renderKind({ ...kind, files }, isOpen);
  });
  return html`<header>
      <p><a href="/author">Overview</a></p>
      <h1>Content files</h1>
      <form role="search">
        <label for="find-file">Find a file</label>
        <div><input id="find-file" type="search" name="find" value="${query}" /><button>Find</button></div>
      </form>
    </header>
    ${sections}`;
}

function renderKind({ label, files, start }: ReturnType<typeof listFiles>[number], isOpen: boolean): Html {
  const items = files.map(
    ({ file, title, isDraft }) =>
      html`<li>
        <a href="${buildFormUrl(file)}">${title}</a> ${isDraft && html`<strong>Draft</strong>`}<br />
        <code>${file}</code>
      </li>`,
  );
  return html`<details ${isOpen && 'open'}>
    <summary>${label} <b>${files.length}</b></summary>
    <ul>
      ${items}
    </ul>
    ${
      start &&
      html`<form method="post" action="files/new">
        <input type="hidden" name="kind" value="${start.kind}" />
        <label for="new-${start.kind}">Name of the new ${start.noun}</label>
        <div>
          <input id="new-${start.kind}" name="name" placeholder="For example, ${start.example}" required />
          <button>Create a draft</button>
        </div>
        <output></output>
      </form>`
    }
  </details>`;
}
