import { expect } from 'vitest';

type Answered =
  | { readonly status: number; readonly body: Readonly<Record<string, unknown>> }
  | { readonly statusCode: number; readonly body: string };

/** What whoever came second is told: how the file stands now. */
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

/** Of several presses at once one is taken, and each of the others is refused by a calm name. */
export function expectOneTaken(answers: readonly Answered[]): void {
  const names = answers.map(getErrorName);
  const others = names.filter((name) => name !== null);
  expect({ taken: names.length - others.length, loud: others.filter((name) => !CALM.has(name.slice(4))) }).toEqual({
    taken: 1,
    loud: [],
  });
}
