import { toSavedFileName } from '@lintel/domain';
import { loadStaffNames } from '../../identity/index.ts';
import type { Context } from '../../kernel/context.ts';
import { loadOwnFiles } from './file-store.ts';
import { toChatFile } from './files.ts';
import { loadMessageFiles, loadMessageRows, openMessage } from './messages.ts';
import { loadOwnConversations } from './store.ts';
import { findSurvey } from './survey-store.ts';
import { toSurveyAnswer } from './survey.ts';

/**
 * Yields a person's chats with a lender for the copy of their data, oldest first, one conversation in memory at a time.
 * Staff have the names that the chat shows to borrowers. `loanNumbers` are those of the person's applications, by ID.
 */
export async function* loadOwnChats(
  context: Pick<Context, 'db' | 'vault'>,
  owner: { readonly identityUuid: string; readonly organisation: string },
  loanNumbers: ReadonlyMap<string, string>,
) {
  const { db } = context;
  for (const row of await loadOwnConversations(db, owner)) {
    const messages = await loadMessageRows(db, row.uuid, { after: 0 });
    const files = await loadMessageFiles(context, db, row.uuid, messages);
    const survey = await findSurvey(db, row.uuid);
    const names = await loadStaffNames(
      db,
      messages.map(({ staff_uuid: staffUuid }) => staffUuid),
    );
    yield {
      startedAt: row.created_at.toISOString(),
      loanNumber: loanNumbers.get(row.application_uuid ?? '') ?? null,
      messages: messages.map((message) => ({
        at: message.created_at.toISOString(),
        author: message.author,
        agent: names.get(message.staff_uuid ?? '') ?? null,
        text: openMessage(context, message),
        files: (files.get(message.seq) ?? []).map(({ uuid, name }) => ({ uuid, name })),
      })),
      survey: survey ? toSurveyAnswer(context, survey) : null,
    };
  }
}

/** Returns the files in a person's chats for the copy of their data, with references to their content. */
export async function loadOwnChatFiles(
  context: Pick<Context, 'db' | 'vault'>,
  owner: { readonly identityUuid: string; readonly organisation: string },
) {
  const rows = await loadOwnFiles(context.db, owner);
  return rows.map((row) => ({ uuid: row.uuid, name: toSavedFileName(toChatFile(context, row)), ref: row.file_ref }));
}
