import type { ArchiveFile } from '../archive/index.ts';
import type { IndexEntry } from './index-page.ts';

/** One file of a copy, with its line of the index. */
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
