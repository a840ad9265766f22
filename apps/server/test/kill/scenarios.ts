import { createHash } from 'node:crypto';
import {
  acceptIncome,
  addDocument,
  addLien,
  requestPaperCopies as requestPaperCopiesCall,
  bookAppraisal,
  completeIncomeLink,
  giveEmployerContact,
  listDocuments,
  listLetters,
  payAppraisal as payAppraisalCall,
  readEmployerVerification,
  readIdentityVerification,
  readIncome,
  readLiens,
  readStatus,
  readValuation,
  sendIdentityImage,
  sendIncomeDocuments,
  startIdentityCheck,
  startIncomeLink,
  submitIdentityCheck,
  decideIncome,
  closeFile,
} from '@lintel/contract';
import { samplePhoto } from '../../src/sandbox/act-identity.ts';
import { actAt } from '../../src/sandbox/act.ts';
import type { Client } from '../../src/sandbox/client.ts';
import { findPersona, type Persona } from '../../src/sandbox/personas.ts';
import { buildPaystub } from '../hostile-files.ts';
import type { OutsideParties } from './outside.ts';
import type { PatientClient } from './patient-client.ts';

/** A borrower's state at one step of the kill tests, and the parties that they can turn to. */
export interface ActContext {
  readonly client: Client;
  readonly uuid: string;
  readonly email: string;
  readonly status: string;
  readonly gate: string;
  readonly version: number;
  readonly persona: Persona;
  readonly outside: OutsideParties;
  /** Accepted files by document ID, with the hash of their bytes. */
  readonly uploaded: Map<string, string>;
  /** The browsers of co-owners, by person. */
  readonly others: Map<string, PatientClient>;
}

/**
 * Does what a step's screen offers, based on what it shows, so that it can continue after a crash. Returns false when
 * there is nothing to do now.
 */
export type Act = (context: ActContext) => Promise<boolean>;

/** One borrower of the kill tests: the persona, its goal, and the acts that differ from the usual. */
export interface Scenario {
  readonly name: string;
  readonly persona: Persona;
  readonly until: 'COLLECT_ADDITIONAL_INFO' | 'DISBURSEMENT_ACCOUNT' | 'DECLINED' | 'COMPLETE' | 'CANCELLED';
  readonly acts?: Readonly<Record<string, Act>>;
  /** Never reaches an offer. */
  readonly isDeclinedAtOnce?: true;
}

/** Returns a persona of the sandbox with changes. */
export const getPersona = (name: string, overrides: Partial<Persona> = {}): Persona => {
  const persona = findPersona(name);
  if (!persona) throw new Error(`There is no persona ${name}.`);
  return { ...persona, ...overrides };
};

const asPersona: Act = async ({ client, uuid, status, version, persona }) =>
  (await actAt({ client, uuid, status, version, persona })) !== null;

/** Links payroll once, on the source's page. Accepts a lower figure than the offer needs as found. */
const linkIncome: Act = async ({ client, uuid, version, persona, outside }) => {
  const { records, verifiedIncome } = await client.send(readIncome, { params: { uuid } });
  if (records.some((record) => record.verification === 'PENDING_REVIEW')) return false;
  if (verifiedIncome != null) {
    const recordUuids = records
      .filter((record) => record.verification === 'VERIFIED')
      .map((record) => record.recordUuid);
    await client.send(acceptIncome, { params: { uuid }, version, body: { recordUuids, verifiedIncome } });
    return true;
  }
  const { linkUuid, url } = await client.send(startIncomeLink, { params: { uuid }, body: { source: 'TRUV_PAYROLL' } });
  await outside.logIn(String(url), persona.incomeUser ?? 'user_good');
  await client.send(completeIncomeLink, { params: { uuid, linkUuid }, body: {} });
  return true;
};

