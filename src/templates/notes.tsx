import { disclaimerTexts } from '#page/view.ts';
import type { View } from '#page/view.ts';
import { Prose } from '#ui/prose.tsx';

/** The disclaimers of a part, in the same part as the words that need them (Florida Bar rule 4-7.12(d)). */
export function Notes({ view, ids }: { view: View; ids: string[] }) {
  if (ids.length === 0) return undefined;
  return (
    <div className="note">
      {disclaimerTexts(view, ids).map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}

export function AfterText({ html }: { html: string | undefined }) {
  return html === undefined ? undefined : <Prose html={html} />;
}
