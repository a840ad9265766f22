import type { HandlerReply, readChatHistory } from '@lintel/contract';
import type { Context } from '../../kernel/context.ts';
import { loadMessageRows, openMessage } from '../chat/index.ts';

/** Returns the questions of a conversation, oldest first, each with its answer or null. */
export async function loadHistory(
  context: Pick<Context, 'db' | 'vault'>,
  conversation: string,
): Promise<HandlerReply<typeof readChatHistory>> {
  const rows = await loadMessageRows(context.db, conversation, { after: 0 });
  const answers = new Map(
    rows.filter(({ author }) => author === 'ASSISTANT').map((row) => [row.client_id, openMessage(context, row)]),
  );
  return rows
    .filter(({ author }) => author === 'APPLICANT')
    .map((row) => ({
      questionId: row.client_id,
      questionStr: openMessage(context, row),
      responseStr: answers.get(row.client_id) ?? null,
      createdDt: row.created_at.toISOString(),
    }));
}
