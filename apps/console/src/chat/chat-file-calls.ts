import { addAgentChatFile, readAgentChatFile, send } from '@lintel/contract';
import { fetchWithProgress, type ChatFileCalls } from '@lintel/web';
import { saveFile } from '../file/download.ts';
import { transport } from '../platform/api.ts';

/** Uploads and saves the files of a conversation. */
export const chatFileCalls = (conversationUuid: string): ChatFileCalls => ({
  upload: (file, { key, signal, onProgress }) =>
    send(
      addAgentChatFile,
      { params: { conversationUuid }, body: { file }, idempotencyKey: key, signal },
      { ...transport, fetch: fetchWithProgress(onProgress) },
    ),
  async save({ uuid }) {
    await saveFile(readAgentChatFile, { params: { conversationUuid, fileUuid: uuid } });
  },
});
