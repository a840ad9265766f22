import * as z from 'zod/mini';
import { TOO_LONG } from './text-words.en.ts';

/** The zod check that a one-line answer has at most 100 characters. */
export const lineLength = () => z.maxLength(100, TOO_LONG);
