import * as z from 'zod/mini';
import { staffTarget } from '../desk/queue.ts';
import { phoneDigits, stripPhone } from '../format/phone.ts';

/** How employment is confirmed: somebody at work is asked, or a code goes to the borrower's own address there. */
export const CONFIRMATION_WAYS = ['CONTACT', 'WORK_EMAIL'] as const;
export type ConfirmationWay = (typeof CONFIRMATION_WAYS)[number];

/** Hosts of mail that anybody may have: such an address says nothing of a job. */
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

/** Whether mail to this address may say something of a job. */
export const isWorkAddress = (email: string): boolean =>
  !PERSONAL_MAIL.has(
    email
      .slice(email.lastIndexOf('@') + 1)
      .trim()
      .toLowerCase(),
  );

const line = (missing: string) =>
  z.string(missing).check(z.trim(), z.minLength(1, missing), z.maxLength(100, 'Must be at most 100 characters'));

const bare = (text: string): string => phoneDigits(stripPhone(text).replaceAll('.', '')) ?? text;
const workPhone = z
  .string('Enter a work phone number or email')
  .check(
    z.overwrite(bare),
    z.minLength(1, { error: 'Enter a work phone number or email', abort: true }),
    z.regex(/^\d{10}$/, 'Please enter a valid phone number'),
  );

const address = (missing: string) =>
  z
    .string(missing)
    .check(
      z.trim(),
      z.minLength(1, { error: missing, abort: true }),
      z.maxLength(254, { error: 'Please enter a valid email address', abort: true }),
      z.regex(z.regexes.email, { error: 'Please enter a valid email address', abort: true }),
      z.refine(isWorkAddress, 'Use a work email, not a personal one'),
    );

const contact = {
  employerName: line('Enter the name of your employer'),
  contactName: line('Enter the name of the person to contact'),
};

/** Somebody at work, reached by phone or by mail. */
const byPhone = z.object({ ...contact, phoneNumber: workPhone });
const byMail = z.object({ ...contact, workEmail: address('Enter a work phone number or email') });
/** The borrower's own address at work. */
const byCode = z.object({ employerName: contact.employerName, workEmail: address('Enter your work email') });

/**
 * The form of whom to ask at work. Somebody is reached by phone or by mail; when both
 * are typed, both must be right. The sentence for neither stands at the phone number.
 */
export function employerSchema(
  way: ConfirmationWay,
  typed: { readonly phoneNumber?: string | null | undefined; readonly workEmail?: string | null | undefined },
): z.ZodMiniType {
  if (way === 'WORK_EMAIL') return byCode;
  if (!typed.workEmail?.trim()) return byPhone;
  return typed.phoneNumber?.trim() ? z.extend(byPhone, { workEmail: byMail.shape.workEmail }) : byMail;
}

/** Who was asked at work, as far as it decides when the desk must ask. */
export interface AskedAtWork {
  readonly way: ConfirmationWay;
  readonly askedAt: Date;
  /** The code that went to the borrower's own address at work was typed. */
  readonly isAddressProved: boolean;
  /** An address at work was named: without one they are asked by phone. */
  readonly hasMail: boolean;
  /** No outside party asks employers for this lender. */
  readonly isDeskAlone: boolean;
}

/**
 * From when a person at the desk must ask at work: at once where nobody else can (no outside party, a phone number alone, an address that is proved and whose owner
 * nobody knows); else once the employer has let the usual time of gate `employer` pass, two business days (decision 0019).
 */
export function deskCallsFrom({ way, askedAt, isAddressProved, hasMail, isDeskAlone }: AskedAtWork): Date {
  const isDeskOwn = way === 'WORK_EMAIL' ? isAddressProved : isDeskAlone || !hasMail;
  return isDeskOwn ? askedAt : staffTarget(staffTarget(askedAt));
}
