import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { destination, GATES } from '@lintel/domain';
import { expect, test } from 'vitest';
import { matchRoute } from '../../route-table.ts';
import { screenFile } from '../../screen-file.ts';

const LOAN = '/account/heloc/3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const BORROWER_ROOT = resolve(import.meta.dirname, '../../..');

test.each([
  ['start/contact', 'SCREEN-099, ROUTE-010'],
  ['start/hmda', 'SCREEN-100, ROUTE-011'],
  ['start/app-summary', 'SCREEN-101, ROUTE-019, ROUTE-020'],
])('%s is a page of its own, only for its borrower, for its gates [%s]', (path) => {
  expect(matchRoute(`${LOAN}/${path}`)).toMatchObject({ path: `/account/heloc/:uuid/${path}`, access: 'borrower' });
  expect(existsSync(resolve(BORROWER_ROOT, screenFile(`/account/heloc/:uuid/${path}`) ?? ''))).toBe(true);
  const gates = GATES.filter(({ screen }) => screen === path);
  expect(gates.length).toBeGreaterThan(0);
  for (const { status } of gates) expect(destination({ checklistStatus: status } as never)?.path).toBe(path);
});
