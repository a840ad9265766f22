import type { FastifyBaseLogger } from 'fastify';

const nothing = (): void => undefined;

/** A log that says nothing; tests of the log itself give their own. */
export const quiet: FastifyBaseLogger = {
  level: 'silent',
  fatal: nothing,
  error: nothing,
  warn: nothing,
  info: nothing,
  debug: nothing,
  trace: nothing,
  silent: nothing,
  child: () => quiet,
};
