import type { BodyOf, HandlerReply, searchConversations } from '@lintel/contract';
import { startOfDay, findWords, startOfNextDay, PACIFIC } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import { type Caller, refuse } from '../../kernel/http/index.ts';
import { toConversations } from './conversations.ts';
import { loadMessageRows, openMessage } from './messages.ts';
import { loadInterest } from './participant.ts';
import { openVisitor } from './store.ts';
import { listTranscripts, type TranscriptPosition } from './transcript-store.ts';
import type { ConversationRow } from './types.ts';

type Search = BodyOf<typeof searchConversations>;

/** Limits of one request: chats to open, messages after which it opens no other chat, and chats to return. */
const LIMITS = { chats: 200, messages: 5000, found: 50 } as const;

/**
 * Searches the chats that were handed to people. Messages and names are sealed, so a request opens a bounded number of
 * chats, newest first, and says where it stopped. Nothing of what it opened is stored.
 */
export async function searchTranscripts(
  context: Context,
  caller: Caller,
  search: Search,
): Promise<HandlerReply<typeof searchConversations>> {
  const rows = await listTranscripts(context.db, caller.organisation, {
    staffUuid: search.staffUuid ?? undefined,
    from: search.from == null ? undefined : new Date(startOfDay(search.from, PACIFIC)),
    before: search.to == null ? undefined : new Date(startOfNextDay(search.to, PACIFIC)),
    after: readCursor(search.cursor),
    without: await loadInterest(context, caller),
    limit: LIMITS.chats + 1,
  });
  const found: { readonly row: ConversationRow; readonly excerpt: string | null }[] = [];
  let [read, messages] = [0, 0];
  for (const row of rows.slice(0, LIMITS.chats)) {
    if (found.length >= LIMITS.found || messages >= LIMITS.messages) break;
    read += 1;
    if (!isAbout(context, row, search.borrower ?? '')) continue;
    const words = search.words?.trim() ?? '';
    if (words === '') {
      found.push({ row, excerpt: null });
      continue;
    }
    const texts = (await loadMessageRows(context.db, row.uuid, { after: 0 })).map((one) => openMessage(context, one));
    messages += texts.length;
    const match = findWords(texts, words);
    if (match) found.push({ row, excerpt: match.excerpt });
  }
  const conversations = await toConversations(
    context,
    found.map(({ row }) => row),
  );
  await context.audit.write({
    event: 'chat.searched',
    actor: caller.identityUuid,
    organisation: caller.organisation,
    application: null,
    about: { found: found.length },
  });
  const last = rows[read - 1];
  return {
    items: conversations.map((conversation, index) => ({ conversation, excerpt: found[index]?.excerpt ?? null })),
    read,
    readTo: last?.last_message_at.toISOString() ?? null,
    nextCursor: last && rows.length > read ? `${last.last_message_at.toISOString()} ${last.uuid}` : null,
  };
}

/** Returns whether the typed words are in the name or email address of the person who chatted. */
function isAbout(context: Context, row: ConversationRow, typed: string): boolean {
  if (typed.trim() === '') return true;
  const { friendlyName, emailAddress } = openVisitor(context, row);
  return findWords([friendlyName, emailAddress], typed) !== undefined;
}

const CURSOR = /^(\d{4}-\d{2}-\d{2}T[\d:.]+Z) ([0-9a-f-]{36})$/;

function readCursor(text: string | null | undefined): TranscriptPosition | undefined {
  if (text == null) return undefined;
  const [, at = '', uuid = ''] = CURSOR.exec(text) ?? refuse('not-found');
  return { at: new Date(at), uuid };
}
