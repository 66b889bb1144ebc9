import { Prose } from '#ui/prose.tsx';

type DisclaimersProps = { id?: string | undefined; heading: string; items: string[] };

/** `items` are plain words, one statement each. */
export function Disclaimers({ id, heading, items }: DisclaimersProps) {
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
