import { setTimeout as wait } from 'node:timers/promises';
import {
  addFileDocument,
  listDocuments,
  readLoanFile,
  readNotary,
  readStatus,
  readWetSignings,
  recordWetSigning,
  startNotarySession,
} from '@lintel/contract';
import { sampleFile } from './act-identity.ts';
import type { Act, Step, WriteReply } from './act.ts';
import type { Client } from './client.ts';

/** Meets the notary on the platform's page: shows the ID and signs. */
const signByVideo: Act = async ({ client, uuid, outside }) => {
  const params = { uuid };
  const { signedAt } = await client.send(readNotary, { params });
  if (signedAt) return null;
  const { sessionUuid } = await client.send(startNotarySession, { params, body: { bookingUuid: null } });
  await outside.signBeforeNotary(sessionUuid);
  return { status: await client.send(readStatus, { params }) };
};

/** Signs in ink, at an office where the state requires one. A closer of the sandbox enters it with a scan. */
const signOwnInInk: Act = (step) => signInInk(step);

/** Signs in ink for one person, by default the borrower. */
export async function signInInk(
  { client, uuid, desk, outside }: Pick<Step, 'client' | 'uuid' | 'desk' | 'outside'>,
  personUuid?: string,
): Promise<WriteReply | null> {
  const params = { uuid };
  const { signedAt } = await client.send(readNotary, { params });
  if (signedAt) return null;
  const staff = await desk('closer');
  const { officeOnly, offices, people } = await staff.send(readWetSignings, { params });
  const person = personUuid === undefined ? people[0] : people.find((one) => one.personUuid === personUuid);
  if (!person) throw new Error('No one is left to sign in ink.');
  const left = person.documents.filter(({ kind, signedAt: done }) => kind !== 'OTHER' && done == null);
  const notices = person.documents.filter(({ kind }) => kind === 'OTHER');
  const scan = await uploadScan(client, staff, uuid, person.personUuid);
  const { version } = await staff.send(readLoanFile, { params });
  return staff.send(recordWetSigning, {
    params,
    version,
    body: {
      personUuid: person.personUuid,
      documents: left.map(({ documentUuid, sha256 }) => ({ documentUuid, sha256 })),
      at: await outside.now(),
      place: officeOnly
        ? { type: 'OFFICE', address: null, officeId: offices[0]?.officeId }
        : { type: 'HOME', address: null, officeId: null },
      noticesHanded: notices.map(({ documentUuid }) => ({ documentUuid, copies: 2 })),
      scanDocumentUuids: [scan],
      notary: { name: 'Nora Sample', commission: 'SB-20417', state: 'CO' },
    },
  });
}

/** Uploads a scan of the signed documents, as staff do, and waits until it is scanned for viruses. */
async function uploadScan(client: Client, staff: Client, uuid: string, personUuid: string): Promise<string> {
  const scan = await staff.send(addFileDocument, {
    params: { uuid },
    body: { type: 'SUPPORT', personUuid, file: await sampleFile('signed') },
  });
  for (let times = 0; times < 200; times += 1) {
    const all = await client.send(listDocuments, { params: { uuid } });
    if (all.find((one) => one.uuid === scan.uuid)?.state !== 'SCANNING') break;
    await wait(50);
  }
  return scan.uuid;
}

/** The acts of a willing borrower, a notary and an attorney for the deed, by status. */
export const NOTARY_ACTS: Readonly<Record<string, Act>> = {
  DEED_SIGNING: signByVideo,
  MANUAL_DEED_SIGNING: signOwnInInk,
  ATTORNEY_REVIEW: async ({ client, uuid, outside }) => {
    await outside.approveDocuments(uuid);
    return { status: await client.send(readStatus, { params: { uuid } }) };
  },
};
