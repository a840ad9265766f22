import {
  CONDITION_CATEGORIES,
  CONDITION_KINDS,
  CONDITION_SUBJECTS,
  CORRECTABLE,
  PERMISSIONS,
  RECONSIDERED,
  STORED_STATUSES,
} from '@lintel/domain';
import * as z from 'zod/mini';
import { checked, dollars, instant, line, text, uuid, version, whole } from './base.ts';
import { address, name } from './person.ts';

/** The lender's staff. */
export const G = '/service-krang-heloc/agent/secure/api/v1';

/** A short word typed by staff beside a decision; kept sealed, never in a fact. */
export const comment = z.nullish(checked(z.string(), z.maxLength(500)));
/** The code of a reason; its list is in the domain, a code outside it is `reason-missing`. */
export const reason = z.nullish(checked(z.string(), z.maxLength(64)));
/** The id of a condition: a UUID, or the name of one that the file posts by itself. */
export const conditionId = checked(z.string(), z.regex(/^[\w-]{1,64}$/));
export const cursor = z.nullish(checked(z.string(), z.maxLength(200)));
/** Of a list: 50 unless asked, 200 at most. */
export const limit = z.nullish(checked(z.string(), z.regex(/^([1-9]\d?|1\d\d|200)$/)));
export const permissions = checked(z.array(z.enum(PERMISSIONS)), z.maxLength(PERMISSIONS.length));

/** One person of a file: the borrower's profile, or a signer. The same in every list of it. */
export const personUuid = checked(z.string(), z.minLength(1), z.maxLength(64));

/** A page of a list; no cursor: the last one. */
/* @__NO_SIDE_EFFECTS__ */
export const pageSchema = <T extends z.ZodMiniType>(item: T) =>
  z.strictObject({ items: z.array(item), nextCursor: z.nullish(z.string()) });

/** When it was read, by the clock that dates the facts and decides what is late: ages are counted to it, never to the reader's own clock. */
export const now = instant;

/** A colleague. */
export const colleague = z.strictObject({ staffUuid: uuid, name: line });
export const staffMember = z.strictObject({
  staffUuid: uuid,
  email: z.string(),
  name: line,
  permissions,
  orgs: z.array(line),
  disabled: z.boolean(),
  /** The second factor stands: the invitation was taken up. */
  ready: z.boolean(),
  /** An admin asked to reset their authenticator, and another one has not approved yet. */
  secondFactorReset: z.nullish(z.strictObject({ askedBy: uuid, askedByName: line, askedAt: instant })),
  createdAt: instant,
  version,
});

/** Who has the ball, as the queue sorts it. */
export const BALLS = ['STAFF', 'BORROWER', 'VENDOR', 'US', 'NOBODY'] as const;
export const TASK_KINDS = ['GATE', 'CONDITION', 'TASK'] as const;

/** A file in a list. `since`: when the present gate was reached. */
export const deskRow = z.strictObject({
  uuid,
  loanNumber: line,
  applicant: line,
  status: z.enum(STORED_STATUSES),
  gate: line,
  gateName: line,
  owner: z.enum(BALLS),
  since: instant,
  createdAt: instant,
  active: z.boolean(),
  lineAmount: z.nullish(dollars),
  assignee: z.nullish(colleague),
});

/** What waits for a person, and by when the house wants it settled. */
export const task = z.strictObject({
  taskUuid: uuid,
  kind: z.enum(TASK_KINDS),
  gate: line,
  title: line,
  text: z.string(),
  /** What it is about where that is one thing of the file: a letter, a correction, a record of income, a document. */
  subject: z.nullish(line),
  /** Of figures that two people enter: who entered them first, and a second person confirms. */
  firstEntry: z.nullish(z.strictObject({ by: colleague, at: instant })),
  since: instant,
  dueAt: instant,
  isLate: z.boolean(),
});

/** A person of a file: numbers masked; what is masked is revealed by its own call. */
export const maskedPerson = z.strictObject({
  personUuid,
  name,
  email: z.string(),
  phoneNumbers: z.array(z.strictObject({ type: line, number: line })),
  homeAddress: address,
  mailingAddress: z.nullish(address),
  /** As 1984: the year alone. */
  birthYear: checked(z.string(), z.regex(/^\d{4}$/)),
  /** The last 4 digits; null when none was given. */
  ssnLast4: z.nullish(checked(z.string(), z.regex(/^\d{4}$/))),
  statedIncome: dollars,
  employmentType: z.string(),
});

export const note = z.strictObject({
  noteUuid: uuid,
  about: line,
  text,
  visibleToBorrower: z.boolean(),
  /** When it was emailed to the borrower; null until then. */
  mailedAt: z.nullish(instant),
  by: colleague,
  at: instant,
});

/** Papers that go, or went, to a person by post. ASKED: not posted yet. */
export const deskLetter = z.strictObject({
  letterUuid: uuid,
  personUuid,
  documents: z.array(z.strictObject({ documentUuid: uuid, title: z.string() })),
  state: z.enum(['ASKED', 'POSTED', 'BACK']),
  askedAt: instant,
  postedAt: z.nullish(instant),
  backAt: z.nullish(instant),
  /** It waits for somebody here to print it, not for a post office. */
  toPrint: z.boolean(),
});

/** What the borrower asked to be corrected after the submission. */
export const deskCorrection = z.strictObject({
  correctionUuid: uuid,
  field: z.enum(CORRECTABLE),
  value: text,
  comment: z.nullish(text),
  state: z.enum(['ASKED', 'ACCEPTED', 'REFUSED']),
  askedAt: instant,
  decidedAt: z.nullish(instant),
});

/** What a borrower found missing in a valuation (VA-5), with the desk's answer once there is one. */
export const deskReconsideration = z.strictObject({
  reconsiderationUuid: uuid,
  text,
  documentUuids: z.array(uuid),
  state: z.enum(['ASKED', ...RECONSIDERED]),
  askedAt: instant,
});

export const deskCondition = z.strictObject({
  uuid: conditionId,
  categoryEnum: z.union([z.enum(CONDITION_CATEGORIES), z.string()]),
  blocks: z.enum(['NOW', 'CLOSING', 'FUNDING', 'NONE']),
  state: z.enum(['OPEN', 'SENT', 'CLEARED', 'CANCELLED']),
  created: instant,
  askBorrower: z.boolean(),
  requestDocuments: z.array(line),
  commentsToBorrower: text,
  /** For the desk alone. */
  notes: z.nullish(text),
  actionNeeded: z.boolean(),
  xtraData: z.strictObject({ numDocsRequired: whole }),
  documents: z.array(line),
  /** Null: the borrower. */
  signerUuid: z.nullish(line),
  dueOn: z.nullish(instant),
  round: whole,
  returned: z.nullish(z.strictObject({ reason: text, at: instant })),
  /** What it is about; the reasons to close it are those of its kind. */
  kind: z.enum(CONDITION_KINDS),
  /** The fact behind it, for whoever decides: the exception's text, the lien, the flood zone, who declined to sign. */
  subject: z.array(z.strictObject({ label: z.enum(CONDITION_SUBJECTS), text })),
});
