import { Band } from '#ui/band.tsx';
import type { BandProps } from '#ui/band.tsx';
import { Card, CardGrid } from '#ui/card.tsx';
import type { CardProps } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { Disclosure } from '#ui/disclosure.tsx';

type CardsSectionProps = BandProps & {
  heading: string;
  cards: CardProps[];
};

/** Three cards beside a heading would leave a hole; over the full width they make one row. */
export function standInOneRow(cards: readonly unknown[]): boolean {
  return cards.length === 3;
}

export function CardsSection({ cards, children, ...band }: CardsSectionProps) {
  return (
    <Band wide={standInOneRow(cards)} {...band}>
      <CardGrid>
        {cards.map((card) => (
          <Card key={card.title} {...card} />
        ))}
      </CardGrid>
      {children}
    </Band>
  );
}

/** The same words, folded on a phone: the titles are what people look through. */
export function FoldedCardsSection({ cards, children, ...band }: CardsSectionProps) {
  return (
    <Band wide={standInOneRow(cards)} {...band}>
      <ul
        className={classes(
          'gap-x-gap border-deep max-lg:border-t-2 lg:grid',
          standInOneRow(cards) ? 'lg:grid-cols-3' : 'lg:grid-cols-2',
        )}
        role="list"
      >
        {cards.map(({ title, html = '' }) => (
          <li key={title}>
            <Disclosure unfolds label={<h3>{title}</h3>} html={html} />
          </li>
        ))}
      </ul>
      {children}
    </Band>
  );
}
