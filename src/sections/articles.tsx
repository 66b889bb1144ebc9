import { Band } from '#ui/band.tsx';
import type { BandProps } from '#ui/band.tsx';
import { HeroArt } from '#ui/hero-art.tsx';
import type { HeroArtName } from '#ui/hero-art.tsx';

type ArticlesSectionProps = BandProps & {
  articles: {
    title: string;
    href?: string | undefined;
    excerpt: string;
    author: string;
    date: { iso: string; text: string };
    readTime: string;
    tags: string[];
    art: HeroArtName;
  }[];
};

export function ArticlesSection({ articles, children, ...band }: ArticlesSectionProps) {
  return (
    <Band wide {...band}>
      <ul className="cards posts" role="list">
        {articles.map((article) => (
          <li key={article.title} className={article.href === undefined ? 'card' : 'card go'}>
            <HeroArt name={article.art} />
            <h3>{article.href === undefined ? article.title : <a href={article.href}>{article.title}</a>}</h3>
            <p>{article.excerpt}</p>
            <p className="note">
              {article.author} · <time dateTime={article.date.iso}>{article.date.text}</time> ·{' '}
              {article.readTime}
            </p>
            <ul className="tags" role="list">
              {article.tags.map((tag) => (
                <li key={tag}>{tag}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {children}
    </Band>
  );
}
