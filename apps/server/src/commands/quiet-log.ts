import type { FastifyBaseLogger } from 'fastify';

const nothing = (): void => undefined;

/** For a command at the terminal, which says itself what happened. */
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
