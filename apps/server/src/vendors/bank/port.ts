import { ACCOUNT_TYPES, LINK_EXITS, type AccountType, type DepositProof } from '@lintel/domain';
import * as z from 'zod/mini';
import type { RequestMeta, RequestOrigin } from '../call.ts';
import type { Reference } from '../link.ts';
import type { TransferPort } from './transfers.ts';

/** A request for the page where a borrower connects an account. */
export interface BankLinkRequest {
  /** Identifies this link for the vendor. It reveals nothing about the person. */
  readonly linkUuid: string;
  readonly lender: string;
  /** The applicant's name, for the sandbox. Plaid doesn't receive it. */
  readonly applicant: string;
  /** The address that the browser returns to, with our state ID in it. */
  readonly returnUrl: string;
}

/** A request for the accounts after the person returned. */
export interface AccountRequest {
  readonly linkUuid: string;
  readonly reference: Reference;
  /** As the return page received it. Null for a vendor that uses only its reference. */
  readonly publicToken: string | null;
  /** The account that the person chose from several. Otherwise the first that can receive money is used. */
  readonly accountId: string | null;
}

const short = z.string().check(z.minLength(1), z.maxLength(200));

/** The secret that revokes the access. Null when there is none. */
const access = z.nullable(z.string().check(z.maxLength(500)));

/** The possible answers about a connected account. */
export const accountAnswer = z.discriminatedUnion('outcome', [
  z.strictObject({
    outcome: z.literal('FOUND'),
    bankName: z.nullable(short),
    routingNumber: z.string().check(z.regex(/^\d{9}$/)),
    accountNumber: z.string().check(z.regex(/^\d{4,17}$/)),
    accountType: z.enum(ACCOUNT_TYPES),
    /** The account's owners. Empty when the bank doesn't say, so that the account counts as no one's. */
    holders: z.array(short).check(z.maxLength(20)),
    access,
  }),
  /** Connected, but none of the accounts can receive money. */
  z.strictObject({ outcome: z.literal('NOT_USABLE'), bankName: z.nullable(short), access }),
  /** The person returned without connecting. */
  z.strictObject({ outcome: z.literal('LEFT'), reason: z.enum(LINK_EXITS), institution: z.nullable(short) }),
]);
export type AccountAnswer = z.infer<typeof accountAnswer>;

/**
 * Connects accounts at banks. Replies are unparsed: `linkAnswer` of income and `accountAnswer` parse them. A repeated
 * key is the same question.
 */
export interface BankLinkPort {
  readonly provider: string;
  startLink(request: BankLinkRequest, meta: RequestMeta): Promise<unknown>;
  readAccount(request: AccountRequest, meta: RequestMeta): Promise<unknown>;
  /** Revokes the access that the person gave, after the answer is saved. */
  forget(access: string, origin: RequestOrigin): Promise<void>;
}

/** One or two micro-deposits that verify an account. */
export interface DepositRequest {
  readonly routingNumber: string;
  readonly accountNumber: string;
  readonly accountType: AccountType;
  readonly ownerName: string;
  /** The statement's description, with a code in it where the code is the proof. */
  readonly description: string;
  /** The deposits in cents: one with a code, or two whose amounts are the proof. */
  readonly amountsCents: readonly number[];
  readonly applicationUuid: string;
  /** yyyy-MM-dd by the loan clock. */
  readonly today: string;
}

/** The reasons for which a bank returns a deposit. */
export const RETURN_REASONS = ['ACCOUNT_CLOSED', 'NAME_DIFFERS', 'DEPOSIT_RETURNED'] as const;

/** SENT: on its way. The webhook `deposit.returned` reports a return later. */
export const depositAnswer = z.discriminatedUnion('outcome', [
  z.strictObject({ outcome: z.literal('SENT'), expectedOn: z.iso.date() }),
  z.strictObject({ outcome: z.literal('RETURNED'), reason: z.enum(RETURN_REASONS) }),
]);
export type DepositAnswer = z.infer<typeof depositAnswer>;

/** Sends micro-deposits. `depositAnswer` parses the reply. A repeated key is the same deposit. */
export interface DepositPort {
  readonly provider: string;
  /** How a deposit to this bank is proved: by amounts where the bank truncates descriptions. */
  proofAt(routingNumber: string): DepositProof;
  send(request: DepositRequest, meta: RequestMeta): Promise<unknown>;
}

/** Bank names by routing number. Null means unknown, and then only the checksum validates the number. */
export interface BankDirectory {
  findBankName(routingNumber: string): string | null;
}

/** The bank vendors of all lenders: account connection, micro-deposits, bank names and the lender's payments. */
export interface BankPort {
  /** `sandbox` when any of them is a sandbox. */
  readonly provider: string;
  /** The account connection service of a lender, or undefined when it has none. */
  linkFor(organization: string): BankLinkPort | undefined;
  /** Null when no service sends micro-deposits. Staff then review a letter from the bank. */
  readonly deposits: DepositPort | null;
  readonly directory: BankDirectory;
  /** Sends the lender's money. */
  readonly transfers: TransferPort;
}
