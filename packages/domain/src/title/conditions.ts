import { formatDateInProse } from '../format/date.ts';
import type { FactOf } from '../loan-file/facts.ts';
import { BORROWER, type LoanFile } from '../loan-file/file.ts';
import { TITLE_TEXTS } from './words.ts';

/** Kinds of exceptions that a title company doesn't insure. STANDARD is in every commitment and needs no action. */
export const EXCEPTION_KINDS = [
  'STANDARD',
  'LEGAL_DESCRIPTION',
  'TAX',
  'JUDGMENT',
  'LITIGATION',
  'BANKRUPTCY',
  'OTHER',
] as const;
export type ExceptionKind = (typeof EXCEPTION_KINDS)[number];

/** The findings of a title search that can need a condition. */
export interface TitleFindings {
  readonly isOwner: boolean;
  readonly inTrust: boolean;
  /** An owner has the borrower's name, but only one of the two has a suffix. */
  readonly nameInDoubt: boolean;
  /** A company or a trust owns part of the home, other than a trust that owns all of it. */
  readonly heldByEntity: boolean;
  /** Recorded liens that the application doesn't include. Day as yyyy-MM-dd. */
  readonly unknownLiens: readonly { readonly reference: string; readonly recordedOn: string }[];
  readonly exceptions: readonly { readonly number: number; readonly kind: ExceptionKind }[];
}

type ConditionPostedFact = FactOf<'ConditionPosted'>;
type ConditionContent = Pick<ConditionPostedFact['data'], 'category' | 'blocks' | 'documents' | 'text'>;

/**
 * Returns the conditions to post for a title search, as facts. A borrower who is not an owner of record and a trust
 * hold the loan file right away; an uncounted lien, a claim and a missing legal description must be settled before the
 * closing documents; what only staff can settle goes to them. None is posted twice, so a second search adds only what
 * is new.
 */
export function titleConditions(
  { isOwner, inTrust, nameInDoubt, heldByEntity, unknownLiens, exceptions }: TitleFindings,
  posted: LoanFile['conditions'],
): ConditionPostedFact[] {
  const isTrustAsked = Object.values(posted).some((one) => one.category === 'REVIEW_TRUST_REQUIREMENTS');
  const all = [
    ...(isOwner
      ? []
      : [
          asked('title-owner', {
            category: 'PROPERTY_OWNERSHIP_FRAUD_REVIEW',
            blocks: 'NOW',
            documents: [TITLE_TEXTS.deedDocument],
            text: TITLE_TEXTS.notOwner,
          }),
        ]),
    ...(inTrust && !isTrustAsked
      ? [
          asked('title-trust', {
            category: 'REVIEW_TRUST_REQUIREMENTS',
            blocks: 'NOW',
            documents: [TITLE_TEXTS.trustDocument],
            text: TITLE_TEXTS.trust,
          }),
        ]
      : []),
    ...(nameInDoubt ? [forStaff('title-name', TITLE_TEXTS.nameInDoubt)] : []),
    ...(heldByEntity ? [forStaff('title-entity', TITLE_TEXTS.entity)] : []),
    ...unknownLiens.map(({ reference, recordedOn }) =>
      asked(
        `title-lien-${toIdPart(reference)}`,
        closing(TITLE_TEXTS.lien(formatDateInProse(recordedOn)), TITLE_TEXTS.lienDocument),
      ),
    ),
    ...exceptions.flatMap(({ number, kind }) => (kind === 'STANDARD' ? [] : [exceptionCondition(number, kind)])),
  ];
  return all.filter(
    ({ data }, index) => posted[data.id] === undefined && all.findIndex((other) => other.data.id === data.id) === index,
  );
}

function exceptionCondition(number: number, kind: Exclude<ExceptionKind, 'STANDARD'>): ConditionPostedFact {
  switch (kind) {
    case 'LEGAL_DESCRIPTION':
      return asked('title-legal', {
        category: 'PROPERTY_LEGAL_DESCRIPTION',
        blocks: 'CLOSING',
        documents: [TITLE_TEXTS.legalDocument],
        text: TITLE_TEXTS.legal,
      });
    case 'TAX':
    case 'JUDGMENT':
      return asked(`title-exception-${number}`, closing(TITLE_TEXTS.claim, TITLE_TEXTS.claimDocument));
    default:
      return forStaff(`title-exception-${number}`, TITLE_TEXTS.staff(number));
  }
}

const forStaff = (id: string, text: string): ConditionPostedFact => ({
  type: 'ConditionPosted',
  data: {
    id,
    category: 'ESCALATION_REVIEW',
    blocks: 'CLOSING',
    askBorrower: false,
    person: BORROWER,
    documents: [],
    text,
    deadline: null,
  },
});
const closing = (text: string, document: string): ConditionContent => ({
  category: 'GENERIC_DOCUMENT_REQUEST',
  blocks: 'CLOSING',
  documents: [document],
  text,
});
const asked = (id: string, what: ConditionContent): ConditionPostedFact => ({
  type: 'ConditionPosted',
  data: { id, ...what, askBorrower: true, person: BORROWER, deadline: null },
});

/** Converts a recorded instrument's number to a part of an id. */
const toIdPart = (reference: string): string => reference.replaceAll(/[^A-Za-z0-9-]/g, '').slice(0, 40);
