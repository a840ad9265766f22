import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createTurnQueue } from './turns.ts';

/** A queue whose first place is taken until `begin`. */
function createLine() {
  const inTurn = createTurnQueue();
  const { promise: first, resolve: begin } = Promise.withResolvers<void>();
  const done: string[] = [];
  const busy = inTurn('busy', undefined, () => first);
  const ask = (person: string, abort?: AbortSignal) =>
    inTurn(person, abort, async () => void done.push(person)).catch((error: { reason: string }) => error.reason);
  return { ask, begin, busy, done };
}

test('inspects files in turns, so one person’s many files delay another’s by one', async () => {
  const { ask, begin, done } = createLine();
  const requests = ['ana', 'ana', 'ana', 'ben', 'ana', 'cleo'].map((person) => ask(person));
  begin();
  await Promise.all(requests);
  expect(done).toEqual(['ana', 'ben', 'cleo', 'ana', 'ana', 'ana']);
});

test('one person may have ten waiting, and a full queue admits newcomers only, up to a limit', async () => {
  const { ask, begin, done } = createLine();
  const askTimes = (person: string, files: number) => Array.from({ length: files }, () => ask(person));
  const requests = askTimes('ana', 10);
  expect(await ask('ana')).toBe('too-many-requests');
  for (const person of ['ben', 'cleo', 'dora']) requests.push(...askTimes(person, 10));
  expect(await ask('dora')).toBe('too-many-requests');
  requests.push(ask('eve'));
  expect(await ask('eve')).toBe('unavailable');
  requests.push(...Array.from({ length: 159 }, (_, index) => ask(`one ${index}`)));
  expect(await ask('frank')).toBe('unavailable');
  begin();
  await Promise.all(requests);
  expect(done).toHaveLength(200);
  expect(done.indexOf('eve')).toBe(4);
});

test('a caller that disconnects loses the place without delaying the next', async () => {
  const { ask, begin, done } = createLine();
  const abort = new AbortController();
  const requests = [ask('ana', abort.signal), ask('ben')];
  abort.abort();
  expect(await requests[0]).toBe('invalid-request');
  begin();
  await requests[1];
  expect(done).toEqual(['ben']);
  await setImmediate();
  expect(await ask('cleo', AbortSignal.abort())).toBe('invalid-request');
});
