import { randomUUID } from 'node:crypto';
import type { HandlerReply, Request, sendFeedback, sendLeaveSurvey } from '@lintel/contract';
import { type AnswerVerdict, surveyedApplication } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import { event } from '../../kernel/events.ts';
import type { Caller } from '../../kernel/http/index.ts';
import { openLoan } from '../../records/loan-access/index.ts';
import { insertFeedback } from './store.ts';

/** Returns the ID of an application that the caller may open. Refuses any other like one that doesn't exist. */
const openNamed = async (context: Context, caller: Caller, uuid: string | null | undefined): Promise<string | null> =>
  uuid == null ? null : (await openLoan(context, caller, uuid)).uuid;

/** Saves a message to the lender's chief executive. */
export async function saveFeedback(
  context: Context,
  caller: Caller,
  { applicationUuid, topic, message, marketingConsent, pathname }: Request<typeof sendFeedback>['body'],
): Promise<HandlerReply<typeof sendFeedback>> {
  const uuid = randomUUID();
  await insertFeedback(context, caller, {
    uuid,
    kind: 'CEO',
    choice: topic,
    marketingConsent,
    applicationUuid: await openNamed(context, caller, applicationUuid),
    text: { message, pathname },
  });
  event(context, 'feedback.sent', { identity: caller.identityUuid, organisation: caller.organisation });
  return { uuid };
}

/** Saves the answer why a borrower logs out. */
export async function saveLeaveSurvey(
  context: Context,
  caller: Caller,
  { reason, comment, pathname }: Request<typeof sendLeaveSurvey>['body'],
): Promise<void> {
  await insertFeedback(context, caller, {
    uuid: randomUUID(),
    kind: 'LEAVING',
    choice: reason,
    marketingConsent: null,
    applicationUuid: await openNamed(context, caller, surveyedApplication(pathname)),
    text: { message: comment ?? '', pathname },
  });
  event(context, 'leave-survey.answered', { identity: caller.identityUuid, organisation: caller.organisation });
}

interface AnswerFeedback {
  /** The question, whose answer it is about. */
  readonly questionId: string;
  readonly organisation: string;
  readonly identityUuid: string | null;
  readonly applicationUuid: string | null;
  readonly verdict: AnswerVerdict;
  readonly message: string;
  readonly pathname: string;
}

/** Saves how a person rates an answer of the assistant. Only the first rating counts. */
export async function saveAnswerFeedback(context: Context, feedback: AnswerFeedback): Promise<void> {
  const { questionId, verdict, applicationUuid, message, pathname, ...author } = feedback;
  await insertFeedback(context, author, {
    uuid: questionId,
    kind: 'ASSISTANT',
    choice: verdict,
    marketingConsent: null,
    applicationUuid,
    text: { message, pathname },
  });
}
