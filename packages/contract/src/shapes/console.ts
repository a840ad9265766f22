import {
  CANCELED_ENDS,
  PHONE_CALL_DIRECTIONS,
  PHONE_CALL_OUTCOMES,
  PHONE_CALL_PARTIES,
  CONDITION_CATEGORIES,
  CONDITION_KINDS,
  CONDITION_SUBJECTS,
  CORRECTABLE,
  LIVES_THERE,
  NOTICE_WAYS,
  PERMISSIONS,
  RECONSIDERED,
  RESCISSION_STATES,
  STORED_STATUSES,
} from '@lintel/domain';
import * as z from 'zod/mini';
import { checked, date, dollars, instant, line, text, uuid, version, whole } from './base.ts';
import { address, name } from './person.ts';

/** Base path of the lender's staff calls. */
export const CONSOLE_API = '/service-krang-heloc/agent/secure/api/v1';

/** A short comment that staff enter with a decision; stored encrypted, never in a fact. */
export const comment = z.nullish(checked(z.string(), z.maxLength(500)));
/** The code of a reason, from a list in the domain; any other code returns `reason-missing`. */
export const reason = z.nullish(checked(z.string(), z.maxLength(64)));
/** The id of a condition: a UUID, or the name of one that the loan file posts itself. */
export const conditionId = checked(z.string(), z.regex(/^[\w-]{1,64}$/));
export const cursor = z.nullish(checked(z.string(), z.maxLength(200)));
/** Page size of a list: 50 by default, 200 at most. */
export const limit = z.nullish(checked(z.string(), z.regex(/^([1-9]\d?|1\d\d|200)$/)));
export const permissions = checked(z.array(z.enum(PERMISSIONS)), z.maxLength(PERMISSIONS.length));

/** One person of a loan file: the borrower's profile, or a signer. The same in every list of the loan file. */
export const personUuid = checked(z.string(), z.minLength(1), z.maxLength(64));

/** A page of a list; no cursor: it is the last one. */
/* @__NO_SIDE_EFFECTS__ */
export const pageSchema = <T extends z.ZodMiniType>(item: T) =>
  z.strictObject({ items: z.array(item), nextCursor: z.nullish(z.string()) });

/**
 * When the data was read, by the clock that dates the facts and decides what is late. Ages are counted to it, never to
 * the browser's own clock.
 */
export const now = instant;

export const colleague = z.strictObject({ staffUuid: uuid, name: line });
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

/** Who acts next; the queue sorts by it. */
export const BALLS = ['STAFF', 'BORROWER', 'SIGNERS', 'VENDOR', 'US', 'NOBODY'] as const;
export const TASK_KINDS = ['GATE', 'CONDITION', 'TASK'] as const;

/**
 * The last day for the lender's decision, 30 days after the submission (12 CFR 1002.9(a)(1)). Null before the submission
 * and once the borrower has an answer.
 */
export const decisionDueOn = z.nullish(date);

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
  owner: z.enum(BALLS),
  since: instant,
  createdAt: instant,
  active: z.boolean(),
  lineAmount: z.nullish(dollars),
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

/** A person of a loan file, with masked numbers; a separate call reveals each. */
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

/** Documents mailed, or to be mailed, to a person. ASKED: not mailed yet. */
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
  field: z.enum(CORRECTABLE),
  value: text,
  comment: z.nullish(text),
  state: z.enum(['ASKED', 'ACCEPTED', 'REFUSED']),
  askedAt: instant,
  decidedAt: z.nullish(instant),
});

/** What a borrower says a valuation missed (`askReconsideration`), with the staff's answer once there is one. */
export const staffReconsideration = z.strictObject({
  reconsiderationUuid: uuid,
  text,
  documentUuids: z.array(uuid),
  state: z.enum(['ASKED', ...RECONSIDERED]),
  askedAt: instant,
});

/**
 * An owner's cancellation, in time or late. `dueOn`: the last of the 20 days to return everything or to answer. The
 * appraisal fee is the only money that a borrower pays before closing. `isRecallOpen`: money is or may be out, which must be
 * settled first.
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
  /** Null: the borrower. */
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
