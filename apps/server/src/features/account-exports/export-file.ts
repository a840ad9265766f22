import type { ArchiveFile } from '../archive/index.ts';
import type { IndexEntry } from './index-page.ts';

/** One file in the ZIP of a borrower's data, with its line in the index. */
export interface ExportFile extends IndexEntry {
  readonly content: ArchiveFile['content'];
  readonly isText: boolean;
}

export const toJsonFile = (path: string, about: string, content: unknown): ExportFile => ({
  path,
  about,
  isText: true,
  content: [Buffer.from(`${JSON.stringify(content, null, 2)}\n`)],
});

/** Makes a JSON file of a list whose items are loaded one after the other, so that only one is in memory. */
export const toJsonListFile = (path: string, about: string, items: AsyncIterable<unknown>): ExportFile => ({
  path,
  about,
  isText: true,
  content: formatJsonList(items),
});

async function* formatJsonList(items: AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
  let before = '[\n';
  for await (const item of items) {
    yield Buffer.from(before + JSON.stringify(item, null, 2));
    before = ',\n';
  }
  yield Buffer.from(before === '[\n' ? '[]\n' : '\n]\n');
}
