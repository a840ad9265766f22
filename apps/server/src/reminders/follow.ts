import { randomUUID } from 'node:crypto';
import {
  asksForMore,
  BORROWER,
  currentGate,
  firstMessageAt,
  isSameTurn,
  remindersAt,
  whoseTurn,
  type WhoseTurn,
} from '@lintel/domain';
import type { Context, Trx } from '../kernel/context.ts';
import { type LoanChange, type ChangeListener, lastActOfBorrower } from '../loan-file/index.ts';
import type { TurnTables } from './tables.ts';

const isSameTurns = (one: readonly WhoseTurn[], other: readonly WhoseTurn[]): boolean =>
  one.length === other.length && one.every((turn) => other.some((known) => isSameTurn(turn, known)));

/**
 * Runs in the transaction of every change of a file: ends turns that are over with their messages, and creates the
 * messages of new turns, each once under its key.
 */
export const syncTurnsAfterChange: ChangeListener = async ({ before, file, ...moved }, context) => {
  const now = whoseTurn(file);
  if (isSameTurns(whoseTurn(before), now)) return;
  // A signer who accepts while the gate is open already sees that it is their turn.
  const isSameGate = currentGate(before)?.id === currentGate(file)?.id;
  await syncTurns(context, now, moved, {
    isAnew: (gate) => asksForMore(before, file, gate),
    isOwnAct: ({ person }) =>
      person === BORROWER ? moved.actor.kind === 'borrower' : isSameGate && moved.actor.kind === 'signer',
  });
};

interface FollowOptions {
  /** Whether another attempt of the same gate is another turn. */
  readonly isAnew: (gate: string) => boolean;
  /** Whether the person's own act made it their turn. */
  readonly isOwnAct: (turn: WhoseTurn) => boolean;
}

/** Updates the turns of a file to those that are due now, also of a file that a version without turns wrote. */
export async function syncTurns(
  context: Context,
  now: readonly WhoseTurn[],
  moved: Omit<LoanChange, 'before' | 'file'>,
  { isAnew, isOwnAct }: FollowOptions = { isAnew: () => true, isOwnAct: () => false },
): Promise<void> {
  const { uuid, trx, at, actor } = moved;
  const rows = await trx
    .selectFrom('turn')
    .select(['uuid', 'gate', 'person', 'ball'])
    .where('application_uuid', '=', uuid)
    .where('over_at', 'is', null)
    .execute();
  const isContinuedBy = (row: (typeof rows)[number]) => (turn: WhoseTurn) =>
    isSameTurn(turn, row) || (turn.gate === row.gate && turn.person === row.person && !isAnew(turn.gate));
  const over = rows.filter((row) => !now.some(isContinuedBy(row))).map((row) => row.uuid);
  if (over.length > 0) await endTurns(trx, over, at);
  for (const turn of now) {
    const row = rows.find((one) => isContinuedBy(one)(turn));
    if (row)
      await trx
        .updateTable('turn')
        .set({ ball: turn.ball })
        .where('uuid', '=', row.uuid)
        .where('ball', '!=', turn.ball)
        .execute();
    else
      await beginTurn(context, {
        uuid,
        trx,
        at,
        turn,
        isOwnAct: isOwnAct(turn),
        isSystemChange: actor.kind === 'worker' || actor.kind === 'server',
      });
  }
}

async function endTurns(trx: Trx, turns: readonly string[], at: Date): Promise<void> {
  await trx.updateTable('turn').set({ over_at: at }).where('uuid', 'in', turns).execute();
  // A queued message checks again before it is sent.
  await trx
    .updateTable('turn_letter')
    .set({ state: 'OVER', done_at: at })
    .where('turn_uuid', 'in', turns)
    .where('state', '=', 'WAITING')
    .execute();
}

interface BegunTurn {
  readonly uuid: string;
  readonly trx: Trx;
  readonly at: Date;
  readonly turn: WhoseTurn;
  readonly isOwnAct: boolean;
  readonly isSystemChange: boolean;
}

/** Creates a turn and its messages: the first one and the reminders. */
async function beginTurn(context: Context, begun: BegunTurn): Promise<void> {
  const {
    uuid,
    trx,
    at,
    turn: { gate, person, ball, message },
    isOwnAct,
    isSystemChange,
  } = begun;
  const id = randomUUID();
  const key = [uuid, gate, ball, ...(person === BORROWER ? [] : [person])].join(':');
  const row = { uuid: id, key, application_uuid: uuid, person, gate, ball, came_at: at, over_at: null };
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('turn')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst();
  if (Number(numInsertedOrUpdatedRows ?? 0n) === 0) return resumeTurn(trx, key, at);
  const actedAt = person === BORROWER ? ((await lastActOfBorrower(trx, uuid))?.getTime() ?? null) : null;
  const first = firstMessageAt(message, {
    at: at.getTime(),
    isOwnAct,
    isSystemChange,
    actedAt,
    lastMessageAt: await findLastReminder(trx, row),
  });
  const channels = message.sms === null ? (['MAIL'] as const) : (['MAIL', 'SMS'] as const);
  const letters = [first, ...remindersAt(message, at.getTime())].flatMap((due, number) =>
    due === null
      ? []
      : channels.map((channel) => buildReminder({ key, turn: id, number, channel, due: new Date(due), at })),
  );
  if (letters.length > 0) await trx.insertInto('turn_letter').values(letters).execute();
  for (const letter of letters)
    if (letter.state === 'QUEUED') await context.jobs.queueBackgroundJob(trx, 'send-turn', letter.key);
}

function buildReminder({
  key,
  turn,
  number,
  channel,
  due,
  at,
}: {
  key: string;
  turn: string;
  number: number;
  channel: 'MAIL' | 'SMS';
  due: Date;
  at: Date;
}): TurnTables['turn_letter'] {
  const isNow = due <= at;
  return {
    key: `${key}:${number}:${channel.toLowerCase()}`,
    turn_uuid: turn,
    number,
    channel,
    state: isNow ? 'QUEUED' : 'WAITING',
    due_at: due,
    queued_at: isNow ? at : null,
    done_at: null,
  };
}

/**
 * Resumes the same turn after something that took precedence went away: no first message, only the remaining reminders.
 */
async function resumeTurn(trx: Trx, key: string, at: Date): Promise<void> {
  const { uuid } = await trx
    .updateTable('turn')
    .set({ over_at: null })
    .where('key', '=', key)
    .returning('uuid')
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('turn_letter')
    .set({ state: 'WAITING', done_at: null })
    .where('turn_uuid', '=', uuid)
    .where('state', '=', 'OVER')
    .where('number', '>', 0)
    .where('due_at', '>', at)
    .execute();
}

/** Returns when the first message of another turn of this person at this gate was due. */
async function findLastReminder(
  trx: Trx,
  { application_uuid: uuid, gate, person, uuid: own }: TurnTables['turn'],
): Promise<number | null> {
  const row = await trx
    .selectFrom('turn_letter')
    .innerJoin('turn', 'turn.uuid', 'turn_letter.turn_uuid')
    .select('turn_letter.due_at')
    .where('turn.application_uuid', '=', uuid)
    .where('turn.gate', '=', gate)
    .where('turn.person', '=', person)
    .where('turn.uuid', '!=', own)
    .where('turn_letter.number', '=', 0)
    .where('turn_letter.state', 'in', ['QUEUED', 'SENT'])
    .orderBy('turn_letter.due_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.due_at.getTime() ?? null;
}
