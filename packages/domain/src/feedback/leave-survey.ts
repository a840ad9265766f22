import * as z from 'zod/mini';
import { isUuid } from '../fields/checks.ts';

/** Answers of the survey before a logout: why the borrower leaves an unfinished application. */
export const LEAVE_REASONS = ['LATER', 'INFORMATION', 'OFFER', 'UNCLEAR', 'PROBLEM', 'OTHER'] as const;
export type LeaveReason = (typeof LEAVE_REASONS)[number];

/** The longest comment on the reason. */
export const LEAVE_COMMENT_LENGTH = 500;

const PAGES = ['liens', 'product/select', 'identity', 'signing/sign'];
const PATH = /^\/account\/heloc\/([^/]+)\/(.+?)\/?$/;

/** Returns the id of the application whose page asks why the borrower leaves; undefined on every other page. */
export function surveyedApplication(pathname: string): string | undefined {
  const [, uuid = '', page = ''] = PATH.exec(pathname) ?? [];
  return isUuid(uuid) && PAGES.includes(page) ? uuid : undefined;
}

/** Milliseconds from the end of the survey to the logout. */
export const LOGOUT_DELAY_MS = 750;

export const leaveSurveySchema = /* @__PURE__ */ z.strictObject({
  reason: z.enum(LEAVE_REASONS),
  comment: z.nullish(z.string().check(z.trim(), z.maxLength(LEAVE_COMMENT_LENGTH))),
  pathname: z.string().check(
    z.maxLength(200),
    z.refine((path) => surveyedApplication(path) !== undefined),
  ),
});
