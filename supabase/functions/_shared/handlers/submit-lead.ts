/** The other enquiries: county lead, wrongful death, property tax intake and subscription. */
import {
  acknowledgments,
  countyLeadPlan,
  subscribePlan,
  taxIntakePlan,
  wrongfulDeathPlan,
} from '../forms/form-plans.ts';
import { leadSchema } from '../forms/leads.ts';
import { receivedPlainly } from '../forms/messages.ts';
import { functionNames, returnToField } from '../forms/protocol.ts';
import { taxIntakeProblem } from '../forms/tax-intake.ts';
import type { Values } from '../http/body.ts';
import { shownForm } from '../http/form-page.ts';
import type { ShownForm } from '../http/form-page.ts';
import { formCopy } from './form-copy.ts';
import { refusal } from './form-kind.ts';
import type { FormKind } from './form-kind.ts';
import type { Handler, Services } from './services.ts';
import { submissionHandler } from './submission.ts';

const forms = [
  [countyLeadPlan, formCopy['county-lead']],
  [wrongfulDeathPlan, formCopy['wrongful-death']],
  [taxIntakePlan, formCopy['tax-intake']],
  [subscribePlan, formCopy.subscribe],
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

/** Resolves a path that came with a form, or answers the site's front page: a form must not send visitors elsewhere. */
export function sameSiteUrl(path: unknown, siteUrl: string): string {
  const home = new URL('/', siteUrl);
  if (typeof path !== 'string' || !/^\/(?![/\\])[\w\-./#?=&%]*$/.test(path)) return home.href;
  const target = new URL(path, home);
  return target.origin === home.origin ? target.href : home.href;
}
