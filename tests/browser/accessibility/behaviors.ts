/** Checks of dialogs and forms. Each opens a page with the dialog or form itself. */
import { coverFaults } from './cover-faults.ts';
import { errorFaults } from './error-faults.ts';
import { dialogs, forms, openForm } from './forms.ts';
import { messageFaults } from './message-faults.ts';
import { dialogFaults } from './opening-faults.ts';
import type { Question } from './questions.ts';
import { returnFaults } from './return-faults.ts';
import { address } from './routes.ts';

type DialogName = keyof typeof dialogs;
type FormName = DialogName | keyof typeof forms;

const pageOf: Record<FormName, string> = { ...dialogs, ...forms };

const silentPage = (id: DialogName): Question => ({
  asks: `the ${id} dialog traps and restores focus over an inert page`,
  look: async (page) => {
    await page.goto(`${address}${pageOf[id]}`);
    return dialogFaults(page, id);
  },
});

const problems = (id: FormName): Question => ({
  asks: `the ${id} form shows its errors in a summary, at the fields and in the title, and covers none`,
  look: async (page) => {
    const form = await openForm(page, id, pageOf[id]);
    return [...(await errorFaults(page, form)), ...(await coverFaults(page, form))];
  },
});

const message = (id: FormName): Question => ({
  asks: `the message of the ${id} form is announced and stays while it is hovered or focused`,
  look: async (page) => {
    await page.clock.install();
    return messageFaults(page, await openForm(page, id, pageOf[id]));
  },
});

export const silentPages = {
  consultation: silentPage('consultation'),
  'wrongful-death': silentPage('wrongful-death'),
} satisfies Record<DialogName, Question>;

export const problemsOf = {
  consultation: problems('consultation'),
  'wrongful-death': problems('wrongful-death'),
  'county-lead': problems('county-lead'),
  'tax-intake': problems('tax-intake'),
  subscribe: problems('subscribe'),
} satisfies Record<FormName, Question>;

export const messageOf = {
  consultation: message('consultation'),
  'wrongful-death': message('wrongful-death'),
  'county-lead': message('county-lead'),
  'tax-intake': message('tax-intake'),
  subscribe: message('subscribe'),
} satisfies Record<FormName, Question>;

export const returning: Question = {
  asks: 'an intake is restored after the payment page',
  look: returnFaults,
};

/** Each check is a test. */
export const behaviors: readonly Question[] = [
  ...Object.values(silentPages),
  ...Object.values(problemsOf),
  ...Object.values(messageOf),
  returning,
];
