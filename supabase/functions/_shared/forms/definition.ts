/**
 * What a form is. Its definition says all that is to know of each field: the page that draws it, the rule that checks
 * it, the firm's mail and the export read it from there. Its words alone are content, in `content/forms`.
 */
import * as z from 'zod/mini';
import { localDayOf } from './dates.ts';
import { functionNames } from './protocol.ts';

/** The day by which dates are checked. */
export type Clock = () => {
  /** Two days where the visitor's time zone is not known: the first and the last that it may be. */
  earliest: string;
  latest: string;
};

/** What draws a field. */
export type FieldPlan = {
  name: string;
  type: 'text' | 'email' | 'tel' | 'date' | 'textarea' | 'select';
  /** Marked and asked for by the markup. Whether it may be empty is for its rule to say. */
  required: boolean;
  autoComplete?: string;
  /** Takes a few letters: stands beside the next one that does. */
  short?: true;
  /** Each page puts counties of its own before the choices in `content/forms`. Where no page is known, one is typed. */
  offersCounties?: true;
};

type RuleOfDay = (clock: Clock) => z.ZodMiniType;

export type Field = FieldPlan & {
  /** Cleans the value, and refuses it with the message that the visitor reads. */
  rule: z.ZodMiniType | RuleOfDay;
  /** The row in the firm's mail. Those with an order come first; the others follow as in the form. */
  mail: { label: string; order?: number };
  /** The column of the export, in the same order. Its name, that of the field if none is said, is that of the lead's value. */
  column: { name?: string; order?: number };
};

/** What draws a whole form. */
export type FormPlan = {
  /** The kind of lead that it makes. */
  name: string;
  functionName: string;
  /** Tells the lead forms apart on the wire. */
  kind?: string;
  fields: readonly FieldPlan[];
  /** The boxes to tick. */
  acknowledgments: readonly string[];
};

export type FormDefinition = Omit<FormPlan, 'fields'> & {
  /** The file of its words in `content/forms`. */
  copy: string;
  fields: readonly Field[];
  /** What the firm's mail is about, if it gets one. */
  mailSubject?: string;
};

/** What content says of a field. */
export type FieldWords = {
  label: string;
  hint?: string | undefined;
  /** The message at the field when it is required and empty. */
  missing?: string | undefined;
  /** The choices of a select. */
  options?: readonly string[] | undefined;
  /** What a select shows before a choice is made. */
  prompt?: string | undefined;
};

/** A form of the function that takes every lead but the consultation request, distinguished by the form's name. */
export function leadForm<
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

type RuleOf<One extends Field> = One['rule'] extends (clock: Clock) => infer Rule ? Rule : One['rule'];

type RulesOf<Fields extends readonly Field[]> = { [One in Fields[number] as One['name']]: RuleOf<One> };

/** One rule for each box to tick. */
export function boxesOf<const Name extends string, Rule>(
  names: readonly Name[],
  rule: Rule,
): { [One in Name]: Rule } {
  return Object.fromEntries(names.map((name) => [name, rule])) as { [One in Name]: Rule };
}

/** By the visitor's own calendar, at the moment of checking. */
const visitorsClock: Clock = () => {
  const today = localDayOf(new Date());
  return { earliest: today, latest: today };
};

/** The rules of all fields, in their order. */
export function rulesOf<const Fields extends readonly Field[]>(
  fields: Fields,
  clock = visitorsClock,
): RulesOf<Fields> {
  const rules = fields.map(({ name, rule }) => [name, typeof rule === 'function' ? rule(clock) : rule]);
  // The names and rules of the list, which `fromEntries` forgets.
  return Object.fromEntries(rules) as RulesOf<Fields>;
}
