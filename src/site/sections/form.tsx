import { Band } from '#ui/band.tsx';
import type { BandProps } from '#ui/band.tsx';
import { OfficeCard } from '#ui/office-card.tsx';
import type { Office } from '#ui/office-card.tsx';

type FormSectionProps = BandProps & { office?: Office | undefined };

/** A band with a form as its children, and the office to call beside it. */
export function FormSection({ office, ...band }: FormSectionProps) {
  const aside = office && (
    <div>
      <OfficeCard {...office} />
    </div>
  );
  return <Band tone="mist" aside={aside} {...band} />;
}
