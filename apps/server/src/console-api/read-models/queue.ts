import type { HandlerReply, listApplications, listReviews, Request } from '@lintel/contract';
import {
  ATTORNEY_TASKS,
  fileQuery,
  seesOnlyAssigned,
  type FileQuery,
  tasksFor,
  type LoanFile,
  type WaitingOn,
} from '@lintel/domain';
import { expressionBuilder, sql, type ExpressionBuilder, type SelectQueryBuilder } from 'kysely';
import type { Context } from '../../kernel/context.ts';
import type { Database } from '../../kernel/db/index.ts';
import { type Caller, buildCursor, pageSize, parseCursor, refuse } from '../../kernel/http/index.ts';
import { loanNow, undecidedSubmittedAt } from '../../loan-file/index.ts';
import { hashTokens, findOwnFileIds } from '../../records/file-index/index.ts';
import { toPipelineRows, type StoredRow } from '../rows.ts';
import { getGatesWaitingOn, taskText, taskTitle } from '../waiting-on.ts';
import { firstEntries, isNotOwnEntry } from './first-entries.ts';

type Files = Request<typeof listApplications>['query'];
type Reviews = Request<typeof listReviews>['query'];

/** SQL: why an application ended. Canceled applications are indexed by it. */
const endedWhy = sql<string | null>`application.projection -> 'ended' ->> 'why'`;

/** Files with their assignees. */
const selectFiles = (context: Context) =>
  context.db
    .selectFrom('application')
    .leftJoin('application_detail', 'application_detail.application_uuid', 'application.uuid')
    .leftJoin('desk_assignment', 'desk_assignment.application_uuid', 'application.uuid')
    .leftJoin('staff', 'staff.identity_uuid', 'desk_assignment.staff_uuid')
    .select([
      'application.uuid',
      'application.loan_number',
      'application.status',
      'application.gate',
      'application.gate_since',
      'application.created_at',
      'application.active',
      'application_detail.profile_ref',
      'desk_assignment.staff_uuid',
      'staff.name as staff_name',
      undecidedSubmittedAt.as('submittedAt'),
      sql<LoanFile['submissions']>`(application.projection ->> 'submissions')::int`.as('submissions'),
      sql<LoanFile['ended']>`application.projection -> 'ended'`.as('ended'),
      sql<LoanFile['clocks']>`application.projection -> 'clocks'`.as('clocks'),
    ]);

/**
 * Returns a page of the lender's files, the one that waits longest at its step first. Closed ones only on request, and
 * never those in which the caller has an interest.
 */
export async function loadFilesPage(
  context: Context,
  caller: Caller,
  filters: Files,
): Promise<HandlerReply<typeof listApplications>> {
  if (filters.org != null && filters.org !== caller.organisation) return refuse('choice-unknown');
  const limit = pageSize(filters.limit);
  const words = filters.q?.trim() ?? '';
  const now = (await loanNow(context, context.db)).toISOString();
  const wanted = words === '' ? undefined : fileQuery(words);
  if (wanted === null) return { items: [], nextCursor: null, now };
  const page = firstFiles(context, caller, { filters, wanted, own: await findOwnFileIds(context, caller) }, limit + 1);
  const rows = await selectFiles(context)
    .innerJoin(page.as('page'), 'page.uuid', 'application.uuid')
    .orderBy('application.gate_since')
    .orderBy('application.uuid')
    .execute();
  return {
    items: await toPipelineRows(context, rows.slice(0, limit)),
    nextCursor: rows.length > limit ? toNextCursor(rows[limit - 1]) : null,
    now,
  };
}

const toNextCursor = (row: StoredRow | undefined): string | null =>
  row ? buildCursor({ at: row.gate_since, uuid: row.uuid }) : null;

interface WantedFiles {
  readonly filters: Files;
  readonly wanted: FileQuery | undefined;
  /** Files in which the caller has an interest. */
  readonly own: readonly string[];
}

/**
 * Returns the IDs of a page in index order. For an owner, reads the first files of each of their gates and then the
 * first of those.
 */
