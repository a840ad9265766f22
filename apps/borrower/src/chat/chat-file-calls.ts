import { addChatFile, readChatFile } from '@lintel/contract';
import { toSavedFileName } from '@lintel/domain';
import { fetchWithProgress, type ChatFileCalls } from '@lintel/web';
import { downloadBytes } from '../documents/file.ts';
import { apiWithFetch, publicApi } from '../platform/lazy/api.ts';
import type { ChatSession } from './chat-session.ts';

/** Uploads and saves the files of this browser's conversation. Its token proves whose it is. */
export function chatFileCalls({ channelId, token }: ChatSession): ChatFileCalls {
  const headers = { authorization: `Bearer ${token}` };
  const params = { conversationUuid: channelId };
  return {
    upload: (file, { key, signal, onProgress }) =>
      apiWithFetch(fetchWithProgress(onProgress), addChatFile, {
        params,
        body: { file },
        idempotencyKey: key,
        signal,
        headers,
      }),
    async save(file) {
      const bytes = await publicApi(readChatFile, { params: { ...params, fileUuid: file.uuid }, headers });
      downloadBytes(new Uint8Array(bytes), 'application/octet-stream', toSavedFileName(file));
    },
  };
}
