import type { FEEDBACK_KINDS } from '@lintel/contract';
import type { AnswerVerdict, FeedbackTopic, LeaveReason } from '@lintel/domain';

export type FeedbackKind = (typeof FEEDBACK_KINDS)[number];

/** The topic, reason or verdict that the person chose. */
export type FeedbackChoice = FeedbackTopic | LeaveReason | AnswerVerdict;

/** The filter that staff choose. Without dates, it matches everything of its kind. */
export interface FeedbackFilter {
  readonly kind: FeedbackKind;
  readonly choice?: FeedbackChoice | null | undefined;
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
}

/** The sealed part of a row. */
export interface FeedbackText {
  readonly message: string;
  readonly pathname: string;
}
