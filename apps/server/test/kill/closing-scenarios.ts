import { formatShortName } from '@lintel/domain';
import type { Store } from '../../src/kernel/db/open.ts';
import type { Vault } from '../../src/kernel/db/vault.ts';
import { actAt } from '../../src/sandbox/act.ts';
import { bodyOf } from '../../src/sandbox/client.ts';
import { OTHERS_TURN } from '../../src/sandbox/co-owner.ts';
import { codeTo, coOwnersStep, othersOf } from './closing-outside.ts';
import { card, H, K, type Act, type Scenario } from './scenarios.ts';

/** A way from the account for the money to the open line, or to the end before it. */
export interface ClosingScenario extends Scenario {
  /** Where the kills begin. */
  readonly from: 'DISBURSEMENT_ACCOUNT' | 'AUTOPAY_ACCOUNT';
  /** Where it stands on each of the three days, at the latest: a gate or a status. */
  readonly stands: readonly [string, string, string];
}

/** The last calls that an owner may make to cancel. */
const cancel: Act = async ({ client, uuid, gate, persona }) => {
  if (gate !== 'rescission') return false;
  const { notice } = bodyOf('rescission', await client.call('GET', `${H(uuid)}/rescission`)) as unknown as {
    notice: { version: string } | null;
  };
  const { firstName, lastName } = persona;
  bodyOf(
    'rescind',
    await client.call('POST', `${H(uuid)}/rescission`, {
      noticeVersion: notice?.version,
      typedName: formatShortName({ firstName, lastName }),
    }),
  );
  return true;
};

interface Notary {
  readonly booking: unknown;
  readonly fee: number | null;
}

/** Agrees a time with a notary before ink is entered at the desk. */
async function reserve({ client, uuid }: Parameters<Act>[0]): Promise<void> {
  const { booking, fee } = bodyOf('notary', await client.call('GET', `${K(uuid)}/notary`)) as unknown as Notary;
  if (booking) return;
  const [slot] = bodyOf('slots', await client.call('GET', `${K(uuid)}/notary/slots`)) as unknown as {
    slotId: string;
  }[];
  bodyOf(
    'booking',
    await client.call('POST', `${K(uuid)}/notary/bookings`, {
      slotId: slot?.slotId,
      kind: 'MANUAL',
      place: { type: 'HOME', address: null, officeId: null },
      accessNotes: 'Ring twice',
      fee,
    }),
  );
}

const G = (uuid: string): string => `/service-krang-heloc/agent/secure/api/v1/applications/${uuid}`;

/** Statuses at which somebody has something to do. */
const STEPS = [
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

/** One borrower for each way through the closing. */
export function closingScenarios(store: Store, vault: Vault): readonly ClosingScenario[] {
  const willing: Act = async (at) => {
    const { client, uuid, status, version, persona, outside, gate, email } = at;
    const others = othersOf(outside, store, vault);
    if (OTHERS_TURN.has(gate)) await coOwnersStep(at, others);
    if (gate === 'deed-manual') await reserve(at);
    return (
      (await actAt(
        client,
        uuid,
        status,
        version,
        persona,
        (name) => outside.desk(name),
        async () => [],
        () => codeTo(outside, email),
        others,
      )) !== null
    );
  };
  /** What one person may approve, the lender's own rule proposes: then they approve it. */
  const approve: Act = async (at) => {
    if (at.gate !== 'funding-decision') return false;
    const { proposed, approvals } = bodyOf(
      'funding',
      await (await at.outside.desk('funder')).call('GET', `${G(at.uuid)}/funding`),
    ) as unknown as { proposed: object | null; approvals: 1 | 2 };
    return (proposed !== null || approvals === 2) && willing(at);
  };
  const acts = {
    FUNDING_DECISION: approve,
    ...Object.fromEntries(STEPS.map((status) => [status, willing])),
    RESCISSION: async () => false,
  };
  const way = {
    until: 'COMPLETE',
    from: 'DISBURSEMENT_ACCOUNT',
    stands: ['rescission', 'COMPLETE', 'COMPLETE'],
    acts,
  } as const;
  return [
    { ...way, name: 'notary by video', persona: card('found') },
    { ...way, name: 'ink entered at the desk', persona: card('manual-notary') },
    { ...way, name: 'a co-owner signs too', persona: card('co-owner') },
    // The line takes the place of the first lien, so that the law has three business days pass before anybody signs.
    {
      ...way,
      name: 'a lien is paid off',
      persona: card('lien-payoff', { tag: 'payoff-higher' }),
      stands: ['note', 'rescission', 'COMPLETE'],
    },
    {
      ...way,
      name: 'cancelled in time',
      persona: card('found', { firstName: 'Cora', lastName: 'Mind' }),
      until: 'CANCELLED',
      stands: ['CANCELLED', 'CANCELLED', 'CANCELLED'],
      acts: { ...acts, RESCISSION: cancel },
    },
    { ...way, name: 'backed by crypto', persona: card('crypto'), from: 'AUTOPAY_ACCOUNT' },
  ];
}
