import type { Stage } from '../../enums/stage.ts';
import type { StoredStatus } from '../checklist-status.ts';
import type { LoanFile } from '../file.ts';

/** Who acts next while a gate is the current one. */
export type Owner =
  | 'nobody'
  | 'borrower'
  | 'staff'
  | 'lender'
  | 'documents'
  | 'credit'
  | 'property'
  | 'income'
  | 'identity'
  | 'valuation'
  | 'bank'
  | 'title'
  | 'flood'
  | 'esign'
  | 'signers'
  | 'notary'
  | 'attorney'
  | 'clock'
  | 'recording';

/** Work that the server starts when a gate becomes current: a background job, or a task for staff. */
export type WorkName =
  | 'end.cancelled'
  | 'end.declined'
  | 'staff.review'
  | 'tell.borrower'
  | 'tell.signers'
  | 'documents.request'
  | 'documents.render'
  | 'intake'
  | 'credit.softPull'
  | 'credit.retry'
  | 'credit.hardPull'
  | 'property.find'
  | 'property.value'
  | 'property.prequalTitle'
  | 'offers.price'
  | 'offers.counter'
  | 'income.confirmEmployment'
  | 'identity.check'
  | 'payoff.letters'
  | 'payoff.pay'
  | 'valuation.order'
  | 'valuation.quoteAppraisal'
  | 'valuation.orderAppraisal'
  | 'bank.microDeposit'
  | 'bank.send'
  | 'title.order'
  | 'title.pull'
  | 'flood.determine'
  | 'documents.closing'
  | 'esign.prepare'
  | 'notices.owners'
  | 'notices.send'
  | 'notary.plan'
  | 'notary.reserve'
  | 'notary.session'
  | 'staff.attorney'
  | 'recording.submit'
  | 'checks.final'
  | 'funding.decide';

/** A case in which a gate has other words (`GATE_VARIANTS`). */
export type GateVariant =
  | 'MONEY_ORDERED'
  | 'DECLINED_TO_SIGN'
  | 'HARD_CONSENT_GIVEN'
  | 'ANOTHER_ACCOUNT'
  | 'TEXAS_ORDER'
  | 'SOLE_OWNER_MAY_CANCEL'
  | 'SOLE_OWNER_MAY_CONFIRM'
  | 'OWNERS_CANNOT_CONFIRM';

/** The words of a gate, as the borrower and staff read them. */
export interface GateWords {
  /** The step's name when it comes next. */
  readonly name: string;
  /** The sentence that says what is happening. */
  readonly text: string;
  /** What the borrower needs to do; absent: nothing. */
  readonly ask?: string;
  readonly usualTime: string | null;
}

/** A gate as the files of this folder define it. */
export interface GateRow {
  readonly id: string;
  readonly status: StoredStatus;
  readonly owner: Owner;
  /** SAME keeps the interrupted stage. */
  readonly stage: Exclude<Stage, 'MANUAL_NOTARY'> | 'SAME';
  /** Whether the gate applies to this file. */
  readonly when: (file: LoanFile) => boolean;
  /** Whether it is completed. */
  readonly until: (file: LoanFile) => boolean;
  readonly work?: WorkName;
  /** Whether the work starts before the gate is reached. */
  readonly early?: (file: LoanFile) => boolean;
  /** The number of the attempt: a result of another one doesn't count. Absent: the gate is passed once. */
  readonly attempt?: (file: LoanFile) => number;
  /**
   * The path below /{uuid}/ if gates of one status have different screens; absent: the status's own, in
   * `route-table.ts`.
   */
  readonly screen?: string;
  /** The gate's case in this loan file, if the words of its `words.ts` depend on it. */
  readonly variant?: (file: LoanFile) => GateVariant | null;
  /** Gates of one step follow each other under one name; absent: the gate is a step of its own. */
  readonly step?: string;
  /** Only some ways to complete the step before lead here, so that step doesn't name this one as the next. */
  readonly isConditional?: true;
  /** Usually takes less than a minute: the page stays open and moves on, and no message is sent. */
  readonly takesSeconds?: true;
}

/** For `when`: the gate applies to every file. */
export const always = (): boolean => true;
/** For `until`: nothing completes the gate; it ends when its `when` turns false. */
export const never = (): boolean => false;
