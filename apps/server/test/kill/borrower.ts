import { setTimeout as wait } from 'node:timers/promises';
import { lookUpAddress, registerIdentity } from '@lintel/contract';
import { callsOver, type Client, type RawAnswer } from '../../src/sandbox/client.ts';
import { fetchStatus } from '../../src/sandbox/drive.ts';
import { registerPersona } from '../../src/sandbox/registration.ts';
import type { MortalServer } from './mortal-server.ts';
import type { OutsideParties } from './outside.ts';
import { ClientTimeoutError, createPatientClient, type PatientClient } from './patient-client.ts';
import { getAct, type Scenario } from './scenarios.ts';

/** A borrower of the kill tests: their client, with every write that the server confirmed, and their uploads. */
export interface Borrower {
  readonly scenario: Scenario;
  readonly uuid: string;
  readonly email: string;
  readonly client: PatientClient;
  readonly uploaded: Map<string, string>;
  /** The browsers of co-owners, by person. */
  readonly others: Map<string, PatientClient>;
  /** The sentences of refused requests, after each of which the file was read again. */
  readonly refused: string[];
}

/** Most refusals at one step before it counts as an error. */
const MAX_REFUSALS = 60;
/** Milliseconds without a change after which a step is read again. */
const REREAD_AFTER_MS = 2500;
/** How often the status is polled. If it were more often, polling would be most of the server's work. */
const [SHORT_POLL_MS, POLL_MS] = [60, 200];
/** Delay at a step where nothing could be done, or the request was refused. */
const RETRY_DELAY_MS = 250;
/**
 * Milliseconds without a change, while the server is up, that count as an error. A busy machine is ten times slower
 * than a free one.
 */
const MAX_IDLE_MS = 300_000;

/** Registers and opens the application. Finds an account or application that exists although its answer was lost. */
export async function registerBorrower(server: MortalServer, scenario: Scenario): Promise<Borrower> {
  const organisation = scenario.persona.organisation ?? 'FIGURE';
  const client = createPatientClient(server, organisation);
  const [street, , state] = scenario.persona.street;
  await client.send(lookUpAddress, { query: { search: street, state } });
  const { uuid, email } = await registerPersona(createRecoveringClient(client), scenario.persona, organisation);
  return { scenario, uuid, email, client, uploaded: new Map(), others: new Map(), refused: [] };
}

function createRecoveringClient(client: PatientClient): Client {
  const raw: Client['raw'] = async (method, url, request) => {
    const answer = await client.raw(method, url, request);
    if (answer.status < 300 || method !== 'POST') return answer;
    const [path] = url.split('?');
    if (path === registerIdentity.path && request) {
      const { email, password } = request.body as { email: string; password: string };
      return { status: 200, body: { jwt: await client.logIn(email, password) } };
    }
    const { status, body } = await client.raw('GET', path ?? '');
    const applications = status === 200 && Array.isArray(body) ? (body as { uuid: string }[]) : [];
    return applications.length === 1
      ? ({ status: 200, body: { uuid: applications[0]?.uuid } } satisfies RawAnswer)
      : answer;
  };
  return { ...client, ...callsOver(raw), raw };
}

/** Continues until the file is at `until`, a status or a gate, whatever happens to the server. */
export async function runUntil(
  { scenario, uuid, email, client, uploaded, others, refused }: Borrower,
  outside: OutsideParties,
  upSince: () => number,
  until: string = scenario.until,
): Promise<void> {
  let [seenVersion, changedAt, nextTryAt] = [0, Date.now(), 0];
  for (;;) {
    const { status, version, gate } = await fetchStatus(client, uuid);
    if (status === until || gate === until) return;
    const isNew = version !== seenVersion;
    if (isNew) [seenVersion, changedAt, nextTryAt] = [version, Date.now(), 0];
    if (Date.now() - Math.max(changedAt, upSince()) > MAX_IDLE_MS)
      throw new ClientTimeoutError(
        `${scenario.name} stands at ${status} (${gate}) and not at ${until}; ${refused.slice(-3).join(' | ')}`,
      );
    if (Date.now() >= nextTryAt) {
      const { persona } = scenario;
      try {
        const isDone = await getAct(
          scenario,
          status,
        )({ client, uuid, email, status, gate, version, persona, outside, uploaded, others });
        nextTryAt = Date.now() + (isDone ? REREAD_AFTER_MS : RETRY_DELAY_MS);
      } catch (error) {
        if (error instanceof ClientTimeoutError || !isRefusal(error)) throw error;
        nextTryAt = Date.now() + RETRY_DELAY_MS;
        refused.push(error.message);
        if (refused.length > MAX_REFUSALS)
          throw new ClientTimeoutError(`${scenario.name}: ${refused.slice(-5).join(' | ')}`);
      }
    }
    await wait(isNew ? SHORT_POLL_MS : POLL_MS);
  }
}

/** Matches the message of `RefusalError`. */
const isRefusal = (error: unknown): error is Error => error instanceof Error && /: 4\d\d /.test(error.message);
