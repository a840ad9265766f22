import type { HandlerReply, listNotifications } from '@lintel/contract';
import { conditionTitle, conditionWhy, gateName, getGate, hasMessage, TURNS, type GateId } from '@lintel/domain';
import { loadOwnConditions, toConditionReply } from '../features/conditions/index.ts';
import type { Context } from '../kernel/context.ts';
import type { OpenedLoan } from '../kernel/http/index.ts';
import { loanNow } from '../loan-file/index.ts';
import { toReader } from '../records/document-store/index.ts';
import { explainApplication, loadTurns, type NotifiedTurn } from '../reminders/index.ts';
import { DONE_SINCE } from './words.ts';

type Notification = HandlerReply<typeof listNotifications>[number];
type NotificationContent = Omit<Notification, 'isUnread'>;

/** Gates at which a person must answer conditions. Each condition is a notification, so their turns are left out. */
const CONDITION_GATES: ReadonlySet<string> = new Set(['hold-borrower', 'closing-conditions-borrower']);

/**
 * Returns a person's notifications about a loan, newest first: the turns that they were told of, and the conditions
 * that they must answer, in the words of the to-do list.
 */
export async function loadNotifications(context: Context, loan: OpenedLoan, identity: string): Promise<Notification[]> {
  const [turns, conditions] = [
    await buildTurnNotifications(context, loan),
    await buildConditionNotifications(context, loan),
  ];
  const read = new Set(
    (await context.db.selectFrom('notification_read').select('id').where('identity_uuid', '=', identity).execute()).map(
      (row) => row.id,
    ),
  );
  // A finished turn asks for nothing.
  const all = [...turns, ...conditions].map((one) => ({
    ...one,
    isUnread: one.location !== null && !read.has(one.id),
  }));
  return all.toSorted((one, other) => other.timestamp.localeCompare(one.timestamp));
}

/** Marks this loan's notifications as read. Returns how many are unread after that. */
export async function markRead(
  context: Context,
  loan: OpenedLoan,
  identity: string,
  ids: readonly string[],
): Promise<{ unread: number }> {
  const known = await loadNotifications(context, loan, identity);
  const unread = known.filter((one) => one.isUnread);
  const now = unread.filter((one) => ids.includes(one.id));
  if (now.length > 0) {
    const at = await loanNow(context, context.db);
    const rows = now.map(({ id }) => ({ identity_uuid: identity, id, read_at: at }));
    await context.db
      .insertInto('notification_read')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  return { unread: unread.length - now.length };
}

async function buildTurnNotifications(context: Context, loan: OpenedLoan): Promise<NotificationContent[]> {
  const turns = (await loadTurns(context.db, loan.uuid, toReader(loan).audience)).filter(
    ({ gate }) => !CONDITION_GATES.has(gate),
  );
  return Promise.all(turns.map((turn) => buildTurnNotification(context, loan, turn)));
}

async function buildTurnNotification(
  context: Context,
  loan: OpenedLoan,
  { uuid, gate, cameAt, isOver }: NotifiedTurn,
): Promise<NotificationContent> {
  const message = TURNS[gate as GateId];
  const title = hasMessage(message) ? message.subject : '';
  const timestamp = cameAt.toISOString();
  if (isOver) return { id: uuid, title, body: DONE_SINCE(gateName(gate as GateId)), timestamp, location: null };
  const { text, ask } = await explainApplication(context, loan);
  const body =
    hasMessage(message) && message.body !== undefined
      ? message.body
      : [text, ask].filter((part) => part !== null).join(' ');
  return {
    id: uuid,
    title,
    body,
    timestamp,
    location: gate === 'complete' ? 'complete' : (getGate(gate as GateId).screen ?? ''),
  };
}

async function buildConditionNotifications(context: Context, loan: OpenedLoan): Promise<NotificationContent[]> {
  const open = (await loadOwnConditions(context.db, loan, toReader(loan))).filter(
    ({ condition }) => condition.state === 'OPEN',
  );
  return open.map((one) => {
    const { id, category, asked, count, created } = one.condition;
    return {
      id: `${loan.uuid}.${id}`,
      title: conditionTitle(category, { id, count, documents: asked }),
      body: conditionWhy(category, id),
      timestamp: created,
      location: toConditionReply(loan, one).location,
    };
  });
}
