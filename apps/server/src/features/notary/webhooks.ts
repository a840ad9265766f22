import { ATTORNEY_OUTCOMES, hasSignedNote, isUuid, MEETING_PLACES, noteSigners, SESSION_ENDS } from '@lintel/domain';
import * as z from 'zod/mini';
import type { Context } from '../../kernel/context.ts';
import { Refused } from '../../kernel/http/index.ts';
import { readApplication, loanNow } from '../../loan-file/index.ts';
import { syncFileTasks } from '../../records/staff-tasks/index.ts';
import { deliverEvent, type VendorEvent, type Webhook, type Webhooks } from '../../vendors/index.ts';
import { getHandedOverNotices, recordHandedNotice } from '../rescission/index.ts';
import { loadDocumentsToSign, recordSignatures } from '../signing/index.ts';
import { recordAttorneyOpinion } from './attorney.ts';
import { bookedWebhook } from './booked-webhook.ts';
import { toMeetingPlace } from './place.ts';
import { findSessionByUuid, changeSession, completeSession, type SessionRow } from './store.ts';

const text = (maxLength: number) => z.string().check(z.minLength(1), z.maxLength(maxLength));
const ended = z.object({ because: z.enum(SESSION_ENDS) });
const completed = z.object({
  documents: z.array(z.object({ documentUuid: z.uuid(), sha256: text(64) })).check(z.minLength(1), z.maxLength(20)),
  at: z.iso.datetime({ offset: true }),
  how: z.enum(['ELECTRONIC', 'INK']),
  place: z.object({ type: z.enum(['REMOTE', ...MEETING_PLACES]), officeId: z.nullish(text(64)) }),
  noticesHanded: z.array(z.object({ documentUuid: z.uuid(), copies: z.int() })),
  notary: z.object({ name: text(100), commission: text(60), state: text(2) }),
});
const opinion = z.object({
  outcome: z.enum(ATTORNEY_OUTCOMES),
  documentUuid: z.nullish(z.uuid()),
  comment: z.nullish(text(500)),
});

/** Returns a webhook for events about a video session, whose reference is our session's ID. */
const sessionWebhook = (
  handle: (context: Context, event: VendorEvent, session: SessionRow) => Promise<void>,
): Webhook => ({
  find: async (_context, trx, { reference }) =>
    isUuid(reference) ? ((await findSessionByUuid(trx, reference))?.application_uuid ?? null) : null,
  async handle(event, context) {
    const session = await findSessionByUuid(context.db, event.reference);
    if (session) await handle(context, event, session);
  },
});

const warnUnexpectedShape = (context: Context, event: VendorEvent): void =>
  context.log.warn({ application: event.uuid, event: event.eventId }, 'a notary event has an unexpected shape');

/**
 * Handles events of the notary platform, and of an attorney who doesn't use the console. An event older than the known
 * state changes nothing.
 */
export const notaryWebhooks: Webhooks = {
  notary: {
    'session.ready': sessionWebhook(async ({ db }, _event, { uuid, state }) => {
      if (state === 'QUEUED') await changeSession(db, uuid, { state: 'READY', queue_position: null });
    }),
    'session.started': sessionWebhook(async ({ db }, _event, { uuid }) => {
      await changeSession(db, uuid, { state: 'OPEN', queue_position: null });
    }),
    'session.ended': sessionWebhook(async (context, event, { uuid }) => {
      const read = ended.safeParse(event.data);
      if (!read.success) return warnUnexpectedShape(context, event);
      await changeSession(context.db, uuid, {
        state: 'ENDED',
        ended_because: read.data.because,
        ended_at: await loanNow(context, context.db),
      });
    }),
    'signing.completed': sessionWebhook(async (context, event, session) => {
      const read = completed.safeParse(event.data);
      if (!read.success) return warnUnexpectedShape(context, event);
      const isSigned = await recordNotarySigning(context, event, session, read.data);
      await completeSession(
        context.db,
        session.uuid,
        isSigned ? 'SIGNED' : 'PAPERS_CHANGED',
        await loanNow(context, context.db),
      );
    }),
    booked: bookedWebhook,
  },
  attorney: {
    opinion: {
      // The reference is our ID of the loan.
      find: async (_context, trx, { reference }) =>
        isUuid(reference) ? ((await readApplication(trx, reference))?.uuid ?? null) : null,
      async handle(event, context) {
        const read = opinion.safeParse(event.data);
        if (!read.success) return warnUnexpectedShape(context, event);
        const { outcome, documentUuid, comment } = read.data;
        await deliverEvent(context, event, (loan) =>
          recordAttorneyOpinion(context, loan, {
            outcome,
            documentUuid: documentUuid ?? null,
            comment: comment ?? null,
          }),
        );
        await syncFileTasks(context, event.uuid);
      },
    },
  },
};

/**
 * Records what was signed before the notary, once. Returns false when the signature can't count, for example because it
 * is on outdated documents.
 */
async function recordNotarySigning(
  context: Context,
  event: VendorEvent,
  { person, papers: setNumber }: SessionRow,
  { documents, at, how, place, noticesHanded, notary }: z.infer<typeof completed>,
): Promise<boolean> {
  const application = await readApplication(context.db, event.uuid);
  if (!application) return false;
  const file = application.projection;
  const theirs = await loadDocumentsToSign(context.db, event.uuid, person);
  const kinds = new Set(documents.map(({ documentUuid }) => theirs.find((one) => one.document === documentUuid)?.kind));
  const what =
    kinds.has('NOTE') && noteSigners(file).includes(person) && !hasSignedNote(file, person) ? 'NOTE_AND_DEED' : 'DEED';
  const handed = getHandedOverNotices(noticesHanded);
  const now = await loanNow(context, context.db);
  const signedAt = new Date(Math.min(Date.parse(at), now.getTime()));
  try {
    await recordSignatures(
      context,
      {
        uuid: event.uuid,
        person,
        setNumber,
        signed: documents.map(({ documentUuid: document, sha256 }) => ({ document, sha256 })),
        what,
        how,
        by: 'NOTARY',
        noticesHanded: handed,
        at: signedAt.toISOString(),
        notary,
        place:
          place.type === 'REMOTE'
            ? toMeetingPlace('ELECTRONIC', null)
            : toMeetingPlace('MANUAL', { type: place.type, officeId: place.officeId ?? null }),
        addFacts: (loan) => recordHandedNotice(loan, person, handed, signedAt),
      },
      { actor: { kind: 'worker', id: 'webhook notary' }, requestId: event.eventId },
    );
    return true;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    if (error.reason === 'already-signed') return true;
    context.log.warn(
      { application: event.uuid, event: event.eventId, refused: error.reason },
      'a notary signing was not recorded',
    );
    return false;
  }
}
