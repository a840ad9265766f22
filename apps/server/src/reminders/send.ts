import { hasMessage, textableFrom, TURNS, whoseTurn, type GateId } from '@lintel/domain';
import type { Context } from '../kernel/context.ts';
import type { BackgroundJob } from '../kernel/jobs/index.ts';
import { inLocale } from '../kernel/locale.ts';
import { readApplication, type ApplicationRow, loanNow } from '../loan-file/index.ts';
import { UndeliverableError } from '../vendors/index.ts';
import { buildMail, buildSms } from './message.ts';
import type { TurnTables } from './tables.ts';

type Row = TurnTables['turn_letter'] &
  Pick<TurnTables['turn'], 'application_uuid' | 'person' | 'gate' | 'ball' | 'over_at'>;

/**
 * Sends one message of a turn. If killed at any point it runs again: the port gets the same key, and what it accepted
 * once isn't sent again (decision 0024 for SMTP). A finished turn sends no message.
 */
export const sendTurn: BackgroundJob = async (key, context) => {
  const row = await findReminder(context, key);
  if (row?.state !== 'QUEUED') return;
  const application = await readApplication(context.db, row.application_uuid);
  if (!application) return markDone(context, key, 'OVER');
  return inLocale(application.locale, () => send(context, row, application));
};

async function send(context: Context, row: Row, application: ApplicationRow): Promise<void> {
  const { key } = row;
  const message = TURNS[row.gate as GateId];
  if (!hasMessage(message) || !isCurrent(row, application)) return markDone(context, key, 'OVER');
  const about = { application, gate: row.gate, person: row.person, message, number: row.number };
  if (row.channel === 'SMS') return sendSms(context, key, await buildSms(context, about));
  if (row.number === 0 && message.instead?.(application.projection)) return markDone(context, key, 'OVER');
  const mail = await buildMail(context, about);
  if (!mail) return markDone(context, key, 'OVER');
  try {
    await context.vendors.mail.send(mail, `turn:${key}`);
  } catch (error) {
    if (!(error instanceof UndeliverableError)) throw error;
    context.log.warn({ application: application.uuid, gate: row.gate }, 'an email address does not accept mail');
    return markDone(context, key, 'BOUNCED');
  }
  return markDone(context, key, 'SENT');
}

async function sendSms(context: Context, key: string, message: Awaited<ReturnType<typeof buildSms>>): Promise<void> {
  if (!message) return markDone(context, key, 'OVER');
  const now = (await loanNow(context, context.db)).getTime();
  const from = textableFrom(now, message.state);
  if (from > now) {
    await context.db
      .updateTable('turn_letter')
      .set({ state: 'WAITING', due_at: new Date(from), queued_at: null })
      .where('key', '=', key)
      .where('state', '=', 'QUEUED')
      .execute();
    return;
  }
  await context.vendors.sms.send(message.sms, `turn:${key}`);
  await markDone(context, key, 'SENT');
}

/** Whether it is still that person's turn, according to the projection and the turn's row. */
const isCurrent = ({ over_at: over, gate, person }: Row, { projection }: ApplicationRow): boolean =>
  over === null && whoseTurn(projection).some((turn) => turn.gate === gate && turn.person === person);

function findReminder({ db }: Context, key: string): Promise<Row | undefined> {
  return db
    .selectFrom('turn_letter')
    .innerJoin('turn', 'turn.uuid', 'turn_letter.turn_uuid')
    .selectAll('turn_letter')
    .select(['turn.application_uuid', 'turn.person', 'turn.gate', 'turn.ball', 'turn.over_at'])
    .where('turn_letter.key', '=', key)
    .executeTakeFirst();
}

async function markDone(context: Context, key: string, state: 'SENT' | 'OVER' | 'BOUNCED'): Promise<void> {
  await context.db
    .updateTable('turn_letter')
    .set({ state, done_at: await loanNow(context, context.db) })
    .where('key', '=', key)
    .where('state', '=', 'QUEUED')
    .execute();
}
