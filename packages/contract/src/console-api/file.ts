import {
  CLOSING_ACTS,
  FACT_TYPES,
  LIVES_THERE,
  REVEAL_FIELDS,
  SIGNER_RELATIONS,
  SIGNING_PROBLEMS,
  STORED_STATUSES,
} from '@lintel/domain';
import * as z from 'zod/mini';
import { bankAccount } from '../bank.ts';
import { call } from '../call.ts';
import { bag, checked, date, dollars, fraction, instant, line, loanParams, text, uuid, whole } from '../shapes/base.ts';
import {
  CONSOLE_API,
  canceledEnd,
  colleague,
  cursor,
  decisionDueOn,
  incompleteDueOn,
  staffCorrection,
  staffLetter,
  staffReconsideration,
  staffRescission,
  rescissionRight,
  limit,
  maskedPerson,
  note,
  now,
  pageSchema,
  personUuid,
  phoneCall,
  reason,
  task,
} from '../shapes/console.ts';
import { bytes } from '../shapes/document.ts';
import { heloc } from '../shapes/heloc.ts';
import { liability } from '../shapes/offer.ts';
import { writeReply } from '../shapes/status.ts';

/** Permissions to read a loan file; an attorney reads the files assigned to them. */
const READERS = ['file', 'attorney'] as const;
/** A document or an upload, as the console lists it. */
export const fileDocument = z.strictObject({
  uuid,
  personUuid,
  type: line,
  title: z.string(),
  state: z.enum(['SCANNING', 'READY', 'REFUSED']),
  audience: line,
  pages: z.nullish(whole),
  size: z.nullish(whole),
  createdAt: instant,
  submittedAt: z.nullish(instant),
  acknowledgedAt: z.nullish(instant),
  review: z.nullish(z.strictObject({ outcome: line, reason: z.nullish(line) })),
  /** True: a person sent it. False: we made it. */
  uploaded: z.boolean(),
  mustAcknowledge: z.boolean(),
  current: z.boolean(),
  /** The scan of the signed document, where it was acknowledged by mail. */
  scanDocumentUuid: z.nullish(uuid),
});

