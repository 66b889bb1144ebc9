/**
 * Types of forms. A form's definition describes each field once, for the page, the validation, the firm's mail and the
 * export. Only its copy is content, in `content/forms`.
 */
import * as z from 'zod/mini';
import { toLocalDay } from './dates.ts';
import { functionNames } from './protocol.ts';

/** Returns the current day, for rules about dates. */
export type Clock = () => {
  /** The first and last possible day, which differ if the visitor's time zone is unknown. */
  earliest: string;
  latest: string;
};

/** How a field is rendered. */
export type FieldPlan = {
  name: string;
  type: 'text' | 'email' | 'tel' | 'date' | 'textarea' | 'select';
  /** Whether the field is marked and validated as required in HTML. Its rule decides whether it may be empty. */
  required: boolean;
  autoComplete?: string;
  /** A short value: shares a row with the next short field. */
  short?: true;
  /** Pages add counties before the options in `content/forms`. Without a page, the field is a text input. */
  offersCounties?: true;
};

type DateRule = (clock: Clock) => z.ZodMiniType;

export type Field = FieldPlan & {
  /** Normalizes the value, or rejects it with a message for the visitor. */
  rule: z.ZodMiniType | DateRule;
  /** The messages that the rule can give. Translated forms need translations of them. */
  messages: { readonly [situation: string]: string };
  /** The row in the firm's e-mail. Rows with an order come first, then the others in the form's order. */
  mail: { label: string; order?: number };
  /** The column of the export, in the same order. Its name defaults to the field's. */
  column: { name?: string; order?: number };
};

/** How a form is rendered. */
export type FormPlan = {
  /** The kind of lead. */
  name: string;
  functionName: string;
  /** Identifies a lead form in requests. */
  kind?: string;
  fields: readonly FieldPlan[];
  /** Names of the checkboxes. */
  acknowledgments: readonly string[];
};

export type FormDefinition = Omit<FormPlan, 'fields'> & {
  /** The file of its copy in `content/forms`. */
  copy: string;
  fields: readonly Field[];
  /** The subject of the firm's mail, if it gets one. */
  mailSubject?: string;
};

/** Copy of a field. */
export type FieldCopy = {
  label: string;
  hint?: string | undefined;
  /** The error of an empty required field. */
  missing?: string | undefined;
  /** The options of a select. */
  options?: readonly string[] | undefined;
  /** The placeholder of a select. */
  prompt?: string | undefined;
};

/** Defines a form of `submit-lead`, which requests identify by its name. */
export function defineLeadForm<
  const Name extends string,
  const Copy extends string,
  const Fields extends readonly Field[],
>(form: {
  name: Name;
  copy: Copy;
  fields: Fields;
  acknowledgments?: readonly string[];
  mailSubject?: string;
}) {
  return { acknowledgments: [], ...form, kind: form.name, functionName: functionNames.submitLead };
}

type FieldRule<F extends Field> = F['rule'] extends (clock: Clock) => infer Rule ? Rule : F['rule'];

type FieldRules<Fields extends readonly Field[]> = { [F in Fields[number] as F['name']]: FieldRule<F> };

/** Applies one rule to all checkboxes. */
export function createCheckboxRules<const Name extends string, Rule>(
  names: readonly Name[],
  rule: Rule,
): { [F in Name]: Rule } {
  return Object.fromEntries(names.map((name) => [name, rule])) as { [F in Name]: Rule };
}

/** The current day by the visitor's own clock. */
const readVisitorClock: Clock = () => {
  const today = toLocalDay(new Date());
  return { earliest: today, latest: today };
};

/** The rules of all fields, in order. */
export function collectRules<const Fields extends readonly Field[]>(
  fields: Fields,
  clock = readVisitorClock,
): FieldRules<Fields> {
  const rules = fields.map(({ name, rule }) => [name, typeof rule === 'function' ? rule(clock) : rule]);
  // `fromEntries` loses the types of names and rules.
  return Object.fromEntries(rules) as FieldRules<Fields>;
}
