import type { addAgentChatFile, addChatFile, ChatFile } from '@lintel/contract';
import { CHAT_MEDIA_TYPES, toSavedFileName } from '@lintel/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../kernel/context.ts';
import { type Executor, sealContext } from '../../kernel/db/index.ts';
import { toHashUuid } from '../../kernel/hash-uuid.ts';
import { refuse, setDownload, spendDaily, toSubscriber } from '../../kernel/http/index.ts';
import { DAY_MS } from '../../kernel/time.ts';
import { sha256 } from '../../loan-file/index.ts';
import { receiveFile, scanStored } from '../../records/uploads/index.ts';
import { FileAltered, FileMissing } from '../../vendors/index.ts';
import {
  changeFile,
  findFile,
  insertFile,
  measureFiles,
  measureOrganization,
  measurePerson,
  type FileRow,
} from './file-store.ts';
import { lockConversation } from './store.ts';
import { findTwilioIdentity } from './twilio-store.ts';
import type { ConversationRow } from './types.ts';

/** The most files and bytes of one conversation. A visitor without a login has less. */
const LIMITS = { known: { files: 50, bytes: 200_000_000 }, visitor: { files: 10, bytes: 80_000_000 } } as const;

/** The most files and bytes of a person in a day, over all conversations. A visitor's files are counted by address. */
const DAILY = { files: 100, bytes: 400_000_000, visitorFiles: 20 };

/** The part of a lender's storage that the files of visitors can fill. */
const VISITORS_PART = 0.5;

/** One of the two sides of a conversation: the staff member who answers, or null for the borrower. */
export interface ChatSide {
  readonly conversation: ConversationRow;
  readonly staffUuid: string | null;
}

interface UploadRequest {
  readonly context: Context;
  readonly request: FastifyRequest;
  readonly idempotencyKey: string | undefined;
}

/** Accepts one file of a side, to be sent with its next message. The same idempotency key is the same file. */
export async function uploadChatFile(
  call: typeof addChatFile | typeof addAgentChatFile,
  { context, request, idempotencyKey }: UploadRequest,
  { conversation, staffUuid }: ChatSide,
): Promise<ChatFile> {
  const { uuid: conversationUuid, organisation, application_uuid: application } = conversation;
  const uuid = toFileUuid(conversationUuid, staffUuid, idempotencyKey ?? '');
  const sender = { identityUuid: staffUuid ?? conversationUuid };
  const loan = { uuid: application, organisation };
  if (staffUuid === null && conversation.identity_uuid === null) await countVisitorFile(context, request.ip);
  return receiveFile(call, { context, request, loan, caller: sender }, (file) =>
    context.db.transaction().execute(async (trx) => {
      const locked = (await lockConversation(trx, conversationUuid)) ?? refuse('not-found');
      const known = await findFile(trx, uuid);
      if (known) return toChatFile(context, known);
      if (locked.state === 'ENDED') refuse('conversation-over');
      // A chat at Twilio carries no files, so no one sends one that never arrives.
      if (await findTwilioIdentity(trx, conversationUuid)) refuse('not-available');
      if (staffUuid !== null && locked.staff_uuid !== staffUuid) refuse('taken-by-another');
      const limits = locked.identity_uuid === null ? LIMITS.visitor : LIMITS.known;
      const { files, bytes } = await measureFiles(trx, conversationUuid);
      if (files >= limits.files || bytes + file.size > limits.bytes) refuse('too-many-files', { n: files });
      await requireRoom(context, trx, locked, staffUuid, file.size);
      const row: FileRow = {
        uuid,
        conversation_uuid: conversationUuid,
        author: staffUuid === null ? 'APPLICANT' : 'AGENT',
        staff_uuid: staffUuid,
        seq: null,
        place: null,
        state: file.state,
        media_type: file.mediaType,
        size: file.size,
        sha256: file.sha256,
        file_ref: file.ref,
        created_at: context.sessionNow(),
        ...context.vault.seal(sealContext('chat_file', uuid), file.name),
      };
      await insertFile(trx, row);
      await file.keep(trx);
      return toChatFile(context, row);
    }),
  );
}

