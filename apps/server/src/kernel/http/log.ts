import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { Config } from '../config/index.ts';
import { isDatabaseAway } from './answer.ts';

/** A line of the log and where it goes; tests give a stream of their own. */
export interface LogSink {
  write(line: string): void;
}

const NEVER = [
  'email',
  'phone',
  'phoneNumber',
  'ssn',
  'dob',
  'password',
  'token',
  'jwt',
  'authorization',
  'cookie',
  'body',
  'query',
];

/**
 * One JSON object a line, without personal data: no bodies, no headers, no addresses of callers, no query strings; a request is
 * named by its route, an error by its kind and the places in the code, because messages of a database quote values.
 */
export function logOptions(
  config: Pick<Config, 'logLevel'>,
  sink?: LogSink,
): NonNullable<FastifyServerOptions['logger']> {
  return {
    level: config.logLevel,
    serializers: { err: errorInLog, error: errorInLog, req: () => ({}), res: () => ({}) },
    redact: { paths: NEVER.flatMap((name) => [name, `*.${name}`]), remove: true },
    formatters: { bindings: () => ({}) },
    ...(sink ? { stream: sink } : {}),
  };
}

// A type, not an interface: Fastify's options want one that takes further keys.
type LoggedError = { type: string; message: string; stack: string; code?: string };

function errorInLog(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const frames = (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim());
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  return {
    type: error.name,
    message: isOurs(error) ? error.message : isDatabaseAway(error) ? 'the database is not responding' : '',
    stack: frames.slice(0, 12).join(' | '),
    ...code,
  };
}

/** Errors written by us carry no values; those of libraries and of the database may. */
const isOurs = (error: Error): boolean => /^(The reply of|The loan clock|No key|Nothing is kept)/.test(error.message);

/** One line for each request, when it is over. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    request.log.info(
      {
        requestId: request.id,
        method,
        route: routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
  });
}
