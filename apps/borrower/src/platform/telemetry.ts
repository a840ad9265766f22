/** Errors of the page, for whoever watches it. Nothing a borrower typed is ever in them. */
export function reportError(where: string, error: unknown): void {
  console.error(`[${where}]`, error instanceof Error ? error.message : error);
}

/** Errors that no one caught. */
export function watchWindow(): void {
  addEventListener('error', (event) => {
    if (event.error) reportError('window', event.error);
  });
  addEventListener('unhandledrejection', (event) => reportError('promise', event.reason));
}
