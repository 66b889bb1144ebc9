import { expect, test } from 'vitest';
import { mdxComponents } from '../../src/content/mdx-checks.ts';
import { article } from './corpus/samples.ts';
import { problemsAfter } from './edited-content.ts';
import { startRendering } from './rendering.ts';

const edit = (body: string) => ({ 'content/articles/zz.mdx': article.replace('Some words.', body) });

test('components, comments, facts and Markdown may stand in the text of an .mdx file', () => {
  const body = [
    '<Warning heading="You have {{answer-deadline}}">',
    '',
    'Do not **wait**. See [probate](/probate), 5 < 6, {/* a remark */} and {{answer-deadline}}.',
    '',
    '</Warning>',
    '',
    '<Info heading="More">One line.</Info>',
  ].join('\n');
  expect(problemsAfter(edit(body))).toEqual([]);
});

test('the components that the check allows are those that the templates draw', async () => {
  const rendering = await startRendering();
  try {
    const { mdxComponents: drawn } = await rendering.module<{ mdxComponents: object }>(
      '/src/templates/mdx-components.tsx',
    );
    expect(mdxComponents).toEqual(Object.keys(drawn));
  } finally {
    await rendering.close();
  }
}, 60_000);
