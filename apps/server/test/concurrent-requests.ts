import { expect } from 'vitest';

type AnyAnswer =
  | { readonly status: number; readonly body: Readonly<Record<string, unknown>> }
  | { readonly statusCode: number; readonly body: string };

/** Refusals for the later of two concurrent requests, which report the file's new state. */
const EXPECTED_REFUSALS: ReadonlySet<string> = new Set([
  'stale-version',
  'not-at-this-step',
  'outcome-not-possible',
  'already-signed',
]);

const getErrorName = (answer: AnyAnswer): string | null => {
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
export function expectOneAccepted(answers: readonly AnyAnswer[]): void {
  const names = answers.map(getErrorName);
  const refusals = names.filter((name) => name !== null);
  expect({
    taken: names.length - refusals.length,
    loud: refusals.filter((name) => !EXPECTED_REFUSALS.has(name.slice(4))),
  }).toEqual({
    taken: 1,
    loud: [],
  });
}
