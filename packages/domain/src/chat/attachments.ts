import {
  RECORDING_MEDIA_TYPES,
  UPLOAD_MEDIA_TYPES,
  type RecordingMediaType,
  type UploadLimits,
  type UploadMediaType,
} from '../uploads/limits.ts';

/** Most files in one message. */
export const MAX_CHAT_FILES = 5;

/** Limits of a file in a chat. */
export const CHAT_FILE_LIMITS: UploadLimits = { bytes: 16_000_000, pixels: 50_000_000, pages: 100, recordings: true };

/** Types of files in a chat, detected by content. */
export type ChatMediaType = UploadMediaType | RecordingMediaType;
export const CHAT_MEDIA_TYPES: readonly ChatMediaType[] = [...UPLOAD_MEDIA_TYPES, ...RECORDING_MEDIA_TYPES];

const EXTENSIONS: Readonly<Record<ChatMediaType, readonly string[]>> = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'audio/amr': ['amr'],
  'audio/mpeg': ['mp3'],
  'video/mp4': ['mp4', 'm4v'],
  'text/plain': ['txt'],
};

/**
 * Returns the name to save a file under: the sent name, plus an extension if it lacks one of its detected type, so a
 * text sent as `x.exe` is saved as `x.exe.txt`.
 */
export function toSavedFileName({ name, mediaType }: { name: string; mediaType: ChatMediaType }): string {
  const extensions = EXTENSIONS[mediaType];
  const extension = name.split('.').at(-1)?.toLowerCase() ?? '';
  return extensions.includes(extension) ? name : `${name}.${extensions[0]}`;
}

/** The `accept` attribute of the file chooser: the types, and the extensions for systems that don't know a type. */
export const CHAT_FILE_ACCEPT = [
  ...CHAT_MEDIA_TYPES,
  ...Object.values(EXTENSIONS).flatMap((extensions) => extensions.map((extension) => `.${extension}`)),
].join();
