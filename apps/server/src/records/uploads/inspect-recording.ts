import { RECORDING_MEDIA_TYPES } from '@lintel/domain';
import type { Inspection } from './inspect-file.ts';
import { isPolyglot } from './polyglot.ts';

/** Characters that no plain text has: all controls but tabs, line breaks and page breaks. */
const CONTROL = /[^\P{Cc}\t\n\f\r]/u;

/** Inspects a recording, or plain text, which has no first bytes of its own. Neither is decoded: it is only passed on. */
export function inspectRecording(content: Buffer<ArrayBuffer>, mime: string): Inspection {
  const mediaType = RECORDING_MEDIA_TYPES.find(
    (type) => type === (mime === '' && isText(content) ? 'text/plain' : mime),
  );
  if (mediaType === undefined) return { fault: 'TYPE' };
  if (isPolyglot(content)) return { fault: 'ACTIVE' };
  return { found: { mediaType, pages: 1, advice: [] } };
}

function isText(content: Buffer<ArrayBuffer>): boolean {
  try {
    return !CONTROL.test(new TextDecoder('utf-8', { fatal: true }).decode(content));
  } catch {
    return false;
  }
}
