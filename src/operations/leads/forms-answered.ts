/** Sends CORS preflights to check whether a site may send its forms. */
import { siteForms } from '#forms/forms.ts';

const timeoutMs = 20_000;

const formFunctions = [...new Set(siteForms.map(({ functionName }) => functionName))];

/** A sentence for each function that refuses this origin. */
export async function unansweredForms(functionsUrl: string, origin: string): Promise<string[]> {
  const answers = await Promise.all(
    formFunctions.map(async (name) => ({ name, fault: await faultOf(`${functionsUrl}/${name}`, origin) })),
  );
  return answers.flatMap(({ name, fault }) => (fault === undefined ? [] : [`${name} ${fault}`]));
}

async function faultOf(url: string, origin: string): Promise<string | undefined> {
  const options = { method: 'OPTIONS', headers: { origin }, signal: AbortSignal.timeout(timeoutMs) };
  const answer = await fetch(url, options).catch(() => undefined);
  await answer?.body?.cancel();
  if (answer === undefined) return `does not answer the forms of ${origin}.`;
  if (answer.ok && answer.headers.get('access-control-allow-origin') === origin) return undefined;
  return `refuses the forms of ${origin}: does SITE_ORIGINS name that address?`;
}
