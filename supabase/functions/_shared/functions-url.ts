/** Where the functions are: at an address of their own (`FUNCTIONS_URL`), or below the project's. No slash ends it. */
export function functionsUrlOf(own: string | undefined, supabaseUrl: string): string {
  return own?.replace(/\/+$/, '') || `${supabaseUrl}/functions/v1`;
}
