import { findBrand } from '@lintel/brands';
import { parseTextReply, formatPhone, phoneDigits } from '@lintel/domain';
import * as z from 'zod/mini';
import { recordTextReply } from '../features/comms-prefs/index.ts';
import { accountsOfPhone } from '../identity/index.ts';
import type { Context } from '../kernel/context.ts';
import { inLocale } from '../kernel/locale.ts';
import { loadApplications, loanNow, readLocale } from '../loan-file/index.ts';
import type { Webhook, Webhooks } from '../vendors/index.ts';
import { TEXT_ANSWERS } from './words.ts';

const received = z.object({ from: z.string(), text: z.string() });

/**
 * A text message from a person, such as STOP. Its phone number identifies the loan: the owner's newest one at this
 * lender.
 */
const textReceived: Webhook = {
  async find(context, trx, { data, organisation }) {
    const phone = phoneDigits(received.safeParse(data).data?.from ?? '');
    const [person] = phone === undefined ? [] : await accountsOfPhone(context, trx, organisation, phone);
    return person === undefined ? null : ((await loadApplications(trx, person, organisation))[0]?.uuid ?? null);
  },
  async handle({ data, organisation, uuid, eventId }, context) {
    const { from, text } = received.parse(data);
    const [asked, phone, brand] = [parseTextReply(text), phoneDigits(from), findBrand(organisation)];
    if (asked === null || phone === undefined || !brand)
      return context.log.info({ application: uuid, event: eventId }, 'a text with no known keyword');
    if (asked !== 'HELP')
      await recordTextReply(context.db, await accountsOfPhone(context, context.db, organisation, phone), asked);
    const locale = await readLocale(context.db, uuid);
    const answer = inLocale(locale, () => TEXT_ANSWERS[asked](brand.name.display, formatPhone(brand.support.phone)));
    await context.vendors.sms.send(
      { to: phone, text: answer, locale, template: `text.${asked.toLowerCase()}`, organisation, applicationUuid: uuid },
      `text:${eventId}`,
    );
  },
};

/** An email of a turn that bounced after it was accepted. The reference is the key under which it was sent. */
const mailBounced: Webhook = {
  async find(_context, trx, { reference }) {
    const row = await trx
      .selectFrom('turn_letter')
      .innerJoin('turn', 'turn.uuid', 'turn_letter.turn_uuid')
      .select('turn.application_uuid')
      .where('turn_letter.key', '=', keyIn(reference))
      .executeTakeFirst();
    return row?.application_uuid ?? null;
  },
  async handle({ reference }, context: Context) {
    await context.db
      .updateTable('turn_letter')
      .set({ state: 'BOUNCED', done_at: await loanNow(context, context.db) })
      .where('key', '=', keyIn(reference))
      .where('state', 'in', ['QUEUED', 'SENT'])
      .execute();
  },
};

const keyIn = (reference: string): string => reference.replace(/^turn:/, '');

/** The reports of the text and email vendors that concern messages about turns. */
export const turnWebhooks: Webhooks = { sms: { received: textReceived }, mail: { bounced: mailBounced } };
