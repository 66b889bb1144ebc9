/** A warning stops a production build until it is mended or waived; a reminder is shown and never stops one. */
export type Severity = 'error' | 'warning' | 'reminder' | 'info';

export type Rule = {
  name: string;
  /** The bar or federal rule behind it. */
  authority: string;
  severity: Severity;
};
