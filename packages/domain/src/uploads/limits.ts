/** Upper limits of an uploaded file. Bytes are decimal (20 MB is 20,000,000); pixels are of the whole picture. */
export interface UploadLimits {
  readonly bytes: number;
  readonly pixels: number;
  readonly pages: number;
  /** Whether recordings and plain text are accepted too, as in a chat. */
  readonly recordings?: true;
}

/** The limits of an uploaded document. */
export const DOCUMENT_LIMITS: UploadLimits = { bytes: 20_000_000, pixels: 50_000_000, pages: 100 };

/** Pictures of an identity document or a face. */
export const IDENTITY_IMAGE_LIMITS: UploadLimits = { bytes: 10_000_000, pixels: 50_000_000, pages: 1 };

/** Files that one condition, or one step, can have. */
export const MAX_FILES = 10;

/**
 * Files and bytes that all people of one loan can upload, including those already sent with a step: ten times the need
 * of the most demanding loan.
 */
export const LOAN_LIMITS = { files: 200, bytes: 500_000_000 } as const;

/** Characters of a file's name that are kept; for display only. */
export const MAX_FILE_NAME_LENGTH = 120;

/** Accepted types, detected by content. A HEIC photo works if the browser can convert it to JPG. */
export const UPLOAD_MEDIA_TYPES = ['application/pdf', 'image/jpeg', 'image/png'] as const;
export type UploadMediaType = (typeof UPLOAD_MEDIA_TYPES)[number];

/** Types that limits with recordings also accept. */
export const RECORDING_MEDIA_TYPES = ['audio/amr', 'audio/mpeg', 'video/mp4', 'text/plain'] as const;
export type RecordingMediaType = (typeof RECORDING_MEDIA_TYPES)[number];

/** Weaknesses of a picture that the sender may want to improve; never a reason to refuse it. */
export const UPLOAD_ADVICE = ['BLURRED', 'DARK', 'SMALL'] as const;
export type UploadAdvice = (typeof UPLOAD_ADVICE)[number];
