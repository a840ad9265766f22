/**
 * Ends the process in order on a signal. Ctrl-C in a terminal reaches the server twice, from the terminal and from `npm
 * start`, as may other signals. Only the first counts, and none takes the default action, which would leave the data
 * locked.
 */
export function stopOnSignal(stop: () => Promise<void>): void {
  let isStopping = false;
  const first = (): void => {
    if (isStopping) return;
    isStopping = true;
    // A request or job that hangs must not keep the process alive forever.
    setTimeout(() => process.exit(1), 15_000).unref();
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, first);
}
