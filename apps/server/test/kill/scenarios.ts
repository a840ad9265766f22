import { createHash } from 'node:crypto';
import { samplePhoto } from '../../src/sandbox/act-identity.ts';
import { actAt } from '../../src/sandbox/act.ts';
import { bodyOf, type Client } from '../../src/sandbox/client.ts';
import { personaOf, type Persona } from '../../src/sandbox/personas.ts';
import { paystub } from '../hostile-files.ts';
import type { Outside } from './outside.ts';
import type { PatientClient } from './patient-client.ts';

/** Who acts, where the file stands, and what is noted of it. */
export interface At {
  readonly client: Client;
  readonly uuid: string;
  readonly email: string;
  readonly status: string;
  readonly gate: string;
  readonly version: number;
  readonly persona: Persona;
  readonly outside: Outside;
  /** Files that were taken, by id of the document, with the hash of their bytes. */
  readonly uploaded: Map<string, string>;
  /** The browsers of co-owners, by person. */
  readonly others: Map<string, PatientClient>;
}

/** Does what the screen of a step offers, from what it shows: begun again after a crash it goes on. False: nothing to do now. */
export type Act = (at: At) => Promise<boolean>;

export interface Scenario {
  readonly name: string;
  readonly persona: Persona;
  readonly until: 'COLLECT_ADDITIONAL_INFO' | 'DISBURSEMENT_ACCOUNT' | 'DECLINED' | 'COMPLETE' | 'CANCELLED';
  readonly acts?: Readonly<Record<string, Act>>;
  /** Never comes to an offer. */
  readonly isDeclinedAtOnce?: true;
}

export const card = (name: string, more: Partial<Persona> = {}): Persona => {
  const persona = personaOf(name);
  if (!persona) throw new Error(`There is no persona ${name}.`);
  return { ...persona, ...more };
};

export const K = (uuid: string): string => `/service-krang-heloc/borrower/secure/api/v1/${uuid}`;
export const H = (uuid: string): string => `/service-application/api/v3/application/helocs/${uuid}`;

const asPersona: Act = async ({ client, uuid, status, version, persona }) =>
  (await actAt(client, uuid, status, version, persona)) !== null;

interface Income {
  readonly records: readonly { readonly recordUuid: string; readonly verification: string }[];
  readonly verifiedIncome: number | null;
  readonly submittedAt: string | null;
}

/** Links payroll once, by the page of the source; less than the offer needs is accepted as it was found. */
const linkIncome: Act = async ({ client, uuid, version, persona, outside }) => {
  const { records, verifiedIncome } = bodyOf(
    'income',
    await client.call('GET', `${K(uuid)}/income`),
  ) as unknown as Income;
  if (records.some((record) => record.verification === 'PENDING_REVIEW')) return false;
  if (verifiedIncome !== null) {
    const recordUuids = records
      .filter((record) => record.verification === 'VERIFIED')
      .map((record) => record.recordUuid);
    bodyOf(
      'acceptance',
      await client.call('POST', `${K(uuid)}/income/acceptance`, { recordUuids, verifiedIncome }, version),
    );
    return true;
  }
  const { linkUuid, url } = bodyOf(
    'link',
    await client.call('POST', `${K(uuid)}/income/links`, { source: 'TRUV_PAYROLL' }),
  );
  await outside.logIn(String(url), persona.incomeUser ?? 'user_good');
  bodyOf('completion', await client.call('POST', `${K(uuid)}/income/links/${String(linkUuid)}/completion`, {}));
  return true;
};

/** Two pay stubs that a person at the desk reads. */
const uploadIncome: Act = async (at) => {
  const { client, uuid, version, outside } = at;
  const { submittedAt } = bodyOf('income', await client.call('GET', `${K(uuid)}/income`)) as unknown as Income;
  const listed = async () =>
    bodyOf('documents', await client.call('GET', `${K(uuid)}/documents?type=USER_UPLOADED_PAYSTUB`)) as unknown as {
      uuid: string;
    }[];
  if (submittedAt !== null) {
    const [first] = await listed();
    await outside.atTheDesk(uuid, '/income', {
      outcome: 'EVIDENCED',
      source: 'MANUAL_PAYSTUB',
      employer: 'Harbor Clinic',
      amount: 4538.46,
      period: 'TWO_WEEKS',
      documentUuid: first?.uuid,
    });
    return true;
  }
  for (let have = (await listed()).length; have < 2; have += 1) await upload(at);
  bodyOf(
    'documents',
    await client.call(
      'POST',
      `${K(uuid)}/income/documents`,
      { source: 'MANUAL_PAYSTUB', documentUuids: (await listed()).map((one) => one.uuid) },
      version,
    ),
  );
  return true;
};

