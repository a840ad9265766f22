import { ApiError } from '@lintel/contract';

/** Whether a read found nothing that the caller may see. */
export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.name === 'not-found';
