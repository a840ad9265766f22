/** Logs an error of the page. It never contains what a borrower typed. */
export function reportError(where: string, error: unknown): void {
  console.error(`[${where}]`, error instanceof Error ? error.message : error);
}

/** Reports uncaught errors. */
export function watchWindow(): void {
  addEventListener('error', (event) => {
    if (event.error) reportError('window', event.error);
  });
  addEventListener('unhandledrejection', (event) => reportError('promise', event.reason));
}
