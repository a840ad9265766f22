import { expect, test } from 'vitest';
import type { GateId } from '../loan-file/gates.ts';
import { isClearToClose } from './clear-to-close.ts';

test.each<[gate: GateId | 'complete', isClear: boolean]>([
  ['hold-staff', false],
  ['cancelled', false],
  ['final-title', false],
  ['flood', false],
  ['closing-disclosure', true],
  ['final-offer', true],
  ['waiting-period', true],
  ['deed-others', true],
  ['rescission', false],
  ['funding-decision', false],
  ['complete', false],
])('a file at %s is clear to close: %s', (gate, isClear) => {
  expect(isClearToClose(gate)).toBe(isClear);
});