function firstFiles(context: Context, caller: Caller, query: WantedFiles, count: number) {
  const { filters, wanted } = query;
  const isOwned = (set: ApplicationExpression) =>
    filters.owner == null ? set.lit(true) : set('application.gate', 'in', getGatesWaitingOn(filters.owner));
  const isWanted = whereFile(caller, query);
  if (wanted) {
    return (
      context.db
        .selectFrom(selectFoundFiles(context, caller, wanted).as('found'))
        // A lateral join reads one by one, because an ordinary join may read every file of the lender.
        .innerJoinLateral(
          (set) =>
            set
              .selectFrom('application')
              .select(['application.uuid', 'application.gate_since'])
              .where(isWanted)
              .where(isOwned)
              .whereRef('application.uuid', '=', 'found.uuid')
              .limit(1)
              .as('first'),
          (join) => join.onTrue(),
        )
        .select(['first.uuid', 'first.gate_since'])
        .orderBy('first.gate_since')
        .orderBy('first.uuid')
        .limit(count)
    );
  }
  if (filters.owner == null || !isOpenOnly(query)) {
    const all = context.db
      .selectFrom('application')
      .select(['application.uuid', 'application.gate_since'])
      .where(isWanted);
    return inOrder(all.where(isOwned), count);
  }
  return context.db
    .selectFrom(listed(getGatesWaitingOn(filters.owner)))
    .innerJoinLateral(
      (set) =>
        inOrder(
          set
            .selectFrom('application')
            .select(['application.uuid', 'application.gate_since'])
            .where(isWanted)
            .whereRef('application.gate', '=', 'listed.gate'),
          count,
        ).as('first'),
      (join) => join.onTrue(),
    )
    .select(['first.uuid', 'first.gate_since'])
    .orderBy('first.gate_since')
    .orderBy('first.uuid')
    .limit(count);
}

const listed = (gates: readonly string[]) =>
  sql<{ gate: string }>`(select unnest(${[...gates]}::text[]) as gate)`.as<'listed'>('listed');

const inOrder = <DB extends Database, O>(
  query: SelectQueryBuilder<DB, 'application', O>,
  count: number,
): SelectQueryBuilder<DB, 'application', O> =>
  (query as SelectQueryBuilder<Database, 'application', O>)
    .orderBy('application.gate_since')
    .orderBy('application.uuid')
    .limit(count) as SelectQueryBuilder<DB, 'application', O>;

type ApplicationExpression = ExpressionBuilder<Database, 'application'>;

const isOpenOnly = ({ filters, wanted }: WantedFiles): boolean =>
  filters.status == null && filters.end == null && wanted === undefined;

function whereFile(caller: Caller, query: WantedFiles) {
  const { filters, own } = query;
  const after = parseCursor(filters.cursor);
  return (set: ApplicationExpression) => {
    const all = [set('application.organisation', '=', caller.organisation)];
    // Both conditions: the first tells the index where to start, the second leaves out what the last page had of that
    // instant.
    if (after)
      all.push(
        set('application.gate_since', '>=', after.at),
        set.or([set('application.gate_since', '>', after.at), set('application.uuid', '>', after.uuid)]),
      );
    if (filters.status != null) all.push(set('application.status', '=', filters.status));
    if (filters.end != null) all.push(set('application.status', '=', 'CANCELLED'), set(endedWhy, '=', filters.end));
    if (isOpenOnly(query)) all.push(set('application.active', '=', true));
    if (filters.waitingSince != null) all.push(set('application.gate_since', '<=', new Date(filters.waitingSince)));
    // Staff never see a file in which they have an interest, not even in a list.
    if (own.length > 0) all.push(set('application.uuid', 'not in', [...own]));
    const staff = toAssigneeFilter(caller, filters.assignee);
    if (staff !== undefined) all.push(assignedTo('application.uuid', staff));
    return set.and(all);
  };
}

/**
 * Returns files with this number, or with a token of each group, by hash: nothing is unsealed. Each part uses its own
 * index, which an OR wouldn't.
 */
function selectFoundFiles({ db, keys }: Context, { organisation }: Caller, { loanNumber, groups }: FileQuery) {
  const [first, ...others] = groups.map((group) =>
    db
      .selectFrom('file_token')
      .select('file_token.application_uuid as uuid')
      .distinct()
      .where('file_token.hash', 'in', hashTokens({ keys }, organisation, group)),
  );
  const named = others.reduce((found, group) => found?.intersect(group), first);
  const numbered = db
    .selectFrom('application')
    .select('application.uuid')
    .where('application.loan_number', '=', loanNumber);
  return loanNumber === null && named ? named : named ? numbered.union(named) : numbered;
}