async function upload({ client, uuid, uploaded }: At): Promise<void> {
  const bytes = paystub();
  const form = new FormData();
  form.append('type', 'USER_UPLOADED_PAYSTUB');
  form.append('file', new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }), 'June.pdf');
  const document = bodyOf('upload', await client.call('POST', `${K(uuid)}/documents`, form));
  uploaded.set(String(document['uuid']), createHash('sha256').update(bytes).digest('hex'));
}

const nameEmployer: Act = async ({ client, uuid, version }) => {
  const path = `${K(uuid)}/income/employer-verification`;
  if (bodyOf('employer', await client.call('GET', path))['state'] !== 'NONE') return false;
  const whom = {
    way: 'CONTACT',
    employerName: 'Harbor Clinic',
    contactName: 'Pat Lee',
    phoneNumber: '(303) 555-0142',
    workEmail: '',
    contactConsent: true,
  };
  bodyOf('employer', await client.call('PUT', path, whom, version));
  return true;
};

let photos: Map<string, Uint8Array<ArrayBuffer>> | undefined;
async function photoOf(side: string): Promise<Uint8Array<ArrayBuffer>> {
  photos ??= new Map();
  const photo = photos.get(side) ?? (await samplePhoto(side));
  photos.set(side, photo);
  return photo;
}

/** Sends the photos that the open check still lacks. */
const showIdentity: Act = async ({ client, uuid }) => {
  if (bodyOf('status', await client.call('GET', `${K(uuid)}/status`))['gate'] !== 'id-upload') return false;
  interface Check {
    readonly checkUuid: string;
    readonly sides: readonly string[];
    readonly images: readonly { readonly side: string }[];
  }
  const open = bodyOf('identity', await client.call('GET', `${K(uuid)}/identity-verification`))[
    'check'
  ] as Check | null;
  const { checkUuid, sides } =
    open ??
    (bodyOf(
      'identity',
      await client.call('POST', `${K(uuid)}/identity-verification`, { idType: 'DRIVERS_LICENSE' }),
    ) as unknown as Check);
  for (const side of sides.filter((one) => !open?.images.some((image) => image.side === one))) {
    const form = new FormData();
    form.append('side', side);
    form.append('file', new Blob([await photoOf(side)], { type: 'image/jpeg' }), `${side.toLowerCase()}.jpg`);
    bodyOf('image', await client.call('POST', `${K(uuid)}/identity-verification/${checkUuid}/images`, form));
  }
  bodyOf('submission', await client.call('POST', `${K(uuid)}/identity-verification/${checkUuid}/submission`, {}));
  return true;
};

/** Wants the papers by post, too. */
const askForPaper: Act = async (at) => {
  const path = `${K(at.uuid)}/documents/letters`;
  const letters = bodyOf('letters', await at.client.call('GET', path)) as unknown as unknown[];
  if (letters.length === 0) bodyOf('letters', await at.client.call('POST', path, { documentUuids: [] }));
  return asPersona(at);
};

/** Names a lien that nobody found, before it confirms the others. */
const nameLien: Act = async (at) => {
  const path = `${H(at.uuid)}/liens`;
  const { liens } = bodyOf('liens', await at.client.call('GET', path)) as unknown as { liens: { source: string }[] };
  if (!liens.some((lien) => lien.source === 'BORROWER')) {
    bodyOf(
      'lien',
      await at.client.call(
        'POST',
        path,
        { creditorName: 'Aunt Vera', monetaryBalance: 9000, monthlyPayment: 120, position: 2 },
        at.version,
      ),
    );
  }
  return asPersona(at);
};

