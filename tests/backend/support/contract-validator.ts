/**
 * Checks requests and answers by the published contract alone: it shares no rule with the functions. What is no
 * JSON Schema there, the cleaning of values and the window of days, is written a second time here.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureTools, toolsFolder } from '../tools/ensure.ts';

export const contractFile = fileURLToPath(new URL('../../../supabase/openapi.json', import.meta.url));

type Schema = {
  properties?: Record<string, Schema>;
  pattern?: string;
  format?: string;
  anyOf?: Schema[];
  allOf?: Schema[];
};
type Operation = {
  requestBody?: { content: Record<string, { schema: { $ref?: string; oneOf?: { $ref: string }[] } }> };
  responses: Record<string, Response>;
};
type Response = { content?: Record<string, { schema: { $ref: string } }> };

/** What the contract says of methods that it does not name. */
const otherMethod: Response = {
  content: {
    'application/json': { schema: { $ref: '#/components/schemas/refused' } },
    'text/html': { schema: { $ref: '#/components/schemas/page' } },
  },
};
type Contract = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};

type Check = (value: unknown) => boolean;
type Ajv = { addSchema: (schema: object, name: string) => void; compile: (schema: object) => Check };

export type Exchange = {
  name: string;
  method: string;
  type: string;
  body: Uint8Array;
  /** From a page of another site, by its headers. */
  isForeign?: boolean;
  /** By its headers, whatever the body is. */
  isEncoded?: boolean;
  status: number;
  answerType: string;
  text: string;
};

export type Validator = (exchange: Exchange) => string | undefined;

/** Says what is wrong with an answer; nothing where it is as the contract has it. `today` in UTC. */
export async function contractValidator(now: () => Date = () => new Date()): Promise<Validator> {
  await ensureTools();
  const contract = JSON.parse(await readFile(contractFile, 'utf8')) as Contract;
  const load = createRequire(join(toolsFolder, 'package.json'));
  const { default: Validator } = load('ajv/dist/2020') as { default: new (options: object) => Ajv };
  const formats = {
    date: (text: string) => servedWithinYear(text, now()),
    uri: (text: string) => URL.canParse(text),
  };
  const ajv = new Validator({ strict: false, formats, logger: false });
  ajv.addSchema(contract, 'contract');
  const checks = new Map(
    Object.keys(contract.components.schemas).map((name) => [
      name,
      ajv.compile({ $ref: `contract#/components/schemas/${name}` }),
    ]),
  );
  const isOf = ($ref: string, value: unknown) => checks.get(nameIn($ref))?.(value) === true;

  /** Whether the contract has this body stored, and its type read at all. */
  function expectedOf({ requestBody }: Operation, { type, body, isEncoded }: Exchange): string {
    if (isEncoded === true) return '415';
    const media = type.split(';')[0]?.trim().toLowerCase() ?? '';
    const schema = requestBody?.content[media]?.schema;
    if (schema === undefined) return '415';
    if (body.byteLength > 16_384) return '413';
    const values = valuesIn(body, media.endsWith('json'));
    if (values === undefined) return '400';
    const refs = schema.oneOf?.map(({ $ref }) => $ref) ?? [schema.$ref ?? ''];
    const isValid = refs.some(($ref) => {
      const form = contract.components.schemas[nameIn($ref)] ?? {};
      return isOf($ref, cleaned(values, form));
    });
    return isValid ? '200 303 422 429' : '400';
  }

  function shapeFault({ content }: Response, { status, answerType, text }: Exchange): string | undefined {
    if (content === undefined) return text === '' ? undefined : 'answered with a body';
    const schema = content[answerType.split(';')[0] ?? '']?.schema;
    if (schema === undefined) return `answered ${status} with ${answerType}`;
    const value: unknown = answerType.startsWith('application/json') ? JSON.parse(text) : text;
    return isOf(schema.$ref, value)
      ? undefined
      : `answered ${status} in another shape: ${text.slice(0, 200)}`;
  }

  return (exchange) => {
    const { name, method, status } = exchange;
    const operations = contract.paths[`/${name}`] ?? {};
    if (exchange.isForeign === true && status !== 403) return `answered another origin with ${status}`;
    if (exchange.isForeign === true && method === 'OPTIONS') return undefined;
    const refusal = exchange.isForeign === true ? operations['post']?.responses[403] : undefined;
    if (refusal !== undefined) return shapeFault(refusal, exchange);
    const operation = operations[method.toLowerCase()];
    if (operation === undefined) {
      if (method === 'OPTIONS' && status === 204) return undefined;
      return status === 405 ? shapeFault(otherMethod, exchange) : `answered with ${status}`;
    }
    if (operation.requestBody !== undefined) {
      const expected = expectedOf(operation, exchange);
      if (!expected.split(' ').includes(String(status))) return `answered with ${status}, not ${expected}`;
    }
    const response = operation.responses[status];
    if (response === undefined) return `answered with ${status}, which is not in the contract`;
    return shapeFault(response, exchange);
  };
}

