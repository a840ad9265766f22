/** What a file that somebody sends may be at most. Bytes are decimal (20 MB is 20,000,000), pixels those of the whole picture. */
export interface UploadLimits {
  readonly bytes: number;
  readonly pixels: number;
  readonly pages: number;
}

export const DOCUMENT_LIMITS: UploadLimits = { bytes: 20_000_000, pixels: 50_000_000, pages: 100 };

/** Pictures of an identity document or a face. */
export const IDENTITY_IMAGE_LIMITS: UploadLimits = { bytes: 10_000_000, pixels: 50_000_000, pages: 1 };

/** Files that one condition, or one step, takes. */
export const MOST_FILES = 10;

/** Files and bytes that all people of one loan may have sent, those that went with a step included: ten times what the most asked-of loan needs. */
export const MOST_OF_LOAN = { files: 200, bytes: 500_000_000 } as const;

/** Characters of a file's name that are kept, for show alone. */
export const MOST_NAME = 120;

/** What is taken, by content. A HEIC photo is taken where the browser can turn it into a JPG. */
export const UPLOAD_MEDIA_TYPES = ['application/pdf', 'image/jpeg', 'image/png'] as const;
export type UploadMediaType = (typeof UPLOAD_MEDIA_TYPES)[number];

/** Something about a picture that its sender may want to mend; never a reason to refuse it. */
export const UPLOAD_ADVICE = ['BLURRED', 'DARK', 'SMALL'] as const;
export type UploadAdvice = (typeof UPLOAD_ADVICE)[number];
