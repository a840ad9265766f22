import { existsSync, globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { destination, GATES } from '@lintel/domain';
import { expect, test } from 'vitest';
import { matchRoute } from '../route-table.ts';
import { screenFile } from '../screen-file.ts';

const LOAN = '/account/heloc/3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const BORROWER_ROOT = resolve(import.meta.dirname, '../..');
const APPLICATION = import.meta.dirname;

test.each([
  ['start/profile', 'SCREEN-098'],
  ['credit/social', 'SCREEN-063'],
  ['credit/error', 'SCREEN-064'],
  ['review-app/property', 'SCREEN-104'],
  ['review-app/no-credit', 'SCREEN-103'],
  ['review-app/uw', 'SCREEN-105'],
  ['bpo/estimate-value', 'SCREEN-114'],
  ['error/timeout', 'SCREEN-074'],
  ['error/decline', 'SCREEN-071'],
  ['error/credit', 'SCREEN-072'],
  ['liens', 'SCREEN-084'],
  ['payoff/hold', 'SCREEN-110'],
  ['review-app/delinquency', 'SCREEN-106'],
  ['review-app/incorrect-pin', 'SCREEN-102'],
  ['review-app/incorrect-ownership', 'SCREEN-107'],
  ['review-app/datatree', 'SCREEN-108'],
  ['review-app/signdocs', 'SCREEN-109'],
])('%s is a page of its own, only for its borrower [%s]', (path) => {
  expect(matchRoute(`${LOAN}/${path}`)).toMatchObject({ path: `/account/heloc/:uuid/${path}`, access: 'borrower' });
  expect(existsSync(resolve(BORROWER_ROOT, screenFile(`/account/heloc/:uuid/${path}`) ?? ''))).toBe(true);
});

test('the status of each gate leads to its screen', () => {
  const ours = GATES.filter(
    ({ screen }) =>
      screen !== null &&
      /^(credit|liens|payoff\/hold|review-app\/(property|no-credit|delinquency|signdocs)|bpo\/estimate-value|error\/(timeout|decline))/.test(
        screen,
      ),
  );
  expect(ours.length).toBeGreaterThan(10);
  for (const { status, screen } of ours) expect(destination({ checklistStatus: status } as never)?.path).toBe(screen);
});

test('every screen that names its route belongs to a gate', () => {
  const named = globSync('**/*.tsx', { cwd: APPLICATION }).flatMap((file) =>
    [...readFileSync(resolve(APPLICATION, file), 'utf8').matchAll(/<\w+Screen\s[^>]*?\bscreen="([^"]+)"/g)].map(
      ([, screen]) => screen,
    ),
  );
  expect(named.length).toBeGreaterThan(20);
  const screens = new Set(GATES.map(({ screen }) => screen));
  expect(named.filter((screen) => !screens.has(screen ?? ''))).toEqual([]);
});
