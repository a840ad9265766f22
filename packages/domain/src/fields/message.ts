import * as z from 'zod/mini';
import { REQUIRED } from './required.ts';

/** A note to the chief executive: 10 to 1000 characters (ledger CONST-018). */
export const feedbackMessageField = z
  .string(REQUIRED)
  .check(
    z.trim(),
    z.minLength(1, { error: REQUIRED, abort: true }),
    z.minLength(10, 'Must be at least 10 characters'),
    z.maxLength(1000, 'Must be at most 1000 characters'),
  );

/** The name shown in a chat: at most 128 characters (ledger CONST-059). */
export const chatNameField = z
  .string(REQUIRED)
  .check(
    z.trim(),
    z.minLength(1, { error: REQUIRED, abort: true }),
    z.maxLength(128, 'Cannot be more than 128 characters'),
  );

/** What was wrong with a chat answer: at most 140 characters (ledger CONST-058). */
export const chatFeedbackField = z
  .string()
  .check(z.trim(), z.maxLength(140, 'Please restrict your response to 140 characters.'));