/** Returns one loan file: the application, the person with masked numbers, offers, debts, vendor requests and notes. */
export const readLoanFile = call({
  id: 'ST-2 file',
  tag: 'console-api',
  method: 'GET',
  path: `${CONSOLE_API}/applications/{uuid}`,
  auth: 'staff',
  permission: READERS,
  params: loanParams,
  reply: z.extend(heloc, {
    now,
    person: maskedPerson,
    /** The home's time zone, an IANA name: the closing's days and times are counted there. */
    timeZone: line,
    assignee: z.nullish(colleague),
    decisionDueOn,
    incompleteDueOn,
    end: canceledEnd,
    /** True: everyone has signed the current documents, so a decline needs grounds. */
    allSigned: z.boolean(),
    tasks: z.array(task),
    notes: z.array(note),
    offers: z.nullish(
      z.strictObject({
        version: whole,
        outcome: line,
        reasons: z.array(line),
        maxDraw: z.nullish(dollars),
        amount: z.nullish(dollars),
        pricedAt: instant,
      }),
    ),
    choice: z.nullish(
      z.strictObject({
        drawAmount: dollars,
        monthlyPayment: dollars,
        rate: fraction,
        apr: fraction,
        totalDraw: dollars,
      }),
    ),
    credit: z.nullish(z.strictObject({ score: whole, bureau: line, alerts: z.array(line), on: date })),
    liabilities: z.array(liability),
    /** The borrower's explanation of a late payment. */
    explanation: z.nullish(text),
    /**
     * The contact at work. `addressProved`: the borrower entered the code sent to their own work address; staff find
     * out whose the address is.
     */
    employer: z.nullish(
      z.strictObject({
        employerName: line,
        contactName: z.nullish(line),
        phoneNumber: z.nullish(line),
        workEmail: z.nullish(line),
        addressProved: z.nullish(z.boolean()),
      }),
    ),
    /** The income that each source reported, in dollars a year, and in whose name. */
    income: z.array(
      z.strictObject({
        recordUuid: uuid,
        source: line,
        employer: z.nullish(line),
        amount: dollars,
        verification: z.nullish(line),
        state: line,
        holders: z.nullish(z.array(line)),
        /** Staff can decide whose income it is: the name doesn't match, and the file still needs income. */
        canDecide: z.boolean(),
      }),
    ),
    vendors: z.array(z.strictObject({ op: line, attempt: whole, at: instant, outcome: z.nullish(line), asks: whole })),
    signers: z.array(
      z.strictObject({ signerUuid: line, name: line, role: line, opened: z.boolean(), identity: z.boolean() }),
    ),
    /**
     * Additional signers that the title requires and that are not named yet; the name is null where the land records
     * have none.
     */
    toName: z.array(
      z.strictObject({
        personUuid: uuid,
        name: z.nullish(line),
        relation: z.enum(SIGNER_RELATIONS),
        livesInHome: z.enum(LIVES_THERE),
        reason: text,
      }),
    ),
    /** Whether additional signers see their own conditions, so that one can be posted for them. */
    signersSeeConditions: z.boolean(),
    /** The acts that staff can take now about signatures, recording, canceling and money. */
    closingActs: z.array(z.enum(CLOSING_ACTS)),
    /** The open problem that a signer reported in the documents: signing waits for `answerSigningProblem`. */
    signingProblem: z.nullish(
      z.strictObject({
        problemUuid: uuid,
        personUuid,
        kind: z.enum(SIGNING_PROBLEMS),
        note: z.nullish(text),
        documentUuid: uuid,
        at: instant,
      }),
    ),
    documents: z.array(fileDocument),
    /** How the borrower gets documents; `MAIL` after they withdrew the consent to electronic ones. */
    delivery: z.enum(['ELECTRONIC', 'MAIL', 'NOT_ASKED']),
    letters: z.array(staffLetter),
    /** Whether staff or a mail vendor print and mail a new letter. */
    mailedBy: z.enum(['STAFF', 'VENDOR']),
    /** Cancellations by owners that take 20 days of work, or did. */
    rescissions: z.array(staffRescission),
    /** Null while there are no closing documents, and where no owner has the right. */
    rescissionRight: z.nullish(rescissionRight),
    corrections: z.array(staffCorrection),
    reconsiderations: z.array(staffReconsideration),
    /** Accounts for the money and the payments, with the uploads that show whose they are. */
    bankAccounts: z.array(z.extend(bankAccount, { documents: z.array(uuid) })),
  }),
  errors: [],
});

/** Lists every gate of the checklist in order, with its state in this loan file. */
export const readGates = call({
  id: 'ST-2 gates',
  tag: 'console-api',
  method: 'GET',
  path: `${CONSOLE_API}/applications/{uuid}/gates`,
  auth: 'staff',
  permission: READERS,
  params: loanParams,
  reply: z.array(
    z.strictObject({
      gate: line,
      name: line,
      status: z.enum(STORED_STATUSES),
      owner: line,
      when: z.boolean(),
      until: z.boolean(),
      open: z.boolean(),
      /** When it was completed last; null while it is open, and where it never was. */
      passedAt: z.nullish(instant),
      current: z.boolean(),
      because: z.string(),
      attempt: whole,
      /** The gate's work was started with this attempt and can be started again (`rerunGate`). */
      canRerun: z.boolean(),
      /** Outcomes that staff can choose now (`resolveReview`); their reasons are in the domain. */
      outcomes: z.array(line),
    }),
  ),
  errors: [],
});

/** Lists the facts of the loan file, oldest first. */
export const readFacts = call({
  id: 'ST-2 facts',
  tag: 'console-api',
  method: 'GET',
  path: `${CONSOLE_API}/applications/{uuid}/facts`,
  auth: 'staff',
  permission: READERS,
  params: loanParams,
  query: z.object({ cursor, limit }),
  reply: pageSchema(
    z.strictObject({
      sequence: whole,
      type: z.enum(FACT_TYPES),
      actor: z.strictObject({ kind: line, id: z.string(), name: z.nullish(line) }),
      at: instant,
      data: bag,
      hash: line,
    }),
  ),
  errors: ['choice-unknown'],
});

