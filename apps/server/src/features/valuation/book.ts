import type { Context } from '../../kernel/context.ts';
import { refuse, type RecordMeta } from '../../kernel/http/index.ts';
import { type ApplicationRow, record } from '../../loan-file/index.ts';
import { askVendorNow, bookingAnswer, type Slot } from '../../vendors/index.ts';
import { changeOrder, findValuationOrder } from './orders.ts';
import { VISIT } from './words.ts';

/**
 * Books the time of the appraiser's visit that the borrower chose. The loan's row is locked while it is saved, and no
 * fact is recorded.
 */
export async function bookVisit(context: Context, loan: ApplicationRow, slotId: string, by: RecordMeta): Promise<void> {
  const order = await findValuationOrder(context.vault, context.db, loan.uuid, 'ONSITE_APPRAISAL');
  const slot = order?.slots.find((one) => one.slotId === slotId);
  if (!order?.person || !slot) return refuse('slot-taken');
  // The current time isn't requested again.
  if (order.visit?.from === slot.from) return;
  const booked = await requestBooking(
    context,
    loan,
    { slot, person: order.person },
    order.visit ? `${order.visit.from}>` : '',
  );
  await record(
    context,
    loan.uuid,
    async ({ trx }) => {
      const present = await findValuationOrder(context.vault, trx, loan.uuid, 'ONSITE_APPRAISAL');
      if (!present) return [];
      await changeOrder(
        context.vault,
        trx,
        present,
        booked.outcome === 'BOOKED'
          ? { visit: booked.visit }
          : { slots: present.slots.filter((one) => one.slotId !== slotId) },
      );
      return [];
    },
    by,
  );
  if (booked.outcome === 'TAKEN') refuse('slot-taken');
}

/** Asks for a time. The key contains the previous time, so that returning to an earlier one is a new request. */
async function requestBooking(
  context: Context,
  loan: ApplicationRow,
  request: { slot: Slot; person: string },
  from: string,
) {
  return askVendorNow(context, loan, {
    kind: 'valuation',
    op: 'valuation.book',
    key: `${loan.uuid}:visit:${from}${request.slot.slotId}`,
    attempt: 1,
    schema: bookingAnswer,
    ask: (meta) => context.vendors.valuation.book(request, meta),
    partner: VISIT.partner,
  });
}
