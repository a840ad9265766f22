import { isCurrentClosingSet, isUuid } from '@lintel/domain';
import * as z from 'zod/mini';
import type { Executor } from '../../kernel/db/index.ts';
import { loanNow } from '../../loan-file/index.ts';
import { deliverEvent, type Webhook } from '../../vendors/index.ts';
import { buildBookedFact } from './book.ts';
import { loadBooking, moveBooking } from './store.ts';

const moved = z.object({ at: z.iso.datetime({ offset: true }) });

const findBooking = (trx: Executor, reference: string) =>
  isUuid(reference)
    ? trx
        .selectFrom('notary_booking')
        .select(['uuid', 'application_uuid', 'person'])
        .where('uuid', '=', reference)
        .executeTakeFirst()
    : undefined;

/**
 * Handles the notary platform's event `booked`: the notary and the signer agreed on another time, for example by phone.
 * The reference is our booking's ID.
 */
export const bookedWebhook: Webhook = {
  find: async (_context, trx, { reference }) => (await findBooking(trx, reference))?.application_uuid ?? null,
  async handle(event, context) {
    const read = moved.safeParse(event.data);
    const row = await findBooking(context.db, event.reference);
    if (!read.success || !row)
      return context.log.warn(
        { application: event.uuid, event: event.eventId },
        'a notary event has an unexpected shape',
      );
    const at = new Date(read.data.at);
    await deliverEvent(context, event, async ({ trx, file }) => {
      const booking = await loadBooking(context.vault, trx, { uuid: event.uuid, person: row.person }, row.uuid);
      if (
        !booking ||
        booking.cancelled_at ||
        booking.starts_at.getTime() === at.getTime() ||
        !isCurrentClosingSet(file, file.notary?.closingSet)
      )
        return [];
      const endsAt = new Date(at.getTime() + booking.ends_at.getTime() - booking.starts_at.getTime());
      // A time agreed outside the slots occupies none of them.
      await moveBooking(context.vault, trx, booking, {
        slotId: `agreed|${booking.uuid}`,
        startsAt: at,
        endsAt,
        notary: booking.notary,
        at: await loanNow(context, trx),
      });
      return [
        buildBookedFact(
          file,
          row,
          booking.kind,
          booking.fee_cents === null ? null : booking.fee_cents / 100,
          booking.place,
          at.toISOString(),
        ),
      ];
    });
  },
};