/** Lists the events of the loan file and who caused them, newest first: facts, and decisions with their reasons. */
export const readFileTimeline = call({
  id: 'ST-41',
  tag: 'console-api',
  method: 'GET',
  path: `${CONSOLE_API}/applications/{uuid}/timeline`,
  auth: 'staff',
  permission: READERS,
  params: loanParams,
  reply: z.strictObject({
    items: z.array(
      z.strictObject({
        at: instant,
        who: z.nullish(line),
        byStaff: z.boolean(),
        fact: z.nullish(z.enum(FACT_TYPES)),
        decision: z.nullish(bag),
      }),
    ),
  }),
  errors: [],
});

/** Reveals one number in full, once; the audit trail records who asked and why before the reply is sent. */
export const reveal = call({
  id: 'ST-3',
  tag: 'console-api',
  method: 'POST',
  path: `${CONSOLE_API}/applications/{uuid}/reveals`,
  auth: 'staff',
  permission: ['reveal'],
  params: loanParams,
  body: z.strictObject({ field: z.enum(REVEAL_FIELDS), reason }),
  reply: z.strictObject({ value: z.nullish(z.string()) }),
  errors: ['reason-missing'],
  rules: { idempotency: 'required', stepUp: true, rate: 'sensitive', answerKept: false },
});

/** Assigns the loan file to a colleague, or to no one. */
export const assignLoanFile = call({
  id: 'ST-10 assignee',
  tag: 'console-api',
  method: 'PUT',
  path: `${CONSOLE_API}/applications/{uuid}/assignee`,
  auth: 'staff',
  permission: ['file'],
  params: loanParams,
  body: z.strictObject({ staffUuid: z.nullish(uuid) }),
  reply: z.strictObject({ assignee: z.nullish(colleague) }),
  errors: ['choice-unknown'],
  rules: { ifMatch: 'required' },
});

/** Adds a note to the loan file, internal or emailed to the borrower. */
export const addNote = call({
  id: 'ST-10 notes',
  tag: 'console-api',
  method: 'POST',
  path: `${CONSOLE_API}/applications/{uuid}/notes`,
  auth: 'staff',
  permission: ['file'],
  params: loanParams,
  body: z.strictObject({
    text: checked(z.string(), z.minLength(1), z.maxLength(2000)),
    visibleToBorrower: z.boolean(),
  }),
  status: 201,
  reply: note,
  errors: [],
  rules: { idempotency: 'required', ifMatch: 'required' },
});

/**
 * Logs a phone call about the loan file as an internal note; `text` is what was said, and can be empty. `calledAt`:
 * when the call took place, now by default.
 */
export const logPhoneCall = call({
  id: 'ST-47',
  tag: 'console-api',
  method: 'POST',
  path: `${CONSOLE_API}/applications/{uuid}/calls`,
  auth: 'staff',
  permission: ['file'],
  params: loanParams,
  body: z.strictObject({ ...phoneCall, calledAt: z.nullish(instant), text }),
  status: 201,
  reply: note,
  errors: [],
  rules: { idempotency: 'required', ifMatch: 'required' },
});

/** Returns the file of a document, as bytes. Staff who approve money can read the letter that names its account. */
export const readFileDocument = call({
  id: 'ST-7 file',
  tag: 'console-api',
  method: 'GET',
  path: `${CONSOLE_API}/applications/{uuid}/documents/{documentUuid}`,
  auth: 'staff',
  permission: ['document', 'attorney', 'fund'],
  params: z.extend(loanParams, { documentUuid: uuid }),
  reply: bytes,
  errors: ['document-altered', 'document-refused'],
  client: { timeoutMs: 120_000 },
});

/** Accepts or rejects an uploaded document. */
export const reviewDocument = call({
  id: 'ST-7 review',
  tag: 'console-api',
  method: 'POST',
  path: `${CONSOLE_API}/applications/{uuid}/documents/{documentUuid}/review`,
  auth: 'staff',
  permission: ['document'],
  params: z.extend(loanParams, { documentUuid: uuid }),
  body: z.strictObject({ outcome: z.enum(['ACCEPTED', 'REJECTED']), reason, comment: z.nullish(text) }),
  reply: writeReply({ document: fileDocument }),
  errors: ['reason-missing', 'document-altered'],
  rules: { idempotency: 'required' },
});
