import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { Config } from '../config/index.ts';
import { isDatabaseAway } from './answer.ts';

/** Where log lines go. Tests use their own stream. */
export interface LogSink {
  write(line: string): void;
}

/** Names of properties that are removed from every log line. */
const NEVER_LOGGED = [
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
 * Returns the logger's options: one JSON object a line, without personal data, so no bodies, headers, callers'
 * addresses or query strings. A request is logged by its route and an error by its kind and code locations, because
 * database messages quote values.
 */
export function logOptions(
  config: Pick<Config, 'logLevel'>,
  sink?: LogSink,
): NonNullable<FastifyServerOptions['logger']> {
  return {
    level: config.logLevel,
    serializers: { err: errorInLog, error: errorInLog, req: () => ({}), res: () => ({}) },
    redact: { paths: NEVER_LOGGED.flatMap((name) => [name, `*.${name}`]), remove: true },
    formatters: { bindings: () => ({}) },
    ...(sink ? { stream: sink } : {}),
  };
}

// A type, not an interface: Fastify's options require an index signature.
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

/** Our own errors contain no values. Those of libraries and the database may. */
const isOurs = (error: Error): boolean => /^(The reply of|The loan clock|No key|Nothing is kept)/.test(error.message);

/** Logs one line for each request when it ends. */
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
