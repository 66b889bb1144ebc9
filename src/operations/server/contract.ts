/** The published contract of the functions: what they take, by the definitions of the forms, and what they answer. */
import * as z from 'zod/mini';
import type { Field, FormDefinition } from '#forms/definition.ts';
import { siteForms } from '#forms/forms.ts';
import {
  elapsedField,
  functionNames,
  honeypotField,
  idempotencyKeyField,
  idempotencyKeyHeader,
  languageParameter,
  largestBodyBytes,
  returnToField,
  statusOf,
} from '#forms/protocol.ts';
import { longestEntry, taxIntakeForm, taxIntakeProblem } from '#forms/tax-intake.ts';

type Json = { readonly [name: string]: unknown };

const description = `Values are normalized before they are checked: Unicode NFC, spaces of every kind become a space, dashes a hyphen, in a full
name accents typed as an apostrophe an apostrophe; invisible characters are removed, and both ends are trimmed. A field without a pattern is free
text, which keeps its dashes and joiners: in it control characters and line breaks become a space; a message keeps its line breaks.
Lengths are counted in characters. Fields that are not named here are ignored. A body holds
${largestBodyBytes} bytes at most. 400: the content is at fault. 422: the key was used for another content; make a new one. 429:
nothing was stored. After 408 and 5xx nobody knows: wait \`Retry-After\` and send the same key again, which stores it once and
no more. Requests that carry a wrong secret of the schedule are answered 401, those from pages of other origins 403, other methods 405, other types of content 415.`;

/** Served in the last year, up to the last day that it is today anywhere on Earth. */
const lastYear = { type: 'string', format: 'date', 'x-within': 'the last year' };

/** As an OpenAPI 3.1 document. `PROJECT` in its address stands for the project’s name at Supabase. */
export function contract(): Json {
  return {
    openapi: '3.1.0',
    info: { title: 'Functions of the site', version: '1', description },
    servers: [{ url: 'https://PROJECT.supabase.co/functions/v1' }],
    paths: {
      [`/${functionNames.bookConsultation}`]: { post: formFunction(functionNames.bookConsultation) },
      [`/${functionNames.submitLead}`]: { post: formFunction(functionNames.submitLead) },
      [`/${functionNames.confirmSubscription}`]: linkFunction(),
      [`/${functionNames.endSubscription}`]: linkFunction(),
      [`/${functionNames.drainOutbox}`]: { post: drainFunction },
      [`/${functionNames.health}`]: { get: healthFunction, post: healthFunction },
    },
    components: { schemas: { ...answers, ...forms() } },
  };
}

const named = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (name: string) => ({ 'application/json': { schema: named(name) } });
const page = { 'text/html': { schema: named('page') } };

const answers = {
  accepted: closed(
    {
      success: { const: true },
      calendarUrl: { type: 'string', format: 'uri' },
      error: { type: 'string', minLength: 1 },
      reference: { type: 'string', pattern: '^[0-9a-f]{8}$' },
    },
    ['success'],
  ),
  refused: closed(
    {
      success: { const: false },
      error: { type: 'string', minLength: 1 },
      fieldErrors: { type: 'object', additionalProperties: { type: 'string', minLength: 1 } },
    },
    ['success', 'error'],
  ),
  drained: closed(
    {
      success: { const: true },
      sent: { type: 'integer', minimum: 0 },
      failed: { type: 'integer', minimum: 0 },
    },
    ['success', 'sent', 'failed'],
  ),
  health: closed(
    { success: { type: 'boolean' }, faults: { type: 'array', items: { type: 'string', minLength: 1 } } },
    ['success', 'faults'],
  ),
  page: { type: 'string', pattern: '^<!doctype html>' },
};

function closed(properties: Json, required: readonly string[]): Json {
  return { type: 'object', properties, required, additionalProperties: false };
}

function answersBy(statuses: readonly number[], content: Json): Json {
  return Object.fromEntries(statuses.map((status) => [status, { description: words(status), content }]));
}

function words(status: number): string {
  return Object.entries(statusOf).find(([, known]) => known === status)?.[0] ?? '';
}

