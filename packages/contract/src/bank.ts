import {
  ACCOUNT_METHODS,
  ACCOUNT_PURPOSES,
  ACCOUNT_TYPES,
  DEPOSIT_PROOFS,
  LINK_EXITS,
  NEXT_ACTIONS,
  PAYMENT_METHODS,
  TYPED_METHODS,
  VERIFICATION_RESULTS,
} from '@lintel/domain';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { BORROWER_API } from './paths.ts';
import { BEHIND_PROCESSING } from './processing-timeout.ts';
import {
  bag,
  checked,
  date,
  dollars,
  dollarsIn,
  fraction,
  instant,
  line,
  loanParams,
  text,
  uuid,
  whole,
} from './shapes/base.ts';
import { link } from './shapes/link.ts';
import { quote } from './shapes/offer.ts';
import { writeReply, writeReplyFields } from './shapes/status.ts';

/** The last 4 digits of a number: no reply of any call contains more. */
const lastFour = checked(z.string(), z.regex(/^\d{4}$/));

/**
 * A micro-deposit on its way. Until `expectBy` we are waiting on the bank. `proof` is what the borrower enters once it
 * arrives.
 */
const microDeposit = z.strictObject({
  proof: z.enum(DEPOSIT_PROOFS),
  expectBy: date,
  triesLeft: whole,
  expiresAt: instant,
});

/**
 * An account of the borrower. `refusedBecause` is the sentence to show, `refusal` its code. VERIFIED: it can be
 * confirmed or chosen. PENDING_REVIEW: it waits for a code or for staff. FAILED_VERIFICATION: it is not accepted.
 */
export const bankAccount = z.strictObject({
  uuid,
  bankName: z.nullish(line),
  mask: lastFour,
  routingMask: lastFour,
  accountType: z.enum(ACCOUNT_TYPES),
  ownerName: line,
  verification: z.enum(VERIFICATION_RESULTS),
  purpose: z.enum(ACCOUNT_PURPOSES),
  method: z.enum(ACCOUNT_METHODS),
  refusal: z.nullish(line),
  refusedBecause: z.nullish(line),
  microDeposit: z.nullish(microDeposit),
  at: instant,
});
export type BankAccount = z.output<typeof bankAccount>;

/** The steps at which an account can be added. */
const ACCOUNT_STEPS = ['DISBURSEMENT_ACCOUNT', 'AUTOPAY_ACCOUNT'] as const;

/**
 * Returns where the money goes, how payments are made, and every account entered, newest first, without withdrawn ones.
 */
export const readBank = call({
  id: 'BA-1',
  tag: 'bank',
  method: 'GET',
  path: `${BORROWER_API}/bank`,
  auth: 'borrower',
  params: loanParams,
  reply: z.strictObject({
    disburseAccount: z.nullish(bankAccount),
    autopayAccount: z.nullish(bankAccount),
    accounts: z.array(bankAccount),
    paymentMethod: z.nullish(z.enum(PAYMENT_METHODS)),
    disbursementAmount: z.nullish(dollars),
    /**
     * Dates if everyone signs on `signsOn`: the day the money is sent, and the earlier one if every owner confirms
     * right after `lastCancelOn` that they didn't cancel, which needs electronic documents. `afterTitleSearch` says
     * whether `signsOn` counts the usual time of a title search. Once everyone has signed, `signsOn` is null and the
     * day assumes that the borrower adds the account today.
     */
    funding: z.strictObject({
      signsOn: z.nullish(date),
      afterTitleSearch: z.boolean(),
      fundingOn: date,
      soonerOn: z.nullish(date),
      lastCancelOn: z.nullish(date),
    }),
    /** Who receives the money instead of an account: the custodian of a loan backed by crypto. */
    custodian: z.nullish(line),
    /** The ways to add an account that this lender offers now. */
    methods: z.array(z.enum(ACCOUNT_METHODS)),
    autopay: z.nullish(
      z.strictObject({
        rateWithDiscount: fraction,
        rateManual: fraction,
        monthlyPayment: dollars,
        monthlyPaymentManual: dollars,
        firstDraftOn: date,
        authorization: z.strictObject({ version: line, text }),
      }),
    ),
  }),
  errors: [],
  rules: { passive: true },
});

