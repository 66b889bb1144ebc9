import { parseArgs } from 'node:util';
import type { ParseArgsConfig } from 'node:util';

/**
 * The words typed behind a command. Words that it doesn't know end it with 2, the reason and the usage.
 */
export function readWords<const Config extends ParseArgsConfig>(config: Config, usage: string) {
  try {
    return parseArgs(config);
  } catch (error) {
    if (!isMistyped(error)) throw error;
    console.error(`${error.message}\n\n${usage}`);
    process.exit(2);
  }
}

function isMistyped(error: unknown): error is TypeError {
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}
