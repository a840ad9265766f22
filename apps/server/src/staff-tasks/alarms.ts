import { randomUUID } from 'node:crypto';
import {
  DECISION_ALARM_DAYS,
  MONEY_ALARM_DAYS,
  NOTICE_ALARM_DAYS,
  noticeDueAt,
  PAPERS_ALARM_MINUTES,
  STAFF_TASKS,
  staffTarget,
  type StaffTask,
} from '@lintel/domain';
import { sql } from 'kysely';
import { lettersWaiting } from '../bank/review.ts';
import type { Context } from '../context.ts';
import { differing, failedChecks, notPaid, toApprove, toRecall, type MoneyWaiting } from '../funding/waiting.ts';
import { signerIdsWaiting } from '../identity-verification/waiting.ts';
import { heldRecords } from '../income/holders.ts';
import { loanNow } from '../loan-file/clock.ts';
import { waitingEntries } from '../payoff/figures.ts';
import { lettersToRead } from '../payoff/letters.ts';
import { deedsByHand } from '../recording/deeds.ts';
import { openRescissions, type OpenRescission } from '../rescission/open.ts';
import { reportDue, reportsDue } from '../sanctions/reports.ts';
import { problemsWaiting } from '../signing/problems.ts';
import { bouncedTurns } from '../turns/bounced.ts';
import { callEmployers } from './tasks.ts';

const A_MINUTE = 60_000;
const A_DAY = 86_400_000;
/** Of one kind in one sweep; the next one goes on. */
const MOST = 500;
const NAMES = Object.keys(STAFF_TASKS) as StaffTask[];

/** Something that waits for a person and has no gate. */
interface Wanted {
  readonly uuid: string;
  readonly organisation: string;
  readonly subject: string;
  readonly dueAt: Date;
}

interface At {
  readonly context: Context;
  readonly now: Date;
  /** One file; without it all. */
  readonly uuid: string | undefined;
}

type Look = (at: At) => Promise<readonly Wanted[]>;

function files({ context, uuid }: At) {
  const all = context.db.selectFrom('application').select(['application.uuid', 'application.organisation']);
  return uuid === undefined ? all : all.where('application.uuid', '=', uuid);
}

const waitingMoney = (files: readonly MoneyWaiting[]): Wanted[] =>
  files.map(({ at, ...file }) => ({ ...file, dueAt: staffTarget(at) })).slice(0, MOST);

const decided30 = (from: Date) => new Date(noticeDueAt('ADVERSE_ACTION', from.toISOString()));

/** The last that an attorney said of the present papers is no. */
const objected = sql<boolean>`coalesce((
  select outcome = 'OBJECTED' from attorney_opinion where application_uuid = application.uuid and papers = (projection ->> 'papers')::int order by sequence desc limit 1), false)`;

/** Noon of a last day, Pacific. */
const noonOf = (day: string): Date => new Date(`${day}T20:00:00Z`);

const givingBack = (open: readonly OpenRescission[], kind: OpenRescission['kind']): Wanted[] =>
  open
    .filter((one) => one.kind === kind)
    .map(({ word, dueOn, ...file }) => ({ ...file, subject: word, dueAt: noonOf(dueOn) }))
    .slice(0, MOST);

