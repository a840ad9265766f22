import { randomUUID } from 'node:crypto';
import { BORROWER, hasSignedDeed, isCurrentClosingSet, JOIN_MINUTES, notaryHours } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import { type OpenedLoan, refuse } from '../../kernel/http/index.ts';
import { loanNow } from '../../loan-file/index.ts';
import { loadHome, zoneOfHome } from '../../records/home/index.ts';
import { askVendorNow, sessionAnswer, type NotaryPort } from '../../vendors/index.ts';
import { loadCoDeedStage } from '../signers/index.ts';
import { loadDocumentsToSign } from '../signing/index.ts';
import { loadNotarySigner, toNotaryParty } from './people.ts';
import {
  loadBooking,
  changeSession,
  saveSession,
  findLastSession,
  getSessionUrl,
  type Booking,
  type SessionRow,
  type NotaryParty,
} from './store.ts';
import { PLATFORM } from './words.ts';

interface JoinedSession {
  readonly row: SessionRow;
  readonly url: string;
}

/**
 * Joins a notary by video: opens a session at the notary platform, or continues the open one, and returns its page. A
 * session about documents that changed is over.
 */
export async function joinNotary(
  context: Context,
  loan: OpenedLoan,
  bookingUuid: string | null,
  origin: string,
): Promise<JoinedSession> {
  const { db, vault } = context;
  const party = toNotaryParty(loan);
  const documents = await requireSetToSign(db, loan, party.person);
  const now = await loanNow(context, db);
  const open = await findOpenSession(db, party, documents, now);
  if (open) return { row: open, url: getSessionUrl(vault, open) };
  const zone = await zoneOfHome(context, db, loan.uuid);
  const booking =
    bookingUuid === null ? null : ((await loadBooking(vault, db, party, bookingUuid)) ?? refuse('not-found'));
  if (booking) refuseBefore(booking, now, zone);
  else refuseOutsideHours(context.vendors.notary.hours, now, zone);
  const uuid = randomUUID();
  // An additional signer returns to their own page, because the borrower's page would end their session.
  const back = party.person === BORROWER ? `${loan.uuid}/notary/session?` : 'heloc-signer/sign?at=session&';
  const answer = await openPlatformSession(
    context,
    loan,
    uuid,
    booking?.uuid ?? null,
    `${origin}/account/heloc/${back}session=${uuid}`,
  );
  if (answer.outcome === 'CLOSED') return refuse('notary-closed', { at: answer.opensAt, zone });
  const row = await saveSession(vault, db, {
    uuid,
    application_uuid: loan.uuid,
    person: party.person,
    papers: documents,
    booking_uuid: booking?.uuid ?? null,
    state: answer.state,
    queue_position: answer.queuePosition,
    ended_because: null,
    started_at: now,
    ended_at: null,
    url: answer.url,
  });
  return { row, url: getSessionUrl(vault, row) };
}

/** Returns the number of the documents that this person must sign by video now. Refuses when there are none. */
async function requireSetToSign(db: Executor, loan: OpenedLoan, person: string): Promise<number> {
  const { projection: file } = loan;
  if (
    !isCurrentClosingSet(file, file.notary?.closingSet) ||
    hasSignedDeed(file, person) ||
    file.notary?.mode !== 'REMOTE'
  )
    return refuse('not-at-this-step');
  if (person !== BORROWER && (await loadCoDeedStage(db, loan, person)) !== 'NOTARY') return refuse('not-at-this-step');
  return file.closingSet;
}

/** Returns this person's open session about these documents. Ends one about earlier documents. */
async function findOpenSession(
  db: Executor,
  party: NotaryParty,
  setNumber: number,
  now: Date,
): Promise<SessionRow | undefined> {
  const last = await findLastSession(db, party);
  if (!last || last.ended_at !== null) return undefined;
  if (last.papers === setNumber) return last;
  await changeSession(db, last.uuid, { state: 'ENDED', ended_because: 'PAPERS_CHANGED', ended_at: now });
  return undefined;
}

/** @param zone of the home, whose time the sentence gives */
function refuseBefore(booking: Booking, now: Date, zone: string): void {
  if (booking.cancelled_at || booking.kind !== 'ELECTRONIC') refuse('not-found');
  const from = new Date(booking.starts_at.getTime() - JOIN_MINUTES * 60_000);
  if (now < from) refuse('too-early', { at: from.toISOString(), zone });
}

function refuseOutsideHours({ zone: office, week }: NotaryPort['hours'], now: Date, zone: string): void {
  const { isOpen, opensAt } = notaryHours(week, office, now.toISOString());
  if (!isOpen) refuse('notary-closed', { at: opensAt, zone });
}

async function openPlatformSession(
  context: Context,
  loan: OpenedLoan,
  uuid: string,
  bookingId: string | null,
  returnUrl: string,
) {
  const { audience, organisation } = loan;
  const signer = await loadNotarySigner(context, context.db, loan, audience);
  const {
    address: { state },
  } = await loadHome(context, context.db, loan.uuid);
  // Documents that need no notary were signed before, so only the deed is left.
  const documents = (await loadDocumentsToSign(context.db, loan.uuid, audience)).filter(
    (one) => one.signedBy === 'NOTARY' && one.signedAt === null,
  );
  if (documents.length === 0) return refuse('not-at-this-step');
  const request = {
    organisation,
    sessionId: uuid,
    bookingId,
    signer,
    state,
    documents: documents.map(({ document, title, sha256 }) => ({ document, title, sha256 })),
    returnUrl,
  };
  return askVendorNow(context, loan, {
    kind: 'notary',
    op: 'notary.open',
    key: `notary-session:${uuid}`,
    attempt: 1,
    schema: sessionAnswer,
    ask: (meta) => context.vendors.notary.open(request, meta),
    partner: PLATFORM.name,
  });
}
