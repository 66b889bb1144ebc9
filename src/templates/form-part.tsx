import { ConsultationForm } from '#client/islands/consultation-dialog.tsx';
import { CountyLeadForm } from '#client/islands/county-lead-form.tsx';
import { SubscribeForm } from '#client/islands/subscribe-form.tsx';
import { TaxIntakeForm } from '#client/islands/tax-intake-form.tsx';
import { find } from '#content/site.ts';
import { formWords } from '#page/form-copy.ts';
import type { View } from '#page/view.ts';
import { FormSection } from '#sections/form.tsx';
import type { BandProps } from '#ui/band.tsx';

type FormName = 'consultation' | 'tax-intake' | 'county-lead' | 'subscribe';
type FormPartProps = BandProps & { view: View; heading: string; form: FormName; county?: string | undefined };

/** A form in a band of its own. */
export function FormPart({ view, form, county, ...band }: FormPartProps) {
  const props = { words: formWords(view, form), config: view.booking, county };
  return (
    <FormSection {...band}>
      {form === 'subscribe' && <SubscriptionAnswers view={view} />}
      {form === 'consultation' && <ConsultationForm {...props} />}
      {form === 'tax-intake' && <TaxIntakeForm {...props} />}
      {form === 'county-lead' && <CountyLeadForm {...props} />}
      {form === 'subscribe' && <SubscribeForm {...props} />}
    </FormSection>
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
