import type { Entry } from '#content/entry.ts';
import { pathOf } from '#content/pages.ts';
import { find } from '#content/site.ts';
import { ArticleList } from '#sections/article-list.tsx';
import type { BandProps } from '#ui/band.tsx';
import { Button } from '#ui/button.tsx';
import { AfterText } from './notes.tsx';
import type { View } from './view.ts';
import { dateInWords } from './view.ts';

type ArticlesBandProps = BandProps & {
  view: View;
  articles: Entry<'articles'>[];
  more: string;
  feedNote?: string | undefined;
};

/** The articles, newest first. A script keeps the later ones back until "more" is pressed. */
export function ArticlesBand({ view, articles, more, feedNote, ...band }: ArticlesBandProps) {
  const newestFirst = articles.toSorted((a, b) => b.data.publishDate.localeCompare(a.data.publishDate));
  return (
    <ArticleList
      {...band}
      articles={newestFirst.map((article) => ({
        title: article.data.heading,
        href: pathOf(article),
        excerpt: article.data.excerpt,
        author: find(view.site, 'attorneys', article.data.author).data.name,
        date: { iso: article.data.publishDate, text: dateInWords(article.data.publishDate, view.language) },
        readTime: article.data.readTime,
        tags: article.data.tags,
        art: article.data.art,
      }))}
    >
      <Button variant="quiet" data-load-more="">
        {more}
      </Button>
      <AfterText html={feedNote} />
    </ArticleList>
  );
}
