/** What the system calls a failure, such as ENOENT; undefined for anything else that was thrown. */
export function errorCode(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
