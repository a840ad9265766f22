import type { AnswerOf, listApplications, listReviews, Request } from '@lintel/contract';
import { ATTORNEY_TASKS, fileQuery, seesAssignedAlone, type FileQuery, tasksFor, type LoanFile, type SearchToken } from '@lintel/domain';
import type { ExpressionBuilder } from 'kysely';
import type { Context } from '../context.ts';
import type { Database } from '../db/schema.ts';
import { hashesOf } from '../file-index/hashes.ts';
import { ownFiles } from '../file-index/own-files.ts';
import { cursorAfter, pageSize, placeOf, type Place } from '../http/cursor.ts';
import { refuse } from '../http/errors.ts';
import type { Caller } from '../identity/sessions.ts';
import { loanNow } from '../loan-file/clock.ts';
import { gatesOf, taskText, taskTitle, type Ball } from './ball.ts';
import { shapedRows, type StoredRow } from './rows.ts';

type Files = Request<typeof listApplications>['query'];
type Reviews = Request<typeof listReviews>['query'];

/** Files with who has them, those of one lender. */
const filesOf = (context: Context, organisation: string) =>
  context.db
    .selectFrom('application')
    .leftJoin('application_detail', 'application_detail.application_uuid', 'application.uuid')
    .leftJoin('desk_assignment', 'desk_assignment.application_uuid', 'application.uuid')
    .leftJoin('staff', 'staff.identity_uuid', 'desk_assignment.staff_uuid')
    .select([
      'application.uuid', 'application.loan_number', 'application.status', 'application.gate', 'application.gate_since', 'application.created_at', 'application.active',
      'application_detail.profile_ref', 'desk_assignment.staff_uuid', 'staff.name as staff_name',
    ])
    .where('application.organisation', '=', organisation);

/** The files of the lender, the one that waits longest at its step first. Closed ones only when they are asked for; those of the caller's own people never. */
export async function filesPage(context: Context, caller: Caller, asked: Files): Promise<AnswerOf<typeof listApplications>> {
  if (asked.org != null && asked.org !== caller.organisation) return refuse('choice-unknown');
  const most = pageSize(asked.limit);
  const words = asked.q?.trim() ?? '';
  const now = (await loanNow(context, context.db)).toISOString();
  const wanted = words === '' ? undefined : fileQuery(words);
  if (wanted === null) return { items: [], nextCursor: null, now };
  const rows = await queryOf(context, caller, asked, wanted, await ownFiles(context, caller)).limit(most + 1).execute();
  return { items: await shapedRows(context, rows.slice(0, most)), nextCursor: rows.length > most ? cursorOf(rows[most - 1]) : null, now };
}

const cursorOf = (row: StoredRow | undefined): string | null => (row ? cursorAfter({ at: row.gate_since, uuid: row.uuid }) : null);

function queryOf(context: Context, caller: Caller, asked: Files, wanted: FileQuery | undefined, own: readonly string[]) {
  let query = withoutOwn(filesOf(context, caller.organisation), own).orderBy('application.gate_since').orderBy('application.uuid');
  const after = placeOf(asked.cursor);
  if (after) query = query.where((set) => set.or([set('application.gate_since', '>', after.at), set.and([set('application.gate_since', '=', after.at), set('application.uuid', '>', after.uuid)])]));
  if (asked.status != null) query = query.where('application.status', '=', asked.status);
  else if (wanted === undefined) query = query.where('application.active', '=', true);
  if (asked.owner != null) query = query.where('application.gate', 'in', gatesOf(asked.owner));
  if (asked.waitingSince != null) query = query.where('application.gate_since', '<=', new Date(asked.waitingSince));
  if (wanted) query = query.where((set) => set.or([...numberIs(set, wanted), ...tokensAre(context, caller, set, wanted)]));
  const staff = assigneeOf(caller, asked.assignee);
  if (staff === null) query = query.where('desk_assignment.staff_uuid', 'is', null);
  else if (staff !== undefined) query = query.where('desk_assignment.staff_uuid', '=', staff);
  return query;
}

type Where = ExpressionBuilder<Database, 'application'>;

const numberIs = (set: Where, { loanNumber }: FileQuery) => (loanNumber === null ? [] : [set('application.loan_number', '=', loanNumber)]);

/** A token of each group, by its hash: nothing is opened. */
function tokensAre(context: Context, { organisation }: Caller, set: Where, { groups }: FileQuery) {
  const has = (group: readonly SearchToken[]) => set('application.uuid', 'in', set.selectFrom('file_token').select('file_token.application_uuid').where('file_token.hash', 'in', hashesOf(context, organisation, group)));
  return groups.length === 0 ? [] : [set.and(groups.map(has))];
}

/** Nobody at the console sees a file of their own people, not even in a list. */
function withoutOwn<Q extends ReturnType<typeof filesOf>>(query: Q, own: readonly string[]): Q {
  return own.length === 0 ? query : (query.where('application.uuid', 'not in', [...own]) as Q);
}

/** Undefined: anybody; null: nobody yet. */
const assigneeOf = (caller: Caller, asked: string | null | undefined): string | null | undefined =>
  asked == null ? undefined : asked === 'NOBODY' ? null : asked === 'ME' ? caller.identityUuid : asked;

