import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { readStatus } from '@lintel/contract';
import { GATES } from '@lintel/domain';
import type { FastifyInstance } from 'fastify';
import { startSession } from '../identity/index.ts';
import {
  selectApplications,
  loanNow,
  loanToday,
  setLoanClock,
  loanClockSetting,
  sweepClocks,
} from '../loan-file/index.ts';
import { depositsOnStatement, readOutbox, sendEvent } from '../vendors/index.ts';
import { actAt, type OutsideActions } from './act.ts';
import { openClient, type Client } from './client.ts';
import { coOwnersAct, CO_OWNER_GATES, type CoOwners } from './co-owner.ts';
import { signBeforeNotary } from './notary/session.ts';
import type { Persona } from './personas.ts';
import { registerPersona, type RegisteredPersona } from './registration.ts';
import { openStaffClient } from './staff.ts';

const MAIN = 'FIGURE';
/** Milliseconds without a change of the file after which a persona counts as stuck, on a busy machine. */
const LONGEST = 90_000;
/**
 * How soon the status is read again: soon after a change, seldom while nothing happens, so that waiting doesn't use up
 * the session's quota.
 */
const [SOON, SELDOM] = [40, 500];

/** A persona and the status that it has reached. */
export interface DrivenPersona extends RegisteredPersona {
  readonly status: string;
}

/** Opens the client of a persona, not logged in yet. */
export const openPersonaClient = (app: FastifyInstance, persona: Persona): Client =>
  openClient(app, persona.organisation ?? MAIN);

/** Called with a persona after each change of its file, before the next step. */
export type PersonaListener = (driven: DrivenPersona, client: Client) => Promise<void>;

/** A persona that can't reach its goal: no party here can do what its step waits for, or it took too long. */
export class StuckError extends Error {
  readonly driven: DrivenPersona;
  constructor(driven: DrivenPersona, why: string) {
    super(why);
    this.driven = driven;
  }
}

/**
 * Takes a persona to a status by the contract's calls, as its browser would: acts at each step as a willing borrower
 * does. `until` is the persona's goal by default.
 *
 * @param watch is called at each change of the file
 * @param on a person created earlier, who continues from their current step
 * @throws StuckError where nothing is left to do or wait for
 */
export async function drive(
  app: FastifyInstance,
  persona: Persona,
  until: string = persona.reaches,
  client = openPersonaClient(app, persona),
  watch?: PersonaListener,
  on?: RegisteredPersona,
): Promise<DrivenPersona> {
  const organisation = persona.organisation ?? MAIN;
  if (on) client.setToken(await startBorrowerSession(app, organisation, on.uuid));
  const registered = on ?? (await registerPersona(client, persona, organisation, app.context));
  const coOwners: CoOwners = new Map();
  let [acted, loan, pause, since] = [0, 0, SOON, Date.now()];
  for (;;) {
    const { status, version, gate } = await fetchStatus(client, registered.uuid);
    if (version !== loan) {
      await watch?.({ ...registered, status }, client);
      since = Date.now();
    }
    if (status === until && isAtGoal(persona, until, gate)) return { ...registered, status };
    const position = `${persona.name} is at ${status} and did not reach ${until}`;
    const reached =
      acted === version
        ? null
        : await actAt({
            client,
            uuid: registered.uuid,
            status,
            version,
            persona,
            desk: (name) => openStaffClient(app, organisation, name),
            statement: () => loadBankStatement(app, registered.uuid),
            code: () => readCode(app, registered.email),
            outside: createOutsideParties(app, organisation),
          });
    const others =
      CO_OWNER_GATES.has(gate) &&
      (await coOwnersAct(app, organisation, coOwners, {
        uuid: registered.uuid,
        persona,
        desk: (name) => openStaffClient(app, organisation, name),
        code: async () => '',
        outside: createOutsideParties(app, organisation),
      }));
    // A step may be over before its status is read again. Having reached it is enough.
    if (reached === until && !persona.gate) return { ...registered, status: reached };
    if (reached !== null) acted = version;
    else if (!others && acted !== version && !isWorkedOn(app, gate))
      throw new StuckError({ ...registered, status }, `${position}: no one here can do the next step.`);
    if (Date.now() > since + LONGEST)
      throw new StuckError({ ...registered, status }, `${position}: nothing changed for ${LONGEST / 1000} seconds.`);
    pause = reached === null && version === loan ? Math.min(pause * 1.5, SELDOM) : SOON;
    loan = version;
    await wait(pause);
  }
}

/** Starts a session of an application's borrower. */
async function startBorrowerSession({ context }: FastifyInstance, organization: string, uuid: string): Promise<string> {
  const { identity_uuid: identityUuid } = await selectApplications(context.db)
    .select('identity_uuid')
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow();
  return context.db
    .transaction()
    .execute((trx) => startSession(context, trx, { identityUuid, organisation: organization, typ: 'borrower' }));
}

/** Returns today's statement of micro-deposits from the sandbox's bank. */
const loadBankStatement = async ({ context }: FastifyInstance, uuid: string) =>
  depositsOnStatement(context.db, context.vault, uuid, await loanToday(context, context.db));

/** The notary and the attorney of the sandbox. */
const createOutsideParties = (app: FastifyInstance, organization: string): OutsideActions => ({
  signBeforeNotary: (sessionUuid) => signBeforeNotary(app, app.context, sessionUuid),
  async approveDocuments(uuid) {
    await sendEvent(
      app,
      app.context,
      { kind: 'attorney', organisation: organization },
      {
        eventId: randomUUID(),
        type: 'opinion',
        reference: uuid,
        occurredAt: new Date().toISOString(),
        data: { outcome: 'APPROVED' },
      },
    );
  },
  now: async () => (await loanNow(app.context, app.context.db)).toISOString(),
  waitUntil: (at) => waitUntil(app, new Date(at)),
});

/** Moves the sandbox's shared clock. A pinned clock stays pinned. */
async function waitUntil({ context }: FastifyInstance, at: Date): Promise<void> {
  if (at <= (await loanNow(context, context.db))) return;
  const { pinnedAt: pinned } = await loanClockSetting(context.db);
  await setLoanClock(context, pinned ? { pinnedAt: at } : { offsetMs: at.getTime() - Date.now() + 1000 });
  await sweepClocks(context);
}

/** Returns the code in the newest email to a person. */
async function readCode({ context }: FastifyInstance, email: string): Promise<string> {
  return (await readOutbox(context.db, context.vault, email)).flatMap(({ codes }) => codes)[0] ?? '';
}

/** Whether a persona is at its goal. A status may have several steps, and a persona may name one of them. */
const isAtGoal = ({ reaches, gate }: Persona, until: string, now: string): boolean =>
  gate === undefined || until !== reaches || gate === now;

/**
 * Whether the step advances automatically: it has work, and this server has a worker for it. A notice to the borrower,
 * or of an end, advances nothing.
 */
function isWorkedOn(app: FastifyInstance, gate: string): boolean {
  const { work, owner } = GATES.find(({ id }) => id === gate) ?? {};
  return work !== undefined && owner !== 'borrower' && owner !== 'nobody' && app.context.work[work] !== undefined;
}

/** Returns a loan's current status. */
export async function fetchStatus(
  client: Client,
  uuid: string,
): Promise<{ status: string; version: number; gate: string }> {
  const { checklistStatus, version, gate } = await client.send(readStatus, { params: { uuid } });
  return { status: checklistStatus, version, gate: gate ?? '' };
}