function nameIn($ref: string): string {
  return $ref.slice($ref.lastIndexOf('/') + 1);
}

function valuesIn(body: Uint8Array, isJson: boolean): Record<string, unknown> | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(body);
    if (!isJson) return Object.fromEntries(new URLSearchParams(text));
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

function cleaned(values: Record<string, unknown>, { properties = {} }: Schema): Record<string, unknown> {
  const isIntake = JSON.stringify(properties['kind'])?.includes('tax-intake');
  const own = Object.entries(properties).filter(([name]) => Object.hasOwn(values, name));
  return Object.fromEntries(
    own.map(([name, schema]) => {
      const value = values[name];
      const isExact = JSON.stringify(schema).match(/"(pattern|format|const|enum)"/) !== null;
      if (typeof value !== 'string') return [name, value];
      if (isExact) {
        const isLimited = schema.pattern || schema.format || schema.anyOf || schema.allOf;
        const limited = isLimited ? limitedText(value) : value;
        return [name, name === 'fullName' ? limited.replaceAll(/[`´‘‛′＇]/g, "'") : limited];
      }
      if (isIntake) return [name, limitedText(freeText(value))];
      return [name, name === 'message' ? freeLines(value) : freeText(value)];
    }),
  );
}

const blanks = [0x115f, 0x1160, 0x2800, 0x3164, 0xffa0];

/** Character by character: spaces, dashes, and what cannot be seen. */
function limitedText(text: string): string {
  const characters = Array.from(text.normalize('NFC'), (character) => {
    if (/[\t\p{Zs}]/u.test(character) || blanks.includes(character.codePointAt(0) ?? 0)) return ' ';
    if (/[\p{Pd}\u2043\u2212]/u.test(character)) return '-';
    return /\p{DI}/u.test(character) ? '' : character;
  });
  return characters.join('').trim();
}

/** Character by character: control characters that follow each other become one space. */
function freeText(text: string): string {
  let clean = '';
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    const isControl = code < 0x20 || (code >= 0x7f && code < 0xa0) || code === 0x2028 || code === 0x2029;
    if (isControl) clean += clean.endsWith('\u0000') ? '' : '\u0000';
    else if (blanks.includes(code) || /\p{Zs}/u.test(character)) clean += ' ';
    else if (![0xad, 0x200b, 0x2060, 0xfeff].includes(code))
      clean += code >= 0xd800 && code < 0xe000 ? '\ufffd' : character;
  }
  return clean.replaceAll('\u0000', ' ').trim();
}

function freeLines(text: string): string {
  const lines = text
    .replaceAll('\r\n', '\n')
    .replaceAll(/[\n\v\f\r\u0085\u2028\u2029]/g, '\n')
    .split('\n');
  return lines.map(freeText).join('\n').trim();
}

/** From the day that it is in the west, a year ago, to the day that it is in the east. */
function servedWithinYear(text: string, now: Date): boolean {
  const [year = 0, month = 0, day = 0] = /^\d{4}-\d{2}-\d{2}$/.test(text) ? text.split('-').map(Number) : [];
  const date = new Date(Date.UTC(2000, month - 1, day));
  date.setUTCFullYear(year, month - 1, day);
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return false;
  const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
  const first = at(-12);
  first.setUTCFullYear(first.getUTCFullYear() - 1);
  first.setUTCHours(0, 0, 0, 0);
  return date >= first && date <= at(14);
}