/** Uploads two pay stubs that staff read. */
const uploadIncome: Act = async (context) => {
  const { client, uuid, outside } = context;
  const { submittedAt } = await client.send(readIncome, { params: { uuid } });
  const listed = async () => client.send(listDocuments, { params: { uuid }, query: { type: 'USER_UPLOADED_PAYSTUB' } });
  if (submittedAt != null) {
    const [first] = await listed();
    if (!first) throw new Error('There is no pay stub to read.');
    await outside.actAsStaff(uuid, decideIncome, {
      outcome: 'EVIDENCED',
      source: 'MANUAL_PAYSTUB',
      employer: 'Harbor Clinic',
      amount: 4538.46,
      period: 'TWO_WEEKS',
      documentUuid: first.uuid,
    });
    return true;
  }
  for (let have = (await listed()).length; have < 2; have += 1) await upload(context);
  await client.send(sendIncomeDocuments, {
    params: { uuid },
    body: { source: 'MANUAL_PAYSTUB', documentUuids: (await listed()).map((one) => one.uuid) },
  });
  return true;
};

async function upload({ client, uuid, uploaded }: ActContext): Promise<void> {
  const bytes = buildPaystub();
  const file = new File([new Uint8Array(bytes)], 'June.pdf', { type: 'application/pdf' });
  const document = await client.send(addDocument, {
    params: { uuid },
    body: { type: 'USER_UPLOADED_PAYSTUB', file },
  });
  uploaded.set(document.uuid, createHash('sha256').update(bytes).digest('hex'));
}

const nameEmployer: Act = async ({ client, uuid, version }) => {
  if ((await client.send(readEmployerVerification, { params: { uuid } })).state !== 'NONE') return false;
  const contact = {
    way: 'CONTACT',
    employerName: 'Harbor Clinic',
    contactName: 'Pat Lee',
    phoneNumber: '(303) 555-0142',
    workEmail: '',
    contactConsent: true,
  } as const;
  await client.send(giveEmployerContact, { params: { uuid }, version, body: contact });
  return true;
};

let photos: Map<string, Uint8Array<ArrayBuffer>> | undefined;
async function getPhoto(side: string): Promise<Uint8Array<ArrayBuffer>> {
  photos ??= new Map();
  const photo = photos.get(side) ?? (await samplePhoto(side));
  photos.set(side, photo);
  return photo;
}

/** Sends the photos that the open check still needs. */
const showIdentity: Act = async ({ client, uuid }) => {
  if ((await client.send(readStatus, { params: { uuid } })).gate !== 'id-upload') return false;
  const { check: open } = await client.send(readIdentityVerification, { params: { uuid } });
  const { checkUuid, sides } =
    open ?? (await client.send(startIdentityCheck, { params: { uuid }, body: { idType: 'DRIVERS_LICENSE' } }));
  for (const side of sides.filter((one) => !open?.images.some((image) => image.side === one))) {
    const file = new File([await getPhoto(side)], `${side.toLowerCase()}.jpg`, { type: 'image/jpeg' });
    await client.send(sendIdentityImage, { params: { uuid, checkUuid }, body: { side, file } });
  }
  await client.send(submitIdentityCheck, { params: { uuid, checkUuid }, body: {} });
  return true;
};

/** Requests the documents by mail too. */
const requestPaperCopies: Act = async (context) => {
  const { client, uuid } = context;
  const letters = await client.send(listLetters, { params: { uuid } });
  if (letters.length === 0)
    await client.send(requestPaperCopiesCall, { params: { uuid }, body: { documentUuids: [] } });
  return asPersona(context);
};

/** Adds a lien that no source reported before confirming the others. */
const nameLien: Act = async (context) => {
  const { client, uuid, version } = context;
  const { liens } = await client.send(readLiens, { params: { uuid } });
  if (!liens.some((lien) => lien.source === 'BORROWER')) {
    await client.send(addLien, {
      params: { uuid },
      version,
      body: { creditorName: 'Aunt Vera', monetaryBalance: 9000, monthlyPayment: 120, position: 2 },
    });
  }
  return asPersona(context);
};

const fetchValuation = ({ client, uuid }: ActContext) => client.send(readValuation, { params: { uuid } });

