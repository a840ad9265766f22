import * as z from 'zod/mini';

/** The error for a missing value where the field has none of its own (REG-035). */
export const REQUIRED = 'Required';

/** The maximum of a name or a part of an address: 100 characters. */
export const lineLength = () => z.maxLength(100, 'Must be at most 100 characters');
