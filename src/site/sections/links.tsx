import { Band } from '#ui/band.tsx';
import type { BandProps } from '#ui/band.tsx';
import { Card, CardGrid } from '#ui/card.tsx';
import { standInOneRow } from './cards.tsx';

type LinksSectionProps = BandProps & {
  cards: {
    title: string;
    html?: string | undefined;
    href: string;
    label?: string | undefined;
    note?: string | undefined;
  }[];
};

export function LinksSection({ cards, children, ...band }: LinksSectionProps) {
  return (
    <Band wide={standInOneRow(cards)} {...band}>
      <CardGrid>
        {cards.map(({ label, ...card }) => (
          <Card key={card.href} {...card} linkLabel={label} />
        ))}
      </CardGrid>
      {children}
    </Band>
  );
}
