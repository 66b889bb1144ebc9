import { Prose } from '#ui/prose.tsx';

type DisclaimerSectionProps = { id?: string | undefined; heading: string; items: string[] };

/** `items` are plain words, one statement each. */
export function DisclaimerSection({ id, heading, items }: DisclaimerSectionProps) {
  return (
    <section className="band thin fine" id={id}>
      <div className="in">
        <h2>{heading}</h2>
        {items.map((statement) => (
          <Prose key={statement}>{statement}</Prose>
        ))}
      </div>
    </section>
  );
}
