import { Band } from '#ui/band.tsx';
import type { BandProps } from '#ui/band.tsx';
import { Actions, Button } from '#ui/buttons.tsx';
import { CardFrame, CardGrid } from '#ui/card.tsx';
import { HiddenText } from '#ui/hidden-text.tsx';
import { Note } from '#ui/note.tsx';
import { Prose } from '#ui/prose.tsx';
import { VideoFrame } from '#ui/video-frame.tsx';
import type { PlayableVideo } from '#ui/video-frame.tsx';

type CasesSectionProps = BandProps & {
  cards: CaseStudy[];
};

type CaseStudy = {
  title: string;
  html: string;
  /** Undefined until the video exists. */
  video?: PlayableVideo | undefined;
  watchLabel: string;
  /** Explains why there is no video. */
  note: string;
};

export function CasesSection({ cards, children, ...band }: CasesSectionProps) {
  return (
    <Band wide {...band}>
      <CardGrid cards={cards}>
        {cards.map((card) => (
          <CardFrame key={card.title} rows={card.video === undefined ? 3 : undefined}>
            <h3>{card.title}</h3>
            <Prose html={card.html} />
            {card.video === undefined ? (
              <UpcomingVideo {...card} />
            ) : (
              <VideoFrame {...card.video} hidesTitle />
            )}
          </CardFrame>
        ))}
      </CardGrid>
      {children}
    </Band>
  );
}

function UpcomingVideo({ title, watchLabel, note }: CaseStudy) {
  return (
    <div>
      <Actions space="s">
        <Button variant="quiet" icon="play" disabled>
          {watchLabel}
          <HiddenText> {title}</HiddenText>
        </Button>
      </Actions>
      <Note>{note}</Note>
    </div>
  );
}
