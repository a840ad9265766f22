/**
 * Promises that wait for a condition, each for a limited time. The owner calls `wake` when a condition may have
 * changed.
 */
export class Waiters {
  readonly #checks = new Set<() => void>();

  /** Checks every condition again. */
  wake(): void {
    for (const check of this.#checks) check();
  }

  /** Resolves when `isDone` returns true, or after `atMost` milliseconds. */
  wait(isDone: () => boolean, atMost: number): Promise<void> {
    return new Promise((resolve) => {
      const finish = (): void => {
        clearTimeout(timer);
        this.#checks.delete(check);
        resolve();
      };
      const check = (): void => {
        if (isDone()) finish();
      };
      const timer = setTimeout(finish, atMost);
      this.#checks.add(check);
      check();
    });
  }
}
