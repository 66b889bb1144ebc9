import { Band } from '#ui/band.tsx';
import type { BandProps } from '#ui/band.tsx';
import { Card, CardGrid, CardTitle } from '#ui/card.tsx';
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

/** On a phone, people look through the titles of many cards, unless the cards lead on. */
function isLongOnPhones(cards: readonly CardProps[]): boolean {
  return cards.length > 3 && cards.every(({ href }) => href === undefined);
}

export function CardsSection(props: CardsSectionProps) {
  const { cards, children, ...band } = props;
  if (isLongOnPhones(cards)) return <FoldedCardsSection {...props} />;
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
          'gap-x-gap border-t-2 border-deep lg:grid',
          standInOneRow(cards) ? 'lg:grid-cols-3' : 'lg:grid-cols-2',
        )}
        role="list"
      >
        {cards.map(({ title, icon, html = '' }) => (
          <li key={title}>
            <Disclosure unfolds label={<CardTitle icon={icon} title={title} />} html={html} />
          </li>
        ))}
      </ul>
      {children}
    </Band>
  );
}
