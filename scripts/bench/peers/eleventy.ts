import { join } from 'node:path';
import { peerFolder } from '../peer-tools.ts';
import { pageCode } from './peer.ts';
import type { Peer } from './peer.ts';

const program = join(peerFolder, 'node_modules/.bin/eleventy');

/** Layouts in JavaScript, Eleventy's fastest, with its own Markdown compiler for the fields. */
const layout = `import { readFileSync } from 'node:fs';
import markdownIt from 'markdown-it';
const shell = JSON.parse(readFileSync('shell.json', 'utf8'));
const compiler = markdownIt({ html: true });
const markdown = (text) => compiler.render(String(text));
${pageCode}
export default function (data) {
  return '<!doctype html><html lang="en"><head>' + shell.head + '<title>' + escape(data.title) + '</title><meta name="description" content="' + escape(data.description) + '"></head><body>' + shell.top + '<main id="main" tabindex="-1">' + mainOf(data, data.content, shell) + '</main>' + shell.bottom + '</body></html>';
}
`;

const pageData = `export default {
  layout: 'county.11ty.js',
  permalink: (data) => '/' + data.page.fileSlug + '-foreclosure-defense.html',
};
`;

const config = `export default function () {
  return { markdownTemplateEngine: false, dir: { input: 'counties', includes: '../_includes', output: '_site' } };
}
`;

export const eleventy: Peer = {
  name: 'Eleventy',
  version: [program, '--version'],
  command: [program, '--quiet'],
  contentFolder: 'counties',
  outFolder: '_site',
  files: (shell) => [
    ['package.json', '{ "private": true, "type": "module" }'],
    ['shell.json', JSON.stringify(shell)],
    ['eleventy.config.js', config],
    ['counties/counties.11tydata.js', pageData],
    ['_includes/county.11ty.js', layout],
  ],
};
