import { Prose } from '#ui/prose.tsx';

export type DisclaimersProps = { id?: string | undefined; heading: string; items: string[] };

/** `items` are compiled HTML, one statement each. */
export function Disclaimers({ id, heading, items }: DisclaimersProps) {
  return (
    <section className="band thin fine" id={id}>
      <div className="in">
        <h2>{heading}</h2>
        {items.map((html) => (
          <Prose key={html} html={html} />
        ))}
      </div>
    </section>
  );
}
