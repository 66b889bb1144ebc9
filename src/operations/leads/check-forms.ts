/** Sends CORS preflights to check whether a site may submit its forms. */
import { siteForms } from '#forms/forms.ts';

const timeoutMs = 20_000;

const formFunctions = [...new Set(siteForms.map(({ functionName }) => functionName))];

/** Returns a message for each function that rejects the origin or doesn't respond. */
export async function findFormProblems(functionsUrl: string, origin: string): Promise<string[]> {
  const responses = await Promise.all(
    formFunctions.map(async (name) => ({
      name,
      problem: await checkForm(`${functionsUrl}/${name}`, origin),
    })),
  );
  return responses.flatMap(({ name, problem }) => (problem === undefined ? [] : [`${name} ${problem}`]));
}

async function checkForm(url: string, origin: string): Promise<string | undefined> {
  const options = { method: 'OPTIONS', headers: { origin }, signal: AbortSignal.timeout(timeoutMs) };
  const response = await fetch(url, options).catch(() => undefined);
  await response?.body?.cancel();
  if (response === undefined) return `doesn’t respond to forms from ${origin}.`;
  if (response.ok && response.headers.get('access-control-allow-origin') === origin) return undefined;
  return `rejects forms from ${origin}. Check that SITE_ORIGINS contains this origin.`;
}
