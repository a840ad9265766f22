import * as z from 'zod/mini';

/** A name or a part of an address as stored and answered: at most 100 characters. */
export const lineLength = () => z.maxLength(100, 'Must be at most 100 characters');
