import { Band } from '#ui/band.tsx';
import type { BandProps } from '#ui/band.tsx';
import { Actions, Button, LinkButton } from '#ui/buttons.tsx';
import { CardFrame, StretchedLink } from '#ui/card.tsx';
import { FramedScene } from '#ui/hero-art.tsx';
import type { HeroArtName } from '#ui/hero-scenes.ts';
import { Note } from '#ui/note.tsx';

type ArticlesSectionProps = BandProps & {
  articles: ArticleCardProps[];
  /** Label of the button that shows more articles. */
  moreLabel: string;
  /** Links to pages with articles from earlier years. */
  earlierYears: { href: string; label: string }[];
};

type ArticleCardProps = {
  title: string;
  href?: string | undefined;
  excerpt: string;
  author: string;
  date: { iso: string; text: string };
  readTime: string;
  tags: string[];
  art: HeroArtName;
};

/** Maximum number of batches. "More" adds one per click, after the first. */
const maxBatches = 4;
/** Minimum number of articles that are visible before the first click. */
const minBatchSize = 2;

/**
 * A list of articles, two per row. If the last one is alone in its row, its text is beside the drawing. A script hides later
 * articles until "more" is clicked. Without scripts, there is no button.
 */
export function ArticlesSection(props: ArticlesSectionProps) {
  const { articles, moreLabel, earlierYears, children, ...band } = props;
  const batchSize = Math.max(minBatchSize, Math.ceil(articles.length / maxBatches));
  const hasMore = articles.length > batchSize;
  return (
    <Band wide {...band}>
      {articles.length > 0 && (
        <ul
          className="scriptless:[&+*>[data-load-more]]:hidden grid grid-cols-1 gap-x-gap gap-y-8 md:grid-cols-2 md:*:last:odd:col-span-2 md:*:last:odd:grid md:*:last:odd:grid-cols-2 md:*:last:odd:grid-rows-[auto_auto_auto_1fr] md:*:last:odd:gap-x-gap md:[&>:last-child:nth-child(odd)>img]:row-span-4"
          role="list"
        >
          {articles.map((article) => (
            <ArticleCard key={article.title} {...article} />
          ))}
        </ul>
      )}
      {(hasMore || earlierYears.length > 0) && (
        <Actions>
          {hasMore && (
            <Button variant="quiet" data-load-more={batchSize}>
              {moreLabel}
            </Button>
          )}
          {earlierYears.map(({ href, label }) => (
            <LinkButton key={href} variant="quiet" href={href}>
              {label}
            </LinkButton>
          ))}
        </Actions>
      )}
      {children}
    </Band>
  );
}

function ArticleCard({ title, href, excerpt, author, date, readTime, tags, art }: ArticleCardProps) {
  return (
    <CardFrame linked={href !== undefined}>
      <FramedScene name={art} className="mb-3" />
      <h3>{href === undefined ? title : <StretchedLink href={href}>{title}</StretchedLink>}</h3>
      <p>{excerpt}</p>
      <Note>
        {author} · <time dateTime={date.iso}>{date.text}</time> · {readTime}
      </Note>
      <ul className="flex flex-wrap items-center gap-2" role="list">
        {tags.map((tag) => (
          <li key={tag} className="rounded-[1rem] border border-line px-2 text-s">
            {tag}
          </li>
        ))}
      </ul>
    </CardFrame>
  );
}
