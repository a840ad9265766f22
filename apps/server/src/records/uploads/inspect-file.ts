import type { ChatMediaType, FileFault, UploadAdvice, UploadLimits } from '@lintel/domain';
import { fileTypeFromBuffer } from 'file-type';
import { inspectRecording } from './inspect-recording.ts';
import { isPolyglot } from './polyglot.ts';

/** The result of an inspection. `content` replaces the file: an image is re-encoded. */
export interface InspectedFile {
  readonly mediaType: ChatMediaType;
  readonly pages: number;
  readonly advice: readonly UploadAdvice[];
  readonly content?: Uint8Array<ArrayBuffer>;
}

/** An inspected file, or why it is refused. */
export type Inspection = { readonly found: InspectedFile } | { readonly fault: FileFault };

/**
 * Determines a file's type by its content only, never by its name, and whether it may be kept. Runs in a process that
 * may be killed at any time, and loads libraries only when it needs them.
 */
export async function inspectFile(content: Buffer<ArrayBuffer>, limits: UploadLimits): Promise<Inspection> {
  if (content.length === 0) return { fault: 'EMPTY' };
  const mime = (await fileTypeFromBuffer(content))?.mime ?? '';
  if (/^image\/hei[cf]/.test(mime)) return { fault: 'HEIC' };
  if (mime === 'application/pdf' && limits.pages > 1)
    return isPolyglot(content) ? { fault: 'ACTIVE' } : (await import('./inspect-pdf.ts')).inspectPdf(content, limits);
  if (mime === 'image/jpeg' || mime === 'image/png')
    return isPolyglot(content)
      ? { fault: 'ACTIVE' }
      : (await import('./inspect-image.ts')).inspectImage(content, mime, limits);
  return limits.recordings ? inspectRecording(content, mime) : { fault: 'TYPE' };
}
