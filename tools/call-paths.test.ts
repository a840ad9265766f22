import { globSync, readFileSync } from 'node:fs';
import { ALL_CALLS, getAliasPaths, type Call } from '@lintel/contract';
import { expect, test } from 'vitest';
import { findHandWrittenPaths } from './call-paths.ts';

const SOURCES = [
  'apps/server/src/sandbox/**/*.ts',
  'apps/server/src/**/*.test.ts',
  'apps/server/test/**/*.ts',
  'bench/**/*.ts',
  'e2e/**/*.ts',
  'tools/**/*.{ts,mjs}',
];

/** Sources that may spell call paths themselves, with the reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'apps/server/src/features/application/reads.test.ts':
    'an application answers under older bases too (OP-B-048), which the contract has no call for',
};

const PATHS = (ALL_CALLS as readonly Call[]).flatMap((call) => [call.path, ...getAliasPaths(call)]);

const files = globSync(SOURCES, { exclude: ['**/node_modules'] });
const found = new Map(
  files
    .map((file) => [file, findHandWrittenPaths(readFileSync(file, 'utf8'), PATHS)] as const)
    .filter(([, paths]) => paths.length > 0),
);

test('requests in the sandbox, tests, journeys, benchmarks and tools take their paths from the contract', () => {
  expect(files.length).toBeGreaterThan(400);
  const undeclared = [...found].filter(([file]) => !Object.hasOwn(EXCEPTIONS, file));
  expect(Object.fromEntries(undeclared)).toEqual({});
});

test.each(Object.keys(EXCEPTIONS))('%s still needs its declaration', (file) => {
  expect([...found.keys()]).toContain(file);
});

test.each([
  ['a literal', "send('POST', '/identity/api/v1/registration/register')"],
  ['a query', "send('GET', '/service-application/external/api/v2/heloc/states-eligibility?orgCode=FIGURE')"],
  ['a template', 'get(`/service-krang-heloc/borrower/secure/api/v1/${uuid}/status`)'],
  ['the address of a server', 'fetch(`${world.address}/ready`)'],
  ['the base path of a loan', 'const base = `/service-krang-heloc/borrower/secure/api/v1/${uuid}`;'],
  ['a value for part of a path', 'get(`/service-application/api/v3/application/helocs/${uuid}/credit/${way}`)'],
  ['another spelling', 'get(`/service-heloc/borrower/secure/api/v1/${uuid}/status`)'],
  ['a glob', "page.route('**/co-deed/login-link', answer)"],
])('finds %s', (_what, source) => {
  expect(findHandWrittenPaths(source, PATHS)).toHaveLength(1);
});

test.each([
  ['a page', "page.goto('/account/heloc/register-v2')"],
  ['a path of no call', "raw('GET', '/service-application/api/v9/nothing')"],
  ['a webhook of a vendor', 'raw(`POST`, `/service-vendor/webhook/api/v1/${kind}/${lender}`)'],
  ['the path of a call', 'fetch(`${url}${logIn.path}`)'],
  ['a comment', '// GET /identity/api/v1/registration/register'],
  ['a module', "import { ready } from '/ready.ts';"],
])('accepts %s', (_what, source) => {
  expect(findHandWrittenPaths(source, PATHS)).toEqual([]);
});
