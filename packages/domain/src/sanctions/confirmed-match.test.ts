import { expect, test } from 'vitest';
import { confirmedMatchStep, type ConfirmedMatchStep } from './confirmed-match.ts';

const OPEN_FILE = { ended: null, fundsOrdered: false, fundsSent: false };
const RESCINDED = { status: 'CANCELLED', why: 'RESCINDED' } as const;

test.each<
  [string, Partial<Parameters<typeof confirmedMatchStep>[0]>, 'RETURNED' | 'STOPPED' | null, ConfirmedMatchStep]
>([
  ['no order was sent', {}, null, 'DECLINE'],
  ['the bank has the order', { fundsOrdered: true }, null, 'RECALL'],
  ['the bank stopped the order', { fundsOrdered: true }, 'STOPPED', 'DECLINE'],
  ['the bank returned the money without reporting it as sent', { fundsOrdered: true }, 'RETURNED', 'DECLINE'],
  ['the money was sent', { fundsOrdered: true, fundsSent: true }, null, 'RECALL'],
  ['the bank promised a stop but sent the money', { fundsOrdered: true, fundsSent: true }, 'STOPPED', 'RECALL'],
  ['the money was returned', { fundsOrdered: true, fundsSent: true }, 'RETURNED', 'REPORT'],
  ['money was sent without an order in an older file', { fundsSent: true }, null, 'RECALL'],
  ['the file was canceled after the order', { ended: RESCINDED, fundsOrdered: true }, null, 'REPORT'],
  ['the file ended before', { ended: RESCINDED }, null, 'REPORT'],
])('confirmedMatchStep when %s: %o, recall %s, is %s', (_when, file, recall, step) => {
  expect(confirmedMatchStep({ ...OPEN_FILE, ...file }, recall)).toBe(step);
});