/** SQL condition: a file is assigned to this colleague or, for null, to no one. */
function assignedTo(file: 'application.uuid' | 'desk_task.application_uuid', staff: string | null) {
  const set = expressionBuilder<Database, never>();
  const given = set
    .selectFrom('desk_assignment')
    .select('desk_assignment.application_uuid')
    .where('desk_assignment.application_uuid', '=', sql.ref<string>(file));
  return staff === null
    ? set.not(set.exists(given))
    : set.exists(given.where('desk_assignment.staff_uuid', '=', staff));
}

/** Undefined: anyone. Null: unassigned. */
const toAssigneeFilter = (caller: Caller, filters: string | null | undefined): string | null | undefined =>
  filters == null ? undefined : filters === 'NOBODY' ? null : filters === 'ME' ? caller.identityUuid : filters;

/**
 * Returns a page of staff tasks, oldest first, with counts. A person who sees only assigned files gets those that wait
 * for their opinion.
 */
export async function loadReviewsPage(
  context: Context,
  caller: Caller,
  filters: Reviews,
): Promise<HandlerReply<typeof listReviews>> {
  const limit = pageSize(filters.limit);
  const now = await loanNow(context, context.db);
  const own = await findOwnFileIds(context, caller);
  const rows = await selectTasks(context, caller, filters, own, limit + 1);
  const shown = rows.slice(0, limit);
  const files = await toPipelineRows(context, shown);
  const entries = await firstEntries(
    context.db,
    shown.map((row) => ({ ...row, application_uuid: row.uuid })),
  );
  const items = shown.flatMap((row, index) => {
    const application = files[index];
    return application
      ? [{ ...toTaskReply(row, row.projection, now), firstEntry: entries.get(row.task_uuid), application }]
      : [];
  });
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    items,
    nextCursor: last ? buildCursor({ at: last.opened_at, uuid: last.task_uuid }) : null,
    now: now.toISOString(),
    counts: await countReviews(context, caller, filters, now),
  };
}

function selectTasks(context: Context, caller: Caller, filters: Reviews, own: readonly string[], count: number) {
  const page = firstTasks(context, caller, filters, own, count).as('page');
  return selectFiles(context)
    .innerJoin(page, 'page.application_uuid', 'application.uuid')
    .select([
      'page.uuid as task_uuid',
      'page.kind',
      'page.gate as task_gate',
      'page.subject',
      'page.opened_at',
      'page.due_at',
      'application.projection',
    ])
    .orderBy('page.opened_at')
    .orderBy('page.uuid')
    .execute();
}

const TASK = [
  'desk_task.uuid',
  'desk_task.application_uuid',
  'desk_task.kind',
  'desk_task.gate',
  'desk_task.subject',
  'desk_task.opened_at',
  'desk_task.due_at',
] as const;

/**
 * Returns the tasks of a page in index order. For several gates, reads the first of each and then the first of those.
 */
function firstTasks(context: Context, caller: Caller, filters: Reviews, own: readonly string[], count: number) {
  const isWanted = whereTask(caller, filters, own);
  const gates = selectGates(caller, filters);
  const tasks = context.db
    .selectFrom('desk_task')
    .select(TASK)
    .where(isWanted)
    .orderBy('desk_task.opened_at')
    .orderBy('desk_task.uuid')
    .limit(count);
  if (gates === null) return tasks;
  return context.db
    .selectFrom(listed(gates))
    .innerJoinLateral(
      (set) =>
        set
          .selectFrom('desk_task')
          .select(TASK)
          .where(isWanted)
          .whereRef('desk_task.gate', '=', 'listed.gate')
          .orderBy('desk_task.opened_at')
          .orderBy('desk_task.uuid')
          .limit(count)
          .as('first'),
      (join) => join.onTrue(),
    )
    .selectAll('first')
    .orderBy('first.opened_at')
    .orderBy('first.uuid')
    .limit(count);
}

