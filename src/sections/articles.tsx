import { Band } from '#ui/band.tsx';
import type { BandProps } from '#ui/band.tsx';
import { Actions, Button, LinkButton } from '#ui/buttons.tsx';
import { HeroArt } from '#ui/hero-art.tsx';
import type { HeroArtName } from '#ui/hero-art.tsx';

type ArticlesSectionProps = BandProps & {
  articles: ArticleCardProps[];
  /** The words of the button that shows more of them. */
  more: string;
  /** Pages with the articles of earlier years. */
  earlier: { href: string; label: string }[];
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

/** As many presses on "more" show all of a long list. */
const mostPresses = 4;

/** A list of articles. A script keeps the later ones back until "more" is pressed. */
export function ArticlesSection({ articles, more, earlier, children, ...band }: ArticlesSectionProps) {
  return (
    <Band wide {...band}>
      <ul className="cards posts" role="list">
        {articles.map((article) => (
          <ArticleCard key={article.title} {...article} />
        ))}
      </ul>
      <Actions>
        <Button variant="quiet" data-load-more={Math.ceil(articles.length / mostPresses)}>
          {more}
        </Button>
        {earlier.map(({ href, label }) => (
          <LinkButton key={href} variant="quiet" href={href}>
            {label}
          </LinkButton>
        ))}
      </Actions>
      {children}
    </Band>
  );
}

function ArticleCard({ title, href, excerpt, author, date, readTime, tags, art }: ArticleCardProps) {
  return (
    <li className={href === undefined ? 'card' : 'card go'}>
      <HeroArt name={art} />
      <h3>{href === undefined ? title : <a href={href}>{title}</a>}</h3>
      <p>{excerpt}</p>
      <p className="note">
        {author} · <time dateTime={date.iso}>{date.text}</time> · {readTime}
      </p>
      <ul className="tags" role="list">
        {tags.map((tag) => (
          <li key={tag}>{tag}</li>
        ))}
      </ul>
    </li>
  );
}
