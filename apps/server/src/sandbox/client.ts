import { randomInt, randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

export interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

/** Calls the server as a browser does, through the whole pipeline, from a loopback address of its own: each person counts for themself. */
export interface Client {
  readonly signIn: (token: string) => void;
  readonly call: (method: 'GET' | 'POST' | 'PUT', url: string, body?: unknown, version?: number) => Promise<Answer>;
}

export function openClient(app: FastifyInstance, organisation: string): Client {
  const remoteAddress = `127.${randomInt(1, 255)}.${randomInt(0, 255)}.${randomInt(1, 255)}`;
  let token: string | null = null;
  return {
    signIn: (given) => {
      token = given;
    },
    async call(method, url, body, version) {
      const headers = {
        'x-org': organisation,
        'idempotency-key': randomUUID(),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
      };
      const reply = await app.inject({ method, url, headers, remoteAddress, ...(body === undefined ? {} : { payload: body as object }) });
      return { status: reply.statusCode, body: reply.body ? (JSON.parse(reply.body) as Answer['body']) : {} };
    },
  };
}

/** A refusal on the way of a persona, with its name and message: what a tester needs to see. */
export function bodyOf(what: string, answer: Answer): Answer['body'] {
  if (answer.status < 300) return answer.body;
  throw new Error(`${what}: ${answer.status} ${String(answer.body['status'])}, ${String(answer.body['message'])}`);
}
