import { readStaffInfo } from '@lintel/contract';
import { callKey } from '@lintel/web';
import { QueryClient } from '@tanstack/react-query';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { renderConsole } from '../../test/render.tsx';
import { stubConsolePage } from '../../test/stub-page.ts';

let PermissionFields: typeof import('./permission-fields.tsx').PermissionFields;
let permissionErrors: typeof import('./permission-fields.tsx').permissionErrors;

beforeAll(async () => {
  stubConsolePage();
  ({ PermissionFields, permissionErrors } = await import('./permission-fields.tsx'));
});
afterAll(() => {
  vi.unstubAllGlobals();
});

const FIELD = { name: 'permissions', id: 'permissions', error: undefined, defaultValue: undefined };

test.each([
  [['admin'], 'You can give the permissions you have. Ask an admin who has the others.'],
  [['admin', 'file'], 'You can give the permissions you have, and those for attorneys, loan officers and chat.'],
])('an admin with the permissions %j reads which ones they can give', (permissions, sentence) => {
  const client = new QueryClient();
  client.setQueryData(callKey(readStaffInfo, {}), { permissions });
  expect(renderConsole(<PermissionFields at={FIELD} held={[]} />, '/', client)).toContain(sentence);
});

test.each([
  [[], 'Choose at least one permission.'],
  [['attorney', 'file'], 'Choose only Attorney, or uncheck it.'],
  [['attorney'], undefined],
  [['file', 'admin'], undefined],
])('the permissions %j have the error %j', (checked, message) => {
  const [error] = permissionErrors({ text: () => '', raw: () => '', all: () => checked, file: () => undefined });
  expect(error?.message).toBe(message);
});
