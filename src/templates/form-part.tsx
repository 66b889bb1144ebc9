import { Island } from '#client/islands/island.tsx';
import type { IslandName } from '#client/islands/registry.ts';
import { find } from '#content/site.ts';
import { formWords } from '#page/form-copy.ts';
import type { View } from '#page/view.ts';
import { FormBand } from '#sections/form-band.tsx';
import type { BandProps } from '#ui/band.tsx';

type FormPartProps = BandProps & {
  view: View;
  heading: string;
  form: IslandName;
  county?: string | undefined;
};

/** A form in a band of its own. */
export function FormPart({ view, form, county, ...band }: FormPartProps) {
  // The page may have the same form in a dialog.
  const id = form === 'consultation' ? 'request' : form;
  return (
    <FormBand {...band}>
      {form === 'subscribe' && <SubscriptionAnswers view={view} />}
      <Island name={form} props={{ id, words: formWords(view, form), config: view.booking, county }} />
    </FormBand>
  );
}

/**
 * Where the link in the confirmation e-mail leads: the answer
 * that the address asks for is shown, the other is not.
 */
function SubscriptionAnswers({ view }: { view: View }) {
  const { confirmed, unknown } = find(view.site, 'forms', 'subscribe').data;
  return (
    <>
      {confirmed !== undefined && (
        <p id="subscription-confirmed" className="told" dangerouslySetInnerHTML={{ __html: confirmed }} />
      )}
      {unknown !== undefined && (
        <p id="subscription-unknown" className="told" dangerouslySetInnerHTML={{ __html: unknown }} />
      )}
    </>
  );
}
