import { bookNotary, readFunding, readNotary, readNotarySlots, readRescission, rescind } from '@lintel/contract';
import { formatShortName } from '@lintel/domain';
import type { Store } from '../../src/kernel/db/open.ts';
import type { Vault } from '../../src/kernel/db/vault.ts';
import { actAt } from '../../src/sandbox/act.ts';
import { CO_OWNER_GATES } from '../../src/sandbox/co-owner.ts';
import { waitForCode, advanceCoOwners, createNotaryAndClock } from './closing-outside.ts';
import { getPersona, type Act, type Scenario } from './scenarios.ts';

/** A borrower's path in the kill tests, from the account for the money to the open line or to an earlier end. */
export interface ClosingScenario extends Scenario {
  /** Where the kills begin. */
  readonly from: 'DISBURSEMENT_ACCOUNT' | 'AUTOPAY_ACCOUNT';
  /** The latest gate or status it must have reached on each of the three days. */
  readonly gates: readonly [string, string, string];
}

/** Cancels the loan within the right to cancel. */
const cancelLoan: Act = async ({ client, uuid, gate, persona }) => {
  if (gate !== 'rescission') return false;
  const { notice } = await client.send(readRescission, { params: { uuid } });
  if (!notice) return false;
  const { firstName, lastName } = persona;
  await client.send(rescind, {
    params: { uuid },
    body: {
      noticeVersion: notice.version,
      typedName: formatShortName({ firstName, lastName }),
    },
  });
  return true;
};

/** Books a time with a notary before staff enter a signing in ink. */
async function reserveNotaryTime({ client, uuid }: Parameters<Act>[0]): Promise<void> {
  const { booking, fee } = await client.send(readNotary, { params: { uuid } });
  if (booking) return;
  const [slot] = await client.send(readNotarySlots, { params: { uuid } });
  if (!slot) throw new Error('No time with a notary is free.');
  await client.send(bookNotary, {
    params: { uuid },
    body: {
      slotId: slot.slotId,
      kind: 'MANUAL',
      place: { type: 'HOME', address: null, officeId: null },
      accessNotes: 'Ring twice',
      fee,
    },
  });
}

/** Statuses at which a person must act. */
const ACTION_STATUSES = [
  'DISBURSEMENT_ACCOUNT',
  'AUTOPAY_ACCOUNT',
  'VERIFIED_AUTOPAY_ACCOUNT',
  'CO_DEED_REQ',
  'TRUST_AND_INSURANCE',
  'FINAL_OFFER',
  'NOTE_SIGNING',
  'DEED_SIGNING',
  'MANUAL_DEED_SIGNING',
  'RECORDING',
  'FUNDABLE',
];

/** Builds one scenario for each path through the closing. */
export function buildClosingScenarios(store: Store, vault: Vault): readonly ClosingScenario[] {
  const takeNextStep: Act = async (context) => {
    const { client, uuid, status, version, persona, outside, gate, email } = context;
    const others = createNotaryAndClock(outside, store, vault);
    if (CO_OWNER_GATES.has(gate)) await advanceCoOwners(context, others);
    if (gate === 'deed-manual') await reserveNotaryTime(context);
    return (
      (await actAt({
        client,
        uuid,
        status,
        version,
        persona,
        desk: (name) => outside.getStaffClient(name),
        code: () => waitForCode(outside, email),
        outside: others,
      })) !== null
    );
  };
  /** The lender's own rule proposes what one person may approve, so this waits for the proposal before approving it. */
  const approveFunding: Act = async (context) => {
    if (context.gate !== 'funding-decision') return false;
    const { proposed, approvals } = await (
      await context.outside.getStaffClient('funder')
    ).send(readFunding, { params: { uuid: context.uuid } });
    return (proposed != null || approvals === 2) && takeNextStep(context);
  };
  const acts = {
    FUNDING_DECISION: approveFunding,
    ...Object.fromEntries(ACTION_STATUSES.map((status) => [status, takeNextStep])),
    RESCISSION: async () => false,
  };
  const ordinary = {
    until: 'COMPLETE',
    from: 'DISBURSEMENT_ACCOUNT',
    gates: ['rescission', 'COMPLETE', 'COMPLETE'],
    acts,
  } as const;
  return [
    { ...ordinary, name: 'notary by video', persona: getPersona('found') },
    { ...ordinary, name: 'ink entered at the desk', persona: getPersona('manual-notary') },
    { ...ordinary, name: 'a co-owner signs too', persona: getPersona('co-owner') },
    // The line replaces the first lien, so the law requires three business days before anyone signs.
    {
      ...ordinary,
      name: 'a lien is paid off',
      persona: getPersona('lien-payoff', { tag: 'payoff-higher' }),
      gates: ['note', 'rescission', 'COMPLETE'],
    },
    {
      ...ordinary,
      name: 'cancelled in time',
      persona: getPersona('found', { firstName: 'Cora', lastName: 'Mind' }),
      until: 'CANCELLED',
      gates: ['CANCELLED', 'CANCELLED', 'CANCELLED'],
      acts: { ...acts, RESCISSION: cancelLoan },
    },
    { ...ordinary, name: 'backed by crypto', persona: getPersona('crypto'), from: 'AUTOPAY_ACCOUNT' },
  ];
}
