import { randomUUID } from 'node:crypto';
import type { HandlerReply, listCannedAnswers } from '@lintel/contract';
import type { CannedAnswerInput } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import { event } from '../../kernel/events.ts';
import { type Caller, refuse, refuseWith } from '../../kernel/http/index.ts';
import {
  changeAnswer,
  findAnswer,
  insertAnswer,
  listAnswers,
  removeAnswer,
  type CannedAnswerRow,
} from './canned-answer-store.ts';

type CannedAnswer = HandlerReply<typeof listCannedAnswers>[number];

const toCannedAnswer = ({ uuid, title, text, version, updated_at: updatedAt }: CannedAnswerRow): CannedAnswer => ({
  answerUuid: uuid,
  title,
  text,
  updatedAt: updatedAt.toISOString(),
  version,
});

/** Returns a lender's canned answers by title. */
export const loadCannedAnswers = async ({ db }: Context, { organisation }: Caller): Promise<CannedAnswer[]> =>
  (await listAnswers(db, organisation)).map(toCannedAnswer);

export async function saveNewAnswer(context: Context, caller: Caller, input: CannedAnswerInput): Promise<CannedAnswer> {
  const { organisation, identityUuid: identity } = caller;
  const now = context.sessionNow();
  const row = await insertAnswer(context.db, {
    uuid: randomUUID(),
    organisation,
    ...input,
    created_at: now,
    updated_at: now,
  });
  event(context, 'chat.answer-added', { identity, organisation, answer: row.uuid });
  return toCannedAnswer(row);
}

/** A canned answer as the caller read it. */
interface ReadAnswer {
  readonly uuid: string;
  readonly version: number | undefined;
}

/** Changes a canned answer, unless another person changed it since it was read. */
export async function saveAnswerChange(
  context: Context,
  { organisation, identityUuid: identity }: Caller,
  { uuid, version }: ReadAnswer,
  input: CannedAnswerInput,
): Promise<CannedAnswer> {
  const row = await changeAnswer(context.db, { organisation, uuid, version }, input, context.sessionNow());
  if (!row) return refuseChanged(context, organisation, uuid);
  event(context, 'chat.answer-changed', { identity, organisation, answer: uuid });
  return toCannedAnswer(row);
}

export async function deleteAnswer(
  context: Context,
  { organisation, identityUuid: identity }: Caller,
  { uuid, version }: ReadAnswer,
): Promise<void> {
  if (!(await removeAnswer(context.db, { organisation, uuid, version })))
    return refuseChanged(context, organisation, uuid);
  event(context, 'chat.answer-removed', { identity, organisation, answer: uuid });
}

async function refuseChanged({ db }: Context, organisation: string, uuid: string): Promise<never> {
  const { version } = (await findAnswer(db, organisation, uuid)) ?? refuse('not-found');
  return refuseWith('stale-version', { version });
}
