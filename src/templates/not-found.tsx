import { LinkButton } from '#ui/link-button.tsx';
import { Prose } from '#ui/prose.tsx';
import type { View } from './view.ts';

/** Shown for addresses that no page has. */
export function NotFound({ view }: { view: View }) {
  const { notFound } = view.site.firm;
  return (
    <section className="band lost" data-not-found="">
      <div className="in">
        <h1>{notFound.code}</h1>
        <p className="prose lead">{notFound.text}</p>
        <p>
          <LinkButton href="/">{notFound.link}</LinkButton>
        </p>
        <Prose html={notFound.help} />
      </div>
    </section>
  );
}
