import { Island } from './island.tsx';
import type { Section } from '#practice/schemas/parts/section.ts';
import { getEntry } from '#content/site.ts';
import { buildFormCopy } from '#site/view/form-copy.ts';
import type { View } from '#site/view/view.ts';

type FormName = Extract<Section, { type: 'form' }>['form'];
type PageFormProps = { view: View; form: FormName | 'immigration-question'; county?: string | undefined };

/** A form on the page instead of in a dialog. */
export function PageForm({ view, form, county }: PageFormProps) {
  // A separate ID, because a dialog on the page may contain the same form.
  const id = form === 'consultation' ? 'request' : form;
  return (
    <>
      {form === 'subscribe' && <SubscriptionResults view={view} />}
      <Island name={form} props={{ id, copy: buildFormCopy(view, form), config: view.formsConfig, county }} />
    </>
  );
}

/** Results of opening the confirmation link. The link's fragment selects the visible one. */
function SubscriptionResults({ view }: { view: View }) {
  const { confirmed, unknown } = getEntry(view.site, 'forms', 'subscribe').data;
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
