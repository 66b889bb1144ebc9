import type { BandProps } from '#ui/band.tsx';
import { CardsSection } from './cards.tsx';

type Way = { title: string; href: string; linkLabel: string };

type ContactCardsSectionProps = BandProps & {
  heading: string;
  email: Way;
  phone: Way;
  /** Link to another page. */
  back?: Way | undefined;
};

/** Small cards for visitors in the middle of a process: write, call, or go back. */
export function ContactCardsSection({ email, phone, back, ...band }: ContactCardsSectionProps) {
  return (
    <CardsSection
      {...band}
      cards={[
        { icon: 'mail', ...email },
        { icon: 'phone', ...phone },
        ...(back === undefined ? [] : [{ icon: 'arrow' as const, ...back }]),
      ]}
    />
  );
}
