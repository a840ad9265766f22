import { expect, test } from 'vitest';
import type { GateId } from '../loan-file/gates.ts';
import { getStoppingTask, waitingOn, type WaitingOn } from './waiting-on.ts';

test.each<[GateId, WaitingOn]>([
  ['note-others', 'SIGNERS'],
  ['deed-others', 'SIGNERS'],
  ['attorney', 'STAFF'],
  ['payoff', 'STAFF'],
  ['payoff-renew', 'STAFF'],
  ['final-checks', 'STAFF'],
  ['funding-decision', 'STAFF'],
  ['price', 'US'],
  ['final-title', 'VENDOR'],
  ['rescission', 'NOBODY'],
])('a file at %s waits for %s', (gate, party) => {
  expect(waitingOn(gate)).toBe(party);
});

test.each<[GateId, string, WaitingOn]>([
  ['recording', 'deed-to-record', 'STAFF'],
  ['deed', 'signing-problem', 'STAFF'],
  ['income', 'income-record', 'STAFF'],
  ['cancelled', 'give-back', 'STAFF'],
  ['income', 'correction', 'BORROWER'],
  ['recording', 'signing-problem', 'VENDOR'],
])('a file at %s with the task %s waits for %s', (gate, task, party) => {
  expect(waitingOn(gate, [task])).toBe(party);
});

test('names the task that stops a gate only while it is open', () => {
  expect(getStoppingTask('income', ['correction', 'income-record'])).toBe('income-record');
  expect(getStoppingTask('income', ['correction'])).toBeUndefined();
  expect(getStoppingTask('price', ['income-record'])).toBeUndefined();
});
