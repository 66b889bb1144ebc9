import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { peerFolder } from '../peer-tools.ts';
import type { ReactPage } from './react-page.ts';

/** A React app with one page, and how it is built. */
export type ReactApp = {
  name: string;
  installed: () => boolean;
  command: string[];
  outFolder: string;
  /** The app's files: path and text. */
  files: (page: ReactPage) => [string, string][];
};

/** Drawn in the browser: the document is empty until its script has run. */
const clientRendered: ReactApp = {
  name: 'React in the browser',
  installed: () => true,
  command: [join(process.cwd(), 'node_modules/.bin/vite'), 'build'],
  outFolder: 'dist',
  files: (page) => [
    ['package.json', '{ "private": true, "type": "module" }\n'],
    ['vite.config.js', `import react from '@vitejs/plugin-react';\nexport default { plugins: [react()] };\n`],
    [
      'index.html',
      `<!doctype html><html${page.root.html}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
        `<title>${page.title}</title><meta name="description" content="${page.description.replaceAll('"', '&quot;')}"><link rel="icon" href="/favicon.svg"><link rel="manifest" href="/site.webmanifest"></head>` +
        '<body><div id="root"></div><script type="module" src="/main.jsx"></script></body></html>\n',
    ],
    [
      'main.jsx',
      `import { createRoot } from 'react-dom/client';\nimport './styles.css';\nimport { Page } from './page.jsx';\n\n` +
        `createRoot(document.getElementById('root')).render(<Page />);\n`,
    ],
    ...components(page, ''),
  ],
};

/** Written as HTML when it is built, and brought to life in the browser: only the forms are client components. */
const nextExport: ReactApp = {
  name: 'Next.js export',
  installed: () => existsSync(join(peerFolder, 'node_modules/.bin/next')),
  command: ['env', 'NEXT_TELEMETRY_DISABLED=1', join(peerFolder, 'node_modules/.bin/next'), 'build'],
  outFolder: 'out',
  files: (page) => [
    ['package.json', '{ "private": true, "type": "module" }\n'],
    [
      'next.config.js',
      `export default { output: 'export', turbopack: { root: ${JSON.stringify(peerFolder)} } };\n`,
    ],
    [
      'app/layout.jsx',
      `import './styles.css';\n\nexport const metadata = ${JSON.stringify({ title: page.title, description: page.description, icons: '/favicon.svg', manifest: '/site.webmanifest' })};\n\n` +
        `export default function Layout({ children }) {\n  return <html${page.root.jsx}><body>{children}</body></html>;\n}\n`,
    ],
    ...components(page, 'app/'),
  ],
};

export const reactApps = [clientRendered, nextExport];

function components({ body, forms, styles }: ReactPage, folder: string): [string, string][] {
  const imports = forms.map((_, index) => `import { Form${index + 1} } from './form-${index + 1}.jsx';\n`);
  return [
    [`${folder}styles.css`, styles],
    [
      `${folder}page.jsx`,
      `${imports.join('')}\nexport function Page() {\n  return <>${body}</>;\n}\n\nexport default Page;\n`,
    ],
    ...forms.map((form, index): [string, string] => [
      `${folder}form-${index + 1}.jsx`,
      `'use client';\nimport { useState } from 'react';\n\nexport function Form${index + 1}() {\n` +
        `  const [sent, setSent] = useState(false);\n  return ${form};\n}\n`,
    ]),
  ];
}
