import { formatFileSize } from '../format/file-size.ts';
import type { UploadLimits } from './limits.ts';

/** Why a file is refused; each has its own sentence. */
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

/** Sentences about a file, for the server's refusal and for the page that finds the fault before uploading. */
export const FILE_SENTENCES = {
  tooLarge: (limit: string): string => `This file is larger than ${limit}.`,
  type: (types: string): string => `This type of file can't be read here. Use ${types}.`,
  heic: "This is a HEIC photo, which can't be read here. Save it as JPG, or take the photo here.",
  empty: 'This file is empty.',
  locked: 'This file has a password. Save it without one.',
  active: 'This file contains a program, a form or other files. Print it to a new PDF and send that.',
  infected: "This file isn't safe. Choose another.",
  unreadable: "We couldn't read this file. Try another copy or a photo.",
  name: 'This file name includes a folder. Rename the file and add it again.',
} as const;

/** The limit behind a fault, formatted for people: "20 MB", "50 megapixels", "100 pages". */
export function limitInWords(fault: 'TOO_LARGE' | 'TOO_MANY_PIXELS' | 'TOO_MANY_PAGES', limits: UploadLimits): string {
  if (fault === 'TOO_LARGE') return formatFileSize(limits.bytes);
  if (fault === 'TOO_MANY_PIXELS') return `${limits.pixels / 1_000_000} megapixels`;
  return limits.pages === 1 ? '1 page' : `${limits.pages} pages`;
}

export const typesInWords = (limits: UploadLimits): string => (limits.pages > 1 ? 'PDF, JPG or PNG' : 'JPG or PNG');

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
