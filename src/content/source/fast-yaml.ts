import { dayForm } from '../languages/dates.ts';

const keyForm = /^[A-Za-z][\w-]*$/;
/** Names, addresses and whole numbers. */
const inList = String.raw`(?:[A-Za-z][\w.-]*(?: [\w.-]+)*|/[\w/-]*|0|[1-9]\d{0,14})`;
const plainItems = new RegExp(String.raw`^\[(?:${inList}(?:, ${inList})*)?\]$`);
/** Letters, digits, and the few signs that mean nothing to YAML at the start of a value. */
const start = /^[A-Za-z0-9$/(\u00A1-\u{10FFFF}]/u;
/** Would end the value, or begin a comment. */
const sign = /: | #|:$/;
const wholeNumber = /^(?:0|[1-9]\d{0,14})$/;
const likeNumber = /^\d[\da-fA-FxXoO.+-]*$/;
const namedValue = /^(?:null|true|false)$/i;

/** Whether a field's name needs no closer look. */
function isPlainKey(text: string): boolean {
  return keyForm.test(text) && !namedValue.test(text);
}

/** The value that stands on one line, or undefined where only the `yaml` package can tell what it is. */
function plainScalar(text: string): unknown {
  switch (text.charAt(0)) {
    case '"':
      return /^"[^"\\]*"$/.test(text) ? text.slice(1, -1) : undefined;
    case "'":
      return /^'[^']*'$/.test(text) ? text.slice(1, -1) : undefined;
    case '[':
      return plainList(text);
    default:
      return start.test(text) && !sign.test(text) ? plainWords(text) : undefined;
  }
}

function plainList(text: string): (string | number)[] | undefined {
  if (!plainItems.test(text)) return undefined;
  const items = text === '[]' ? [] : text.slice(1, -1).split(', ');
  if (items.some((each) => namedValue.test(each))) return undefined;
  return items.map((each) => (wholeNumber.test(each) ? Number(each) : each));
}

function plainWords(text: string): string | number | boolean | undefined {
  if (wholeNumber.test(text)) return Number(text);
  if (text === 'true' || text === 'false') return text === 'true';
  const unclear = namedValue.test(text) || (likeNumber.test(text) && !dayForm.test(text));
  return unclear ? undefined : text;
}

/** Says that a text is not plain; nothing is known of it then. */
const notPlain = new Error('This YAML is not plain.');

/** Tabs, characters that may end a line elsewhere, and spaces at the end of a line. */
const unusual = /[^\n\x20-\x7E\xA1-\u2027\u202A-\uD7FF\uE000-\uFEFE\uFF00-\uFFFD\u{10000}-\u{10FFFF}]| $/mu;

/**
 * Reads frontmatter as people nearly always write it: fields and lists by indentation, and values of one
 * line or below a |. Returns the same values as the `yaml` package, in a tenth of its time, or undefined
 * for everything else (signs, comments behind a value, escapes, values over several lines, and whatever is wrong): that
 * is left to the package, which knows all of YAML and where each thing stands.
 */
export function readPlainYaml(text: string): Record<string, unknown> | undefined {
  if (unusual.test(text)) return undefined;
  try {
    return new PlainYaml(text.split('\n')).read();
  } catch (error) {
    if (error === notPlain) return undefined;
    throw error;
  }
}

/** Reads lines one after the other; every step leaves the next line with words as the current one. */
class PlainYaml {
  readonly #lines: string[];
  #at = 0;

  constructor(lines: string[]) {
    this.#lines = lines;
  }

  read(): Record<string, unknown> {
    this.#skipUnreadLines();
    const fields = this.#map(0);
    // Whoever meets a line that belongs nowhere stops at it.
    if (this.#at < this.#lines.length) throw notPlain;
    return fields;
  }

  #map(indent: number): Record<string, unknown> {
    const fields: Record<string, unknown> = {};
    while (this.#indent() === indent) {
      const line = this.#line();
      const colon = line.indexOf(':', indent);
      const key = line.slice(indent, colon);
      if (colon < 0 || !isPlainKey(key) || Object.hasOwn(fields, key)) throw notPlain;
      fields[key] = this.#value(line.slice(colon + 1), indent);
    }
    return fields;
  }

  #list(indent: number): unknown[] {
    const items: unknown[] = [];
    while (this.#indent() === indent && this.#line().startsWith('- ', indent)) {
      const line = this.#line();
      const inner = indent + 2;
      const item = line.slice(inner);
      const colon = /:(?: |$)/.exec(item)?.index ?? -1;
      if (colon >= 0 && isPlainKey(item.slice(0, colon))) {
        // The hyphen stands where the map's indentation would.
        this.#lines[this.#at] = ' '.repeat(inner) + item;
        items.push(this.#map(inner));
      } else {
        items.push(this.#value(` ${item}`, indent));
      }
    }
    return items;
  }

  /** The value whose first line goes on with `rest`, in a map or list of this indentation. */
  #value(rest: string, indent: number): unknown {
    this.#at++;
    const typed = rest.trimStart();
    if (typed === '|') return this.#runningText(indent);
    this.#skipUnreadLines();
    if (typed === '') return this.#below(indent);
    const value = rest.startsWith(' ') ? plainScalar(typed) : undefined;
    if (value === undefined) throw notPlain;
    return value;
  }

  /** What stands below a field that has nothing behind its colon. */
  #below(indent: number): unknown {
    const inner = this.#indent();
    const isList = inner >= indent && this.#line().startsWith('- ', inner);
    if (isList) return this.#list(inner);
    return inner > indent ? this.#map(inner) : null;
  }

  /** A text below a |, up to the next line that stands as far out as its field. */
  #runningText(indent: number): string {
    const from = this.#at;
    this.#skipBlankLines();
    const inner = this.#indent();
    if (inner <= indent) throw notPlain;
    let end = this.#at;
    while (this.#indent() > indent) {
      if (this.#indent() < inner) throw notPlain;
      end = ++this.#at;
      this.#skipBlankLines();
    }
    this.#skipUnreadLines();
    const lines = this.#lines.slice(from, end).map((line) => line.slice(inner));
    return `${lines.join('\n')}\n`;
  }

  #skipBlankLines(): void {
    while (this.#lines[this.#at] === '') this.#at++;
  }

  /** Blank lines, and remarks that begin a line: below a | they would be words. */
  #skipUnreadLines(): void {
    while (this.#lines[this.#at] === '' || this.#lines[this.#at]?.startsWith('#')) this.#at++;
  }

  #line(): string {
    return this.#lines[this.#at] ?? '';
  }

  /** Spaces before the words of the current line; -1 below the last. */
  #indent(): number {
    return this.#at < this.#lines.length ? this.#line().search(/[^ ]/) : -1;
  }
}
