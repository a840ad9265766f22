import {
  CANCELED_ENDS,
  PHONE_CALL_DIRECTIONS,
  PHONE_CALL_OUTCOMES,
  PHONE_CALL_PARTIES,
  CONDITION_CATEGORIES,
  CONDITION_KINDS,
  CONDITION_SUBJECTS,
  CORRECTABLE_DETAILS,
  isGrantableTogether,
  LIVES_THERE,
  NOTICE_WAYS,
  PERMISSIONS,
  RECONSIDERATION_OUTCOMES,
  RESCISSION_STATES,
  STORED_STATUSES,
} from '@lintel/domain';
import * as z from 'zod/mini';
import { checked, date, dollars, instant, line, text, uuid, version, whole } from './base.ts';
import { address, name } from './person.ts';
import { ATTORNEY_ALONE } from './words.en.ts';

// Schemas that several calls of the lender's console share.

/** Base path of the lender's staff calls. */
export const CONSOLE_API = '/service-krang-heloc/agent/secure/api/v1';

/** A short comment that staff enter with a decision; stored encrypted, never in a fact. */
export const comment = z.nullish(checked(z.string(), z.maxLength(500)));
/** The code of a reason, from a list in the domain; any other code returns `reason-missing`. */
export const reason = z.nullish(checked(z.string(), z.maxLength(64)));
/** The id of a condition: a UUID, or the name of one that the loan file posts itself. */
export const conditionId = checked(z.string(), z.regex(/^[\w-]{1,64}$/));
/** Where the next page of a list begins: the `nextCursor` of the page before. */
export const cursor = z.nullish(checked(z.string(), z.maxLength(200)));
/** Page size of a list: 50 by default, 200 at most. */
export const limit = z.nullish(checked(z.string(), z.regex(/^([1-9]\d?|1\d\d|200)$/)));
/** The permissions of a staff member. */
export const permissions = checked(z.array(z.enum(PERMISSIONS)), z.maxLength(PERMISSIONS.length));
/** The permissions to give a staff member, who has no others afterward. */
export const grantedPermissions = checked(permissions, z.refine(isGrantableTogether, { error: ATTORNEY_ALONE }));

/** The id of one person of a loan file, the borrower or a signer; the same in every list of the file. */
export const personUuid = checked(z.string(), z.minLength(1), z.maxLength(64));

/** Returns the schema of one page of a list; without a cursor it is the last page. */
/* @__NO_SIDE_EFFECTS__ */
export const pageSchema = <T extends z.ZodMiniType>(item: T) =>
  z.strictObject({ items: z.array(item), nextCursor: z.nullish(z.string()) });

/**
 * The server's time at the reply, by the clock that dates the facts and decides what is late. Pages count ages to it,
 * never to the browser's clock.
 */
export const now = instant;

/** A staff member by name, as colleagues see them. */
export const colleague = z.strictObject({ staffUuid: uuid, name: line });
/** A staff member, as an admin sees them. */
export const staffMember = z.strictObject({
  staffUuid: uuid,
  email: z.string(),
  name: line,
  permissions,
  orgs: z.array(line),
  disabled: z.boolean(),
  /** The second factor is set up: the invitation was accepted. */
  ready: z.boolean(),
  /** An admin asked to reset their authenticator, and a second admin has not approved yet. */
  secondFactorReset: z.nullish(z.strictObject({ askedBy: uuid, askedByName: line, askedAt: instant })),
  createdAt: instant,
  version,
});

/** Who acts next on an application. Lists filter by it. */
export const NEXT_ACTORS = ['STAFF', 'BORROWER', 'SIGNERS', 'VENDOR', 'US', 'NOBODY'] as const;
/** Kinds of staff work: an open gate, a condition, or a task that no gate asks for. */
export const TASK_KINDS = ['GATE', 'CONDITION', 'TASK'] as const;

/**
 * The last day for the lender's decision, 30 days after the submission (12 CFR 1002.9(a)(1)). Null before the
 * submission and once the borrower has an answer.
 */
export const decisionDueOn = z.nullish(date);

/**
 * The clock of the lender's decision: it starts with the submission and stops once the borrower has an answer, or the
 * application ends.
 */
const DECISION_CLOCKS = ['NOT_STARTED', 'RUNNING', 'STOPPED'] as const;

/** How a canceled application ended; null for any other. */
export const canceledEnd = z.nullish(z.enum(CANCELED_ENDS));

/**
 * The last day to complete the application after a notice of incompleteness (12 CFR 1002.9(c)(2)). Null without such a
 * notice and once the borrower has answered it.
 */
export const incompleteDueOn = z.nullish(date);

/** An application in a list. `since`: when it reached the current gate. */
export const pipelineRow = z.strictObject({
  uuid,
  loanNumber: line,
  applicant: line,
  status: z.enum(STORED_STATUSES),
  gate: line,
  gateName: line,
  owner: z.enum(NEXT_ACTORS),
  since: instant,
  createdAt: instant,
  active: z.boolean(),
  lineAmount: z.nullish(dollars),
  decisionClock: z.enum(DECISION_CLOCKS),
  decisionDueOn,
  incompleteDueOn,
  end: canceledEnd,
  assignee: z.nullish(colleague),
});

/** Work that waits for staff, with the lender's target date. */
export const task = z.strictObject({
  taskUuid: uuid,
  kind: z.enum(TASK_KINDS),
  gate: line,
  title: line,
  text: z.string(),
  /**
   * The id of its subject, where that is one item of the loan file: a letter, a correction, an income record, a
   * document.
   */
  subject: z.nullish(line),
  /** For figures that two people enter: who entered them first; a second person confirms. */
  firstEntry: z.nullish(z.strictObject({ by: colleague, at: instant })),
  since: instant,
  dueAt: instant,
  isLate: z.boolean(),
});

