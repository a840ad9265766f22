import { setTimeout as wait } from 'node:timers/promises';
import {
  readLoanFile,
  answerSecondFactor,
  beginStepUp,
  finishStepUp,
  logInStaff,
  type Call,
  type Reply,
  type SentBodyOf,
} from '@lintel/contract';
import { codeAt } from '../../src/identity/totp.ts';
import { RefusalError, buildUrl } from '../../src/sandbox/client.ts';
import type { StaffLogin } from '../../src/sandbox/staff.ts';
import type { MortalServer } from './mortal-server.ts';
import { createPatientClient, type PatientClient } from './patient-client.ts';

/** The staff and vendors of the kill tests, who repeat each request until it is answered. */
export interface OutsideParties {
  /** Sends a call of an underwriter about a file. */
  readonly actAsStaff: <C extends Call>(uuid: string, call: C, body: SentBodyOf<C>) => Promise<void>;
  /** Logs in on the page of an income source. */
  readonly logIn: (url: string, username: string) => Promise<void>;
  /** Pays on the page of the payment service. */
  readonly pay: (url: string) => Promise<void>;
  /** A vendor sends an event, and repeats it until it is accepted. */
  readonly sendVendorEvent: (kind: string, event: Readonly<Record<string, unknown>>) => Promise<void>;
  /** A staff member, by default an underwriter. */
  readonly getStaffClient: (name?: string) => Promise<PatientClient>;
  /** All staff members who were used. */
  readonly listStaffClients: () => Promise<readonly PatientClient[]>;
  readonly server: MortalServer;
}

/** Creates the staff and vendors around a server. */
export function createOutsideParties(server: MortalServer): OutsideParties {
  const staffClients = new Map<string, Promise<PatientClient>>();
  const getStaffClient = (name = 'underwriter'): Promise<PatientClient> => {
    const client = staffClients.get(name) ?? logInStaffClient(server, name);
    staffClients.set(name, client);
    return client;
  };
  return {
    getStaffClient,
    listStaffClients: () => Promise.all(staffClients.values()),
    server,
    async actAsStaff(uuid, call, body) {
      const client = await getStaffClient();
      const { version } = await client.send(readLoanFile, { params: { uuid } });
      const answer = await client.loose(call, { params: { uuid }, version, body });
      if (answer.status >= 300) throw new RefusalError(call, answer);
    },
    logIn: (url, username) => submitForm(url, { act: 'login', username, password: 'pass_good' }),
    pay: (url) => submitForm(url, { act: 'pay' }),
    sendVendorEvent: (kind, event) =>
      retryUntilDone(async () => {
        const reply = await fetch(`${server.sandbox}/_sandbox/webhooks/send`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ kind, orgCode: 'FIGURE', event }),
        });
        return reply.ok && ((await reply.json()) as { status: number }).status === 200;
      }),
  };
}

/** Submits a form of the sandbox's own pages until it redirects back. */
const submitForm = (url: string, form: Readonly<Record<string, string>>): Promise<void> =>
  retryUntilDone(
    async () =>
      (await fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })).status === 303,
  );

const MAX_TRIES = 1800;

async function retryUntilDone(act: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    if (await act().catch(() => false)) return;
    await wait(100);
  }
  throw new Error('Nobody outside was heard in three minutes.');
}

/**
 * Logs in a staff member with both factors and a step-up. A code works once and its answer may be lost, so each try
 * uses another account.
 */
async function logInStaffClient(server: MortalServer, name: string): Promise<PatientClient> {
  const client = createPatientClient(server, 'FIGURE');
  const send = (method: string, url: string, body: unknown, token?: string | null) =>
    fetch(url, {
      method,
      headers: { 'content-type': 'application/json', 'x-org': 'FIGURE', ...(token ? { authorization: token } : {}) },
      body: JSON.stringify(body),
    });
  await retryUntilDone(async () => {
    const account = (await (
      await send('POST', `${server.sandbox}/_sandbox/personas/${encodeURIComponent(name)}`, {})
    ).json()) as StaffLogin;
    const { challenge } = (await (
      await send('POST', `${server.url}${buildUrl(logInStaff)}`, { email: account.email, password: account.password })
    ).json()) as Reply<typeof logInStaff>;
    const token = (
      await send('POST', `${server.url}${buildUrl(answerSecondFactor)}`, { challenge, code: account.totpCode })
    ).headers.get('authorization');
    const { stepUpUuid } = (await (
      await send('POST', `${server.url}${buildUrl(beginStepUp)}`, { channel: 'TOTP' }, token)
    ).json()) as Reply<typeof beginStepUp>;
    const stepUpReply = await send(
      'PUT',
      `${server.url}${buildUrl(finishStepUp, { params: { stepUpUuid } })}`,
      { code: codeAt(account.totpSecret, new Date(Date.now() + 30_000)) },
      token,
    );
    const bearer = stepUpReply.headers.get('authorization');
    if (bearer) client.setToken(bearer.replace('Bearer ', ''));
    return bearer !== null;
  });
  return client;
}
