import {
  answerWinback,
  chooseParcel,
  completeAssets,
  confirmOffer,
  correctParcel,
  giveSoftConsent,
  matchCredit,
  quoteOffer,
  readConsentTypes,
  readOffers,
  readProperty,
  retryCredit,
  type Status,
} from '@lintel/contract';
import { drawLimits, payoffTotal } from '@lintel/domain';
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
import { nameEmployer, showPayStubs } from './act-pay-stubs.ts';
import { SIGNING_ACTS } from './act-signing.ts';
import { enterEstimate, VALUATION_ACTS } from './act-valuation.ts';
import type { Client } from './client.ts';
import type { Persona } from './personas.ts';
import { readDocuments } from './read-documents.ts';

/** Actions of the notary, the attorney and the clock, which a step may need. */
export interface OutsideActions {
  /** A visit to the notary's page. */
  readonly signBeforeNotary: (sessionUuid: string) => Promise<void>;
  /** An attorney approves the documents. */
  readonly approveDocuments: (uuid: string) => Promise<void>;
  /** The loan clock's time, ISO 8601. */
  readonly now: () => Promise<string>;
  /** Moves the loan clock forward to an instant, never back. */
  readonly waitUntil: (at: string) => Promise<void>;
}

/** A staff member that a step needs; an underwriter by default. */
export type Colleague = 'closer' | 'funder' | 'second funder';

/** A persona's current step, and the parties it can turn to there. */
export interface Step {
  readonly client: Client;
  readonly uuid: string;
  readonly version: number;
  readonly persona: Persona;
  /** Logs a staff member in, where a persona's branch includes a review. */
  readonly desk: (name?: Colleague) => Promise<Client>;
  /** The bank statement with the micro-deposits. */
  readonly statement: () => Promise<readonly Deposit[]>;
  /** The code in the latest email. */
  readonly code: () => Promise<string>;
  readonly outside: OutsideActions;
}

/** A loan write's reply: the loan's new status. */
export interface WriteReply {
  readonly status: Pick<Status, 'checklistStatus'>;
}

/**
 * Does what a willing borrower, or staff, do at one status of a persona's way. Returns the write's reply, or null when
 * there is nothing to do. The files `act-*.ts` contain them.
 */
export type Act = (step: Step) => Promise<WriteReply | null>;

/** The act at each status. */
const ACTS: Readonly<Record<string, Act>> = {
  WAITING_FOR_PRE_SOFT_CREDIT_DISCLOSURE: async ({ client, uuid }) => {
    await readDocuments(client, uuid);
    return client.send(giveSoftConsent, {
      params: { uuid },
      body: { consentRequests: [await softConsent(client)] },
    });
  },
  CREDIT_NO_MATCH: ({ client, uuid, persona }) =>
    client.send(matchCredit, { params: { uuid }, body: { ssn: persona.ssn ?? '666-00-0001' } }),
  SOFT_CREDIT_LOCKED_OR_FROZEN: ({ client, uuid }) =>
    client.send(retryCredit, { params: { uuid }, body: { liftedBureaus: ['Experian'] } }),
  NO_PROPERTY_FOUND: ({ client, uuid, version }) =>
    client.send(correctParcel, {
      params: { uuid },
      version,
      body: { parcelNumber: '123-45-678', documentUuids: [] },
    }),
  MULTIPLE_PROPERTIES: async ({ client, uuid, version }) => {
    const { candidates } = await client.send(readProperty, { params: { uuid } });
    const [first] = candidates;
    if (!first) throw new Error('There is no property to choose.');
    return client.send(chooseParcel, { params: { uuid }, version, body: { propertyId: first.propertyId } });
  },
  NO_AVM_FOUND: enterEstimate,
  ASSETS_PREQUAL: ({ client, uuid, version }) =>
    client.send(completeAssets, { params: { uuid }, version, body: { skip: true } }),
  CLTV_LIEN_POSITION_REQUALIFY: ({ client, uuid, version }) =>
    client.send(answerWinback, { params: { uuid }, version, body: { answer: 'ACCEPT' } }),
  OFFER_SELECTION: (step) => confirm(step),
  REVISED_OFFER_SELECTION: (step) => confirm(step),
  INCOME_VERIFICATION: (step) => (step.persona.employer === undefined ? showIncome(step) : showPayStubs(step)),
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

const rejectStaff = (): Promise<Client> => Promise.reject(new Error('The sandbox has no lender staff here.'));
const rejectOutside = (): Promise<never> => Promise.reject(new Error('The sandbox has no notary or attorney here.'));
const NO_OUTSIDE_ACTIONS: OutsideActions = {
  signBeforeNotary: rejectOutside,
  approveDocuments: rejectOutside,
  now: rejectOutside,
  waitUntil: rejectOutside,
};

/** A step with its status. Staff and outside parties that are absent refuse to act. */
export type StepAt = Pick<Step, 'client' | 'uuid' | 'version' | 'persona'> &
  Partial<Step> & { readonly status: string };

/** Takes one step of a persona. Returns the resulting status, or null when this status has no act or it did nothing. */
export async function actAt({ status, ...step }: StepAt): Promise<string | null> {
  const reply = await ACTS[status]?.({
    desk: rejectStaff,
    statement: async () => [],
    code: async () => '',
    outside: NO_OUTSIDE_ACTIONS,
    ...step,
  });
  return reply?.status.checklistStatus ?? null;
}

async function softConsent(client: Client): Promise<{ type: 'SOFT_CREDIT'; version: string }> {
  const all = await client.send(readConsentTypes);
  return { type: 'SOFT_CREDIT', version: all.find((one) => one.type === 'SOFT_CREDIT')?.version ?? '' };
}

/**
 * Confirms an ordinary choice of offer: twenty years, the middle fee, half of what the payoffs leave to the nearest
 * thousand.
 */
async function confirm({ client, uuid, version }: Step): Promise<WriteReply> {
  const params = { uuid };
  const { offerSetId, offersByType, liabilities } = await client.send(readOffers, { params });
  const all = Object.values(offersByType).flat();
  const offer = all.find((one) => one.term === 20 && one.originationFee > 0) ?? all[0];
  if (!offer) throw new Error('There is no offer to confirm.');
  const { minDraw, maxDraw } = drawLimits(offer, payoffTotal(liabilities), 'DEDUCT') ?? offer;
  const middle = Math.max(Math.round((minDraw + maxDraw) / 2000) * 1000, minDraw);
  const choice = {
    offerSetId,
    offerId: offer.id,
    drawAmount: Math.min(middle, maxDraw),
    discountTypes: ['AUTOPAY'],
    payOffPreference: 'DEDUCT',
  } as const;
  const { monthlyPayment, rate, totalDraw } = await client.send(quoteOffer, { params, body: choice });
  return client.send(confirmOffer, {
    params,
    version,
    body: { ...choice, shown: { monthlyPayment, rate, totalDraw } },
  });
}
