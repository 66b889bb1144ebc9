import { readFileSync } from 'node:fs';

const { head, before, after } = JSON.parse(readFileSync('data/shell.json', 'utf8'));

export default function ({ title, description, content }) {
  return `<!doctype html><html lang="en"><head>${head}<title>${title}</title><meta name="description" content="${description}"></head>
<body>${before}${content}${after}</body></html>`;
}
