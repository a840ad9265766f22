import { formatFileSize } from '../format/file-size.ts';
import type { UploadLimits } from './limits.ts';
import { FILE_SENTENCES } from './words.ts';

/** The reasons why an uploaded file is refused; each has its own sentence. */
export const FILE_FAULTS = [
  'TOO_LARGE',
  'TOO_MANY_PIXELS',
  'TOO_MANY_PAGES',
  'TYPE',
  'HEIC',
  'EMPTY',
  'LOCKED',
  'ACTIVE',
  'INFECTED',
  'UNREADABLE',
  'NAME',
] as const;
export type FileFault = (typeof FILE_FAULTS)[number];

/** Formats the limit that a file exceeds: "20 MB", "50 megapixels", "100 pages". */
function limitInWords(fault: 'TOO_LARGE' | 'TOO_MANY_PIXELS' | 'TOO_MANY_PAGES', limits: UploadLimits): string {
  if (fault === 'TOO_LARGE') return formatFileSize(limits.bytes);
  if (fault === 'TOO_MANY_PIXELS') return FILE_SENTENCES.megapixels(limits.pixels / 1_000_000);
  return FILE_SENTENCES.pages(limits.pages);
}

const typesInWords = (limits: UploadLimits): string =>
  limits.recordings
    ? FILE_SENTENCES.chatTypes
    : limits.pages > 1
      ? FILE_SENTENCES.documentTypes
      : FILE_SENTENCES.pictureTypes;

/** Returns the sentence that tells the sender why a file is refused. */
export function fileSentence(fault: FileFault, limits: UploadLimits): string {
  switch (fault) {
    case 'TOO_LARGE':
    case 'TOO_MANY_PIXELS':
    case 'TOO_MANY_PAGES':
      return FILE_SENTENCES.tooLarge(limitInWords(fault, limits));
    case 'TYPE':
      return FILE_SENTENCES.type(typesInWords(limits));
    case 'HEIC':
      return FILE_SENTENCES.heic;
    case 'EMPTY':
      return FILE_SENTENCES.empty;
    case 'LOCKED':
      return FILE_SENTENCES.locked;
    case 'ACTIVE':
      return FILE_SENTENCES.active;
    case 'INFECTED':
      return FILE_SENTENCES.infected;
    case 'UNREADABLE':
      return FILE_SENTENCES.unreadable;
    case 'NAME':
      return FILE_SENTENCES.name;
  }
}
