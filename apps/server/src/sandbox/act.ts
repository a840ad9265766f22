import { drawLimits, payoffTotal, type PricedLiability } from '@lintel/domain';
import type { Deposit } from '../vendors/index.ts';
import { BANK_ACTS } from './act-bank.ts';
import { CLOSING_ACTS } from './act-closing.ts';
import { acceptFinal } from './act-final-offer.ts';
import { FUNDING_ACTS } from './act-funding.ts';
import { showIdentity } from './act-identity.ts';
import { showIncome } from './act-income.ts';
import { INFORMATION_ACTS } from './act-information.ts';
import { LIEN_ACTS } from './act-liens.ts';
import { NOTARY_ACTS } from './act-notary.ts';
import { nameEmployer, showPapers } from './act-papers.ts';
import { SIGNING_ACTS } from './act-signing.ts';
import { VALUATION_ACTS } from './act-valuation.ts';
import { bodyOf, type Answer, type Client } from './client.ts';
import { readPapers } from './papers.ts';
import type { Persona } from './personas.ts';

/** What others do, outside of this house. */
export interface Outside {
  /** A visit to the notary's page. */
  readonly signBeforeNotary: (sessionUuid: string) => Promise<void>;
  /** An attorney says yes to the papers. */
  readonly approvePapers: (uuid: string) => Promise<void>;
  /** The time of the loan clock, ISO 8601. */
  readonly now: () => Promise<string>;
  /** Moves the loan clock on to an instant, never back. */
  readonly waitUntil: (at: string) => Promise<void>;
}

/** Who is asked at the desk; an underwriter unless said. */
export type Colleague = 'closer' | 'funder' | 'second funder';

export type Act = (at: {
  client: Client;
  uuid: string;
  base: string;
  version: number;
  persona: Persona;
  desk: (name?: Colleague) => Promise<Client>;
  statement: () => Promise<readonly Deposit[]>;
  code: () => Promise<string>;
  outside: Outside;
}) => Promise<Answer | null>;

/** What a willing borrower does at each step that is theirs. */
const ACTS: Readonly<Record<string, Act>> = {
  WAITING_FOR_PRE_SOFT_CREDIT_DISCLOSURE: async ({ client, uuid, base }) => {
    await readPapers(client, uuid);
    return client.call('POST', `${base}/consents`, { consentRequests: [await softConsent(client)] });
  },
  CREDIT_NO_MATCH: ({ client, base, persona }) =>
    client.call('POST', `${base}/credit/match`, { ssn: persona.ssn ?? '666-00-0001' }),
  SOFT_CREDIT_LOCKED_OR_FROZEN: ({ client, base }) =>
    client.call('POST', `${base}/credit/retry`, { liftedBureaus: ['Experian'] }),
  NO_PROPERTY_FOUND: ({ client, base, version }) =>
    client.call('PUT', `${base}/property/parcel`, { parcelNumber: '123-45-678', documentUuids: [] }, version),
  MULTIPLE_PROPERTIES: async ({ client, base, version }) => {
    const { candidates } = bodyOf('property', await client.call('GET', `${base}/property`)) as unknown as {
      candidates: { propertyId: string }[];
    };
    return client.call('PUT', `${base}/property/choice`, { propertyId: candidates[0]?.propertyId }, version);
  },
  NO_AVM_FOUND: ({ client, base, version }) =>
    client.call('PUT', `${base}/property/estimate`, { estimatedValue: 420_000, condition: 'GOOD' }, version),
  ASSETS_PREQUAL: ({ client, base, version }) =>
    client.call('POST', `${base}/assets/completion`, { skip: true }, version),
  CLTV_LIEN_POSITION_REQUALIFY: ({ client, base, version }) =>
    client.call('POST', `${base}/offers/winback`, { answer: 'ACCEPT' }, version),
  OFFER_SELECTION: (at) => confirm(at),
  REVISED_OFFER_SELECTION: (at) => confirm(at),
  INCOME_VERIFICATION: (at) => (at.persona.employer === undefined ? showIncome(at) : showPapers(at)),
  FINAL_OFFER: acceptFinal,
  EMPLOYMENT_VERIFICATION: nameEmployer,
  IDENTITY_VERIFICATION: showIdentity,
  ...BANK_ACTS,
  ...INFORMATION_ACTS,
  ...LIEN_ACTS,
  ...VALUATION_ACTS,
  ...CLOSING_ACTS,
  ...FUNDING_ACTS,
  ...SIGNING_ACTS,
  ...NOTARY_ACTS,
};