interface Valuation {
  readonly fee: number;
  readonly slots: readonly { readonly slotId: string }[];
  readonly visit: unknown;
}
const valuationOf = async ({ client, uuid }: At): Promise<Valuation> =>
  bodyOf('valuation', await client.call('GET', `${K(uuid)}/valuation`)) as unknown as Valuation;

const payAppraisal: Act = async (at) => {
  const { client, uuid, version, outside } = at;
  const { link } = bodyOf(
    'payment',
    await client.call('POST', `${K(uuid)}/valuation/payment`, { fee: (await valuationOf(at)).fee }, version),
  ) as unknown as { link: { url: string } };
  await outside.pay(link.url);
  return true;
};

/** Agrees a time; the report comes after it. */
const seeAppraiser: Act = async (at) => {
  const { client, uuid, outside } = at;
  const { slots, visit } = await valuationOf(at);
  const [first] = slots;
  if (!first) return false;
  if (visit === null)
    bodyOf('appointment', await client.call('PUT', `${K(uuid)}/valuation/appointment`, { slotId: first.slotId }));
  await outside.tell('valuation', {
    eventId: `report-${uuid}`,
    type: 'accepted',
    reference: `${uuid}:appraisal-wait:1`,
    occurredAt: new Date().toISOString(),
    data: { value: 425_000 },
  });
  return true;
};

const declineAtTheDesk: Act = async ({ uuid, outside }) => {
  await outside.atTheDesk(uuid, '/closure', { outcome: 'DECLINED', reasons: ['EMPLOYMENT_UNVERIFIED'] });
  return true;
};

const ORDINARY: Readonly<Record<string, Act>> = {
  INCOME_VERIFICATION: linkIncome,
  IDENTITY_VERIFICATION: showIdentity,
  EMPLOYMENT_VERIFICATION: nameEmployer,
};

/** What the borrower of a scenario does at a status. */
export const actOf = ({ acts }: Scenario, status: string): Act => acts?.[status] ?? ORDINARY[status] ?? asPersona;

/** One borrower for each branch from the confirmed offer to the account for the money, or to a decline. */
export const SCENARIOS: readonly Scenario[] = [
  {
    name: 'papers by post too',
    persona: card('found'),
    until: 'DISBURSEMENT_ACCOUNT',
    acts: { COLLECT_ADDITIONAL_INFO: askForPaper },
  },
  { name: 'income is less', persona: card('income-mismatch'), until: 'DISBURSEMENT_ACCOUNT' },
  {
    name: 'pay stubs read at the desk',
    persona: card('found', { firstName: 'Paula', lastName: 'Stubbs' }),
    until: 'DISBURSEMENT_ACCOUNT',
    acts: { INCOME_VERIFICATION: uploadIncome },
  },
  { name: 'identity failed, then passed', persona: card('identity-failed-then-passed'), until: 'DISBURSEMENT_ACCOUNT' },
  { name: 'frozen at the hard pull', persona: card('hard-frozen'), until: 'DISBURSEMENT_ACCOUNT' },
  {
    name: 'lien to be paid off',
    persona: card('lien-payoff', { tag: 'payoff-higher' }),
    until: 'DISBURSEMENT_ACCOUNT',
  },
  {
    name: 'lien that nobody found',
    persona: card('found', { firstName: 'Olga', lastName: 'Owen' }),
    until: 'DISBURSEMENT_ACCOUNT',
    acts: { LIEN_VERIFICATION: nameLien },
  },
  {
    name: 'appraisal paid by card',
    persona: card('appraisal'),
    until: 'DISBURSEMENT_ACCOUNT',
    acts: { ONSITE_APPRAISAL_PAYMENT: payAppraisal, ONSITE_APPRAISAL_PENDING: seeAppraiser },
  },
  { name: 'Texas, valued by a broker', persona: card('texas-bpo'), until: 'DISBURSEMENT_ACCOUNT' },
  { name: 'declined at once', persona: card('declined'), until: 'DECLINED', isDeclinedAtOnce: true },
  {
    name: 'declined at the desk',
    persona: card('found', { firstName: 'Desmond', lastName: 'Klein' }),
    until: 'DECLINED',
    acts: { INCOME_VERIFICATION: declineAtTheDesk },
  },
];
