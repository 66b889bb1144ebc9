/// <reference lib="dom" />
import type { Diagnostic } from '#content/report/diagnostic.ts';
import type { FieldAt, EditableValue } from '../contract.ts';
import type { VersionChoice } from '../fields/versions.tsx';
import type { ShownValue } from './shown-values.ts';

export type Message = { text: string; tone: '' | 'good' | 'bad' };

export const noMessage: Message = { text: '', tone: '' };
export const bad = (text: string): Message => ({ text, tone: 'bad' });
export const good = (text: string): Message => ({ text, tone: 'good' });

/** What the panel shows. */
export type Opened = {
  /** Different each time that a value is opened. */
  id: number;
  place: FieldAt;
  /** The element that shows the value. */
  shown: ShownValue | undefined;
  isOnRight: boolean;
  /** Undefined when the file is gone or unreadable. */
  value: EditableValue | undefined;
  words: string;
  message: Message;
  problems: readonly Diagnostic[];
  /** Versions to choose from; `isRequired` hides the input until then. */
  choice: (VersionChoice & { isRequired?: true }) | undefined;
};

export type PanelState = { isLoading: boolean; opened: Opened | undefined };

export function isChanged({ value, words }: Opened): boolean {
  return value !== undefined && words !== value.words;
}

/** The state of the panel, which components render. */
export class PanelStore {
  state: PanelState = { isLoading: false, opened: undefined };
  /** Opened once the preview has read a changed list. */
  next: FieldAt | undefined;
  /** Numbers of the latest request; responses to earlier ones are ignored. */
  openings = 0;
  checks = 0;
  checkTimer = 0;
  readonly #render: (state: PanelState) => void;

  constructor(render: (state: PanelState) => void) {
    this.#render = render;
  }

  set(change: Partial<PanelState>): void {
    this.state = { ...this.state, ...change };
    this.#render(this.state);
  }

  /** Changes the open value, if any. */
  update(change: Partial<Opened>): void {
    const { opened } = this.state;
    if (opened !== undefined) this.set({ opened: { ...opened, ...change } });
  }
}
