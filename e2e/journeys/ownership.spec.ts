import { randomUUID } from 'node:crypto';
import { ALL_CALLS, CALL_DOCS, type Call } from '@lintel/contract';
import { expect, test } from '@playwright/test';
import { createBorrower, buildParams, type Caller } from '../pages/caller.ts';
import { newPerson } from '../pages/person.ts';
import { openWorld, type World } from '../world.ts';

// Leaves out staff calls: the server's access matrix covers the console's borders between lenders.
const CALLS = (ALL_CALLS as readonly Call[]).filter((call) => call.path.includes('{uuid}') && call.auth !== 'staff');
/** Headers that depend on the time or the caller's quota, not on the answer. */
const VARYING_HEADERS = /^(date|ratelimit.*|x-ratelimit.*|retry-after)$/;

let world: World;
let owner: Awaited<ReturnType<typeof createBorrower>>;
let other: Caller;
let stranger: Caller;

test.beforeAll(async () => {
  world = await openWorld(process.env['LINTEL_POSTGRES'] ? 'postgres' : 'pglite');
  owner = await createBorrower(world);
  other = (await createBorrower(world)).caller;
  stranger = (await createBorrower(world, newPerson(), 'HOMEPOINT')).caller;
});
test.afterAll(async () => world.stop());

for (const call of CALLS) {
  test(`${call.id} returns the same 404 for another borrower's uuid, of this lender or another, as for a missing one [C7]`, async () => {
    const example = CALL_DOCS[call.id]?.example ?? {};
    const requestId = randomUUID();
    const ask = async (caller: Caller, uuid: string) => {
      const { status, text, headers } = await caller.loose(call, {
        params: { ...buildParams(call, uuid), ...(example.params as Record<string, string> | undefined), uuid },
        query: example.query as Record<string, unknown> | undefined,
        ...(call.method === 'GET' ? {} : { body: example.body ?? {} }),
        idempotencyKey: randomUUID(),
        version: 1,
        headers: { 'x-request-id': requestId },
      });
      return { status, text, headers: [...headers].filter(([name]) => !VARYING_HEADERS.test(name)) };
    };
    for (const caller of [other, stranger]) {
      const [foreign, missing] = [await ask(caller, owner.uuid), await ask(caller, randomUUID())];
      expect(foreign).toEqual(missing);
      expect(foreign.status).toBe(404);
    }
  });
}
