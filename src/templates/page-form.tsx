import { Island } from '#client/islands/island.tsx';
import type { Section } from '#practice/schemas/parts/section.ts';
import { find } from '#content/site.ts';
import { formWords } from '#page/form-copy.ts';
import type { View } from '#page/view.ts';

type FormName = Extract<Section, { type: 'form' }>['form'];
type PageFormProps = { view: View; form: FormName | 'immigration-question'; county?: string | undefined };

/** A form that stands on the page itself, not in a dialog. */
export function PageForm({ view, form, county }: PageFormProps) {
  // The page may have the same form in a dialog.
  const id = form === 'consultation' ? 'request' : form;
  return (
    <>
      {form === 'subscribe' && <SubscriptionAnswers view={view} />}
      <Island name={form} props={{ id, words: formWords(view, form), config: view.booking, county }} />
    </>
  );
}

/** Where the link in the confirmation e-mail leads: the answer that the address asks for is shown, the other is not. */
function SubscriptionAnswers({ view }: { view: View }) {
  const { confirmed, unknown } = find(view.site, 'forms', 'subscribe').data;
  return (
    <>
      {confirmed !== undefined && (
        <p
          id="subscription-confirmed"
          className="mb-4 hidden font-bold target:block"
          dangerouslySetInnerHTML={{ __html: confirmed }}
        />
      )}
      {unknown !== undefined && (
        <p
          id="subscription-unknown"
          className="mb-4 hidden font-bold target:block"
          dangerouslySetInnerHTML={{ __html: unknown }}
        />
      )}
    </>
  );
}
