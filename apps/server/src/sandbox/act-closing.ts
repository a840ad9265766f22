import {
  closeCondition,
  listConditions,
  listOwnConditions,
  nameSigner,
  readLoanFile,
  readSigners,
  readStatus,
  submitCondition,
} from '@lintel/contract';
import { CONDITION_CLOSE_REASONS } from '@lintel/domain';
import type { Act, WriteReply } from './act.ts';
import type { Client } from './client.ts';
import { readDocuments } from './read-documents.ts';
import { sendFile } from './send-file.ts';

/** Names everyone whom the title requires, each with their own address. */
const nameSigners: Act = async ({ client, uuid, version }) => {
  const { mustSign } = await client.send(readSigners, { params: { uuid } });
  let [reply, at]: [WriteReply | null, number] = [null, version];
  for (const { personUuid, name } of mustSign.filter((one) => one.signerUuid == null)) {
    const [firstName = 'Jamie', ...rest] = (name ?? 'Jamie Sample').split(' ');
    const named = await client.send(nameSigner, {
      params: { uuid },
      version: at,
      body: {
        personUuid,
        firstName,
        lastName: rest.at(-1) ?? 'Sample',
        role: 'CO_DEEDER',
        livesThere: 'UNKNOWN',
        email: `signer-${personUuid}@example.com`,
        phoneNumber: null,
      },
    });
    [reply, at] = [named, named.version];
  }
  if (!reply) throw new Error('There is no one to name.');
  return reply;
};

/**
 * Before the documents: reads what must be read, sends a document for each condition, and has staff accept it. Doesn't
 * settle holds.
 */
const settleConditions: Act = async ({ client, uuid, desk }) => {
  const params = { uuid };
  const { gate } = await client.send(readStatus, { params });
  if (gate === 'closing-conditions-staff') return acceptByStaff(await desk(), uuid);
  if (gate !== 'closing-conditions-borrower') return null;
  await readDocuments(client, uuid);
  let reply: WriteReply | null = null;
  for (const { uuid: conditionId, state } of await client.send(listOwnConditions, { params })) {
    if (state !== 'OPEN') continue;
    await sendFile(client, uuid, { name: 'proof', type: 'SUPPORT' }, { conditionId });
    reply = await client.send(submitCondition, {
      params: { uuid, conditionId },
      body: { text: null, partial: false },
    });
  }
  return reply;
};

/** Accepts a complete answer as a closer. */
async function acceptByStaff(staff: Client, uuid: string): Promise<WriteReply> {
  const conditions = await staff.send(listConditions, { params: { uuid } });
  const sent = conditions.find((one) => one.state === 'SENT');
  if (!sent) throw new Error('No condition is waiting for staff.');
  const { version } = await staff.send(readLoanFile, { params: { uuid } });
  const [reason] = Object.keys(CONDITION_CLOSE_REASONS[sent.kind].CLEARED);
  return staff.send(closeCondition, {
    params: { uuid, conditionId: sent.uuid },
    version,
    body: { state: 'CLEARED', reason },
  });
}

/** The acts of a willing borrower between the title and the closing documents, by status. */
export const CLOSING_ACTS: Readonly<Record<string, Act>> = {
  CO_DEED_REQ: nameSigners,
  TRUST_AND_INSURANCE: settleConditions,
};
