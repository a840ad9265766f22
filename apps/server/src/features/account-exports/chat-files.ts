import type { Context } from '../../kernel/context.ts';
import { loadOwnChatFiles } from '../chat/index.ts';
import { isReadable } from './documents.ts';
import type { ExportFile } from './export-file.ts';
import { EXPORT } from './words.ts';

/** Yields the files that the borrower and the lender's people sent each other in chats. */
export async function* packChatFiles(
  context: Context,
  owner: Parameters<typeof loadOwnChatFiles>[1],
): AsyncGenerator<ExportFile> {
  for (const { uuid, name, ref } of await loadOwnChatFiles(context, owner)) {
    if (ref === null || !(await isReadable(context, ref))) continue;
    const dot = name.lastIndexOf('.');
    const stem = name.slice(0, dot).replaceAll(/[^A-Za-z0-9]+/g, '-');
    yield {
      path: `account/chat-files/${stem.slice(0, 60)}-${uuid.slice(0, 8)}${name.slice(dot)}`,
      about: EXPORT.files.chatFile,
      isText: false,
      content: context.vendors.files.stream(ref) as AsyncIterable<Uint8Array>,
    };
  }
}
