import type { ChecklistStatus } from '../loan-file/checklist-status.ts';

/** Statuses that stop polling and redirect automatically. COMPLETE is not one of them. */
const SETTLED: ReadonlySet<string> = new Set<ChecklistStatus>([
  'ASSETS_PREQUAL',
  'CANCELLED',
  'CREDIT_ERROR',
  'CREDIT_NO_MATCH',
  'CREDIT_NO_MATCH_SSN',
  'DECLINED',
  'HARD_CREDIT_LOCKED_OR_FROZEN',
  'MULTIPLE_PROPERTIES',
  'NO_PROPERTY_FOUND',
  'SOFT_CREDIT_LOCKED_OR_FROZEN',
]);

const WAITING_BY_NAME: ReadonlySet<string> = new Set<ChecklistStatus>([
  'GEN_APP_DISCLOSURES',
  'GEN_NOTE_SIGNING',
  'GEN_PRE_SOFT_CREDIT_DISCLOSURE',
  'HARD_CREDIT_PULL',
  'IN_PROGRESS',
  'ONSITE_APPRAISAL_REQUEST',
  'PREQUAL_TITLE',
]);

/** Whether a status stops the polling. */
export const isSettledStatus = (status: string | null | undefined): boolean => SETTLED.has(status ?? '');

/**
 * Whether a status is expected to change soon without the borrower: every WAITING_FOR_ status and seven more.
 */
export const isWaitingStatus = (status: string | null | undefined): boolean =>
  status?.startsWith('WAITING_FOR_') === true || WAITING_BY_NAME.has(status ?? '');