/** Returns the gates whose tasks are requested, or null for all. */
function selectGates({ permissions }: Caller, { doable, gate }: Reviews): readonly string[] | null {
  const sets = [
    doable == null ? null : ['', ...tasksFor(permissions)],
    gate == null ? null : [gate],
    seesOnlyAssigned(permissions) ? [...ATTORNEY_TASKS] : null,
  ].filter((one) => one !== null);
  const [first, ...others] = sets;
  return first
    ? [...new Set<string>(first)].filter((one) => others.every((other) => (other as readonly string[]).includes(one)))
    : null;
}

function whereTask(caller: Caller, filters: Reviews, own: readonly string[]) {
  const after = parseCursor(filters.cursor);
  return (set: ExpressionBuilder<Database, 'desk_task'>) => {
    const all = [set('desk_task.organisation', '=', caller.organisation), set('desk_task.closed_at', 'is', null)];
    if (after)
      all.push(
        set('desk_task.opened_at', '>=', after.at),
        set.or([set('desk_task.opened_at', '>', after.at), set('desk_task.uuid', '>', after.uuid)]),
      );
    if (filters.kind != null) all.push(set('desk_task.kind', '=', filters.kind));
    if (filters.dueBefore != null) all.push(set('desk_task.due_at', '<', new Date(filters.dueBefore)));
    if (own.length > 0) all.push(set('desk_task.application_uuid', 'not in', [...own]));
    if (filters.doable != null) all.push(isNotOwnEntry(set, caller.identityUuid));
    if (seesOnlyAssigned(caller.permissions)) all.push(assignedTo('desk_task.application_uuid', caller.identityUuid));
    const staff = toAssigneeFilter(caller, filters.assignee);
    if (staff !== undefined) all.push(assignedTo('desk_task.application_uuid', staff));
    return set.and(all);
  };
}

/** A row of the open tasks. */
export interface StoredTask {
  readonly task_uuid: string;
  readonly kind: 'GATE' | 'CONDITION' | 'TASK';
  readonly task_gate: string;
  readonly subject: string | null;
  readonly opened_at: Date;
  readonly due_at: Date;
}

/** Converts a task to the form in which the console shows it. */
export function toTaskReply(task: StoredTask, file: LoanFile, now: Date) {
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

async function countReviews(
  { db }: Context,
  { organisation, identityUuid, permissions }: Caller,
  { doable }: Reviews,
  now: Date,
): Promise<HandlerReply<typeof listReviews>['counts']> {
  const number = sql<string | number>`count(*)`.as('n');
  const tasks = db.selectFrom('desk_task').select(number).where('desk_task.organisation', '=', organisation);
  const open = tasks.where('desk_task.closed_at', 'is', null);
  const wanted =
    doable == null
      ? open
      : open
          .where('desk_task.gate', 'in', ['', ...tasksFor(permissions)])
          .where((set) => isNotOwnEntry(set, identityUuid));
  const mine = wanted
    .innerJoin('desk_assignment', 'desk_assignment.application_uuid', 'desk_task.application_uuid')
    .where('desk_assignment.staff_uuid', '=', identityUuid);
  if (seesOnlyAssigned(permissions)) {
    const n = Number((await mine.where('desk_task.gate', 'in', [...ATTORNEY_TASKS]).executeTakeFirstOrThrow()).n);
    return { needsPerson: n, mine: n, withBorrower: 0, withVendor: 0, closedThisWeek: 0 };
  }
  const countWaitingOn = (party: WaitingOn) =>
    db
      .selectFrom('application')
      .select(number)
      .where('organisation', '=', organisation)
      .where('active', '=', true)
      .where('gate', 'in', getGatesWaitingOn(party));
  const row = await db
    .selectNoFrom([
      wanted.as('needsPerson'),
      mine.as('mine'),
      countWaitingOn('BORROWER').as('withBorrower'),
      countWaitingOn('VENDOR').as('withVendor'),
      tasks.where('desk_task.closed_at', '>', new Date(now.getTime() - WEEK)).as('closedThisWeek'),
    ])
    .executeTakeFirstOrThrow();
  const { needsPerson, mine: given, withBorrower, withVendor, closedThisWeek } = row;
  return {
    needsPerson: Number(needsPerson),
    mine: Number(given),
    withBorrower: Number(withBorrower),
    withVendor: Number(withVendor),
    closedThisWeek: Number(closedThisWeek),
  };
}
