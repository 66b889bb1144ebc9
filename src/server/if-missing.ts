/** For `.catch`: what stands for a file or folder that is not there. Any other fault is raised on. */
export function ifMissing<Instead>(instead: Instead): (error: unknown) => Instead {
  return (error) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return instead;
    throw error;
  };
}
