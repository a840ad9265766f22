import { erasable, OTHER_RECORDS, RETENTION_RULES, type RetentionRule } from '@lintel/domain';
import type { Context } from '../context.ts';
import { atTheMachine } from '../desk/from-terminal.ts';
import { readApplication } from '../loan-file/applications.ts';
import { loanNow, pacificDay } from '../loan-file/clock.ts';
import { countAged, removeAged } from './others.ts';
import { planOf } from './plan.ts';
import { sweepRetention } from './sweep.ts';
import { FROM_TERMINAL } from './words.ts';

export interface RetentionOptions {
  /** Erases nothing and says what would go. */
  readonly dryRun: boolean;
  /** Has every closed file looked at again: after a policy was changed. */
  readonly replan: boolean;
}

/** Runs what is due from the machine of the server, or says what would go: counts by rule, no person's data. */
export const retentionFromTerminal = (env: Readonly<Record<string, string | undefined>>, options: RetentionOptions): Promise<string> => atTheMachine(env, null, (context) => runRetention(context, options));

export async function runRetention(context: Context, { dryRun, replan }: RetentionOptions): Promise<string> {
  const now = await loanNow(context, context.db);
  const lines: string[] = [];
  if (replan) {
    const { numUpdatedRows } = await context.db.updateTable('retention_due').set({ due_at: now }).executeTakeFirst();
    lines.push(FROM_TERMINAL.planned(Number(numUpdatedRows)));
  }
  lines.push(...(dryRun ? await whatWouldGo(context, now) : await erase(context)));
  return lines.join('\n');
}

async function whatWouldGo(context: Context, now: Date): Promise<string[]> {
  const { db } = context;
  const due = await db.selectFrom('retention_due').select(['application_uuid', 'asked_at']).where('due_at', '<=', now).execute();
  const counts = new Map<string, number>();
  const count = (line: string): void => void counts.set(line, (counts.get(line) ?? 0) + 1);
  for (const { application_uuid: uuid, asked_at: asked } of due) {
    const row = await readApplication(db, uuid);
    if (!row) continue;
    const { periods, kept } = await planOf(context, db, row);
    const over = erasable(periods, [], pacificDay(now), asked !== null);
    if (over.length > 0 && kept.length > 0) count(`kept ${kept.join(', ')}`);
    else for (const { record, rule } of over) count(`${record} ${rule}`);
  }
  const files = sorted(counts).map(([line, n]) => {
    const [record = '', ...rest] = line.split(' ');
    const rule = rest.join(' ');
    return record === 'kept' ? FROM_TERMINAL.kept(rule, n) : FROM_TERMINAL.records(record, rule, RETENTION_RULES[rule as RetentionRule].source, n);
  });
  const accounts = await db.selectFrom('account_due').select((of) => of.fn.countAll<string | number>().as('n')).where('due_at', '<=', now).executeTakeFirst();
  const aged = [...(await countAged(context))].filter(([, n]) => n > 0).map(([record, n]) => FROM_TERMINAL.aged(record, OTHER_RECORDS[record], n));
  const found = [...files, ...(Number(accounts?.n) > 0 ? [FROM_TERMINAL.mayBeAccounts(Number(accounts?.n))] : []), ...aged];
  return [FROM_TERMINAL.would, ...(found.length > 0 ? found : [FROM_TERMINAL.nothing])];
}

const sorted = (counts: ReadonlyMap<string, number>): [string, number][] => [...counts].toSorted(([one], [other]) => (one < other ? -1 : 1));

async function erase(context: Context): Promise<string[]> {
  const counts = new Map<string, number>();
  let accounts = 0;
  for (let looked = 1; looked > 0; ) {
    const swept = await sweepRetention(context);
    looked = swept.looked;
    accounts += swept.accounts;
    for (const { record, rule } of swept.erased) counts.set(`${record} ${rule}`, (counts.get(`${record} ${rule}`) ?? 0) + 1);
  }
  const rows = await removeAged(context);
  const found = [
    ...sorted(counts).map(([line, n]) => {
      const [record = '', rule = ''] = line.split(' ');
      return FROM_TERMINAL.records(record, rule, RETENTION_RULES[rule as RetentionRule].source, n);
    }),
    ...(accounts > 0 ? [FROM_TERMINAL.accounts(accounts)] : []),
    ...(rows > 0 ? [FROM_TERMINAL.agedRemoved(rows)] : []),
  ];
  return [FROM_TERMINAL.did, ...(found.length > 0 ? found : [FROM_TERMINAL.nothing])];
}