const payAppraisal: Act = async (context) => {
  const { client, uuid, outside } = context;
  const { fee } = await fetchValuation(context);
  if (fee == null) return false;
  const { link } = await client.send(payAppraisalCall, { params: { uuid }, body: { fee } });
  await outside.pay(String(link.url));
  return true;
};

/** Books a time. The appraiser reports after it. */
const seeAppraiser: Act = async (context) => {
  const { client, uuid, outside } = context;
  const { slots, visit } = await fetchValuation(context);
  const [first] = slots;
  if (!first) return false;
  if (visit == null) await client.send(bookAppraisal, { params: { uuid }, body: { slotId: first.slotId } });
  await outside.sendVendorEvent('valuation', {
    eventId: `report-${uuid}`,
    type: 'accepted',
    reference: `${uuid}:appraisal-wait:1`,
    occurredAt: new Date().toISOString(),
    data: { value: 425_000 },
  });
  return true;
};

const declineByStaff: Act = async ({ uuid, outside }) => {
  await outside.actAsStaff(uuid, closeFile, { outcome: 'DECLINED', reasons: ['EMPLOYMENT_UNVERIFIED'] });
  return true;
};

const ORDINARY: Readonly<Record<string, Act>> = {
  INCOME_VERIFICATION: linkIncome,
  IDENTITY_VERIFICATION: showIdentity,
  EMPLOYMENT_VERIFICATION: nameEmployer,
};

/** Returns what a scenario's borrower does at a status. */
export const getAct = ({ acts }: Scenario, status: string): Act => acts?.[status] ?? ORDINARY[status] ?? asPersona;

/** One borrower for each branch from the confirmed offer to the account for the money, or to a decline. */
export const SCENARIOS: readonly Scenario[] = [
  {
    name: 'papers by post too',
    persona: getPersona('found'),
    until: 'DISBURSEMENT_ACCOUNT',
    acts: { COLLECT_ADDITIONAL_INFO: requestPaperCopies },
  },
  { name: 'income is less', persona: getPersona('income-mismatch'), until: 'DISBURSEMENT_ACCOUNT' },
  {
    name: 'pay stubs read at the desk',
    persona: getPersona('found', { firstName: 'Paula', lastName: 'Stubbs' }),
    until: 'DISBURSEMENT_ACCOUNT',
    acts: { INCOME_VERIFICATION: uploadIncome },
  },
  {
    name: 'identity failed, then passed',
    persona: getPersona('identity-failed-then-passed'),
    until: 'DISBURSEMENT_ACCOUNT',
  },
  { name: 'frozen at the hard pull', persona: getPersona('hard-frozen'), until: 'DISBURSEMENT_ACCOUNT' },
  {
    name: 'lien to be paid off',
    persona: getPersona('lien-payoff', { tag: 'payoff-higher' }),
    until: 'DISBURSEMENT_ACCOUNT',
  },
  {
    name: 'lien that nobody found',
    persona: getPersona('found', { firstName: 'Olga', lastName: 'Owen' }),
    until: 'DISBURSEMENT_ACCOUNT',
    acts: { LIEN_VERIFICATION: nameLien },
  },
  {
    name: 'appraisal paid by card',
    persona: getPersona('appraisal'),
    until: 'DISBURSEMENT_ACCOUNT',
    acts: { ONSITE_APPRAISAL_PAYMENT: payAppraisal, ONSITE_APPRAISAL_PENDING: seeAppraiser },
  },
  { name: 'Texas, valued by a broker', persona: getPersona('texas-bpo'), until: 'DISBURSEMENT_ACCOUNT' },
  { name: 'declined at once', persona: getPersona('declined'), until: 'DECLINED', isDeclinedAtOnce: true },
  {
    name: 'declined at the desk',
    persona: getPersona('found', { firstName: 'Desmond', lastName: 'Klein' }),
    until: 'DECLINED',
    acts: { INCOME_VERIFICATION: declineByStaff },
  },
];
