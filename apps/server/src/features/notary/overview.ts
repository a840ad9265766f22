import type { HandlerReply, readNotary } from '@lintel/contract';
import { BORROWER, hasSignedDeed, NOTARY_CHECKLIST, notaryHours } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { OpenedLoan } from '../../kernel/http/index.ts';
import { loanNow, factsOfTypes } from '../../loan-file/index.ts';
import { zoneOfHome } from '../../records/home/index.ts';
import { ownerNotices, loadNotaryPlan } from '../../records/notary-plan/index.ts';
import { deedsSignedAt } from '../signers/index.ts';
import { loadSigningPeople } from '../signing/index.ts';
import { toNotaryParty } from './people.ts';
import { toBookingReply, toWetSigningReply, toNotaryKind, toSessionReply } from './shapes.ts';
import { findNotaryDevice, findLastSession, findCurrentBooking, findWetSigning } from './store.ts';

/**
 * Returns the data of the notary screen for the borrower or a signer: plan, wait, booking, session, checklist. Only the
 * borrower sees the cost.
 */
export async function loadNotaryOverview(context: Context, loan: OpenedLoan): Promise<HandlerReply<typeof readNotary>> {
  const { db, vault } = context;
  const { uuid, projection: file } = loan;
  const party = toNotaryParty(loan);
  const planned = await loadNotaryPlan(context, db, loan);
  const kind = toNotaryKind(planned.mode);
  const isBorrower = party.person === BORROWER;
  const [booking, session, device, wet] = [
    await findCurrentBooking(vault, db, party),
    await findLastSession(db, party),
    await findNotaryDevice(db, party),
    await findWetSigning(vault, db, party, file.closingSet),
  ];
  const { zone, week } = context.vendors.notary.hours;
  const { isOpen, opensAt } = notaryHours(week, zone, (await loanNow(context, db)).toISOString());
  return {
    kind,
    fee: isBorrower && kind === 'MANUAL' ? (file.disclosedNotary?.fee ?? planned.manualFee) : null,
    officeOnly: file.regime === 'TX_50A6',
    planned: planned.isCurrent,
    attorney: planned.attorney,
    opensOn: planned.from?.on ?? null,
    because: planned.from?.because ?? null,
    arithmetic: planned.from?.arithmetic ?? null,
    disclosed:
      isBorrower && file.disclosedNotary
        ? { kind: toNotaryKind(file.disclosedNotary.mode), fee: file.disclosedNotary.fee }
        : null,
    manualFee: isBorrower ? planned.manualFee : null,
    owners: file.regime === 'TX_50A6' ? await loadOwnerNoticeTimes(context, loan) : [],
    checklist: [...NOTARY_CHECKLIST[kind]],
    hours: { timeZone: zone, week: [...week], isOpen, opensAt },
    timeZone: await zoneOfHome(context, db, uuid),
    booking: booking ? toBookingReply(booking) : null,
    session: session?.papers === file.closingSet ? toSessionReply(session) : null,
    deviceCheck: device
      ? {
          camera: device.camera,
          microphone: device.microphone,
          network: device.network,
          at: device.checked_at.toISOString(),
        }
      : null,
    wetSigning: wet ? toWetSigningReply(wet) : null,
    signedAt: hasSignedDeed(file, party.person)
      ? ((await deedsSignedAt(db, uuid)).get(party.person)?.toISOString() ?? null)
      : null,
  };
}

async function loadOwnerNoticeTimes(context: Context, loan: OpenedLoan) {
  const { uuid } = loan;
  const facts = await factsOfTypes(context.db, uuid, ['NoticePosted']);
  const notices = new Map(ownerNotices(facts).map((one) => [one.person, one]));
  return (await loadSigningPeople(context, context.db, loan)).map(({ person, firstName }) => ({
    firstName,
    noticeHow: notices.get(person)?.how ?? null,
    noticeAt: notices.get(person)?.at ?? null,
  }));
}
