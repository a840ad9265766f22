import type { HandlerReply, listApplications } from '@lintel/contract';
import {
  formatShortName,
  getCanceledEnd,
  incompleteDueOn,
  noticeDue,
  type LoanFile,
  type StoredStatus,
} from '@lintel/domain';
import type { Context } from '../kernel/context.ts';
import { pacificDay } from '../loan-file/index.ts';
import type { Applicant } from '../records/answers/index.ts';
import { promisedQuotes } from '../records/offer-sets/index.ts';
import { describeGate } from './waiting-on.ts';

export type PipelineRow = HandlerReply<typeof listApplications>['items'][number];

/** A file as the console's queries read it. */
export interface StoredRow {
  readonly uuid: string;
  readonly loan_number: number;
  readonly status: string;
  readonly gate: string;
  readonly gate_since: Date;
  readonly created_at: Date;
  readonly active: boolean;
  readonly profile_ref: string | null;
  /** When the application was submitted; null once it is decided. */
  readonly submittedAt: Date | null;
  /** Parts of the projection. */
  readonly submissions: LoanFile['submissions'];
  readonly ended: LoanFile['ended'];
  readonly clocks: LoanFile['clocks'];
  readonly staff_uuid: string | null;
  readonly staff_name: string | null;
}

/** Returns the applicants' names of many files, read together. */
async function loadApplicantNames(context: Context, rows: readonly StoredRow[]): Promise<ReadonlyMap<string, string>> {
  const applicants = await context.vault.many<Applicant>(
    context.db,
    'applicant',
    rows.flatMap((row) => row.profile_ref ?? []),
  );
  const named = rows.map((row): [string, string] => {
    const applicant = row.profile_ref === null ? undefined : applicants.get(row.profile_ref);
    return [row.uuid, applicant ? formatShortName(applicant.name) : ''];
  });
  return new Map(named);
}

/** Converts stored files to rows of the console's lists. Reads the names and the line amounts of all rows together. */
export async function toPipelineRows(context: Context, rows: readonly StoredRow[]): Promise<PipelineRow[]> {
  const known = await loadApplicantNames(context, rows);
  const uuids = rows.map((row) => row.uuid);
  const quotes = await promisedQuotes(context.vault, context.db, uuids);
  return rows.map((row) => {
    const { waitingOn, name } = describeGate(row.gate);
    return {
      uuid: row.uuid,
      loanNumber: String(row.loan_number),
      applicant: known.get(row.uuid) ?? '',
      status: row.status as StoredStatus,
      gate: row.gate,
      gateName: name,
      owner: waitingOn,
      since: row.gate_since.toISOString(),
      createdAt: row.created_at.toISOString(),
      active: row.active,
      lineAmount: quotes.get(row.uuid)?.lineAmount ?? null,
      decisionClock: row.submittedAt ? 'RUNNING' : row.submissions > 0 ? 'STOPPED' : 'NOT_STARTED',
      decisionDueOn: toDecisionDue(row.submittedAt),
      incompleteDueOn: incompleteDueOn(row),
      end: getCanceledEnd(row),
      assignee: toColleague(row.staff_uuid, row.staff_name),
    };
  });
}

/**
 * Returns the last of the 30 days after the submission in which the lender must decide (12 CFR 1002.9(a)(1)), or null.
 */
export const toDecisionDue = (submittedAt: Date | null): string | null =>
  submittedAt ? noticeDue('ADVERSE_ACTION', pacificDay(submittedAt)).due : null;

export const toColleague = (staffUuid: string | null, name: string | null) =>
  staffUuid === null ? null : { staffUuid, name: name ?? '' };