/** Where a visitor's browser goes on to. */
const redirect = {
  description: 'see other',
  headers: { location: { schema: { type: 'string', format: 'uri' } } },
};

function formFunction(functionName: string): Json {
  const taken = siteForms.filter((form) => form.functionName === functionName).map(({ name }) => name);
  const schema = taken.length === 1 ? named(taken[0] ?? '') : { oneOf: taken.map(named) };
  // Other ways to ask are no part of the contract.
  const { accepted, method: _, ...refused } = statusOf;
  return {
    parameters: [
      {
        name: idempotencyKeyHeader,
        in: 'header',
        description: `One value per attempt, kept for its retries; the field \`${idempotencyKeyField}\` does the same.`,
        schema: { type: 'string', pattern: '^[\\x21-\\x7e]{8,200}$' },
      },
      {
        name: languageParameter,
        in: 'query',
        description: 'The language of the form, and of a page that answers it.',
        schema: { type: 'string' },
      },
    ],
    requestBody: {
      required: true,
      content: { 'application/json': { schema }, 'application/x-www-form-urlencoded': { schema } },
    },
    responses: {
      ...answersBy([accepted], { ...json('accepted'), ...page }),
      303: redirect,
      ...answersBy(Object.values(refused), { ...json('refused'), ...page }),
    },
  };
}

function linkFunction(): Json {
  const operation = {
    parameters: [{ name: 'token', in: 'query', schema: { type: 'string', pattern: '^[0-9a-f]{64}$' } }],
    responses: {
      ...answersBy([statusOf.accepted, statusOf.unavailable], page),
      ...answersBy([statusOf.unauthorized], json('refused')),
      303: redirect,
    },
  };
  return { get: operation, post: operation };
}

const drainFunction = {
  parameters: [{ name: 'x-drain-secret', in: 'header', required: true, schema: { type: 'string' } }],
  responses: {
    ...answersBy([statusOf.accepted], json('drained')),
    ...answersBy([statusOf.unauthorized, statusOf.unavailable], json('refused')),
  },
};

const healthFunction = { responses: answersBy([statusOf.accepted, statusOf.unavailable], json('health')) };

function forms(): Json {
  return Object.fromEntries(siteForms.map((form) => [form.name, formSchema(form)]));
}

function formSchema(form: FormDefinition): Json {
  // The intake checks that its fields are there, and nothing else.
  const isIntake = form.name === taxIntakeForm.name;
  const needed = isIntake
    ? (taxIntakeProblem({})?.fields ?? [])
    : form.fields.filter((field) => !ruleOf(field).safeParse(undefined).success).map(({ name }) => name);
  const fields = form.fields.map((field) => {
    const own = isIntake ? intakeField(needed.includes(field.name)) : fieldSchema(field);
    return [field.name, own];
  });
  const boxes = form.acknowledgments.map((name) => [name, { enum: [true, 'on'] }]);
  const kind = form.kind === undefined ? {} : { kind: { const: form.kind } };
  return {
    type: 'object',
    properties: {
      ...kind,
      ...Object.fromEntries([...fields, ...boxes]),
      [idempotencyKeyField]: {},
      [honeypotField]: { description: 'left empty by people' },
      [elapsedField]: { description: 'milliseconds from opening the form to sending it' },
      [returnToField]: { description: 'a path of the site, for a form without script' },
    },
    required: [...Object.keys(kind), ...needed, ...form.acknowledgments],
  };
}

/** What is no text counts as missing. */
function intakeField(isNeeded: boolean): Json {
  return isNeeded ? { type: 'string', minLength: 1, maxLength: longestEntry } : { maxLength: longestEntry };
}

function fieldSchema(field: Field): Json {
  if (field.type === 'date') return lastYear;
  return { ...z.toJSONSchema(ruleOf(field), { io: 'input' }), $schema: undefined };
}

function ruleOf({ rule }: Field): z.ZodMiniType {
  return typeof rule === 'function' ? rule(() => ({ earliest: '', latest: '' })) : rule;
}
