import { expect } from 'vitest';

type Answered =
  | { readonly status: number; readonly body: Readonly<Record<string, unknown>> }
  | { readonly statusCode: number; readonly body: string };

/** Refusals for the later of two concurrent requests, which report the file's new state. */
const CALM: ReadonlySet<string> = new Set([
  'stale-version',
  'not-at-this-step',
  'outcome-not-possible',
  'already-signed',
]);

const getErrorName = (answer: Answered): string | null => {
  const [code, body] =
    'statusCode' in answer
      ? [answer.statusCode, JSON.parse(answer.body) as Record<string, unknown>]
      : [answer.status, answer.body];
  return code < 300 ? null : `${code} ${String(body['status'])}`;
};

/**
 * Expects that one of several concurrent requests is accepted and each of the others is refused with one of these
 * names.
 */
export function expectOneTaken(answers: readonly Answered[]): void {
  const names = answers.map(getErrorName);
  const others = names.filter((name) => name !== null);
  expect({ taken: names.length - others.length, loud: others.filter((name) => !CALM.has(name.slice(4))) }).toEqual({
    taken: 1,
    loud: [],
  });
}