/** Starts connecting an account at its bank. */
export const startBankLink = call({
  id: 'BA-2 post',
  tag: 'bank',
  method: 'POST',
  path: `${BORROWER_API}/bank/links`,
  auth: 'borrower',
  params: loanParams,
  body: z.strictObject({ purpose: z.enum(ACCOUNT_PURPOSES) }),
  status: 201,
  reply: link,
  errors: [],
  rules: { idempotency: 'required', stepUp: true, rate: 'vendorWork', openAt: ACCOUNT_STEPS, asksVendor: true },
});

const linkParams = z.strictObject({ uuid, linkUuid: uuid });
/** Why the borrower came back without an account, and which options make sense now. */
const linkExit = z.strictObject({
  reason: z.enum(LINK_EXITS),
  institution: z.nullish(line),
  nextActions: z.array(z.enum(NEXT_ACTIONS)),
});

/**
 * Completes a connection: asks the bank for the numbers and the owner and saves one account, however often it is sent.
 * Records no fact; `confirmBankAccount` or `choosePaymentMethod` records the choice.
 */
export const completeBankLink = call({
  id: 'BA-2 completion',
  tag: 'bank',
  method: 'POST',
  path: `${BORROWER_API}/bank/links/{linkUuid}/completion`,
  auth: 'borrower',
  params: linkParams,
  body: z.strictObject({
    publicToken: z.nullish(checked(z.string(), z.maxLength(500))),
    accountId: z.nullish(checked(z.string(), z.maxLength(200))),
    callback: z.nullish(bag),
  }),
  reply: writeReply({ account: z.nullish(bankAccount), left: z.nullish(linkExit) }),
  errors: ['link-expired', 'link-mismatch', 'account-not-usable'],
  rules: { idempotency: 'required', stepUp: true, rate: 'vendorWork', openAt: ACCOUNT_STEPS, asksVendor: true },
  client: BEHIND_PROCESSING,
});

/** Reports that the borrower came back without an account; the reply says which options make sense now. */
export const leaveBankLink = call({
  id: 'IN-4 bank',
  tag: 'bank',
  method: 'POST',
  path: `${BORROWER_API}/bank/links/{linkUuid}/exit`,
  auth: 'borrower',
  params: linkParams,
  body: z.strictObject({ reason: z.enum(LINK_EXITS), errorCode: z.nullish(line), institution: z.nullish(line) }),
  reply: z.strictObject({ nextActions: z.array(z.enum(NEXT_ACTIONS)) }),
  errors: [],
});

/** Looks up the bank of a routing number, where it is known. */
export const readRoutingNumber = call({
  id: 'BA-3',
  tag: 'bank',
  method: 'GET',
  path: `${BORROWER_API}/bank/routing-numbers/{routingNumber}`,
  auth: 'borrower',
  params: z.strictObject({ uuid, routingNumber: checked(z.string(), z.maxLength(20)) }),
  reply: z.strictObject({ bankName: z.nullish(line) }),
  errors: ['routing-number-invalid'],
  rules: { rate: 'lookup' },
});

/** A number as typed, with its separators. */
const typedDigits = checked(z.string(), z.maxLength(40));

/**
 * Adds an account by its numbers. For a disbursement account this also records DisbursementAccountEntered:
 * MICRO_DEPOSIT sends the micro-deposit, MANUAL goes to staff for review.
 */
export const enterBankAccount = call({
  id: 'BA-4',
  tag: 'bank',
  method: 'POST',
  path: `${BORROWER_API}/bank/accounts`,
  auth: 'borrower',
  params: loanParams,
  body: z.strictObject({
    purpose: z.enum(ACCOUNT_PURPOSES),
    routingNumber: typedDigits,
    accountNumber: typedDigits,
    accountType: z.enum(ACCOUNT_TYPES),
    ownerName: checked(z.string(), z.minLength(1), z.maxLength(100)),
    method: z.enum(TYPED_METHODS),
    documentUuids: checked(z.array(uuid), z.maxLength(5)),
  }),
  status: 201,
  reply: writeReply({ account: bankAccount }),
  errors: ['routing-number-invalid', 'account-number-invalid', 'documents-missing', 'document-refused'],
  rules: { idempotency: 'required', stepUp: true, rate: 'vendorWork', openAt: ACCOUNT_STEPS },
});

