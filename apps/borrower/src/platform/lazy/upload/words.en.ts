import type { UploadAdvice } from '@lintel/domain';

const ADVICE: Record<UploadAdvice, string> = {
  BLURRED: 'This looks blurry. Keep it, or remove it and take another.',
  DARK: 'This looks dark. Keep it, or remove it and take another with more light.',
  SMALL: 'This is small, so fine print may be hard to read. Keep it, or send a larger one.',
};

export const UPLOAD = {
  hint: 'PDF, JPG or PNG, up to 20 MB each. A photo of the whole page is fine.',
  wait: 'Wait until every file is uploaded.',
  more: (n: number) => (n === 1 ? 'Add one more file.' : `Add ${n} more files.`),
  drop: 'Drop files here, or',
  choose: 'Choose files',
  photo: 'Take a photo',
  files: 'Your files',
  sending: (size: string, percent: number) => `${size}, uploading: ${percent}%`,
  looking: (size: string) => `${size}, checking the file`,
  done: (size: string, pages: number) => `${size}${pages > 1 ? `, ${pages} pages` : ''}. Ready to send.`,
  scanning: (size: string) => `${size}. We’re checking it for viruses. You can send it when we’re done.`,
  advice: (codes: readonly UploadAdvice[]) => codes.map((code) => ADVICE[code]).join(' '),
  lost: 'The connection was lost, so we don’t have this file. Try again.',
  cancel: 'Cancel',
  retry: 'Try again',
  remove: 'Remove',
  said: {
    done: (name: string) => `${name} is ready to send.`,
    refused: (name: string, why: string) => `${name}: ${why}`,
  },
} as const;
