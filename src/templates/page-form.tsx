import { ConsultationForm } from '#client/islands/consultation-dialog.tsx';
import { CountyLeadForm } from '#client/islands/county-lead-form.tsx';
import { SubscribeForm } from '#client/islands/subscribe-form.tsx';
import { TaxIntakeForm } from '#client/islands/tax-intake-form.tsx';
import type { Section } from '#content/schemas/parts/section.ts';
import { find } from '#content/site.ts';
import { formWords } from '#page/form-copy.ts';
import type { View } from '#page/view.ts';

type FormName = Extract<Section, { type: 'form' }>['form'];
type PageFormProps = { view: View; form: FormName; county?: string | undefined };

/** A form that stands on the page itself, not in a dialog. */
export function PageForm({ view, form, county }: PageFormProps) {
  const props = { words: formWords(view, form), config: view.booking, county };
  switch (form) {
    case 'consultation':
      return <ConsultationForm {...props} />;
    case 'tax-intake':
      return <TaxIntakeForm {...props} />;
    case 'county-lead':
      return <CountyLeadForm {...props} />;
    case 'subscribe':
      return (
        <>
          <SubscriptionAnswers view={view} />
          <SubscribeForm {...props} />
        </>
      );
  }
}

/** Where the link in the confirmation e-mail leads: the answer that the address asks for is shown, the other is not. */
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
