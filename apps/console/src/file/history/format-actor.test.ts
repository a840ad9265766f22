import { expect, test } from 'vitest';
import { formatActor } from './format-actor.ts';

const BORROWER = { kind: 'borrower', id: '7d444840-9dc0-41d4-b8fa-6f9a54b4ef0d', name: 'Ana Ruiz' } as const;

test('names the system, not the borrower who submitted, for what a rule decided', () => {
  expect(formatActor({ type: 'IncomeBypassDecided', actor: BORROWER })).toBe('System');
  expect(formatActor({ type: 'ApplicationSubmitted', actor: BORROWER })).toBe('Ana Ruiz');
});