/** What waits for a person, oldest first; for somebody who sees assigned files alone, what waits for their opinion. */
export async function reviewsPage(context: Context, caller: Caller, asked: Reviews): Promise<AnswerOf<typeof listReviews>> {
  const most = pageSize(asked.limit);
  const now = await loanNow(context, context.db);
  const own = await ownFiles(context, caller);
  const rows = await tasksOf(context, caller, asked, placeOf(asked.cursor), own).limit(most + 1).execute();
  const shown = rows.slice(0, most);
  const files = await shapedRows(context, shown);
  const items = shown.flatMap((row, index) => {
    const application = files[index];
    return application ? [{ ...taskShape(row, row.projection, now), application }] : [];
  });
  const last = rows.length > most ? shown.at(-1) : undefined;
  return { items, nextCursor: last ? cursorAfter({ at: last.opened_at, uuid: last.task_uuid }) : null, now: now.toISOString(), counts: await countsOf(context, caller, asked, now) };
}

function tasksOf(context: Context, caller: Caller, asked: Reviews, after: Place | null, own: readonly string[]) {
  let query = withoutOwn(filesOf(context, caller.organisation), own)
    .innerJoin('desk_task', 'desk_task.application_uuid', 'application.uuid')
    .select(['desk_task.uuid as task_uuid', 'desk_task.kind', 'desk_task.gate as task_gate', 'desk_task.subject', 'desk_task.opened_at', 'desk_task.due_at', 'application.projection'])
    .where('desk_task.closed_at', 'is', null)
    .orderBy('desk_task.opened_at')
    .orderBy('desk_task.uuid');
  if (after) query = query.where((set) => set.or([set('desk_task.opened_at', '>', after.at), set.and([set('desk_task.opened_at', '=', after.at), set('desk_task.uuid', '>', after.uuid)])]));
  if (asked.kind != null) query = query.where('desk_task.kind', '=', asked.kind);
  if (asked.doable != null) query = query.where('desk_task.gate', 'in', ['', ...tasksFor(caller.permissions)]);
  if (asked.gate != null) query = query.where('desk_task.gate', '=', asked.gate);
  if (seesAssignedAlone(caller.permissions)) query = query.where('desk_task.gate', 'in', [...ATTORNEY_TASKS]).where('desk_assignment.staff_uuid', '=', caller.identityUuid);
  if (asked.dueBefore != null) query = query.where('desk_task.due_at', '<', new Date(asked.dueBefore));
  const staff = assigneeOf(caller, asked.assignee);
  if (staff === null) return query.where('desk_assignment.staff_uuid', 'is', null);
  return staff === undefined ? query : query.where('desk_assignment.staff_uuid', '=', staff);
}

export interface StoredTask {
  readonly task_uuid: string;
  readonly kind: 'GATE' | 'CONDITION' | 'TASK';
  readonly task_gate: string;
  readonly subject: string | null;
  readonly opened_at: Date;
  readonly due_at: Date;
}

export function taskShape(task: StoredTask, file: LoanFile, now: Date) {
  return {
    taskUuid: task.task_uuid,
    kind: task.kind,
    gate: task.task_gate,
    title: taskTitle(task.task_gate),
    text: taskText(task.task_gate, file),
    subject: task.subject,
    since: task.opened_at.toISOString(),
    dueAt: task.due_at.toISOString(),
    isLate: task.due_at < now,
  };
}

const WEEK = 7 * 86_400_000;

async function countsOf(context: Context, { organisation, identityUuid, permissions }: Caller, { doable }: Reviews, now: Date): Promise<AnswerOf<typeof listReviews>['counts']> {
  const { db } = context;
  const tasks = () => db.selectFrom('desk_task').select((set) => set.fn.countAll<string | number>().as('n')).where('desk_task.organisation', '=', organisation);
  const given = tasks().innerJoin('desk_assignment', 'desk_assignment.application_uuid', 'desk_task.application_uuid').where('closed_at', 'is', null).where('desk_assignment.staff_uuid', '=', identityUuid);
  if (seesAssignedAlone(permissions)) {
    const n = Number((await given.where('desk_task.gate', 'in', [...ATTORNEY_TASKS]).executeTakeFirstOrThrow()).n);
    return { needsPerson: n, mine: n, withBorrower: 0, withVendor: 0, closedThisWeek: 0 };
  }
  const openTasks = tasks().where('closed_at', 'is', null);
  const open = await (doable == null ? openTasks : openTasks.where('desk_task.gate', 'in', ['', ...tasksFor(permissions)])).executeTakeFirstOrThrow();
  const mine = await given.executeTakeFirstOrThrow();
  const closed = await tasks().where('closed_at', '>', new Date(now.getTime() - WEEK)).executeTakeFirstOrThrow();
  const withBall = async (ball: Ball): Promise<number> => {
    const row = await db.selectFrom('application').select((set) => set.fn.countAll<string | number>().as('n')).where('organisation', '=', organisation).where('active', '=', true).where('gate', 'in', gatesOf(ball)).executeTakeFirstOrThrow();
    return Number(row.n);
  };
  return { needsPerson: Number(open.n), mine: Number(mine.n), withBorrower: await withBall('BORROWER'), withVendor: await withBall('VENDOR'), closedThisWeek: Number(closed.n) };
}