/** The borrower of a loan file, with masked numbers; `reveal` shows one in full. */
export const maskedPerson = z.strictObject({
  personUuid,
  name,
  email: z.string(),
  phoneNumbers: z.array(z.strictObject({ type: line, number: line })),
  homeAddress: address,
  mailingAddress: z.nullish(address),
  /** The year only, as 1984. */
  birthYear: checked(z.string(), z.regex(/^\d{4}$/)),
  /** The last 4 digits; null when none was given. */
  ssnLast4: z.nullish(checked(z.string(), z.regex(/^\d{4}$/))),
  statedIncome: dollars,
  employmentType: z.string(),
});

/** A phone call on a loan file: with whom, in which direction, and how it ended. */
export const phoneCall = {
  party: z.enum(PHONE_CALL_PARTIES),
  direction: z.enum(PHONE_CALL_DIRECTIONS),
  outcome: z.enum(PHONE_CALL_OUTCOMES),
};

/** A note in a loan file, internal or emailed to the borrower. */
export const note = z.strictObject({
  noteUuid: uuid,
  about: line,
  text,
  /** The phone call that the note is about, and when it took place. */
  call: z.nullish(z.strictObject({ ...phoneCall, calledAt: instant })),
  visibleToBorrower: z.boolean(),
  /** When it was emailed to the borrower; null until then. */
  mailedAt: z.nullish(instant),
  by: colleague,
  at: instant,
});

/** A letter of documents to a person, as staff see it. ASKED: not mailed yet. */
export const staffLetter = z.strictObject({
  letterUuid: uuid,
  personUuid,
  documents: z.array(z.strictObject({ documentUuid: uuid, title: z.string() })),
  state: z.enum(['ASKED', 'POSTED', 'BACK']),
  askedAt: instant,
  postedAt: z.nullish(instant),
  backAt: z.nullish(instant),
  /** Staff must print it; no mail vendor does. */
  toPrint: z.boolean(),
});

/** A correction that the borrower asked for after the submission. */
export const staffCorrection = z.strictObject({
  correctionUuid: uuid,
  field: z.enum(CORRECTABLE_DETAILS),
  value: text,
  comment: z.nullish(text),
  state: z.enum(['ASKED', 'ACCEPTED', 'REFUSED']),
  askedAt: instant,
  decidedAt: z.nullish(instant),
});

/** A borrower's request for a reconsideration of value (`askReconsideration`), and the staff's decision. */
export const staffReconsideration = z.strictObject({
  reconsiderationUuid: uuid,
  text,
  documentUuids: z.array(uuid),
  state: z.enum(['ASKED', ...RECONSIDERATION_OUTCOMES]),
  askedAt: instant,
});

/**
 * An owner's cancellation, in time or late. `dueOn`: the last of the 20 days to return everything or to answer. The
 * appraisal fee is the only money that a borrower pays before closing. `isRecallOpen`: money is or may be out, which
 * must be settled first.
 */
export const staffRescission = z.strictObject({
  rescissionUuid: uuid,
  personUuid,
  kind: z.enum(['IN_TIME', 'LATE']),
  how: z.enum(['ONLINE', 'LETTER', 'FAX']),
  sentAt: instant,
  receivedAt: instant,
  dueOn: date,
  settledAt: z.nullish(instant),
  appraisalRefund: z.nullish(z.strictObject({ amount: dollars, state: z.enum(['SENT', 'ARRIVED']), at: instant })),
  isRecallOpen: z.boolean(),
});

/**
 * The right to rescind, where an owner lives or may live in the home. `endsOn`: its last day where the home is;
 * `mailUntil`: the last day on which funding waits for a rescission that was mailed in time. Without dates the period
 * hasn't started. `notice`: how and when the owner got the notice of the current documents; null: not yet.
 * `confirmedAt`: the owner confirmed in writing that they haven't rescinded.
 */
export const rescissionRight = z.strictObject({
  state: z.enum(RESCISSION_STATES),
  endsOn: z.nullish(date),
  mailUntil: z.nullish(date),
  owners: z.array(
    z.strictObject({
      personUuid,
      name: line,
      livesInHome: z.enum(LIVES_THERE),
      notice: z.nullish(z.strictObject({ how: z.enum(NOTICE_WAYS), at: instant })),
      confirmedAt: z.nullish(instant),
    }),
  ),
});

/** A condition, as staff see it. */
export const staffCondition = z.strictObject({
  uuid: conditionId,
  categoryEnum: z.union([z.enum(CONDITION_CATEGORIES), z.string()]),
  blocks: z.enum(['NOW', 'CLOSING', 'FUNDING', 'NONE']),
  state: z.enum(['OPEN', 'SENT', 'CLEARED', 'CANCELLED']),
  created: instant,
  askBorrower: z.boolean(),
  requestDocuments: z.array(line),
  commentsToBorrower: text,
  /** Visible only to staff. */
  notes: z.nullish(text),
  actionNeeded: z.boolean(),
  xtraData: z.strictObject({ numDocsRequired: whole }),
  documents: z.array(line),
  /** The signer who must answer it; null: the borrower must. */
  signerUuid: z.nullish(line),
  dueOn: z.nullish(instant),
  round: whole,
  returned: z.nullish(z.strictObject({ reason: text, at: instant })),
  /** What it is about; its kind defines the reasons to close it. */
  kind: z.enum(CONDITION_KINDS),
  /**
   * The fact behind it, for the person who decides: the exception's text, the lien, the flood zone, who declined to
   * sign.
   */
  subject: z.array(z.strictObject({ label: z.enum(CONDITION_SUBJECTS), text })),
});
