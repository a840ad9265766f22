import { decideIncome, giveEmployerContact, readLoanFile, readStatus, sendIncomeDocuments } from '@lintel/contract';
import type { Act, WriteReply } from './act.ts';
import type { Client } from './client.ts';
import type { Persona } from './personas.ts';
import { sendFile } from './send-file.ts';

const PAYSTUB = 'USER_UPLOADED_PAYSTUB';

/** The act at the income step of a persona with an employer: proves income by two pay stubs, which staff then read. */
export const showPayStubs: Act = async ({ client, uuid, version, persona, desk }) => {
  const { gate } = await client.send(readStatus, { params: { uuid } });
  if (gate === 'income-review') return reviewByStaff(await desk(), uuid, persona);
  const documentUuids: string[] = [];
  for (const name of ['June', 'July']) documentUuids.push(await sendFile(client, uuid, { name, type: PAYSTUB }));
  return client.send(sendIncomeDocuments, {
    params: { uuid },
    version,
    body: { source: 'MANUAL_PAYSTUB', documentUuids },
  });
};

/** Reads the pay stubs as an underwriter does: the stated income, paid by the persona's employer. */
async function reviewByStaff(staff: Client, uuid: string, { employer, income }: Persona): Promise<WriteReply> {
  const { version, documents } = await staff.send(readLoanFile, { params: { uuid } });
  const document = documents.find(({ type, submittedAt }) => type === PAYSTUB && submittedAt);
  if (!document || employer === undefined) throw new Error('There is no pay stub to review.');
  return staff.send(decideIncome, {
    params: { uuid },
    version,
    body: {
      outcome: 'EVIDENCED',
      source: 'MANUAL_PAYSTUB',
      employer,
      amount: income,
      period: 'YEAR',
      documentUuid: document.uuid,
    },
  });
}

/** The act at the employment check: names a contact at the employer. Returns null while the employer is being asked. */
export const nameEmployer: Act = async ({ client, uuid, version, persona }) => {
  const { gate } = await client.send(readStatus, { params: { uuid } });
  if (gate !== 'employer-contact') return null;
  if (persona.employer === undefined) throw new Error(`${persona.name} has no employer to contact.`);
  return client.send(giveEmployerContact, {
    params: { uuid },
    version,
    body: {
      way: 'CONTACT',
      employerName: persona.employer,
      contactName: 'Pat Lee',
      phoneNumber: '(303) 555-0142',
      workEmail: '',
      contactConsent: true,
    },
  });
};