const nobody = (): Promise<Client> => Promise.reject(new Error('There is nobody at the desk.'));
const nowhere = (): Promise<never> => Promise.reject(new Error('There is nobody outside.'));
const NOBODY: Outside = { signBeforeNotary: nowhere, approvePapers: nowhere, now: nowhere, waitUntil: nowhere };

/** Does it, when the step is the borrower's; answers the status that it led to, null when nothing was done. `desk` signs somebody in where the way of a card leads over a review, `statement` what a small deposit shows, `code` what was mailed last. */
export async function actAt(
  client: Client,
  uuid: string,
  status: string,
  version: number,
  persona: Persona,
  desk: (name?: Colleague) => Promise<Client> = nobody,
  statement: () => Promise<readonly Deposit[]> = async () => [],
  code: () => Promise<string> = async () => '',
  outside: Outside = NOBODY,
): Promise<string | null> {
  const act = ACTS[status];
  if (!act) return null;
  const answer = await act({
    client,
    uuid,
    base: `/service-application/api/v3/application/helocs/${uuid}`,
    version,
    persona,
    desk,
    statement,
    code,
    outside,
  });
  if (!answer) return null;
  const { status: now } = bodyOf(status, answer);
  return String((now as { checklistStatus?: unknown }).checklistStatus);
}

async function softConsent(client: Client): Promise<{ type: string; version: string }> {
  const url = '/service-application/api/v1/application/heloc/consent-types';
  const all = bodyOf(url, await client.call('GET', url)) as unknown as { type: string; version: string }[];
  return { type: 'SOFT_CREDIT', version: all.find((one) => one.type === 'SOFT_CREDIT')?.version ?? '' };
}

interface Set {
  readonly offerSetId: string;
  readonly offersByType: Readonly<
    Record<string, readonly { id: string; term: number; minDraw: number; maxDraw: number; originationFee: number }[]>
  >;
  readonly liabilities: readonly PricedLiability[];
}

/** Twenty years, the middle fee, half of what the payoffs leave to the nearest thousand: an ordinary choice. */
async function confirm({ client, base, version }: Parameters<Act>[0]): Promise<Answer> {
  const set = bodyOf('offers', await client.call('GET', `${base}/offers`)) as unknown as Set;
  const all = Object.values(set.offersByType).flat();
  const offer = all.find((one) => one.term === 20 && one.originationFee > 0) ?? all[0];
  if (!offer) throw new Error('There is no offer to confirm.');
  const { minDraw, maxDraw } = drawLimits(offer, payoffTotal(set.liabilities), 'DEDUCT') ?? offer;
  const middle = Math.max(Math.round((minDraw + maxDraw) / 2000) * 1000, minDraw);
  const choice = {
    offerSetId: set.offerSetId,
    offerId: offer.id,
    drawAmount: Math.min(middle, maxDraw),
    discountTypes: ['AUTOPAY'],
    payOffPreference: 'DEDUCT',
  };
  const { monthlyPayment, rate, totalDraw } = bodyOf(
    'quote',
    await client.call('POST', `${base}/offers/quotes`, choice),
  );
  return client.call(
    'POST',
    `${base}/offers/confirmation`,
    { ...choice, shown: { monthlyPayment, rate, totalDraw } },
    version,
  );
}
