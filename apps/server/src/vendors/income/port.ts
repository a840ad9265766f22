import { INCOME_KINDS, LINK_EXITS, type IncomeSource } from '@lintel/domain';
import * as z from 'zod/mini';
import type { RequestMeta, RequestOrigin } from '../call.ts';
import type { Reference } from '../link.ts';

/** Where a borrower is sent to show income. */
export interface LinkRequest {
  readonly source: IncomeSource;
  /** Names this link to the vendor; it says nothing about the person. */
  readonly linkUuid: string;
  readonly lender: string;
  /** What the borrower says to earn a year, in cents, for a vendor that compares. */
  readonly statedCents: number;
  /** The applicant's name, for the same; Plaid is not told it. */
  readonly applicant: string;
  /** Where the browser comes back to, with our state id in it. */
  readonly returnUrl: string;
}

const short = z.string().check(z.minLength(1), z.maxLength(200));

/** What is read once a person came back. */
export interface ReadRequest {
  readonly source: IncomeSource;
  readonly linkUuid: string;
  readonly reference: Reference;
  /** As the return page got it; a vendor that gives none is asked by its reference alone. */
  readonly publicToken: string | null;
}

const cents = z.int().check(z.gte(0), z.lte(99_999_999_999));

/** What a source can answer. One that is still reading answers nothing: that is a LATE failure, and it is asked again. */
export const incomeAnswer = z.discriminatedUnion('outcome', [
  z.strictObject({
    outcome: z.literal('FOUND'),
    institution: z.nullable(short),
    employer: short,
    annualCents: cents,
    /** OTHER where nothing of it is pay. */
    kind: z.enum(INCOME_KINDS),
    /** Whose it is: owners of the account, the employee, the taxpayer. None where the vendor does not know: then a person looks. */
    holders: z.array(short).check(z.maxLength(20)),
    seen: z.strictObject({ payments: z.int(), since: z.nullable(z.iso.date()) }),
  }),
  z.strictObject({ outcome: z.literal('NOT_FOUND'), institution: z.nullable(short) }),
  /** The person came back without linking. */
  z.strictObject({ outcome: z.literal('LEFT'), reason: z.enum(LINK_EXITS), institution: z.nullable(short) }),
]);
export type IncomeAnswer = z.infer<typeof incomeAnswer>;

/** Whom to ask at work, and about whom. */
export interface EmploymentRequest {
  readonly employee: { readonly firstName: string; readonly lastName: string };
  readonly employerName: string;
  readonly contactName: string;
  readonly phoneNumber: string | null;
  readonly workEmail: string | null;
}

const confirmed = z.strictObject({ outcome: z.literal('CONFIRMED') });
const notConfirmed = z.strictObject({ outcome: z.literal('NOT_CONFIRMED'), reason: short });

/** What an employer can say. */
export const employmentSaid = z.discriminatedUnion('outcome', [confirmed, notConfirmed]);
export type EmploymentSaid = z.infer<typeof employmentSaid>;

/** PENDING_REVIEW: no outside party asks; a person at the desk does. */
export const employmentAnswer = z.discriminatedUnion('outcome', [
  confirmed,
  notConfirmed,
  z.strictObject({ outcome: z.literal('PENDING_REVIEW') }),
]);
export type EmploymentAnswer = z.infer<typeof employmentAnswer>;

/** Who links one or several sources. Replies come unparsed: `linkStarted` and `incomeAnswer` read them. `meta.key` names the question: asked again, it is the same link, the same reading. */
export interface LinkPort {
  readonly provider: string;
  startLink(request: LinkRequest, meta: RequestMeta): Promise<unknown>;
  readIncome(request: ReadRequest, meta: RequestMeta): Promise<unknown>;
  /** Takes the access away that the person gave. For when the answer is kept: nothing can be read with this reference afterwards. */
  forget(reference: Reference, origin: RequestOrigin): Promise<void>;
}

/** Who asks employers. `employmentAnswer` reads the reply; the same key is the same question. */
export interface EmploymentPort {
  readonly provider: string;
  confirm(request: EmploymentRequest, meta: RequestMeta): Promise<unknown>;
}

/** Those who know what a person earns. */
export interface IncomePort {
  /** `sandbox` when a sandbox answers for any of them. */
  readonly provider: string;
  /** Who links a source for a lender; undefined where nobody does. */
  linkFor(organisation: string, source: IncomeSource): LinkPort | undefined;
  readonly employment: EmploymentPort;
}
