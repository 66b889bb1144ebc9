import { parseArgs } from 'node:util';
import type { ParseArgsConfig } from 'node:util';

/** Parses command-line arguments. For invalid ones, prints the reason and the usage, and exits with code 2. */
export function parseCommandLine<const Config extends ParseArgsConfig>(config: Config, usage: string) {
  try {
    return parseArgs(config);
  } catch (error) {
    if (!isUsageError(error)) throw error;
    console.error(`${error.message}\n\n${usage}`);
    process.exit(2);
  }
}

function isUsageError(error: unknown): error is TypeError {
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}
