import { randomUUID } from 'node:crypto';
import {
  requestPaperCopies,
  askReconsideration,
  completeIncomeLink,
  explainReview,
  listLetters,
  logIn,
  readSigning,
  readValuation,
  reportSigningProblem,
  startIncomeLink,
} from '@lintel/contract';
import { expect, type Page } from '@playwright/test';
import { callsOver, buildUrl, type Client, type LooseRequest } from '../../apps/server/src/sandbox/client.ts';
import { readDocuments } from '../../apps/server/src/sandbox/read-documents.ts';
import { sendFile } from '../../apps/server/src/sandbox/send-file.ts';
import type { World } from '../world.ts';
import { createCaller, type Caller } from './caller.ts';
import { sendVendorEvent, type DrivenLoan } from './sandbox.ts';

/** Logs in the borrower on another device, without a browser. */
export async function logInOnDevice(
  world: World,
  { email, password }: Pick<DrivenLoan, 'email' | 'password'>,
  organization = 'FIGURE',
): Promise<Caller> {
  const caller = createCaller(world, organization);
  const { headers, text } = await caller.ask(logIn, { body: { email, password } });
  caller.token = headers.get('authorization')?.replace('Bearer ', '');
  if (!caller.token) throw new Error(`Not logged in: ${text}`);
  return caller;
}

/** Opens the application's current screen without the login page, which has its own journeys. */
export async function openApplication(
  page: Page,
  world: World,
  driven: DrivenLoan,
  organization: string,
): Promise<void> {
  const { token = '' } = await logInOnDevice(world, driven, organization);
  await openWithToken(page, token, toApplicationPage(driven), organization);
}

/** Milliseconds. A session ends after half an hour without use. */
const SESSION_REUSE_MS = 10 * 60_000;
const sessions = new Map<string, { token: string; since: number }>();

/**
 * Opens the application's current screen, or the page `at`, in a session shared by all journeys that only look at this
 * loan. `at` is a page of the application, or one of the site if it begins with a slash.
 */
export async function openApplicationShared(
  page: Page,
  world: World,
  driven: DrivenLoan,
  organization: string,
  at?: string,
): Promise<void> {
  const shared = sessions.get(driven.uuid);
  const session =
    shared && Date.now() - shared.since < SESSION_REUSE_MS
      ? shared
      : { token: (await logInOnDevice(world, driven, organization)).token ?? '', since: Date.now() };
  sessions.set(driven.uuid, session);
  await openWithToken(page, session.token, toApplicationPage(driven, at), organization);
}

function toApplicationPage({ uuid }: DrivenLoan, at?: string): string {
  if (at === undefined) return `/account/heloc/${uuid}`;
  return at.startsWith('/') ? at : `/account/heloc/${uuid}/${at}`;
}

async function openWithToken(page: Page, token: string, path: string, organization: string): Promise<void> {
  await page.addInitScript((jwt) => {
    if (!localStorage.getItem('jwt')) localStorage.setItem('jwt', jwt);
  }, token);
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}org=${organization}`);
}

/** Adapts a caller to the client that the sandbox's persona code needs. */
export const createClient = (world: World, caller: Caller, organization = 'FIGURE'): Client => ({
  setToken: (token) => {
    caller.token = token;
  },
  ...callsOver((method, path, request) => caller.raw(method, path, { idempotencyKey: randomUUID(), ...request })),
  raw: (...request) => caller.raw(...request),
  async file(call, ...[request]) {
    const reply = await fetch(`${world.address}${buildUrl(call, request as LooseRequest)}`, {
      headers: { 'x-org': organization, authorization: `Bearer ${caller.token ?? ''}` },
    });
    return new Uint8Array(await reply.arrayBuffer());
  },
});

const logInClient = async (world: World, driven: DrivenLoan): Promise<Client> =>
  createClient(world, await logInOnDevice(world, driven));

export const readDocumentsOnDevice = async (world: World, driven: DrivenLoan): Promise<void> =>
  readDocuments(await logInClient(world, driven), driven.uuid);

/** Uploads a creditor's letter with the payoff amount. */
export async function sendPayoffLetter(world: World, driven: DrivenLoan): Promise<void> {
  const client = await logInClient(world, driven);
  const letterUuid = await sendFile(client, driven.uuid, { name: 'payoff', type: 'SUPPORT' });
  await client.send(explainReview, {
    params: { uuid: driven.uuid },
    body: { about: 'PAYOFF', answer: null, text: '', documentUuids: [letterUuid] },
  });
}

/** Links payroll as a sandbox user (docs/sandbox.md) on another device. */
export async function linkPayroll(world: World, driven: DrivenLoan, user: string): Promise<void> {
  const caller = await logInOnDevice(world, driven);
  const { uuid } = driven;
  const { linkUuid } = await caller.send(startIncomeLink, { params: { uuid }, body: { source: 'TRUV_PAYROLL' } });
  await caller.send(completeIncomeLink, {
    params: { uuid, linkUuid },
    body: { publicToken: `public-sandbox-${user}` },
  });
}

/** Explains the late payment in the credit file. */
export async function explainLatePayment(world: World, driven: DrivenLoan): Promise<void> {
  const caller = await logInOnDevice(world, driven);
  await caller.send(explainReview, {
    params: { uuid: driven.uuid },
    body: {
      about: 'DELINQUENCY',
      answer: 'PAID',
      text: 'I moved, and one payment went to the old address. It was paid in May.',
      documentUuids: [],
    },
  });
}

/** The appraiser returns a value; `doubt` is the text in which the borrower questions it. */
export async function returnValuation(world: World, driven: DrivenLoan, doubt?: string): Promise<void> {
  const caller = await logInOnDevice(world, driven);
  const params = { uuid: driven.uuid };
  await sendVendorEvent(world, 'valuation', 'returned', `${driven.uuid}:valuation-wait-resi-eval:1`, {
    outcome: 'VALUE',
    value: 425_000,
  });
  await expect.poll(async () => (await caller.send(readValuation, { params }))?.value).toBe(425_000);
  if (doubt === undefined) return;
  await caller.send(askReconsideration, { params, body: { text: doubt, documentUuids: [] } });
}

/** Asks for paper documents; the mail service accepts the letter and returns it as undeliverable. */
export async function returnLetterToSender(world: World, driven: DrivenLoan): Promise<void> {
  const caller = await logInOnDevice(world, driven);
  const params = { uuid: driven.uuid };
  const fetchLetters = async () => caller.send(listLetters, { params });
  await caller.send(requestPaperCopies, { params, body: { documentUuids: [] } });
  await expect.poll(async () => (await fetchLetters())[0]?.state).toBe('POSTED');
  await sendVendorEvent(world, 'post', 'returned', `letter:${(await fetchLetters())[0]?.letterUuid ?? ''}`);
  await expect.poll(async () => (await fetchLetters())[0]?.state).toBe('BACK');
}

/** Reports a document to sign as wrong; signing pauses until staff answer. */
export async function reportDocumentProblem(world: World, driven: DrivenLoan): Promise<void> {
  const caller = await logInOnDevice(world, driven);
  const params = { uuid: driven.uuid };
  const {
    documents: [document],
  } = await caller.send(readSigning, { params });
  if (!document) throw new Error('There is nothing to sign.');
  await caller.send(reportSigningProblem, {
    params,
    body: { documentUuid: document.uuid, kind: 'NAME', note: 'My second name is missing on the first page.' },
  });
}
