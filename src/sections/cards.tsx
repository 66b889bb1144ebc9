import { Band } from '#ui/band.tsx';
import type { BandProps } from '#ui/band.tsx';
import { Card, CardGrid } from '#ui/card.tsx';
import type { CardProps } from '#ui/card.tsx';

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
