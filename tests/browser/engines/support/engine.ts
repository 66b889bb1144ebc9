/** Keyboard actions, in the format of WebDriver and WebDriver BiDi. */
type InputSource = { type: 'key'; id: string; actions: Record<string, string>[] };

/** A browser with one open page. */
export type Engine = {
  open: (url: string) => Promise<void>;
  /** Evaluates an expression in the page. Its value must be JSON. */
  evaluate: (expression: string) => Promise<unknown>;
  perform: (sources: InputSource[]) => Promise<void>;
  close: () => Promise<void>;
};

export const phoneViewport = { width: 400, height: 800 };
