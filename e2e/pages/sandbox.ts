import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { World } from '../world.ts';
import { rememberPersona, rememberValues } from './known-values.ts';

/** A borrower whom the sandbox brought to a status by making the API's calls. */
export interface DrivenLoan {
  email: string;
  password: string;
  uuid: string;
  status: string;
}

async function callSandbox<T>(world: World, method: string, path: string, body?: unknown): Promise<T> {
  // The server may close a kept-alive connection just as the next test starts to use it.
  const headers = { connection: 'close', ...(body === undefined ? {} : { 'content-type': 'application/json' }) };
  const reply = await fetch(`${world.sandbox}/_sandbox/${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!reply.ok) throw new Error(`${method} ${path} of the sandbox: ${reply.status} ${await reply.text()}`);
  return (reply.status === 204 ? undefined : await reply.json()) as T;
}

/** Brings a persona to the status that the persona reaches by default, or to the later status `until`. */
export const drive = (world: World, name: string, until?: string): Promise<DrivenLoan> =>
  openPersona(world, name, until === undefined ? {} : { until });

async function openPersona(world: World, name: string, body: object): Promise<DrivenLoan> {
  const driven = await callSandbox<DrivenLoan>(world, 'POST', `personas/${name}`, body);
  rememberPersona(name);
  rememberValues('an email', driven.email);
  rememberValues('a password', driven.password);
  return driven;
}

const shared = new Map<string, Promise<DrivenLoan>>();

/** Like `drive`, but only once per server, for a persona that journeys share because they only read. */
export function driveOnce(world: World, name: string, until?: string): Promise<DrivenLoan> {
  const key = `${world.address} ${name} ${until ?? ''}`;
  const known = shared.get(key);
  if (known) return known;
  const driven = drive(world, name, until);
  shared.set(key, driven);
  // After a failure the next journey tries again.
  driven.catch(() => shared.delete(key));
  return driven;
}

/** Brings a persona with another street or tag, which decide the outcome (docs/sandbox.md, levers), to a status. */
export const driveWithLevers = (
  world: World,
  name: string,
  until: string,
  levers: { street?: string; tag?: string },
): Promise<DrivenLoan> => openPersona(world, name, { until, ...levers });

/** Brings an existing persona to a later status. */
export const driveFurther = (
  world: World,
  name: string,
  until: string,
  { email, password, uuid }: DrivenLoan,
): Promise<DrivenLoan> => callSandbox(world, 'POST', `personas/${name}`, { until, on: { email, password, uuid } });

/** Makes the next requests to a vendor fail or delays its answers. */
export const addFault = (
  world: World,
  fault: { kind: string; mode: string; count?: number; seconds?: number },
): Promise<unknown> => callSandbox(world, 'POST', 'faults', fault);

/** Has a vendor send a webhook. */
export async function sendVendorEvent(
  world: World,
  kind: string,
  type: string,
  reference: string,
  data: Record<string, unknown> = {},
): Promise<void> {
  const event = { eventId: randomUUID(), type, reference, occurredAt: new Date().toISOString(), data };
  expect(await callSandbox(world, 'POST', 'webhooks/send', { kind, orgCode: 'FIGURE', event })).toMatchObject({
    status: 200,
  });
}

interface LoanClock {
  /** ISO 8601. */
  now: string;
  /** How far it is ahead of the real time. */
  offsetMs: number;
}

export const readLoanClock = (world: World): Promise<LoanClock> => callSandbox(world, 'GET', 'clock');

/** Moves the loan clock by seconds or to an instant (ISO 8601). */
export const moveLoanClock = (world: World, change: { by: number } | { to: string }): Promise<LoanClock> =>
  callSandbox(world, 'POST', 'clock', change);

/** Sets the loan clock back to the real time and removes the vendors' faults. */
export async function resetClockAndFaults(world: World): Promise<void> {
  await callSandbox(world, 'DELETE', 'faults');
  const { offsetMs } = await readLoanClock(world);
  if (offsetMs !== 0) await moveLoanClock(world, { by: -offsetMs / 1000 });
}

/** Returns all messages that the server sent, newest first. */
export const readOutbox = (world: World): Promise<{ to: string; subject: string; text: string; links: string[] }[]> =>
  callSandbox(world, 'GET', 'outbox');

/** An entry of the ledger of vendor requests. */
interface VendorRequest {
  op: string;
  outcome: string | null;
  asks: number;
}

/** Returns the vendor requests of a loan for one operation, oldest first. */
export async function readVendorRequests(world: World, uuid: string, operation: string): Promise<VendorRequest[]> {
  const requests = await callSandbox<VendorRequest[]>(world, 'GET', `ledger?applicationUuid=${uuid}`);
  return requests.filter(({ op }) => op === operation);
}

/** Logs in on the login page and expects the application's current screen. */
export async function logIn(
  page: Page,
  { email, password, uuid }: Pick<DrivenLoan, 'email' | 'password' | 'uuid'>,
  org = 'FIGURE',
): Promise<void> {
  await page.goto(`/auth/login?org=${org}&redirectUrl=${encodeURIComponent(`/account/heloc/${uuid}`)}`);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/account/heloc/${uuid}`));
}
