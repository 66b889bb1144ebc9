import { dateInWords } from '#content/languages/dates.ts';
import { pathOf } from '#content/routes/routes.ts';
import { find } from '#content/site.ts';
import type { Entry, Page } from '#content/site.ts';
import type { View } from '#page/view.ts';
import { ArticlesSection } from '#sections/articles.tsx';
import type { BandProps } from '#ui/band.tsx';
import { Actions, Button, LinkButton } from '#ui/buttons.tsx';
import { AfterText } from './notes.tsx';

type ArticlesBandProps = BandProps & {
  view: View;
  articles: Entry<'articles'>[];
  /** The pages with the articles of earlier years. */
  earlier: Page[];
  more: string;
  feedNote?: string | undefined;
};

/** As many presses on "more" show all of a long list. */
const mostPresses = 4;

/** A list of articles. A script keeps the later ones back until "more" is pressed. */
export function ArticlesBand({ view, articles, earlier, more, feedNote, ...band }: ArticlesBandProps) {
  return (
    <ArticlesSection
      {...band}
      articles={articles.map((article) => ({
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
      <Actions>
        <Button variant="quiet" data-load-more={Math.ceil(articles.length / mostPresses)}>
          {more}
        </Button>
        {earlier.map(({ path, entry }) => (
          <LinkButton key={path} variant="quiet" href={path}>
            {entry.data.label ?? entry.data.title}
          </LinkButton>
        ))}
      </Actions>
      <AfterText html={feedNote} />
    </ArticlesSection>
  );
}
