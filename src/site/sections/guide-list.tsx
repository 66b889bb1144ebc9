import { Band } from '#ui/band.tsx';
import type { BandProps } from '#ui/band.tsx';
import { Card, CardGrid } from '#ui/card.tsx';

type GuideListSectionProps = BandProps & {
  guides: { title: string; text: string; href: string }[];
  /** Note on each card about its printed length. */
  printNote: string;
};

/** All guides as cards. */
export function GuideListSection({ guides, printNote, children, ...band }: GuideListSectionProps) {
  return (
    <Band wide {...band}>
      <CardGrid>
        {guides.map(({ title, text, href }) => (
          <Card key={href} title={title} href={href} html={text} note={printNote} />
        ))}
      </CardGrid>
      {children}
    </Band>
  );
}
