/** The other enquiries: county lead, wrongful death, property tax intake and subscription. */
import {
  acknowledgments,
  countyLeadPlan,
  subscribePlan,
  taxIntakePlan,
  wrongfulDeathPlan,
} from './contract/form-plans.ts';
import { leadSchema } from './contract/leads.ts';
import { receivedPlainly } from './contract/messages.ts';
import { functionNames, returnToField } from './contract/protocol.ts';
import { taxIntakeProblem } from './contract/tax-intake.ts';
import type { FormKind, Values } from './form/form-kind.ts';
import { refusal } from './form/refusal.ts';
import { type ShownForm, shownForm } from './form/shown-form.ts';
import { words } from './form/words.ts';
import { sameSiteUrl } from './http/same-site.ts';
import { type Handler, type Services } from './services.ts';
import { submissionHandler } from './submission.ts';

const forms = [
  [countyLeadPlan, words['county-lead']],
  [wrongfulDeathPlan, words['wrongful-death']],
  [taxIntakePlan, words['tax-intake']],
  [subscribePlan, words.subscribe],
] as const;

const shownForms: ReadonlyMap<unknown, ShownForm> = new Map(
  forms.map(([plan, ofForm]) => [plan.kind, shownForm(plan, ofForm)]),
);

const leadForm: FormKind = {
  name: functionNames.submitLead,
  judge(values) {
    const judged = leadSchema.safeParse(withTickedBoxes(values));
    if (!judged.success) return { ...refusal(judged.error.issues), ...intakeTitle(values) };
    const store = judged.data.kind === 'subscription' ? 'submit_subscription' : 'submit_lead';
    return { ok: true, store, content: judged.data };
  },
  answer: () => ({}),
  next(values, { siteUrl, paymentUrl }) {
    if (values['kind'] === 'tax-intake' && paymentUrl !== undefined) return paymentUrl;
    const path = values[returnToField];
    return path === undefined || path === '' ? undefined : sameSiteUrl(path, siteUrl);
  },
  received: ({ kind }) => (kind === 'subscription' ? receivedPlainly.subscription : receivedPlainly.request),
  shown: ({ kind }) => shownForms.get(kind),
};

/** The intake's two checks have a title each. */
function intakeTitle(values: Values): { title?: string } {
  const problem = values['kind'] === 'tax-intake' ? taxIntakeProblem(withTickedBoxes(values)) : undefined;
  return problem === undefined ? {} : { title: problem.title };
}

/** A plain form sends a ticked box as `on` and nothing for one that is not. */
function withTickedBoxes(values: Values): Values {
  const ticked = acknowledgments.filter((name) => values[name] === 'on');
  return { ...values, ...Object.fromEntries(ticked.map((name) => [name, true])) };
}

export function submitLead(services: Services): Handler {
  return submissionHandler(leadForm, services);
}
