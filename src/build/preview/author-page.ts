import type { Connect } from 'vite';
import type { Loaded } from '#content/judge.ts';
import { reportProblems } from '#content/problems/problem-report.ts';
import { collectStatus } from '../../status/collect.ts';
import { contentList } from '../../status/content-list.ts';
import { advertisingFindings } from '../built-advertising.ts';
import { authorHtml } from './author-html.ts';

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
