/** What is shorter can be found by trying. */
const shortestSecret = 32;

/** What is wrong with a secret of the project's own, as a sentence; undefined when it will do. */
export function secretFault(name: string, value: string): string | undefined {
  if (value === '') return `The secret ${name} is not set.`;
  if (value.length >= shortestSecret) return undefined;
  return `The secret ${name} is too short: it needs ${shortestSecret} or more random characters.`;
}
