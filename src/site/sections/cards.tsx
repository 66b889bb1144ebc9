import { Band } from '#ui/band.tsx';
import type { BandProps } from '#ui/band.tsx';
import { Card, CardGrid, CardTitle, chooseCardColumns } from '#ui/card.tsx';
import type { CardProps } from '#ui/card.tsx';
import { joinClasses } from '#ui/classes.ts';
import { Disclosure, responsiveRows } from '#ui/disclosure.tsx';

type CardsSectionProps = BandProps & {
  cards: CardProps[];
};

/** Whether to collapse the cards on phones, because there are many and none is a link. */
function shouldCollapse(cards: readonly CardProps[]): boolean {
  return cards.length > 4 && cards.every(({ href }) => href === undefined);
}

export function CardsSection(props: CardsSectionProps) {
  const { cards, children, ...band } = props;
  if (shouldCollapse(cards)) return <CollapsedCardsSection {...props} />;
  return (
    <Band wide {...band}>
      <CardGrid cards={cards}>
        {cards.map((card) => (
          <Card key={card.title} {...card} />
        ))}
      </CardGrid>
      {children}
    </Band>
  );
}

/** Cards whose text is collapsed on phones, so that visitors can scan the titles. */
export function CollapsedCardsSection({ cards, children, ...band }: CardsSectionProps) {
  return (
    <Band wide {...band}>
      <ul className={joinClasses(responsiveRows, chooseCardColumns(cards))} role="list">
        {cards.map(({ title, icon, html = '' }) => (
          <li key={title}>
            <Disclosure opensOnWideScreens label={<CardTitle icon={icon} title={title} />} html={html} />
          </li>
        ))}
      </ul>
      {children}
    </Band>
  );
}
