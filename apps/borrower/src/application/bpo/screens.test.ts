import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { GATES } from '@lintel/domain';
import { expect, test } from 'vitest';
import { formatTimeWindow } from '../../platform/lazy/dates.ts';
import { matchRoute } from '../../route-table.ts';
import { screenFile } from '../../screen-file.ts';
import { isOver } from '../hold/pay.tsx';
import { HOLD } from './words.en.ts';

const LOAN = '/account/heloc/3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const BORROWER_ROOT = resolve(import.meta.dirname, '../../..');

test.each([
  ['bpo/condition', 'SCREEN-111'],
  ['bpo/hold', 'SCREEN-112'],
  ['bpo/waiting', 'SCREEN-113'],
  ['bpo/estimate-value', 'SCREEN-114'],
  ['bpo/order-bpo', 'SCREEN-115'],
  ['hold', 'ROUTE-055'],
])('%s is a page of its own, only for its borrower [%s]', (path) => {
  expect(matchRoute(`${LOAN}/${path}`)).toMatchObject({ path: `/account/heloc/:uuid/${path}`, access: 'borrower' });
  expect(existsSync(resolve(BORROWER_ROOT, screenFile(`/account/heloc/:uuid/${path}`) ?? ''))).toBe(true);
});

test('every home value gate with a screen has a page', () => {
  const shown = GATES.filter(({ screen }) => screen !== null && /^(bpo\/|hold$)/.test(screen));
  expect(shown.length).toBeGreaterThan(8);
  for (const { screen } of shown) expect(matchRoute(`${LOAN}/${screen}`)?.path).toBe(`/account/heloc/:uuid/${screen}`);
});

test('the heading of a wait is its sentence without the period', () => {
  expect(HOLD.heading('The title company is examining the title to your home.')).toBe(
    'The title company is examining the title to your home',
  );
});

test('formatTimeWindow shows one day with two times', () => {
  expect(formatTimeWindow({ from: '2026-11-24T16:00:00Z', to: '2026-11-24T18:00:00Z' })).toMatch(
    /^Tue, Nov 24, \d{1,2}:00.[AP]M to \d{1,2}:00.[AP]M$/,
  );
});

test('isOver ends a day at midnight in the lender’s time zone', () => {
  expect([
    isOver('2026-11-25', Date.parse('2026-11-26T07:59:59Z')),
    isOver('2026-11-25', Date.parse('2026-11-26T08:00:00Z')),
  ]).toEqual([false, true]);
});
