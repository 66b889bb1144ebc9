import { leadSchema } from '../forms/forms.ts';
import { selectFirstMessages } from '../forms/issues.ts';
import { leadForms, subscribeForm } from '../forms/lead-forms.ts';
import { findTaxIntakeProblem, taxIntakeForm } from '../forms/tax-intake.ts';
import { receivedPage } from '../forms/messages.ts';
import { functionNames, returnToField } from '../forms/protocol.ts';
import type { Values } from '../http/body.ts';
import { translateForm } from './form-language.ts';
import type { FormKind } from './form-kind.ts';
import type { Handler, Services } from './services.ts';
import { createSubmissionHandler } from './submission.ts';

const leadFormKind: FormKind = {
  name: functionNames.submitLead,
  validate(values) {
    const validated = leadSchema.safeParse(parseCheckboxes(values));
    if (!validated.success)
      return { ok: false, ...selectFirstMessages(validated.error.issues), ...chooseIntakeTitle(values) };
    const store = validated.data.kind === subscribeForm.kind ? 'submit_subscription' : 'submit_lead';
    return { ok: true, store, content: validated.data };
  },
  accept: (values, services) => ({
    body: {},
    nextUrl: chooseNextUrl(values, services),
    page: values['kind'] === subscribeForm.kind ? receivedPage.subscription : receivedPage.request,
  }),
  getForm({ kind }, language) {
    const form = leadForms.find((each) => each.kind === kind);
    return form && translateForm(language, form);
  },
};

function chooseNextUrl(values: Values, { siteUrl, paymentUrl }: Services): string | undefined {
  if (values['kind'] === taxIntakeForm.kind && paymentUrl !== undefined) return paymentUrl;
  const path = values[returnToField];
  return path === undefined || path === '' ? undefined : buildSameSiteUrl(path, siteUrl);
}

function chooseIntakeTitle(values: Values): { title?: string } {
  const problem =
    values['kind'] === taxIntakeForm.kind ? findTaxIntakeProblem(parseCheckboxes(values)) : undefined;
  return problem === undefined ? {} : { title: problem.title };
}

const checkboxNames = leadForms.flatMap((form): readonly string[] => form.acknowledgments);

/** Converts checkbox values: a form submitted without JavaScript contains `on` for a checked box, and nothing otherwise. */
function parseCheckboxes(values: Values): Values {
  const checkedNames = checkboxNames.filter((name) => values[name] === 'on');
  return { ...values, ...Object.fromEntries(checkedNames.map((name) => [name, true])) };
}

/** Creates the handler that stores all leads except consultation requests. */
export function createLeadHandler(services: Services): Handler {
  return createSubmissionHandler(leadFormKind, services);
}

/** Resolves a path from a form. Anything else becomes the home page, to prevent open redirects. */
function buildSameSiteUrl(path: unknown, siteUrl: string): string {
  const home = new URL('/', siteUrl);
  if (typeof path !== 'string' || !/^\/(?![/\\])[\w\-./#?=&%]*$/.test(path)) return home.href;
  const target = new URL(path, home);
  return target.origin === home.origin ? target.href : home.href;
}
