import { findErasablePeriods, OTHER_RECORDS, RETENTION_RULES } from '@lintel/domain';
import { countAccountsToClose } from '../../identity/index.ts';
import type { Context } from '../../kernel/context.ts';
import { readApplication, loanNow, pacificDay } from '../../loan-file/index.ts';
import { countAged, removeAged } from './aged-records.ts';
import type { ErasedRecords } from './erase.ts';
import { loadRetentionPlan } from './plan.ts';
import { sweepRetention } from './sweep.ts';
import { FROM_TERMINAL } from './words.en.ts';

/** The flags of the terminal command. */
export interface RetentionOptions {
  /** Erases nothing and prints what would be erased. */
  readonly dryRun: boolean;
  /** Checks every closed file again, after a policy was changed. */
  readonly replan: boolean;
}

/** The terminal output of a run, and whether everything that was due could be erased. */
export interface RetentionRun {
  readonly output: string;
  readonly isDone: boolean;
}

/**
 * The terminal command `retention`: erases what is due or, with `dryRun`, only reports what would be erased. The output
 * has counts by rule, without personal data.
 */
export async function runRetention(context: Context, { dryRun, replan }: RetentionOptions): Promise<RetentionRun> {
  const now = await loanNow(context, context.db);
  if (dryRun) return { output: (await describeDryRun(context, now, replan)).join('\n'), isDone: true };
  const lines: string[] = [];
  if (replan) {
    const { numUpdatedRows } = await context.db.updateTable('retention_due').set({ due_at: now }).executeTakeFirst();
    lines.push(FROM_TERMINAL.planned(Number(numUpdatedRows)));
  }
  const { found, failed } = await erase(context);
  lines.push(...found, ...(failed > 0 ? [FROM_TERMINAL.failed(failed)] : []));
  return { output: lines.join('\n'), isDone: failed === 0 };
}

/** Returns the report of a dry run. With `replan` it covers every closed file, as after a new policy. */
async function describeDryRun(context: Context, now: Date, replan: boolean): Promise<string[]> {
  const { db } = context;
  const files = db.selectFrom('retention_due').select(['application_uuid', 'asked_at']);
  const dueFiles = await (replan ? files : files.where('due_at', '<=', now)).execute();
  const allErasable: ErasedRecords[number][] = [];
  const keptFor: string[] = [];
  for (const { application_uuid: uuid, asked_at: askedAt } of dueFiles) {
    const row = await readApplication(db, uuid);
    if (!row) continue;
    const { periods, kept } = await loadRetentionPlan(context, db, row);
    const erasable = findErasablePeriods(periods, [], pacificDay(now), askedAt !== null);
    if (erasable.length > 0 && kept.length > 0) keptFor.push(kept.join(', '));
    else allErasable.push(...erasable);
  }
  const lines = [
    ...recordLines(allErasable),
    ...[...Map.groupBy(keptFor, (reason) => reason)]
      .map(([reason, { length }]) => FROM_TERMINAL.kept(reason, length))
      .toSorted(),
  ];
  const accounts = await countAccountsToClose(db, now);
  const aged = [...(await countAged(context))]
    .filter(([, n]) => n > 0)
    .map(([record, n]) => FROM_TERMINAL.aged(record, OTHER_RECORDS[record], n));
  const reportLines = [...lines, ...(accounts > 0 ? [FROM_TERMINAL.mayBeAccounts(accounts)] : []), ...aged];
  return [FROM_TERMINAL.would, ...orNothing(reportLines)];
}

/** Returns the lines of a report, or one that says there was nothing to erase. */
const orNothing = (lines: string[]): string[] => (lines.length > 0 ? lines : [FROM_TERMINAL.nothing]);

/** Returns one line for each kind of record and rule, with its number of files. */
const recordLines = (erased: ErasedRecords): string[] =>
  [...Map.groupBy(erased, ({ record, rule }) => FROM_TERMINAL.rule(record, rule, RETENTION_RULES[rule].source))]
    .map(([rule, { length }]) => FROM_TERMINAL.records(rule, length))
    .toSorted();

/** Sweeps until no file or account is due, then removes other records by their age. Returns the report's lines. */
async function erase(context: Context): Promise<{ found: string[]; failed: number }> {
  const erased: ErasedRecords[number][] = [];
  let [accounts, failed] = [0, 0];
  for (let checked = 1; checked > 0;) {
    const swept = await sweepRetention(context);
    checked = swept.checked;
    accounts += swept.closedAccounts;
    failed += swept.failed;
    erased.push(...swept.erasedRecords);
  }
  const rows = await removeAged(context);
  const reportLines = [
    ...recordLines(erased),
    ...(accounts > 0 ? [FROM_TERMINAL.accounts(accounts)] : []),
    ...(rows > 0 ? [FROM_TERMINAL.agedRemoved(rows)] : []),
  ];
  return { found: [FROM_TERMINAL.did, ...orNothing(reportLines)], failed };
}
