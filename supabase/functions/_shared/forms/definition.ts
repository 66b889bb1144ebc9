/**
 * Types of forms. A form's definition describes each field once, for the page, the validation, the firm's mail and the
 * export. Only its copy is content, in `content/forms`.
 */
import * as z from 'zod/mini';
import { toVisitorDay } from './dates.ts';
import type { Clock } from './dates.ts';
import { functionNames } from './protocol.ts';
import { acknowledgedRule } from './rules.ts';

/** How a field is rendered. */
export type FieldPlan = {
  name: string;
  type: 'text' | 'email' | 'tel' | 'date' | 'textarea' | 'select';
  /** Whether the field is marked and validated as required in HTML. Its rule decides whether it may be empty. */
  required: boolean;
  autoComplete?: string;
  /** A short value: shares a row with the next short field. */
  short?: true;
  /** Pages add counties before the options in `content/forms`. On the functions’ own pages, the field is a text input. */
  offersCounties?: true;
};

type DateRule = (clock: Clock) => z.ZodMiniType;

export type FieldDefinition = FieldPlan & {
  /** Normalizes the value, or rejects it with a message for the visitor. */
  rule: z.ZodMiniType | DateRule;
  /** The messages that the rule can return. Translated forms must translate them. */
  messages: { readonly [situation: string]: string };
  /** The label of its row in the firm's email. */
  mailLabel: string;
  /** The order of email rows and export columns. Fields without one come last, in the form's order. */
  order?: number;
  /** The name of the stored value, if it differs. */
  storedAs?: string;
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

/** Validates and normalizes a form's values. */
export type FormSchema = z.ZodMiniType<{ readonly [field: string]: unknown }>;

export type FormDefinition = Omit<FormPlan, 'fields'> & {
  /** The name of the file in `content/forms` with its copy. */
  copy: string;
  fields: readonly FieldDefinition[];
  schema: FormSchema;
  /** The subject of the email to the firm, if there is one. */
  mailSubject?: string;
};

/** Copy of a field. */
export type FieldCopy = {
  label: string;
  hint?: string | undefined;
  /** The error for an empty required field. */
  missing?: string | undefined;
  /** The options of a select. */
  options?: readonly string[] | undefined;
  /** The placeholder of a select. */
  prompt?: string | undefined;
};

type LeadForm<Name, Copy> = {
  name: Name;
  copy: Copy;
  fields: readonly FieldDefinition[];
  acknowledgments?: readonly string[];
  mailSubject?: string;
};

/** Defines a form of `submit-lead`, which requests identify by its name. */
export function defineLeadForm<const Name extends string, const Copy extends string>(
  form: LeadForm<Name, Copy>,
  acknowledgmentRule: z.ZodMiniType = acknowledgedRule,
) {
  const { name, fields, acknowledgments = [] } = form;
  const schema = z.object({
    ...collectRules(fields),
    ...Object.fromEntries(acknowledgments.map((box) => [box, acknowledgmentRule])),
    kind: z.literal(name),
  });
  return { ...form, acknowledgments, kind: name, functionName: functionNames.submitLead, schema };
}

/** Reads the current day from the visitor's clock. */
const readVisitorClock: Clock = () => {
  const today = toVisitorDay(new Date());
  return { earliest: today, latest: today };
};

/** Returns the rules of all fields, in order. */
export function collectRules(
  fields: readonly FieldDefinition[],
  clock = readVisitorClock,
): { [field: string]: z.ZodMiniType } {
  return Object.fromEntries(
    fields.map(({ name, rule }) => [name, typeof rule === 'function' ? rule(clock) : rule]),
  );
}
