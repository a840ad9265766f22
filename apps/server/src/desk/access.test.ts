import { randomUUID } from 'node:crypto';
import { ALL_CALLS, CALL_DOCS, type Call } from '@lintel/contract';
import { DESK_ROLES, type DeskRole } from '@lintel/domain';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../test/app.ts';
import { creationBody } from '../../test/creation.ts';
import { onBothDatabases } from '../../test/database.ts';
import { atTheDesk } from '../../test/desk.ts';

/** Everybody who may stand before a loan: `staff X` is somebody of its lender with that role. */
const BORROWERS = ['owner', 'other borrower', 'borrower of another lender'] as const;
const ROLES = Object.keys(DESK_ROLES) as DeskRole[];
const STAFF = ROLES.map((role) => `staff ${role}` as const);
const WHO = ['anonymous', ...BORROWERS, ...STAFF, 'staff of another lender'] as const;
type Who = (typeof WHO)[number];

/** 401 who are you · 403 not your class · 404 not there for you · open: anything else. */
type Class = '401' | '403' | '404' | 'open';

const roleOf = (who: Who): DeskRole | null => ROLES.find((role) => who === `staff ${role}`) ?? (who === 'staff of another lender' ? 'UNDERWRITER' : null);
/** Signing out answers everybody. */
const POLITE = new Set(['G29', 'G30']);

/** Naming another lender is a refusal of its own, proved elsewhere. */
const LENDER = new Set(['org', 'orgCode', 'organization']);

/** What the contract means for each of them, said apart from the code that does it. */
function expected(call: Call, who: Who): Class {
  if (call.auth === 'anonymous' || call.auth === 'optional' || POLITE.has(call.id)) return 'open';
  if (who === 'anonymous') return '401';
  const role = roleOf(who);
  const onLoan = call.path.includes('{uuid}');
  if (call.auth === 'staff') {
    if (role === null) return '403';
    const held: readonly string[] = DESK_ROLES[role];
    if (call.permission && !call.permission.some((one) => held.includes(one))) return '403';
    // The attorney has the permission and no assignment.
    return onLoan && (who === 'staff of another lender' || role === 'ATTORNEY') ? '404' : 'open';
  }
  if (role !== null) return call.auth === 'signed-in' ? 'open' : '403';
  return onLoan && who !== 'owner' ? '404' : 'open';
}

const EXCEPT = new Set(['PU-1 csp-report']);
const CALLS = (ALL_CALLS as readonly Call[]).filter((call) => !EXCEPT.has(call.id));

onBothDatabases('the access matrix', (open) => {
  let server: TestApp;
  let loan: string;
  const tokens = new Map<Who, string>();
  beforeAll(async () => {
    server = await testApp(await open());
    const owner = await server.borrower();
    tokens.set('owner', owner.token).set('other borrower', (await server.borrower()).token);
    tokens.set('borrower of another lender', (await server.borrower('HOMEPOINT')).token);
    for (const role of ROLES) tokens.set(`staff ${role}`, (await atTheDesk(server, role.toLowerCase())).token);
    tokens.set('staff of another lender', (await atTheDesk(server, 'underwriter', 'HOMEPOINT')).token);
    const made = await server.ask('POST', '/service-application/api/v3/application/helocs?state=CO', { token: owner.token, body: creationBody(owner.email) });
    loan = made.json<{ uuid: string }>().uuid;
  }, 60_000);

  const ask = (call: Call, who: Who) => {
    const { params = {}, query = {}, body } = CALL_DOCS[call.id]!.example as { params?: Record<string, string>; query?: Record<string, string | string[] | null>; body?: unknown };
    const path = call.path.replaceAll(/\{(\w+)\}/g, (_part, name: string) => encodeURIComponent(name === 'uuid' ? loan : (params[name] ?? 'none')));
    const search = new URLSearchParams(Object.entries(query).flatMap(([name, value]) => (value == null || LENDER.has(name) ? [] : [value].flat().map((one): [string, string] => [name, one]))));
    const token = tokens.get(who);
    return server.ask(call.method as 'GET', `${path}?${search.toString()}`, {
      ...(token && !POLITE.has(call.id) ? { token } : {}),
      ...(body === undefined ? {} : { body: body as object }),
      headers: { 'idempotency-key': randomUUID(), 'if-match': '"1"' },
    });
  };
  const NAMES: Partial<Record<string, Class>> = { unauthenticated: '401', 'invalid-signature': '401', 'not-permitted': '403', 'not-available': '403', 'not-for-signers': '403', 'wrong-organisation': '403', 'not-a-signer': '403' };
  const classOf = (call: Call, reply: { statusCode: number; body: string }): Class => {
    const name = reply.statusCode >= 400 && reply.body.startsWith('{') ? (JSON.parse(reply.body) as { status: string }).status : '';
    if (NAMES[name]) return NAMES[name];
    // A call that names a second thing may not find that one: the file was open then.
    return reply.statusCode === 404 && call.path.includes('{uuid}') && !/\{(?!uuid\})/.test(call.path) ? '404' : 'open';
  };

  test.each(CALLS.map((call) => ({ id: call.id, call })))('$id answers each of them as its class says', async ({ call }) => {
    const found: Record<string, Class> = {};
    const meant: Record<string, Class> = {};
    for (const who of WHO) {
      const reply = await ask(call, who);
      expect([who, reply.statusCode, reply.body]).not.toEqual([who, 500, reply.body]);
      found[who] = classOf(call, reply);
      meant[who] = expected(call, who);
      if (meant[who] === '404' && reply.statusCode === 404) found[who] = '404';
    }
    expect(found).toEqual(meant);
  });

  test('covers every call of the contract for every one of them', () => {
    expect(CALLS.length).toBe(ALL_CALLS.length - EXCEPT.size);
    const kinds = new Set(CALLS.flatMap((call) => WHO.map((who) => `${call.auth} ${who} ${expected(call, who)}`)));
    expect(kinds.size).toBeGreaterThan(40);
  });

  test.each(CALLS.filter((call) => call.auth === 'staff' && call.path.includes('{uuid}')).map((call) => ({ id: call.id, call })))(
    '$id of another lender is byte for byte the answer for a file that is not there',
    async ({ call }) => {
      const role = ROLES.find((one) => one !== 'ATTORNEY' && (DESK_ROLES[one] as readonly string[]).some((held) => (call.permission ?? []).some((needed) => needed === held))) ?? 'UNDERWRITER';
      const { token } = await atTheDesk(server, role.toLowerCase(), 'HOMEPOINT');
      const { params = {}, body } = CALL_DOCS[call.id]!.example as { params?: Record<string, string>; body?: object };
      const read = async (uuid: string) => {
        const url = call.path.replaceAll(/\{(\w+)\}/g, (_part, name: string) => (name === 'uuid' ? uuid : (params[name] ?? 'none')));
        const reply = await server.ask(call.method as 'GET', url, { token, ...(body ? { body } : {}), headers: { 'x-request-id': '11111111-1111-4111-8111-111111111111', 'idempotency-key': randomUUID(), 'if-match': '"1"' } });
        const headers = Object.entries(reply.headers).filter(([name]) => name !== 'date' && !name.includes('ratelimit'));
        return { status: reply.statusCode, body: reply.body, headers };
      };
      const foreign = await read(loan);
      expect(foreign.status).toBe(404);
      expect(foreign).toEqual(await read(randomUUID()));
    },
  );
});
