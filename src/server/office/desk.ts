import type { OfficeStore } from './office-client.ts';

/** What a command of the office works with. */
export type Desk = {
  store: OfficeStore;
  /** The zone in which the office reads its clock. */
  timeZone: string;
  print: (text: string) => void;
};
