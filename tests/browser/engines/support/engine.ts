/** One key or pointer of a person, as WebDriver and WebDriver BiDi both take it. */
export type InputSource = {
  type: 'key' | 'pointer';
  id: string;
  actions: Record<string, string | number>[];
};

/** A browser of another make, with one page open. */
export type Engine = {
  open: (url: string) => Promise<void>;
  /** The value of an expression in the page, which travels as JSON. */
  read: (expression: string) => Promise<unknown>;
  perform: (sources: InputSource[]) => Promise<void>;
  close: () => Promise<void>;
};

export const phone = { width: 400, height: 800 };