const accountParams = z.strictObject({ uuid, bankAccountUuid: uuid });

/** Sends the micro-deposit again with a new code; the old code is void. */
export const sendMicroDeposit = call({
  id: 'BA-5 post',
  tag: 'bank',
  method: 'POST',
  path: `${BORROWER_API}/bank/accounts/{bankAccountUuid}/micro-deposits`,
  auth: 'borrower',
  params: accountParams,
  reply: writeReply({ account: bankAccount }),
  errors: ['no-attempts-left'],
  rules: { idempotency: 'required', rate: 'sensitive' },
});

/**
 * Checks the 3 letters or the two amounts that the borrower read from the micro-deposit. The third wrong try refuses
 * the account.
 */
export const verifyMicroDeposit = call({
  id: 'BA-5 verification',
  tag: 'bank',
  method: 'POST',
  path: `${BORROWER_API}/bank/accounts/{bankAccountUuid}/micro-deposits/verification`,
  auth: 'borrower',
  params: accountParams,
  body: z.strictObject({
    code: z.nullish(checked(z.string(), z.maxLength(20))),
    amounts: z.nullish(checked(z.array(dollarsIn), z.maxLength(2))),
  }),
  reply: writeReply({ account: bankAccount }),
  errors: ['code-wrong', 'code-expired', 'no-attempts-left'],
  rules: { idempotency: 'required', rate: 'sensitive' },
});

/**
 * Chooses a verified account for the money. Records DisbursementAccountVerified, preceded by DisbursementAccountEntered
 * for a linked account.
 */
export const confirmBankAccount = call({
  id: 'BA-6',
  tag: 'bank',
  method: 'POST',
  path: `${BORROWER_API}/bank/confirmation`,
  auth: 'borrower',
  params: loanParams,
  body: z.strictObject({ bankAccountUuid: uuid }),
  reply: writeReply({}),
  errors: ['account-not-verified'],
  rules: { idempotency: 'required', ifMatch: 'required', stepUp: true, openAt: ['DISBURSEMENT_ACCOUNT'] },
});

/** Sets how payments are made, and the price that follows from it. Records PaymentMethodChosen. */
export const choosePaymentMethod = call({
  id: 'BA-7',
  tag: 'bank',
  method: 'PUT',
  path: `${BORROWER_API}/bank/payment-method`,
  auth: 'borrower',
  params: loanParams,
  body: z.strictObject({
    paymentMethod: z.enum(PAYMENT_METHODS),
    bankAccountUuid: z.nullish(uuid),
    authorizationVersion: z.nullish(line),
    shown: z.strictObject({ monthlyPayment: dollarsIn }),
  }),
  reply: z.extend(quote, writeReplyFields),
  errors: ['account-not-verified', 'quote-changed', 'consent-missing', 'consent-outdated'],
  rules: { ifMatch: 'required', stepUp: true, openAt: ['AUTOPAY_ACCOUNT', 'VERIFIED_AUTOPAY_ACCOUNT'] },
});

/** Confirms that the borrower checked the autopay account again. Records AutopayConfirmed. */
export const confirmAutopay = call({
  id: 'BA-8',
  tag: 'bank',
  method: 'POST',
  path: `${BORROWER_API}/bank/autopay-confirmation`,
  auth: 'borrower',
  params: loanParams,
  reply: writeReply({}),
  errors: ['account-not-verified'],
  rules: { idempotency: 'required', ifMatch: 'required', openAt: ['VERIFIED_AUTOPAY_ACCOUNT'] },
});

/**
 * Withdraws an account that is not verified. One that was entered is refused as WITHDRAWN, so the borrower can add
 * another.
 */
export const withdrawBankAccount = call({
  id: 'BA-9',
  tag: 'bank',
  method: 'DELETE',
  path: `${BORROWER_API}/bank/accounts/{bankAccountUuid}`,
  auth: 'borrower',
  params: accountParams,
  reply: writeReply({}),
  errors: [],
  rules: { ifMatch: 'required' },
});
