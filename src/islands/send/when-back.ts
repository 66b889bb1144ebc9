/** Calls when the connection returns, or the visitor does. Gives what ends that. */
export function whenBack(call: () => void): () => void {
  const seen = () => {
    if (document.visibilityState === 'visible') call();
  };
  addEventListener('online', call);
  document.addEventListener('visibilitychange', seen);
  return () => {
    removeEventListener('online', call);
    document.removeEventListener('visibilitychange', seen);
  };
}
