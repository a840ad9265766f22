import { bodyOf, type Answer, type Client } from './client.ts';
import type { Persona } from './personas.ts';
import { sendFile } from './send-file.ts';

interface At {
  readonly client: Client;
  readonly uuid: string;
  readonly version: number;
  readonly persona: Persona;
  readonly desk: () => Promise<Client>;
}

interface Uploaded {
  readonly uuid: string;
  readonly type: string;
  readonly submittedAt?: string | null;
}

const PAYSTUB = 'USER_UPLOADED_PAYSTUB';
const baseOf = (uuid: string): string => `/service-krang-heloc/borrower/secure/api/v1/${uuid}`;

/** Shows income by two pay stubs, which somebody at the desk then reads: the way that asks the employer too. */
export async function showPapers({ client, uuid, version, persona, desk }: At): Promise<Answer> {
  const base = baseOf(uuid);
  const { gate } = bodyOf('status', await client.call('GET', `${base}/status`));
  if (gate === 'income-review') return readAtDesk(await desk(), uuid, persona);
  const documentUuids: string[] = [];
  for (const name of ['June', 'July']) documentUuids.push(await sendFile(client, uuid, { name, type: PAYSTUB }));
  return client.call('POST', `${base}/income/documents`, { source: 'MANUAL_PAYSTUB', documentUuids }, version);
}

/** What an underwriter does with them: the income that was stated, paid by the employer of the card. */
async function readAtDesk(staff: Client, uuid: string, { employer, income }: Persona): Promise<Answer> {
  const file = `/service-krang-heloc/agent/secure/api/v1/applications/${uuid}`;
  const { version, documents } = bodyOf('file', await staff.call('GET', file)) as unknown as {
    version: number;
    documents: Uploaded[];
  };
  const document = documents.find(({ type, submittedAt }) => type === PAYSTUB && submittedAt);
  return staff.call(
    'POST',
    `${file}/income`,
    {
      outcome: 'EVIDENCED',
      source: 'MANUAL_PAYSTUB',
      employer,
      amount: income,
      period: 'YEAR',
      documentUuid: document?.uuid,
    },
    version,
  );
}

/** Says whom to ask at work; null while they are asked. */
export async function nameEmployer({ client, uuid, version, persona }: Omit<At, 'desk'>): Promise<Answer | null> {
  const base = baseOf(uuid);
  const { gate } = bodyOf('status', await client.call('GET', `${base}/status`));
  if (gate !== 'employer-contact') return null;
  const whom = {
    way: 'CONTACT',
    employerName: persona.employer,
    contactName: 'Pat Lee',
    phoneNumber: '(303) 555-0142',
    workEmail: '',
    contactConsent: true,
  };
  return client.call('PUT', `${base}/income/employer-verification`, whom, version);
}
