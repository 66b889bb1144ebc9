/** Environment variables of child processes: those that every program needs, and the settings for one step. */
import type { Environment } from './settings.ts';

/** Folders, language, proxies and certificates. Excludes everything else, such as tokens of this machine. */
const systemName =
  /^(?:PATH|PATHEXT|HOME|USER|LOGNAME|SHELL|TERM|TZ|LANG|LC_\w+|TMPDIR|TEMP|TMP|XDG_\w+|CI|GITHUB_ACTIONS|NO_COLOR|FORCE_COLOR|(?:https?|no|all)_proxy|NODE_EXTRA_CA_CERTS|SSL_CERT_(?:FILE|DIR)|npm_config_(?:cache|prefix)|SystemRoot|windir|ComSpec|(?:Local)?AppData|UserProfile|HomeDrive|HomePath|ProgramData|ProgramFiles.*)$/i;

/** The variables that any program may read. */
export function systemEnvironment(environment: Environment): Record<string, string> {
  return select(environment, (name) => systemName.test(name));
}

/** The settings with these names, if they are set. */
export function pickSettings(environment: Environment, names: readonly string[]): Record<string, string> {
  return select(environment, (name) => names.includes(name));
}

function select(environment: Environment, isWanted: (name: string) => boolean): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) =>
      value !== undefined && isWanted(name) ? [[name, value]] : [],
    ),
  );
}
