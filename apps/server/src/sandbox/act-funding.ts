import {
  approveFunding,
  proposeFunding,
  readLoanFile,
  readFunding,
  readRescission,
  readStatus,
  recordDeed,
} from '@lintel/contract';
import { pacificDay } from '../loan-file/index.ts';
import type { Act } from './act.ts';
import type { Client } from './client.ts';
import { confirmNotCanceled } from './confirm-not-canceled.ts';

const fetchVersion = async (staff: Client, uuid: string): Promise<number> =>
  (await staff.send(readLoanFile, { params: { uuid } })).version;
const fetchGate = async (client: Client, uuid: string) => (await client.send(readStatus, { params: { uuid } })).gate;

/** Lets the cancellation period pass: moves the whole sandbox's loan clock to its end. */
const waitOutRescission: Act = async ({ client, uuid, outside }) => {
  const params = { uuid };
  if ((await fetchGate(client, uuid)) !== 'rescission') return null;
  const { endsAt } = await client.send(readRescission, { params });
  if (endsAt == null) return null;
  await outside.waitUntil(endsAt);
  return { status: await client.send(readStatus, { params }) };
};

/**
 * Where the county accepts only paper, a closer brings the deed there and enters its number. Every other county answers
 * automatically.
 */
const recordOnPaper: Act = async ({ uuid, persona, desk, outside }) => {
  if (!persona.street[0].includes('Paper County')) return null;
  const staff = await desk('closer');
  const { version, documents } = await staff.send(readLoanFile, { params: { uuid } });
  const stamped = documents.find(({ state }) => state === 'READY');
  if (!stamped) throw new Error('No document can serve as the recorded deed.');
  return staff.send(recordDeed, {
    params: { uuid },
    version,
    body: {
      instrumentNumber: `P-${uuid.slice(0, 8)}`,
      county: 'Paper County',
      recordedOn: pacificDay(new Date(await outside.now())),
      documentUuid: stamped.uuid,
    },
  });
};

/** While letters may still be in the mail, the borrower confirms that they didn't cancel. */
const confirmAfterRescission: Act = async ({ client, uuid, persona }) =>
  (await fetchGate(client, uuid)) === 'mail-margin' ? confirmNotCanceled(client, uuid, persona) : null;

/** A funder proposes the payments, and another one approves them. */
const approveMoney: Act = async ({ client, uuid, desk }) => {
  const params = { uuid };
  if ((await fetchGate(client, uuid)) !== 'funding-decision') return null;
  const first = await desk('funder');
  const { amount, approvals, proposed } = await first.send(readFunding, { params });
  if (amount == null || approvals == null) throw new Error('There is no amount to approve.');
  if (!proposed)
    await first.send(proposeFunding, {
      params,
      version: await fetchVersion(first, uuid),
      body: { amount, approvals },
    });
  const second = await desk('second funder');
  return second.send(approveFunding, { params, version: await fetchVersion(second, uuid), body: { amount } });
};

/**
 * The acts after everyone has signed, by status: of staff, of the clock, and of the borrower where only they are
 * awaited.
 */
export const FUNDING_ACTS: Readonly<Record<string, Act>> = {
  RESCISSION: waitOutRescission,
  RECORDING: recordOnPaper,
  FUNDABLE: confirmAfterRescission,
  FUNDING_DECISION: approveMoney,
};
