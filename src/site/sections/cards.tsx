import { Band } from '#ui/band.tsx';
import type { BandProps } from '#ui/band.tsx';
import { Card, CardGrid, CardTitle } from '#ui/card.tsx';
import type { CardProps } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { Disclosure, unfoldingRows } from '#ui/disclosure.tsx';

type CardsSectionProps = BandProps & {
  cards: CardProps[];
};

/** Whether the cards fill one row at full width. Beside a heading, three cards would leave a gap. */
function fitsOneRow(cards: readonly unknown[]): boolean {
  return cards.length === 3;
}

/** Whether to collapse the cards on phones: there are many and none is a link. */
function isLongOnPhones(cards: readonly CardProps[]): boolean {
  return cards.length > 3 && cards.every(({ href }) => href === undefined);
}

export function CardsSection(props: CardsSectionProps) {
  const { cards, children, ...band } = props;
  if (isLongOnPhones(cards)) return <FoldedCardsSection {...props} />;
  return (
    <Band wide={fitsOneRow(cards)} {...band}>
      <CardGrid>
        {cards.map((card) => (
          <Card key={card.title} {...card} />
        ))}
      </CardGrid>
      {children}
    </Band>
  );
}

/** Cards whose texts are collapsed on phones, so that visitors can scan the titles. */
export function FoldedCardsSection({ cards, children, ...band }: CardsSectionProps) {
  return (
    <Band wide={fitsOneRow(cards)} {...band}>
      <ul
        className={classes(unfoldingRows, fitsOneRow(cards) ? 'lg:grid-cols-3' : 'lg:grid-cols-2')}
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
