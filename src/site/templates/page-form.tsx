import { Island } from './island.tsx';
import type { IslandName } from '#client/islands/registry.ts';
import { listForms } from '#practice/page-parts.ts';
import { getEntry } from '#content/site.ts';
import { buildFormCopy } from '#site/view/form-copy.ts';
import type { View } from '#site/view/view.ts';

type PageFormProps = { view: View; form: IslandName; county?: string | undefined };

/** A form on the page instead of in a dialog. Throws an error if `listForms` doesn't list it. */
export function PageForm({ view, form, county }: PageFormProps) {
  // The last one, because a dialog on the page may contain the same form.
  const id = listForms(view.page.entry).findLast(({ form: listedForm }) => listedForm === form)?.prefix;
  if (id === undefined)
    throw new Error(
      `Add the form "${form}" of ${view.page.entry.file} to listForms (src/practice/page-parts.ts).`,
    );
  return (
    <>
      {form === 'subscribe' && <SubscriptionResults view={view} />}
      <Island name={form} props={{ id, copy: buildFormCopy(view, form), config: view.formsConfig, county }} />
    </>
  );
}

/** Results of opening the confirmation link. The URL's fragment selects the visible one. */
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
