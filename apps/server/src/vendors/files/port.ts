import type { Readable } from 'node:stream';

/** What was stored: the hash (hex) and the number of bytes of the content as it was given. */
export interface Stored {
  readonly sha256: string;
  readonly size: number;
}

export type Content = Uint8Array | AsyncIterable<Uint8Array>;

/**
 * The store of papers and uploads. A reference is letters, digits and hyphens, 8 to 100 of them, made by us and never of a name that
 * somebody typed. Content is encrypted at rest; a file is there whole or not at all.
 */
export interface FilesPort {
  readonly provider: string;
  /** Stores content under a reference, in place of what was there. A content that breaks off leaves what was there before. */
  put(ref: string, content: Content): Promise<Stored>;
  /** The content, whole. Throws `FileMissing` when there is none and `FileAltered` when it is not what was stored. */
  get(ref: string): Promise<Buffer>;
  /** The content piece by piece; each piece was checked before it is handed out, and an end that was cut off is an error. */
  stream(ref: string): Readable;
  /** Removes it; nothing to remove is no error. */
  delete(ref: string): Promise<void>;
}

export class FileMissing extends Error {
  override name = 'FileMissing';
}

export class FileAltered extends Error {
  override name = 'FileAltered';
}