/** What should be a task now, by its name. */
const LOOKS: Readonly<Record<StaffTask, Look>> = {
  async correction(at) {
    const rows = await files(at)
      .innerJoin('correction', 'correction.application_uuid', 'application.uuid')
      .select(['correction.uuid as subject', 'correction.asked_at'])
      .where('correction.state', '=', 'ASKED')
      .orderBy('correction.asked_at')
      .limit(MOST)
      .execute();
    return rows.map((row) => ({ ...row, dueAt: staffTarget(row.asked_at) }));
  },
  async reconsideration(at) {
    const rows = await files(at)
      .innerJoin('valuation_reconsideration as asked', 'asked.application_uuid', 'application.uuid')
      .select(['asked.uuid as subject', 'asked.asked_at'])
      .where('asked.state', '=', 'ASKED')
      .orderBy('asked.asked_at')
      .limit(MOST)
      .execute();
    return rows.map((row) => ({ ...row, dueAt: staffTarget(row.asked_at) }));
  },
  async 'income-record'({ context, uuid }) {
    const held = await heldRecords(context, uuid);
    return held
      .map(({ recordUuid, at, ...file }) => ({ ...file, subject: recordUuid, dueAt: staffTarget(at) }))
      .slice(0, MOST);
  },
  async 'payoff-letter'({ context, uuid }) {
    const letters = await lettersToRead(context.db, uuid);
    return letters
      .map(({ documentUuid, sentAt, ...file }) => ({ ...file, subject: documentUuid, dueAt: staffTarget(sentAt) }))
      .slice(0, MOST);
  },
  async 'payoff-entry'({ context, uuid }) {
    const entries = await waitingEntries(context.db, uuid);
    return entries
      .map(({ liabilityUuid, at, ...file }) => ({ ...file, subject: liabilityUuid, dueAt: staffTarget(at) }))
      .slice(0, MOST);
  },
  async 'bank-letter'({ context, uuid }) {
    const letters = await lettersWaiting(context.db, uuid);
    return letters
      .map(({ accountUuid, at, ...file }) => ({ ...file, subject: accountUuid, dueAt: staffTarget(at) }))
      .slice(0, MOST);
  },
  async 'signing-problem'({ context, uuid }) {
    const told = await problemsWaiting(context.db, uuid);
    return told
      .map(({ problemUuid, at, ...file }) => ({ ...file, subject: problemUuid, dueAt: staffTarget(at) }))
      .slice(0, MOST);
  },
  async 'signer-id'({ context, uuid }) {
    const waiting = await signerIdsWaiting(context.db, uuid);
    return waiting
      .map(({ person, at, ...file }) => ({ ...file, subject: person, dueAt: staffTarget(at) }))
      .slice(0, MOST);
  },
  async 'letter-to-post'(at) {
    // With a post office that takes letters over the wire one that waits longer than a day is looked at.
    const before = at.context.vendors.post.provider === 'desk' ? at.now : new Date(at.now.getTime() - A_DAY);
    const rows = await files(at)
      .innerJoin('letter', 'letter.application_uuid', 'application.uuid')
      .select(['letter.uuid as subject', 'letter.asked_at'])
      .where('letter.state', '=', 'ASKED')
      .where('letter.asked_at', '<=', before)
      .orderBy('letter.asked_at')
      .limit(MOST)
      .execute();
    return rows.map((row) => ({ ...row, dueAt: staffTarget(row.asked_at) }));
  },
  async 'letter-back'(at) {
    const again = sql<boolean>`not exists (select from letter as later where later.application_uuid = letter.application_uuid and later.audience = letter.audience and later.asked_at > letter.back_at)`;
    const rows = await files(at)
      .innerJoin('letter', 'letter.application_uuid', 'application.uuid')
      .select(['letter.uuid as subject', 'letter.back_at'])
      .where('letter.state', '=', 'BACK')
      .where(again)
      .orderBy('letter.back_at')
      .limit(MOST)
      .execute();
    return rows.map((row) => ({ ...row, dueAt: staffTarget(row.back_at ?? new Date(0)) }));
  },
  async 'mail-bounced'({ context, uuid }) {
    const bounced = await bouncedTurns(context.db, uuid);
    return bounced.map(({ turn, at, ...file }) => ({ ...file, subject: turn, dueAt: staffTarget(at) })).slice(0, MOST);
  },
  async 'give-back'({ context, uuid }) {
    return givingBack(await openRescissions(context.db, uuid), 'RESCINDED');
  },
  async 'late-rescission'({ context, uuid }) {
    return givingBack(await openRescissions(context.db, uuid), 'LATE');
  },
  async 'sanctions-report'({ context, uuid }) {
    return (await reportsDue(context.db, uuid)).map(({ match, decidedAt, ...file }) => ({
      ...file,
      subject: match,
      dueAt: new Date(`${reportDue(decidedAt)}T20:00:00Z`),
    }));
  },
  async 'decision-due'(at) {
    // Papers to sign, a counter-offer and a notice of what is missing are answers, as an end is.
    const isUnanswered = sql<boolean>`(projection ->> 'closing')::int = 0 and projection -> 'clocks' -> 'COUNTER_OFFER' is null and projection -> 'clocks' -> 'INCOMPLETE' is null`;
    const before = new Date(at.now.getTime() - DECISION_ALARM_DAYS * A_DAY);
    const rows = await files(at)
      .innerJoin('fact', 'fact.application_uuid', 'application.uuid')
      .select((set) => set.fn.min('fact.at').as('submitted'))
      .where('fact.type', '=', sql.lit('ApplicationSubmitted'))
      .where('application.active', '=', true)
      .where('application.created_at', '<=', before)
      .where(isUnanswered)
      .groupBy(['application.uuid', 'application.organisation'])
      .having((set) => set.fn.min('fact.at'), '<=', before)
      .limit(MOST)
      .execute();
    return rows.map(({ submitted, ...row }) => ({ ...row, subject: 'decision', dueAt: decided30(submitted) }));
  },
  async 'papers-due'(at) {
    const rows = await files(at)
      .select('application.gate_since')
      .where('application.active', '=', true)
      .where('application.gate', '=', 'closing-disclosure')
      .where('application.gate_since', '<=', new Date(at.now.getTime() - PAPERS_ALARM_MINUTES * A_MINUTE))
      .orderBy('application.gate_since')
      .limit(MOST)
      .execute();
    return rows.map((row) => ({ ...row, subject: 'closing', dueAt: staffTarget(row.gate_since) }));
  },
  async 'deed-to-record'({ context, uuid }) {
    const deeds = await deedsByHand(context.db, uuid);
    return deeds
      .map(({ papers, at, ...file }) => ({ ...file, subject: String(papers), dueAt: staffTarget(at) }))
      .slice(0, MOST);
  },
  async 'money-checks'({ context, uuid }) {
    return waitingMoney(await failedChecks(context.db, uuid));
  },
  async 'money-to-approve'({ context, uuid }) {
    return waitingMoney(await toApprove(context.db, uuid));
  },
  async 'money-recall'({ context, uuid }) {
    return (await toRecall(context.db, uuid))
      .map(({ dueOn, ...file }) => ({ ...file, dueAt: noonOf(dueOn) }))
      .slice(0, MOST);
  },
  async 'money-differs'({ context, uuid }) {
    return waitingMoney(await differing(context.db, uuid));
  },
  async 'money-not-there'({ context, now, uuid }) {
    return waitingMoney(await notPaid(context.db, new Date(now.getTime() - MONEY_ALARM_DAYS * A_DAY), uuid));
  },
  async 'attorney-review'(at) {
    const rows = await files(at)
      .select('application.gate_since')
      .where('application.active', '=', true)
      .where('application.gate', '=', 'attorney')
      .where(sql<boolean>`not ${objected}`)
      .limit(MOST)
      .execute();
    return rows.map((row) => ({ ...row, subject: 'papers', dueAt: staffTarget(row.gate_since) }));
  },
  async 'attorney-objected'(at) {
    const rows = await files(at)
      .select('application.gate_since')
      .where('application.active', '=', true)
      .where('application.gate', '=', 'attorney')
      .where(objected)
      .limit(MOST)
      .execute();
    return rows.map((row) => ({ ...row, subject: 'papers', dueAt: staffTarget(row.gate_since) }));
  },
  async 'notice-due'(at) {
    const isOut = sql<boolean>`not exists (
      select from document where document.application_uuid = application.uuid and document.paper = 'adverse-action' and document.state = 'READY' and (
        exists (select from letter where letter.application_uuid = application.uuid and letter.state = 'POSTED' and jsonb_exists(letter.documents, document.uuid::text))
        or not exists (select from letter where letter.application_uuid = application.uuid and jsonb_exists(letter.documents, document.uuid::text))))`;
    const rows = await files(at)
      .select('application.gate_since')
      .where('application.gate', '=', 'declined')
      .where('application.gate_since', '<=', new Date(at.now.getTime() - NOTICE_ALARM_DAYS * A_DAY))
      .where(isOut)
      .limit(MOST)
      .execute();
    return rows.map((row) => ({ ...row, subject: 'adverse-action', dueAt: decided30(row.gate_since) }));
  },
};

