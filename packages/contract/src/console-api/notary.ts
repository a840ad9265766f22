import { ATTORNEY_OUTCOMES, SIGNED_KINDS, SIGNING_WAITS } from '@lintel/domain';
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { checked, date, instant, line, loanParams, text, uuid, whole } from '../shapes/base.ts';
import { CONSOLE_API, colleague, comment, personUuid } from '../shapes/console.ts';
import { sha256 } from '../shapes/document.ts';
import { booking, meeting, office, sentMeeting } from '../shapes/notary.ts';
import { writeReply } from '../shapes/status.ts';

/** A closing document that is signed before a notary or reviewed by an attorney. */
const document = z.strictObject({
  documentUuid: uuid,
  title: line,
  kind: z.enum(SIGNED_KINDS),
  sha256,
  signedAt: z.nullish(instant),
});

/**
 * Returns what staff need to enter a wet-ink signing: each person's documents, booking and entered signing, the
 * earliest date, the offices and the home's time zone (an IANA name).
 */
export const readWetSignings = call({
  id: 'ST-26 get',
  tag: 'console-api',
  method: 'GET',
  path: `${CONSOLE_API}/applications/{uuid}/wet-signings`,
  auth: 'staff',
  permission: ['closing'],
  params: loanParams,
  reply: z.strictObject({
    officeOnly: z.boolean(),
    timeZone: line,
    opensOn: z.nullish(date),
    because: z.nullish(z.enum(SIGNING_WAITS)),
    offices: z.array(office),
    people: z.array(
      z.strictObject({
        personUuid,
        name: line,
        documents: z.array(document),
        booking: z.nullish(booking),
        signed: z.nullish(z.strictObject({ at: instant, place: meeting, copies: whole })),
      }),
    ),
  }),
  errors: [],
});

/**
 * Enters what a person signed in ink before a notary, with the scans and the notices handed over. Records NoteSigned
 * and DeedSigned INK, RescissionNoticeDelivered HANDED.
 */
export const recordWetSigning = call({
  id: 'ST-26 post',
  tag: 'console-api',
  method: 'POST',
  path: `${CONSOLE_API}/applications/{uuid}/wet-signings`,
  auth: 'staff',
  permission: ['closing'],
  params: loanParams,
  body: z.strictObject({
    personUuid,
    documents: checked(z.array(z.strictObject({ documentUuid: uuid, sha256 })), z.minLength(1), z.maxLength(20)),
    place: sentMeeting,
    at: instant,
    noticesHanded: checked(z.array(z.strictObject({ documentUuid: uuid, copies: whole })), z.maxLength(20)),
    scanDocumentUuids: checked(z.array(uuid), z.minLength(1), z.maxLength(20)),
    notary: z.strictObject({
      name: checked(z.string(), z.minLength(1), z.maxLength(100)),
      commission: checked(z.string(), z.minLength(1), z.maxLength(60)),
      state: checked(z.string(), z.regex(/^[A-Z]{2}$/)),
    }),
  }),
  status: 201,
  reply: writeReply({ signed: z.array(uuid) }),
  errors: ['document-altered', 'already-signed', 'office-required', 'too-early', 'documents-missing', 'choice-unknown'],
  rules: { idempotency: 'required', ifMatch: 'required' },
});

/**
 * Returns the documents that an attorney reviews and the attorney's opinion of this set; for a closer, also the
 * attorneys who can be assigned.
 */
export const readAttorneyOpinion = call({
  id: 'ST-31 get',
  tag: 'console-api',
  method: 'GET',
  path: `${CONSOLE_API}/applications/{uuid}/attorney-opinion`,
  auth: 'staff',
  permission: ['attorney', 'closing'],
  params: loanParams,
  reply: z.strictObject({
    state: z.enum(['NOT_NEEDED', 'WAITING', ...ATTORNEY_OUTCOMES]),
    documents: z.array(document),
    opinion: z.nullish(z.strictObject({ at: instant, comment: z.nullish(text), documentUuid: z.nullish(uuid) })),
    attorneys: z.array(colleague),
  }),
  errors: [],
});

/**
 * Saves an attorney's opinion of the documents. APPROVED records AttorneyApproved; OBJECTED opens a task for the closer
 * and records nothing.
 */
export const giveAttorneyOpinion = call({
  id: 'ST-31 post',
  tag: 'console-api',
  method: 'POST',
  path: `${CONSOLE_API}/applications/{uuid}/attorney-opinion`,
  auth: 'staff',
  permission: ['attorney'],
  params: loanParams,
  body: z.strictObject({ outcome: z.enum(ATTORNEY_OUTCOMES), documentUuid: z.nullish(uuid), comment }),
  reply: writeReply({}),
  errors: ['outcome-not-possible', 'reason-missing'],
  rules: { idempotency: 'required', ifMatch: 'required' },
});
