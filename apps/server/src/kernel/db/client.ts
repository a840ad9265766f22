import pg from 'pg';

/**
 * A connection that never ends the process. pg emits `error` on a client whose connection breaks, and pg-pool listens
 * only while the client is idle. Without this listener, a restart of PostgreSQL during a query would be an unhandled
 * error that ends the process. The query fails anyway, so its caller still gets an error.
 */
export class DatabaseClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
    const query = this.query.bind(this) as (...args: readonly unknown[]) => unknown;
    this.query = ((...args: readonly unknown[]) => {
      const result = query(...args);
      if (result instanceof Promise) result.catch((error: unknown) => void this.#dropAfterTimeout(error));
      return result;
    }) as typeof this.query;
  }

  /**
   * A query that timed out still occupies its connection, and the next caller would wait behind it. Ending the
   * connection makes the pool open a new one.
   */
  async #dropAfterTimeout(error: unknown): Promise<void> {
    if (isReadTimeout(error)) await this.end().catch(() => undefined);
  }
}

const isReadTimeout = (error: unknown): boolean => error instanceof Error && error.message === 'Query read timeout';
