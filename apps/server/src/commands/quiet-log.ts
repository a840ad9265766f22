import type { FastifyBaseLogger } from 'fastify';

const nothing = (): void => undefined;

/** A silent logger for terminal commands, which print their own results. */
export const quietLog: FastifyBaseLogger = {
  level: 'silent',
  fatal: nothing,
  error: nothing,
  warn: nothing,
  info: nothing,
  debug: nothing,
  trace: nothing,
  silent: nothing,
  child: () => quietLog,
};
