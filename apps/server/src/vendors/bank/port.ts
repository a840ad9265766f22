import { ACCOUNT_TYPES, LINK_EXITS, type AccountType, type DepositProof } from '@lintel/domain';
import * as z from 'zod/mini';
import type { RequestMeta, RequestOrigin } from '../call.ts';
import type { Reference } from '../link.ts';
import type { TransferPort } from './transfers.ts';

/** Where a borrower is sent to connect an account. */
export interface BankLinkRequest {
  /** Names this link to the vendor; it says nothing about the person. */
  readonly linkUuid: string;
  readonly lender: string;
  /** The applicant's name, for a stand-in; Plaid is not told it. */
  readonly applicant: string;
  /** Where the browser comes back to, with our state id in it. */
  readonly returnUrl: string;
}

/** What is read once a person came back. */
export interface AccountRequest {
  readonly linkUuid: string;
  readonly reference: Reference;
  /** As the return page got it; a vendor that gives none is asked by its reference alone. */
  readonly publicToken: string | null;
  /** The account that the person chose, where they chose one of several; the first that takes money otherwise. */
  readonly accountId: string | null;
}

const short = z.string().check(z.minLength(1), z.maxLength(200));

/** What takes the access away again; null where there is none. A secret. */
const access = z.nullable(z.string().check(z.maxLength(500)));

export const accountAnswer = z.discriminatedUnion('outcome', [
  z.strictObject({
    outcome: z.literal('FOUND'),
    bankName: z.nullable(short),
    routingNumber: z.string().check(z.regex(/^\d{9}$/)),
    accountNumber: z.string().check(z.regex(/^\d{4,17}$/)),
    accountType: z.enum(ACCOUNT_TYPES),
    /** Whose it is. None where the bank does not say: then it is nobody's. */
    holders: z.array(short).check(z.maxLength(20)),
    access,
  }),
  /** Connected, and none of the accounts takes money. */
  z.strictObject({ outcome: z.literal('NOT_USABLE'), bankName: z.nullable(short), access }),
  /** The person came back without connecting. */
  z.strictObject({ outcome: z.literal('LEFT'), reason: z.enum(LINK_EXITS), institution: z.nullable(short) }),
]);
export type AccountAnswer = z.infer<typeof accountAnswer>;

/** Who connects accounts at their banks. Replies come unparsed: `linkStarted` of income and `accountAnswer` read them. The same key is the same question. */
export interface BankLinkPort {
  readonly provider: string;
  startLink(request: BankLinkRequest, meta: RequestMeta): Promise<unknown>;
  readAccount(request: AccountRequest, meta: RequestMeta): Promise<unknown>;
  /** Takes the access away that the person gave, once the answer is kept. */
  forget(access: string, origin: RequestOrigin): Promise<void>;
}

export interface DepositRequest {
  readonly routingNumber: string;
  readonly accountNumber: string;
  readonly accountType: AccountType;
  readonly ownerName: string;
  /** What the statement shows; with a code in it where the proof is one. */
  readonly description: string;
  /** The deposits, in cents: one for a code, two where the amounts are the proof. */
  readonly amountsCents: readonly number[];
  readonly applicationUuid: string;
  /** yyyy-MM-dd of the loan clock. */
  readonly today: string;
}

/** Why a bank sends a deposit back, as far as it says so. */
export const RETURN_REASONS = ['ACCOUNT_CLOSED', 'NAME_DIFFERS', 'DEPOSIT_RETURNED'] as const;

/** SENT: it is on its way; that it came back is told later by webhook `deposit.returned`. */
export const depositAnswer = z.discriminatedUnion('outcome', [
  z.strictObject({ outcome: z.literal('SENT'), expectedOn: z.iso.date() }),
  z.strictObject({ outcome: z.literal('RETURNED'), reason: z.enum(RETURN_REASONS) }),
]);
export type DepositAnswer = z.infer<typeof depositAnswer>;

/** Who sends small deposits. `depositAnswer` reads the reply; the same key is the same deposit, however often it is asked. */
export interface DepositPort {
  readonly provider: string;
  /** How a deposit to this bank is proved: one that cuts descriptions off leaves the amounts. */
  proofAt(routingNumber: string): DepositProof;
  send(request: DepositRequest, meta: RequestMeta): Promise<unknown>;
}

/** The names of banks. Null: not known, and only the checksum speaks for the number. */
export interface BankDirectory {
  nameOf(routingNumber: string): string | null;
}

/** What knows banks. */
export interface BankPort {
  /** `sandbox` when a sandbox answers for any of them. */
  readonly provider: string;
  /** Who connects accounts for a lender; undefined where nobody does. */
  linkFor(organisation: string): BankLinkPort | undefined;
  /** Null: nobody sends small deposits; a person reads a letter of the bank. */
  readonly deposits: DepositPort | null;
  readonly directory: BankDirectory;
  /** Who sends the lender's money. */
  readonly transfers: TransferPort;
}
