import type { Context } from '../../kernel/context.ts';
import { refuse, type RecordMeta } from '../../kernel/http/index.ts';
import { type ApplicationRow, record } from '../../loan-file/index.ts';
import { askVendorNow, bookingAnswer, type Slot } from '../../vendors/index.ts';
import { changeOrder, findValuationOrder } from './orders.ts';

/** Agrees a time with the appraiser; the loan's row is held while it is noted, and nothing is recorded. */
export async function bookVisit(context: Context, loan: ApplicationRow, slotId: string, by: RecordMeta): Promise<void> {
  const order = await findValuationOrder(context.vault, context.db, loan.uuid, 'ONSITE_APPRAISAL');
  const slot = order?.slots.find((one) => one.slotId === slotId);
  if (!order?.person || !slot) return refuse('slot-taken');
  // The time that stands is asked for no second time.
  if (order.visit?.from === slot.from) return;
  const booked = await ask(context, loan, { slot, person: order.person }, order.visit ? `${order.visit.from}>` : '');
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

/** Coming back to a time that was left is another question: its key says from where. */
async function ask(context: Context, loan: ApplicationRow, request: { slot: Slot; person: string }, from: string) {
  return askVendorNow(context, loan, {
    kind: 'valuation',
    op: 'valuation.book',
    key: `${loan.uuid}:visit:${from}${request.slot.slotId}`,
    attempt: 1,
    schema: bookingAnswer,
    ask: (meta) => context.vendors.valuation.book(request, meta),
    partner: 'The appraiser',
  });
}
