import { setTimeout as wait } from 'node:timers/promises';
import { samplePhoto } from './act-identity.ts';
import { bodyOf, type Answer, type Client } from './client.ts';
import type { Persona } from './personas.ts';

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
  readonly state: string;
  readonly submittedAt?: string | null;
}

const PAYSTUB = 'USER_UPLOADED_PAYSTUB';
const baseOf = (uuid: string): string => `/service-krang-heloc/borrower/secure/api/v1/${uuid}`;

/** Shows income by two pay stubs, which somebody at the desk then reads: the way that asks the employer too. */
export async function showPapers({ client, uuid, version, persona, desk }: At): Promise<Answer> {
  const base = baseOf(uuid);
  const { gate } = bodyOf('status', await client.call('GET', `${base}/status`));
  if (gate === 'income-review') return readAtDesk(await desk(), uuid, persona);
  for (const month of ['June', 'July']) {
    const form = new FormData();
    form.append('type', PAYSTUB);
    form.append('file', new Blob([await samplePhoto(month)], { type: 'image/jpeg' }), `${month}.jpg`);
    bodyOf('pay stub', await client.call('POST', `${base}/documents`, form));
  }
  return client.call('POST', `${base}/income/documents`, { source: 'MANUAL_PAYSTUB', documentUuids: await scanned(client, base) }, version);
}

/** The pay stubs, once a scanner has looked at each. */
async function scanned(client: Client, base: string): Promise<string[]> {
  for (;;) {
    const all = bodyOf('documents', await client.call('GET', `${base}/documents`)) as unknown as Uploaded[];
    const sent = all.filter(({ type }) => type === PAYSTUB);
    if (sent.every(({ state }) => state !== 'SCANNING')) return sent.map((one) => one.uuid);
    await wait(50);
  }
}

/** What an underwriter does with them: the income that was stated, paid by the employer of the card. */
async function readAtDesk(staff: Client, uuid: string, { employer, income }: Persona): Promise<Answer> {
  const file = `/service-krang-heloc/agent/secure/api/v1/applications/${uuid}`;
  const { version, documents } = bodyOf('file', await staff.call('GET', file)) as unknown as { version: number; documents: Uploaded[] };
  const document = documents.find(({ type, submittedAt }) => type === PAYSTUB && submittedAt);
  return staff.call('POST', `${file}/income`, { outcome: 'EVIDENCED', source: 'MANUAL_PAYSTUB', employer, amount: income, period: 'YEAR', documentUuid: document?.uuid }, version);
}

/** Says whom to ask at work; null while they are asked. */
export async function nameEmployer({ client, uuid, version, persona }: Omit<At, 'desk'>): Promise<Answer | null> {
  const base = baseOf(uuid);
  const { gate } = bodyOf('status', await client.call('GET', `${base}/status`));
  if (gate !== 'employer-contact') return null;
  const whom = { way: 'CONTACT', employerName: persona.employer, contactName: 'Pat Lee', phoneNumber: '(303) 555-0142', workEmail: '', contactConsent: true };
  return client.call('PUT', `${base}/income/employer-verification`, whom, version);
}
