import type { FEEDBACK_KINDS } from '@lintel/contract';
import type { AnswerVerdict, FeedbackTopic, LeaveReason } from '@lintel/domain';

export type FeedbackKind = (typeof FEEDBACK_KINDS)[number];

export type FeedbackChoice = FeedbackTopic | LeaveReason | AnswerVerdict;

/** What staff asked for; without dates, everything. */
export interface FeedbackFilter {
  readonly kind: FeedbackKind;
  readonly choice?: FeedbackChoice | null | undefined;
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
}

/** The sealed part. */
export interface FeedbackText {
  readonly message: string;
  readonly pathname: string;
}
