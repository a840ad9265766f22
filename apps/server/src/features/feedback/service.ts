import { randomUUID } from 'node:crypto';
import type { HandlerReply, Request, sendFeedback, sendLeaveSurvey } from '@lintel/contract';
import { surveyedApplication } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import { event } from '../../kernel/events.ts';
import type { Caller } from '../../kernel/http/index.ts';
import { openLoan } from '../../records/loan-access/index.ts';
import { insertFeedback } from './store.ts';

/** Refuses an application that the caller may not open, like one that doesn't exist. */
const openNamed = async (context: Context, caller: Caller, uuid: string | null | undefined): Promise<string | null> =>
  uuid == null ? null : (await openLoan(context, caller, uuid)).uuid;

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
