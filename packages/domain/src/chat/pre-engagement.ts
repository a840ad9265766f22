import * as z from 'zod/mini';
import { emailField } from '../fields/contact-fields.ts';
import { PRE_ENGAGEMENT_ERRORS } from './pre-engagement-words.en.ts';

/** The most characters of a name and of an email. */
const LENGTH = 128;
const { required, tooLong } = PRE_ENGAGEMENT_ERRORS;

/** The form that a visitor who isn't logged in fills in before a chat: name and email. */
export const preEngagementFields = {
  friendlyName: z
    .string(required)
    .check(z.trim(), z.minLength(1, { error: required, abort: true }), z.maxLength(LENGTH, tooLong(LENGTH))),
  emailAddress: emailField.check(z.maxLength(LENGTH, tooLong(LENGTH))),
};
export const preEngagementSchema = /* @__PURE__ */ z.strictObject(preEngagementFields);
