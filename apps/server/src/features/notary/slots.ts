import type { HandlerReply, readNotarySlots, Request } from '@lintel/contract';
import { calendarDay, startOfDay } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { OpenedLoan } from '../../kernel/http/index.ts';
import { DAY_MS } from '../../kernel/time.ts';
import { loanNow } from '../../loan-file/index.ts';
import { loadHome, zoneOfHome } from '../../records/home/index.ts';
import { loadNotaryPlan } from '../../records/notary-plan/index.ts';
import { refuseIfUnavailable, slots } from '../../vendors/index.ts';
import { toMeeting, findOffice, parsePlatformReply } from './offices.ts';
import { toNotaryKind } from './shapes.ts';
import { filterUnbooked } from './store.ts';
import { PLATFORM } from './words.ts';

const USUAL_DAYS = 7;
const MAX_DAYS = 31;

const dayLater = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** Returns the notary platform's free times that none of our signers has booked, from the first possible day on. */
export async function loadFreeSlots(
  context: Context,
  loan: OpenedLoan,
  query: Request<typeof readNotarySlots>['query'],
): Promise<HandlerReply<typeof readNotarySlots>> {
  const { db } = context;
  const planned = await loadNotaryPlan(context, db, loan);
  const zone = await zoneOfHome(context, db, loan.uuid);
  const now = await loanNow(context, db);
  const today = calendarDay(now.toISOString(), zone);
  const earliest = planned.from && planned.from.on > today ? planned.from.on : today;
  const from = query.from && query.from > earliest ? query.from : earliest;
  const to = [query.to ?? dayLater(from, USUAL_DAYS - 1), dayLater(from, MAX_DAYS - 1)].toSorted()[0] ?? from;
  if (to < from) return [];
  const kind = query.kind ?? toNotaryKind(planned.mode);
  const office = query.officeId ? await findOffice(context, loan.organisation, query.officeId) : undefined;
  if (query.officeId && !office) return [];
  const { address } = await loadHome(context, db, loan.uuid);
  const answer = await refuseIfUnavailable(PLATFORM.name, async () =>
    parsePlatformReply(
      slots,
      await context.vendors.notary.slots(
        { kind, from, to, zone, zip: address.zip, officeId: office?.officeId ?? null },
        { organization: loan.organisation },
      ),
    ),
  );
  const notBefore = [now.toISOString(), planned.from?.at ?? '', startOfDay(from, zone)].toSorted().at(-1) ?? '';
  const later = answer.filter((slot) => new Date(slot.startsAt).toISOString() >= notBefore);
  const free = await filterUnbooked(
    db,
    later.map((slot) => slot.slotId),
  );
  return later
    .filter((slot) => free.has(slot.slotId))
    .map((slot) => ({ ...slot, kind, place: office ? toMeeting(office) : null }));
}
