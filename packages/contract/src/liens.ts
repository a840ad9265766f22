import {
  LAST_LIEN_POSITION,
  LEAST_LIEN_BALANCE,
  LIEN_ANSWERS,
  MAX_COMPANY_NAME_LENGTH,
  PAYOFF_STATUSES,
} from '@lintel/domain';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { HELOC_API } from './paths.ts';
import { checked, dollars, dollarsIn, fraction, line, loanParams, text, uuid, version } from './shapes/base.ts';
import { document } from './shapes/document.ts';
import { liability, offerSet } from './shapes/offer.ts';
import { writeReply } from './shapes/status.ts';
import { UPLOAD_REFERENCE_ERRORS } from './shapes/upload.ts';

/** State of the proof of a disputed lien; null while none is owed. */
const PROOF_STATES = ['OWED', 'SENT', 'ACCEPTED'] as const;

/** An upload that proves a dispute, with what its owner needs to recognize it. */
const proof = z.pick(document, { uuid: true, title: true, state: true, pages: true, size: true });

/**
 * A lien and the borrower's answer. `source`: the credit report, the county's records or the borrower; a `required` one
 * must be paid off.
 */
export const lien = z.extend(liability, {
  source: z.enum(['CREDIT', 'COUNTY', 'BORROWER']),
  required: z.boolean(),
  answer: z.nullish(z.enum(LIEN_ANSWERS)),
  comment: z.nullish(text),
  proofState: z.nullish(z.enum(PROOF_STATES)),
  /** The uploads that came with the answer and still exist. */
  proofs: z.array(proof),
});
export type Lien = z.output<typeof lien>;

/**
 * The effect of the answers on the choice so far: dollars; `owed` on the remaining liens and the line, and its share of
 * the home's value as a decimal fraction.
 */
const effect = z.strictObject({
  homeValue: dollars,
  lineAmount: dollars,
  owed: dollars,
  owedShare: fraction,
  draw: dollars,
  cashToBorrower: dollars,
  monthlyPayment: dollars,
  monthlyChange: dollars,
});

/** The part that most replies of this file share. */
const lienList = {
  liens: z.array(lien),
  /** Cards and loans: the line can pay them off too, and they need no answer. */
  debts: z.array(liability),
  unanswered: z.array(uuid),
  payoffTotal: dollars,
  monthlyFreed: dollars,
  effect: z.nullish(effect),
};

const lienParams = z.strictObject({ uuid, liabilityUuid: uuid });

/** Returns the liens on the home with the borrower's answers, and the debts that the line can pay off. */
export const readLiens = call({
  id: 'LI-1',
  tag: 'liens',
  method: 'GET',
  path: `${HELOC_API}/liens`,
  auth: 'borrower',
  params: loanParams,
  reply: z.strictObject({ ...lienList, version }),
  errors: [],
});

/**
 * Saves the borrower's answer about one lien. NOT_MINE and PAID_OFF count until staff decide on the proof; PAY_OFF
 * marks it. Records no fact before `confirmLiens`.
 */
export const answerLien = call({
  id: 'LI-2',
  tag: 'liens',
  method: 'PUT',
  path: `${HELOC_API}/liens/{liabilityUuid}`,
  auth: 'borrower',
  params: lienParams,
  body: z.strictObject({
    answer: z.enum(LIEN_ANSWERS),
    comment: z.nullish(checked(z.string(), z.maxLength(500))),
    documentUuids: checked(z.array(uuid), z.maxLength(10)),
  }),
  reply: writeReply(lienList),
  errors: ['payoff-not-possible', ...UPLOAD_REFERENCE_ERRORS],
  rules: { ifMatch: 'required', openAt: ['LIEN_VERIFICATION'] },
});

/** Adds a lien that no source found. */
export const addLien = call({
  id: 'LI-3 post',
  tag: 'liens',
  method: 'POST',
  path: `${HELOC_API}/liens`,
  auth: 'borrower',
  params: loanParams,
  body: z.strictObject({
    creditorName: checked(line, z.minLength(1), z.maxLength(MAX_COMPANY_NAME_LENGTH)),
    monetaryBalance: checked(dollarsIn, z.gte(LEAST_LIEN_BALANCE)),
    monthlyPayment: dollarsIn,
    position: checked(z.int(), z.gte(1), z.lte(LAST_LIEN_POSITION)),
  }),
  reply: writeReply(lienList),
  status: 201,
  errors: [],
  rules: { idempotency: 'required', ifMatch: 'required', openAt: ['LIEN_VERIFICATION'] },
});

/** Removes a lien that the borrower added. */
export const removeLien = call({
  id: 'LI-3 delete',
  tag: 'liens',
  method: 'DELETE',
  path: `${HELOC_API}/liens/{liabilityUuid}`,
  auth: 'borrower',
  params: lienParams,
  reply: writeReply(lienList),
  errors: [],
  rules: { ifMatch: 'required', openAt: ['LIEN_VERIFICATION'] },
});

/**
 * Confirms the liens. Records LiensConfirmed with every answer and mark; a disputed lien posts a condition before
 * closing.
 */
export const confirmLiens = call({
  id: 'LI-4',
  tag: 'liens',
  method: 'POST',
  path: `${HELOC_API}/liens/confirmation`,
  auth: 'borrower',
  params: loanParams,
  reply: writeReply({}),
  errors: ['liens-unanswered'],
  rules: { idempotency: 'required', ifMatch: 'required', openAt: ['LIEN_VERIFICATION'] },
});

/**
 * Marks a debt to be paid off from the line, or removes the mark. After the offer choice it records PayoffMarked, so
 * the offers are priced again.
 */
export const markPayoff = call({
  id: 'LI-5',
  tag: 'liens',
  method: 'PUT',
  path: `${HELOC_API}/liabilities/{liabilityUuid}/pay-off`,
  auth: 'borrower',
  params: lienParams,
  body: z.strictObject({ status: z.enum(PAYOFF_STATUSES) }),
  reply: writeReply({ payoffTotal: dollars, monthlyFreed: dollars, offers: z.nullish(offerSet) }),
  errors: ['payoff-not-possible'],
  rules: { ifMatch: 'required', openAt: ['OFFER_SELECTION', 'REVISED_OFFER_SELECTION', 'LIEN_VERIFICATION'] },
});
