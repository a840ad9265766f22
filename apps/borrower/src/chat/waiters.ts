/** Those who wait until something is as they need it, each for a limited time. */
export class Waiters {
  readonly #checks = new Set<() => void>();

  /** Looks again whether it is. */
  wake(): void {
    for (const check of this.#checks) check();
  }

  /** Resolves when the check holds, or after this many milliseconds. */
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