/** Opens and closes the tasks that no gate of staff has, so that they are what they should be: of one file, or of all. Answers how many changed. */
export async function sweepAlarms(context: Context, uuid?: string): Promise<number> {
  const now = await loanNow(context, context.db);
  let changed = 0;
  for (const name of NAMES)
    changed += await sync(name, await LOOKS[name]({ context, now, uuid }), { context, now, uuid });
  return changed + (await callEmployers(context, now, uuid));
}

async function sync(name: StaffTask, wanted: readonly Wanted[], { context: { db }, now, uuid }: At): Promise<number> {
  let query = db
    .selectFrom('desk_task')
    .select(['uuid', 'application_uuid', 'subject'])
    .where('gate', '=', name)
    .where('closed_at', 'is', null);
  if (uuid !== undefined) query = query.where('application_uuid', '=', uuid);
  const open = await query.execute();
  const keyOf = (application: string, subject: string | null): string => `${application} ${subject}`;
  const due = new Set(wanted.map((one) => keyOf(one.uuid, one.subject)));
  const over =
    wanted.length === MOST
      ? []
      : open.filter((task) => !due.has(keyOf(task.application_uuid, task.subject))).map((task) => task.uuid);
  if (over.length > 0) await db.updateTable('desk_task').set({ closed_at: now }).where('uuid', 'in', over).execute();
  const known = new Set(open.map((task) => keyOf(task.application_uuid, task.subject)));
  const missing = wanted.filter((one) => !known.has(keyOf(one.uuid, one.subject)));
  for (const one of missing) {
    const { n } = await db
      .selectFrom('desk_task')
      .select((set) => set.fn.countAll<string | number>().as('n'))
      .where('application_uuid', '=', one.uuid)
      .where('gate', '=', name)
      .executeTakeFirstOrThrow();
    const task = {
      uuid: randomUUID(),
      application_uuid: one.uuid,
      organisation: one.organisation,
      kind: 'TASK' as const,
      gate: name,
      attempt: Number(n) + 1,
      subject: one.subject,
      opened_at: now,
      due_at: one.dueAt,
      closed_at: null,
    };
    await db
      .insertInto('desk_task')
      .values(task)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  return over.length + missing.length;
}
