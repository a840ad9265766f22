import * as z from 'zod/mini';
import { NO_EMAIL, NO_PHONE } from '../fields/contact-fields-words.en.ts';
import { TOO_LONG } from '../fields/text-words.en.ts';
import { phoneDigits, stripPhone } from '../format/phone.ts';
import { staffTarget } from '../staff/queue.ts';
import { NO_CONTACT, NO_EMPLOYER, NO_WORK_EMAIL, PERSONAL_EMAIL, UNREACHABLE } from './employer-words.en.ts';

/** How employment is confirmed: we ask a contact at work, or send a code to the borrower's own work address. */
export const CONFIRMATION_WAYS = ['CONTACT', 'WORK_EMAIL'] as const;
export type ConfirmationWay = (typeof CONFIRMATION_WAYS)[number];

/** Mail hosts that are open to anyone: such an address proves nothing about a job. */
const PERSONAL_MAIL = new Set([
  'aol.com',
  'comcast.net',
  'gmail.com',
  'gmx.com',
  'hotmail.com',
  'icloud.com',
  'live.com',
  'mail.com',
  'me.com',
  'msn.com',
  'outlook.com',
  'proton.me',
  'protonmail.com',
  'verizon.net',
  'yahoo.com',
  'ymail.com',
  'zoho.com',
]);

/** Whether an email address can be evidence of a job. */
export const isWorkAddress = (email: string): boolean =>
  !PERSONAL_MAIL.has(
    email
      .slice(email.lastIndexOf('@') + 1)
      .trim()
      .toLowerCase(),
  );

const line = (missing: string) =>
  z.string(missing).check(z.trim(), z.minLength(1, missing), z.maxLength(100, TOO_LONG));

/** Ten digits of a US number, "+" and the digits of one with another country's calling code. */
function bare(text: string): string {
  const typed = stripPhone(text).replaceAll(/[./]/g, '');
  return phoneDigits(typed) ?? typed;
}
/** An employer's contact can be abroad, so any country's number is taken (E.164). */
const workPhone = z
  .string(UNREACHABLE)
  .check(
    z.overwrite(bare),
    z.minLength(1, { error: UNREACHABLE, abort: true }),
    z.regex(/^(\d{10}|\+[2-9]\d{6,14})$/, NO_PHONE),
  );

const address = (missing: string) =>
  z
    .string(missing)
    .check(
      z.trim(),
      z.minLength(1, { error: missing, abort: true }),
      z.maxLength(254, { error: NO_EMAIL, abort: true }),
      z.regex(z.regexes.email, { error: NO_EMAIL, abort: true }),
      z.refine(isWorkAddress, PERSONAL_EMAIL),
    );

const contact = {
  employerName: line(NO_EMPLOYER),
  contactName: line(NO_CONTACT),
};

/** A contact at work, by phone or by email. */
const byPhone = z.object({ ...contact, phoneNumber: workPhone });
const byMail = z.object({ ...contact, workEmail: address(UNREACHABLE) });
/** The borrower's own work address. */
const byCode = z.object({ employerName: contact.employerName, workEmail: address(NO_WORK_EMAIL) });

/**
 * The form for the contact at work, who can be reached by phone or email. If both are typed, both must be valid. The
 * error for neither is at the phone number.
 */
export function employerSchema(
  way: ConfirmationWay,
  typed: { readonly phoneNumber?: string | null | undefined; readonly workEmail?: string | null | undefined },
): z.ZodMiniType {
  if (way === 'WORK_EMAIL') return byCode;
  if (!typed.workEmail?.trim()) return byPhone;
  return typed.phoneNumber?.trim() ? z.extend(byPhone, { workEmail: byMail.shape.workEmail }) : byMail;
}

/** A request to confirm employment, as far as it decides when staff must contact the employer. */
export interface WorkRequest {
  readonly way: ConfirmationWay;
  readonly askedAt: Date;
  /** The borrower entered the code that was sent to their own work address. */
  readonly isAddressProved: boolean;
  /** A work email address was given; without one we call. */
  readonly hasMail: boolean;
  /** No vendor contacts employers for this lender. */
  readonly isStaffOnly: boolean;
}

/**
 * Returns from when staff must contact the employer. Right away if no one else can: there is no vendor, only a phone
 * number, or a proved address whose owner is unknown. Otherwise after gate `employer`'s usual time, two business days,
 * without a reply (decision 0019).
 */
export function staffCallsFrom({ way, askedAt, isAddressProved, hasMail, isStaffOnly }: WorkRequest): Date {
  const isStaffTurn = way === 'WORK_EMAIL' ? isAddressProved : isStaffOnly || !hasMail;
  return isStaffTurn ? askedAt : staffTarget(staffTarget(askedAt));
}
