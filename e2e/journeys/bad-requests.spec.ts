import { randomUUID } from 'node:crypto';
import { ALL_CALLS, type Call, ERRORS, readHeloc, readStatus, registerIdentity, reportCsp } from '@lintel/contract';
import { STAFF_ROLES, type Permission } from '@lintel/domain';
import { expect, test } from '@playwright/test';
import { acceptInvitation, createBorrower, createCaller, buildParams, type Caller } from '../pages/caller.ts';
import { drive, readOutbox } from '../pages/sandbox.ts';
import { createStaffCaller } from '../pages/staff.ts';
import { openWorld, type World } from '../world.ts';

// The server accepts any CSP report; a test next to that call covers it.
const CALLS = (ALL_CALLS as readonly Call[]).filter(
  (call) => call.method !== 'GET' && call.body && call.id !== reportCsp.id,
);

const DEEP_JSON = `${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`;
/** Request bodies that every call must refuse. The last three are valid JSON that fits no call. */
const BAD_BODIES: readonly (readonly [what: string, text: string])[] = [
  ['no JSON', '{"email": '],
  ['a lone surrogate and a zero byte', '{"email":"\\ud800\\u0000"}'],
  ['prototype keys', '{"__proto__":{"admin":true},"constructor":{"prototype":{}}}'],
  ['deeply nested JSON', DEEP_JSON],
  ['wrong kinds of values', '{"email":[],"income":"x","profileRequest":7,"state":{}}'],
  ['a list', '[1,2,3]'],
  ['a number', '7'],
];

let world: World;
let from: Awaited<ReturnType<typeof createBorrower>>;
let signer: Caller;
let desk: readonly (readonly [permissions: readonly Permission[], caller: Caller])[];

test.beforeAll(async () => {
  world = await openWorld(process.env['LINTEL_POSTGRES'] ? 'postgres' : 'pglite', { QUOTAS: '10000' });
  from = await createBorrower(world);
  signer = await logInCoOwner(world);
  desk = [
    [STAFF_ROLES.UNDERWRITER, await createStaffCaller(world, 'underwriter')],
    [STAFF_ROLES.CLOSER, await createStaffCaller(world, 'closer')],
    [STAFF_ROLES.FUNDER, await createStaffCaller(world, 'funder')],
    [STAFF_ROLES.ATTORNEY, await createStaffCaller(world, 'attorney')],
    [STAFF_ROLES.ADMIN, await createStaffCaller(world, 'admin')],
    [STAFF_ROLES.COMPLIANCE, await createStaffCaller(world, 'compliance')],
    [STAFF_ROLES.AGENT, await createStaffCaller(world, 'agent')],
    [STAFF_ROLES.SUPERVISOR, await createStaffCaller(world, 'supervisor')],
    [STAFF_ROLES.OFFICER, await createStaffCaller(world, 'officer')],
  ];
});
test.afterAll(async () => world.stop());

/** A co-owner, logged in with the link from the invitation. */
async function logInCoOwner(world: World): Promise<Caller> {
  const caller = createCaller(world);
  await drive(world, 'co-owner', 'FINAL_OFFER');
  const mail = (await readOutbox(world)).find(({ links }) =>
    links.some((link) => link.includes('/heloc-signer/login')),
  );
  const token = mail?.links.find((link) => link.includes('/heloc-signer/login'))?.split('#')[1] ?? '';
  await acceptInvitation(caller, token);
  return caller;
}

/** A caller with permission for the call: the server explains what is wrong with a body only to them. */
function getCaller({ auth, permission }: Call): Caller {
  if (auth === 'signer') return signer;
  if (auth !== 'staff') return from.caller;
  const may = desk.find(([permissions]) => !permission || permission.some((one) => permissions.includes(one)));
  if (!may) throw new Error(`No persona of the desk has one of ${permission?.join(', ')}.`);
  return may[1];
}

for (const call of CALLS) {
  test(`${call.id} returns a named 4xx for malformed, oversized and unknown JSON [C2, C10]`, async () => {
    const params = buildParams(call, from.uuid);
    const answers = await Promise.all(
      [...BAD_BODIES, ['too much', JSON.stringify({ a: 'x'.repeat(call.rules.bodyLimit + 1000) })] as const].map(
        async ([what, raw]) => {
          const { status, body } = await getCaller(call).loose(call, {
            params,
            body: raw,
            idempotencyKey: randomUUID(),
            version: 1,
          });
          return { what, status, name: String(body['status']), known: Object.hasOwn(ERRORS, String(body['status'])) };
        },
      ),
    );
    expect(answers.filter(({ status, known }) => status < 400 || status > 499 || !known)).toEqual([]);
    expect(answers.find(({ what }) => what === 'too much')).toMatchObject({ status: 413, name: 'request-too-large' });
    expect(answers.find(({ what }) => what === 'no JSON')).toMatchObject({ status: 400, name: 'invalid-request' });
  });
}

test('an unknown path, a wrong method and a wrong content type return named errors [C2]', async () => {
  const { caller } = from;
  const replies = await Promise.all([
    caller.raw('GET', '/service-application/api/v9/nothing', { headers: { accept: 'application/json' } }),
    caller.raw('DELETE', '/identity/api/v1/login'),
    caller.loose(registerIdentity, {
      query: { organization: 'FIGURE' },
      body: '<a/>',
      headers: { 'content-type': 'text/xml' },
    }),
    caller.loose(readHeloc, { params: { uuid: '\0'.repeat(20) } }),
    caller.loose(readStatus, { params: { uuid: 'not-a-uuid' } }),
  ]);
  expect(replies.map(({ status, body }) => ({ status, name: body['status'] }))).toEqual([
    { status: 404, name: 'not-found' },
    { status: 404, name: 'not-found' },
    { status: 415, name: 'unsupported-media-type' },
    { status: 400, name: 'invalid-request' },
    { status: 400, name: 'invalid-request' },
  ]);
});