/** Counts a visitor's file before any of it is received. */
async function countVisitorFile(context: Context, address: string): Promise<void> {
  const most = DAILY.visitorFiles * context.config.quotas;
  if (!(await spendDaily(context, { name: 'visitor file day', most }, toSubscriber(address))))
    refuse('too-many-files', { n: DAILY.visitorFiles });
}

/** Refuses a file beyond what its person sends in a day, or its lender's chats can store. */
async function requireRoom(
  context: Context,
  trx: Executor,
  { identity_uuid: person, organisation }: ConversationRow,
  staffUuid: string | null,
  size: number,
): Promise<void> {
  if (person !== null && staffUuid === null) {
    const { files, bytes } = await measurePerson(trx, person, new Date(context.sessionNow().getTime() - DAY_MS));
    if (files >= DAILY.files || bytes + size > DAILY.bytes) refuse('too-many-files', { n: files });
  }
  const storage = context.config.chatStorage * (person === null ? VISITORS_PART : 1);
  if ((await measureOrganization(trx, organisation)) + size > storage) refuse('not-available');
}

/** Builds what both sides see of a file. */
export const toChatFile = ({ vault }: Pick<Context, 'vault'>, row: FileRow): ChatFile => ({
  uuid: row.uuid,
  name: vault.open<string>(sealContext('chat_file', row.uuid), row),
  mediaType: CHAT_MEDIA_TYPES.find((type) => type === row.media_type) ?? refuse('not-found'),
  size: row.size,
});

/** Derives a file's ID, so that a repeat with the same idempotency key is the same file. */
const toFileUuid = (conversation: string, staffUuid: string | null, key: string): string =>
  toHashUuid(['chat-file', conversation, staffUuid, key]);

/**
 * Returns a file's bytes: to its sender right away, to the other side once its message is sent. The reply is a
 * download, whatever the type, so that no browser opens the file on the server's own origin.
 */
export async function readFile(
  context: Context,
  reply: FastifyReply,
  { conversation, staffUuid }: ChatSide,
  fileUuid: string,
): Promise<Buffer<ArrayBuffer>> {
  const row = await findFile(context.db, fileUuid);
  const isOwn = row?.author === (staffUuid === null ? 'APPLICANT' : 'AGENT');
  if (row?.conversation_uuid !== conversation.uuid || (row.seq === null && !isOwn)) return refuse('not-found');
  const content = await loadClean(context, row, conversation);
  const name = toSavedFileName(toChatFile(context, row));
  setDownload(reply, {
    name: name.replaceAll(/[^\w.-]/g, '-'),
    fullName: name,
    mediaType: 'application/octet-stream',
  });
  return content;
}

/** Loads a file's bytes. Scans it first if no scanner has declared it clean yet. */
async function loadClean(context: Context, row: FileRow, conversation: ConversationRow): Promise<Buffer<ArrayBuffer>> {
  const { uuid, state, file_ref: ref } = row;
  if (ref === null || state === 'REFUSED') return refuse('file-infected');
  if (state === 'SCANNING') {
    const { organisation, application_uuid: applicationUuid } = conversation;
    const verdict = await scanStored(context, { ref, organisation, applicationUuid });
    if (verdict === 'SCANNING') return refuse('not-available');
    await changeFile(context.db, uuid, verdict === 'READY' ? { state: 'READY' } : { state: 'REFUSED' });
    if (verdict === 'INFECTED') return refuse('file-infected');
  }
  try {
    const content = await context.vendors.files.get(ref);
    return sha256(content) === row.sha256 ? (content as Buffer<ArrayBuffer>) : refuse('file-unreadable');
  } catch (error) {
    if (error instanceof FileAltered || error instanceof FileMissing) return refuse('file-unreadable');
    throw error;
  }
}
