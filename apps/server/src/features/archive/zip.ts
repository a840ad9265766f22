import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A file to put into a ZIP, with its bytes piece by piece. */
export interface ArchiveFile {
  readonly path: string;
  /** Text is compressed; documents are compact already. */
  readonly isText: boolean;
  readonly content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/** The date of every file. The manifest contains the archive's date, and the same content gives the same bytes. */
const NO_DAY = new Date(1980, 0, 1);

/** Builds a ZIP of the files and yields it piece by piece. At most one piece of one file is in memory. */
export async function* streamZip(files: AsyncIterable<ArchiveFile>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  let failed: Error | null = null;
  const zip = new Zip((error, piece) => {
    if (error) failed = error;
    else ready.push(piece);
  });
  const drained = (): Uint8Array[] => {
    if (failed) throw failed;
    return ready.splice(0);
  };
  for await (const { path, isText, content } of files) {
    const entry = isText ? new ZipDeflate(path, { level: 6 }) : new ZipPassThrough(path);
    entry.mtime = NO_DAY;
    zip.add(entry);
    for await (const piece of content) {
      entry.push(piece);
      yield* drained();
    }
    entry.push(new Uint8Array(0), true);
    yield* drained();
  }
  zip.end();
  yield* drained();
}
