import { expect, test } from 'vitest';
import type { GateId } from '../loan-file/gates.ts';
import { waitingOn, type WaitingOn } from './waiting-on.ts';

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
