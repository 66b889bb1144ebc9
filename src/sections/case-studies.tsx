import { Band, type BandProps } from '#ui/band.tsx';
import { Button } from '#ui/button.tsx';
import { HiddenText } from '#ui/hidden-text.tsx';
import { Poster } from '#ui/poster.tsx';
import { Prose } from '#ui/prose.tsx';

export type CaseStudiesProps = BandProps & {
  /** `note` says why nothing can be watched yet. */
  cards: { title: string; html: string; watchLabel: string; note: string }[];
};

export function CaseStudies({ cards, children, ...band }: CaseStudiesProps) {
  return (
    <Band {...band}>
      <ul className="cards" role="list">
        {cards.map((card) => (
          <li key={card.title} className="card case">
            <Poster />
            <h3>{card.title}</h3>
            <Prose html={card.html} />
            <Button variant="quiet" icon="play" disabled>
              {card.watchLabel}
              <HiddenText> {card.title}</HiddenText>
            </Button>
            <p className="note">{card.note}</p>
          </li>
        ))}
      </ul>
      {children}
    </Band>
  );
}
