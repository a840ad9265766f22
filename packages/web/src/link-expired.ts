import { ApiError } from '@lintel/contract';

/** Returns whether an error says that an emailed link is used or expired. After any other error it may still work. */
export const isLinkExpired = (error: unknown): boolean => error instanceof ApiError && error.name === 'link-expired';
