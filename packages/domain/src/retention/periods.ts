import { monthsAfter } from '../calendar/days.ts';
import {
  FILE_RECORDS,
  retentionMonths,
  RETENTION_RULE_NAMES,
  RETENTION_RULES,
  type FileRecord,
  type RetentionPolicy,
  type RetentionRule,
  type RetentionStart,
} from './rules.ts';

/** The days (yyyy-MM-dd) from which a loan file's periods run; null for an event that never happened. */
export interface FileDays {
  /** The last event: a fact, a notice, a letter. */
  readonly lastAct: string;
  /** The last signature. */
  readonly signed: string | null;
  /** The line was opened and is not canceled: its last day under the agreement. */
  readonly lineEnds: string | null;
  /** The last requested credit report. */
  readonly lastPull: string | null;
  /** The demographic questions were answered. */
  readonly hasDemographics: boolean;
  /** A sanctions match was confirmed. */
  readonly matchConfirmed: string | null;
}

/** One kind of record: the rule that keeps it, and the first day it can be erased. */
export interface RetentionPeriod {
  readonly record: FileRecord;
  readonly rule: RetentionRule;
  readonly source: string;
  /** Under the lender's policy. */
  readonly until: string;
  /** Under the law only: from this day a borrower's request is enough. */
  readonly lawUntil: string;
}

/** The day by which a year's loan application register is submitted (12 CFR 1003.5(a)(1)). */
const reportDay = (day: string): string => `${Number(day.slice(0, 4)) + 1}-03-01`;

function getStartDay(start: RetentionStart, days: FileDays): string | null {
  const starts: Readonly<Record<RetentionStart, string | null>> = {
    LAST_ACT: days.lastAct,
    SIGNING: days.signed,
    LINE_END: days.lineEnds,
    ACCOUNT_CLOSED: days.signed === null ? null : (days.lineEnds ?? days.lastAct),
    LAST_PULL: days.lastPull,
    HMDA_REPORT: days.hasDemographics ? reportDay(days.lastAct) : null,
    CONFIRMED_MATCH: days.matchConfirmed,
  };
  return starts[start];
}

/**
 * Returns how long each kind of record of a closed loan file is kept, and by which rule: the one that ends last. A kind
 * without a rule is left out.
 */
export function retentionPeriods(days: FileDays, policy: RetentionPolicy): RetentionPeriod[] {
  return FILE_RECORDS.flatMap((record) => {
    const periods = RETENTION_RULE_NAMES.flatMap((rule) => {
      const from = RETENTION_RULES[rule].record === record ? getStartDay(RETENTION_RULES[rule].start, days) : null;
      return from === null
        ? []
        : [
            {
              record,
              rule,
              source: RETENTION_RULES[rule].source,
              until: monthsAfter(from, retentionMonths(rule, policy)),
              lawUntil: monthsAfter(from, RETENTION_RULES[rule].months),
            },
          ];
    });
    const last = periods.toSorted((one, other) => other.until.localeCompare(one.until))[0];
    if (!last) return [];
    const lawUntil =
      periods
        .map((one) => one.lawUntil)
        .toSorted()
        .at(-1) ?? last.lawUntil;
    return [{ ...last, lawUntil }];
  });
}

/** Returns the day on which a kind of record is erased: the law's day if the borrower has asked for erasure. */
export const getErasureDay = (
  { until, lawUntil }: Pick<RetentionPeriod, 'until' | 'lawUntil'>,
  isAskedFor: boolean,
): string => (isAskedFor ? lawUntil : until);
