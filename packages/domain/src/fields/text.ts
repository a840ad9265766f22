import * as z from 'zod/mini';

/** What a missing value is told where the field has no sentence of its own (ledger REG-035). */
export const REQUIRED = 'Required';

/** A name or a part of an address as stored and answered: at most 100 characters. */
export const lineLength = () => z.maxLength(100, 'Must be at most 100 characters');
