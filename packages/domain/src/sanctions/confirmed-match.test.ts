import { expect, test } from 'vitest';
import { confirmedMatchStep, type ConfirmedMatchStep } from './confirmed-match.ts';

const OPEN_FILE = { ended: null, fundsOrdered: false, fundsSent: false };
const RESCINDED = { status: 'CANCELLED', why: 'RESCINDED' } as const;

test.each<
  [string, Partial<Parameters<typeof confirmedMatchStep>[0]>, 'RETURNED' | 'STOPPED' | null, ConfirmedMatchStep]
>([
  ['no order is out', {}, null, 'DECLINE'],
  ['the bank has the order', { fundsOrdered: true }, null, 'RECALL'],
  ['the bank stopped the order', { fundsOrdered: true }, 'STOPPED', 'DECLINE'],
  ['the bank says that it is back and never said that it left', { fundsOrdered: true }, 'RETURNED', 'DECLINE'],
  ['the money was sent', { fundsOrdered: true, fundsSent: true }, null, 'RECALL'],
  ['the bank promised a stop and sent it', { fundsOrdered: true, fundsSent: true }, 'STOPPED', 'RECALL'],
  ['the money is back', { fundsOrdered: true, fundsSent: true }, 'RETURNED', 'REPORT'],
  ['money left without an order, in an older file', { fundsSent: true }, null, 'RECALL'],
  ['the file was canceled with the order out', { ended: RESCINDED, fundsOrdered: true }, null, 'REPORT'],
  ['the file ended before', { ended: RESCINDED }, null, 'REPORT'],
])('a confirmed match when %s: %o, recall %s, asks for %s', (_when, file, recall, step) => {
  expect(confirmedMatchStep({ ...OPEN_FILE, ...file }, recall)).toBe(step);
});
