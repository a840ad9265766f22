import {
  RECORDING_MEDIA_TYPES,
  UPLOAD_MEDIA_TYPES,
  type RecordingMediaType,
  type UploadLimits,
  type UploadMediaType,
} from '../uploads/limits.ts';

/** The most files of a message. */
export const CHAT_FILES = 5;

/** Limits of a file in a chat. */
export const CHAT_FILE_LIMITS: UploadLimits = { bytes: 16_000_000, pixels: 50_000_000, pages: 100, recordings: true };

/** Types of files in a chat, detected by content. */
export type ChatMediaType = UploadMediaType | RecordingMediaType;
export const CHAT_MEDIA_TYPES: readonly ChatMediaType[] = [...UPLOAD_MEDIA_TYPES, ...RECORDING_MEDIA_TYPES];

const ENDINGS: Readonly<Record<ChatMediaType, readonly string[]>> = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'audio/amr': ['amr'],
  'audio/mpeg': ['mp3'],
  'video/mp4': ['mp4', 'm4v'],
  'text/plain': ['txt'],
};

/**
 * Returns the name under which a file is saved: as sent, with an ending of what it is. No text is saved as a program.
 */
export function savedFileName({ name, mediaType }: { name: string; mediaType: ChatMediaType }): string {
  const endings = ENDINGS[mediaType];
  const ending = name.split('.').at(-1)?.toLowerCase() ?? '';
  return endings.includes(ending) ? name : `${name}.${endings[0]}`;
}

/** The `accept` attribute of the file chooser: the types, and the endings for systems that don't know a type. */
export const CHAT_FILE_ACCEPT = [...CHAT_MEDIA_TYPES, '.jpg', '.png', '.amr', '.mp3', '.mp4', '.pdf', '.txt'].join();
