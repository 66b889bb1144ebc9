/** Ends a server, and then this process, when Ctrl-C or the system asks for it. */
export function stopOnSignal(server: { close: () => Promise<void> }): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      await server.close();
      process.exit(0);
    });
  }
}
