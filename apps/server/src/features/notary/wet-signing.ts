import type { HandlerReply, readWetSignings, recordWetSigning, Request } from '@lintel/contract';
import { isCurrentClosingSet, noteSigners, type LoanFile } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import { refuse, refuseFields } from '../../kernel/http/index.ts';
import { type ApplicationRow, loanNow } from '../../loan-file/index.ts';
import { append } from '../../records/audit/index.ts';
import { documentsFor } from '../../records/document-store/index.ts';
import { loadHome, zoneOfHome } from '../../records/home/index.ts';
import { loadNotaryPlan } from '../../records/notary-plan/index.ts';
import { decidedEntry, type StaffAction, resolveAudience } from '../../records/staff-acts/index.ts';
import { getHandedOverNotices, recordHandedNotice } from '../rescission/index.ts';
import { loadDocumentsToSign, type DocumentToSign, loadSigningPeople, recordSignatures } from '../signing/index.ts';
import { loadOfficesNear } from './offices.ts';
import { resolveMeeting, toMeetingPlace, stateName } from './place.ts';
import { toBookingReply, toWetSigningReply, toDocumentReply } from './shapes.ts';
import { saveWetSigning, findCurrentBooking, findWetSigning } from './store.ts';
import { WET } from './words.ts';

/** Returns what staff need to enter a signing in ink: people, documents, bookings, offices, and the first day. */
export async function loadWetSignings(
  context: Context,
  loan: ApplicationRow,
): Promise<HandlerReply<typeof readWetSignings>> {
  const { db, vault } = context;
  const { address } = await loadHome(context, db, loan.uuid);
  const planned = await loadNotaryPlan(context, db, loan);
  const people = (await loadSigningPeople(context, db, loan)).map(async ({ person, personUuid, name }) => {
    const party = { uuid: loan.uuid, person };
    const [booking, signed] = [
      await findCurrentBooking(vault, db, party),
      await findWetSigning(vault, db, party, loan.projection.closingSet),
    ];
    return {
      personUuid,
      name,
      documents: (await loadDocumentsToSign(db, loan.uuid, person)).map(toDocumentReply),
      booking: booking ? toBookingReply(booking) : null,
      signed: signed ? toWetSigningReply(signed) : null,
    };
  });
  return {
    officeOnly: loan.projection.regime === 'TX_50A6',
    timeZone: await zoneOfHome(context, db, loan.uuid),
    opensOn: planned.from?.on ?? null,
    because: planned.from?.because ?? null,
    offices: [...(await loadOfficesNear(context, loan.organisation, address.state, address.zip.slice(0, 5)))],
    people: await Promise.all(people),
  };
}

/**
 * Records what a person signed in ink before a notary: the documents as we made them, the place, the notices that were
 * handed over, and the scans.
 */
export async function saveWetSignings(action: StaffAction, body: Request<typeof recordWetSigning>['body']) {
  const { context, loan, by } = action;
  const person = await resolveAudience(context, loan, body.personUuid);
  const theirs = await loadDocumentsToSign(context.db, loan.uuid, person);
  const signed = body.documents.map(({ documentUuid, sha256 }) => {
    const found = theirs.find((one) => one.document === documentUuid.toLowerCase());
    return found?.sha256 === sha256 ? found : refuse('document-altered');
  });
  const what = resolveSigningScope(loan.projection, person, theirs, signed);
  const place = await resolveMeeting(context, loan, body.place);
  if (loan.projection.regime === 'TX_50A6' && place.type !== 'OFFICE') {
    const { address } = await loadHome(context, context.db, loan.uuid);
    refuse('office-required', { state: stateName(address.state) });
  }
  const now = await loanNow(context, context.db);
  const at = new Date(body.at);
  if (at > now) refuseFields([{ field: 'at', message: WET.future }]);
  const { from } = await loadNotaryPlan(context, context.db, loan);
  if (what !== 'NOTE' && from && at < new Date(from.at)) refuse('too-early', { on: from.on });
  const handed = getHandedOverNotices(body.noticesHanded);
  const scans = body.scanDocumentUuids.map((one) => one.toLowerCase());
  await refuseUnusableScans(context, loan.uuid, person, scans);
  const { closingSet: setNumber } = loan.projection;
  const documents = signed.map(({ document, sha256 }) => ({ document, sha256 }));
  const { reply } = await recordSignatures(
    context,
    {
      uuid: loan.uuid,
      person,
      setNumber,
      signed: documents,
      what,
      how: 'INK',
      place: toMeetingPlace('MANUAL', place),
      by: 'STAFF',
      noticesHanded: handed,
      at: at.toISOString(),
      notary: body.notary,
      scans,
      addFacts: async (lockedLoan) => {
        const copies = Math.max(0, ...body.noticesHanded.map((one) => one.copies));
        await saveWetSigning(
          context.vault,
          lockedLoan.trx,
          { uuid: loan.uuid, person },
          setNumber,
          { at, copies, place },
          now,
        );
        await append(lockedLoan.trx, [decidedEntry(action, { act: 'wet-signing', person, what })]);
        return recordHandedNotice(lockedLoan, person, handed, at);
      },
    },
    by('noteSignedSets', 'deedSignedSets', 'closingSet'),
  );
  return { reply, signed: signed.map((one) => one.document) };
}

/**
 * Returns whether the entered documents are the note, the deed or both. Refuses an incomplete entry: in Texas note and
 * deed are signed together.
 */
function resolveSigningScope(
  file: LoanFile,
  person: string,
  theirs: readonly DocumentToSign[],
  signed: readonly DocumentToSign[],
): 'NOTE' | 'DEED' | 'NOTE_AND_DEED' {
  const kinds = new Set(signed.map((one) => one.kind));
  const isTogether = file.regime === 'TX_50A6' && noteSigners(file).includes(person);
  const owed = theirs.filter((one) => one.kind !== 'OTHER' && (isTogether || kinds.has(one.kind)));
  const unsigned = owed.filter((one) => !signed.includes(one));
  if (unsigned.length > 0) return refuse('documents-missing', { n: unsigned.length });
  if (kinds.has('NOTE') && kinds.has('DEED')) return 'NOTE_AND_DEED';
  if (kinds.has('DEED') && !isCurrentClosingSet(file, file.notary?.closingSet)) return refuse('not-at-this-step');
  if (kinds.has('DEED')) return 'DEED';
  return kinds.has('NOTE') ? 'NOTE' : refuse('documents-missing', { n: 1 });
}

/** Refuses scans that aren't inspected uploads among this person's documents. */
async function refuseUnusableScans(
  context: Context,
  uuid: string,
  person: string,
  scans: readonly string[],
): Promise<void> {
  const rows = await documentsFor(context.db, { uuid, audience: person });
  const ready = rows.filter((row) => row.origin === 'UPLOADED' && row.state === 'READY' && scans.includes(row.uuid));
  if (ready.length !== new Set(scans).size) refuse('choice-unknown');
}
