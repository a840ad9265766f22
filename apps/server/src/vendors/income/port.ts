import { INCOME_KINDS, LINK_EXITS, type IncomeSource } from '@lintel/domain';
import * as z from 'zod/mini';
import type { RequestMeta, RequestOrigin } from '../call.ts';
import type { Reference } from '../link.ts';

/** A request for the page where a borrower proves income. */
export interface LinkRequest {
  readonly source: IncomeSource;
  /** Identifies this link for the vendor. It reveals nothing about the person. */
  readonly linkUuid: string;
  readonly lender: string;
  /** The borrower's stated income per year in cents, for a vendor that compares. */
  readonly statedCents: number;
  /** The applicant's name, for the same purpose. Plaid doesn't receive it. */
  readonly applicant: string;
  /** The address that the browser returns to, with our state ID in it. */
  readonly returnUrl: string;
}

const short = z.string().check(z.minLength(1), z.maxLength(200));

/** A request for the income after the person returned. */
export interface ReadRequest {
  readonly source: IncomeSource;
  readonly linkUuid: string;
  readonly reference: Reference;
  /** As the return page received it. Null for a vendor that uses only its reference. */
  readonly publicToken: string | null;
}

const cents = z.int().check(z.gte(0), z.lte(99_999_999_999));

/** The possible answers of a source. One that is still reading has none: it is a LATE failure and is asked again. */
export const incomeAnswer = z.discriminatedUnion('outcome', [
  z.strictObject({
    outcome: z.literal('FOUND'),
    institution: z.nullable(short),
    employer: short,
    annualCents: cents,
    /** OTHER where none of it is pay. */
    kind: z.enum(INCOME_KINDS),
    /**
     * Whose income it is: the account's owners, the employee, the taxpayer. Empty when the vendor doesn't know; then
     * staff review it.
     */
    holders: z.array(short).check(z.maxLength(20)),
    seen: z.strictObject({ payments: z.int(), since: z.nullable(z.iso.date()) }),
  }),
  z.strictObject({ outcome: z.literal('NOT_FOUND'), institution: z.nullable(short) }),
  /** The person returned without linking. */
  z.strictObject({ outcome: z.literal('LEFT'), reason: z.enum(LINK_EXITS), institution: z.nullable(short) }),
]);
export type IncomeAnswer = z.infer<typeof incomeAnswer>;

/** A question to an employer: the contact there and the employee. */
export interface EmploymentRequest {
  readonly employee: { readonly firstName: string; readonly lastName: string };
  readonly employerName: string;
  readonly contactName: string;
  readonly phoneNumber: string | null;
  readonly workEmail: string | null;
}

const confirmed = z.strictObject({ outcome: z.literal('CONFIRMED') });
const notConfirmed = z.strictObject({ outcome: z.literal('NOT_CONFIRMED'), reason: short });

/** An employer's possible answers. */
export const employmentResult = z.discriminatedUnion('outcome', [confirmed, notConfirmed]);
export type EmploymentResult = z.infer<typeof employmentResult>;

/** PENDING_REVIEW: no vendor asks the employer; staff do. */
export const employmentAnswer = z.discriminatedUnion('outcome', [
  confirmed,
  notConfirmed,
  z.strictObject({ outcome: z.literal('PENDING_REVIEW') }),
]);
export type EmploymentAnswer = z.infer<typeof employmentAnswer>;

/**
 * Connects a borrower's payroll, bank or tax records and reads the income there. Replies are unparsed: `linkAnswer` and
 * `incomeAnswer` parse them. `meta.key` identifies the question: a repeat is the same link or the same reading.
 */
export interface LinkPort {
  readonly provider: string;
  startLink(request: LinkRequest, meta: RequestMeta): Promise<unknown>;
  readIncome(request: ReadRequest, meta: RequestMeta): Promise<unknown>;
  /**
   * Revokes the access that the person gave. Call it after the answer is saved, because nothing can be read with this
   * reference afterwards.
   */
  forget(reference: Reference, origin: RequestOrigin): Promise<void>;
}

/**
 * Asks employers whether a borrower works there. `employmentAnswer` parses the reply. A repeated key is the same
 * question.
 */
export interface EmploymentPort {
  readonly provider: string;
  confirm(request: EmploymentRequest, meta: RequestMeta): Promise<unknown>;
}

/** The income vendors of all lenders: links to sources of income, and questions to employers. */
export interface IncomePort {
  /** `sandbox` when any of them is a sandbox. */
  readonly provider: string;
  /** The link service of a lender for a source, or undefined when it has none. */
  linkFor(organization: string, source: IncomeSource): LinkPort | undefined;
  readonly employment: EmploymentPort;
}
