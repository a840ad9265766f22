import { randomInt, randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

export interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

/** Calls the server as a browser does, through the whole pipeline, from a loopback address of its own: each person counts for themself. */
export interface Client {
  readonly signIn: (token: string) => void;
  readonly call: (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    body?: unknown,
    version?: number,
  ) => Promise<Answer>;
  /** A file, as it is. */
  readonly file: (url: string) => Promise<Uint8Array>;
}

export function openClient(app: FastifyInstance, organisation: string): Client {
  const remoteAddress = `127.${randomInt(1, 255)}.${randomInt(0, 255)}.${randomInt(1, 255)}`;
  let token: string | null = null;
  // Links in messages lead to the host that was asked: the one on which the server listens, or none where nobody does.
  const [listening] = app.addresses();
  const host: Record<string, string> = typeof listening === 'object' ? { host: `localhost:${listening.port}` } : {};
  const signed = (): Record<string, string> => ({
    ...host,
    'x-org': organisation,
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  });
  return {
    signIn: (given) => {
      token = given;
    },
    async call(method, url, body, version) {
      const headers = {
        ...signed(),
        'idempotency-key': randomUUID(),
        ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
      };
      const reply = await app.inject({
        method,
        url,
        headers,
        remoteAddress,
        ...(body === undefined ? {} : { payload: body as object }),
      });
      return { status: reply.statusCode, body: reply.body ? (JSON.parse(reply.body) as Answer['body']) : {} };
    },
    async file(url) {
      const reply = await app.inject({ method: 'GET', url, headers: signed(), remoteAddress });
      if (reply.statusCode !== 200) throw new Error(`${url}: ${reply.statusCode}`);
      return new Uint8Array(reply.rawPayload);
    },
  };
}

/** A refusal on the way of a persona, with its name and message: what a tester needs to see. */
export function bodyOf(what: string, answer: Answer): Answer['body'] {
  if (answer.status < 300) return answer.body;
  throw new Error(`${what}: ${answer.status} ${String(answer.body['status'])}, ${String(answer.body['message'])}`);
}
