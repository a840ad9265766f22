import { findBrand } from '@lintel/brands';
import {
  BORROWER,
  currentLocale,
  explain,
  formatDateInProse,
  formatMoney,
  hasMoneyLeft,
  type ReminderMessage,
} from '@lintel/domain';
import { hasAgreedToTexts } from '../features/comms-prefs/index.ts';
import { describeOfferChange } from '../features/offers/index.ts';
import { loadLoanDates, loadPayout } from '../features/rescission/index.ts';
import { accountContact, isSetAside } from '../identity/index.ts';
import type { Context } from '../kernel/context.ts';
import { pageAddress } from '../kernel/http/index.ts';
import { type ApplicationRow, loadGateWords } from '../loan-file/index.ts';
import { readAnswers } from '../records/answers/index.ts';
import { buildEmail } from '../records/borrower-mail/index.ts';
import { findSignerContact } from '../records/named-signers/index.ts';
import type { Mail, Sms } from '../vendors/index.ts';
import { MONEY_MAIL, TURN_MAIL, TURN_TEXT } from './words.ts';

/** The turn that a message is about: whose it is, at which gate. */
interface ReminderSubject {
  readonly application: ApplicationRow;
  readonly gate: string;
  readonly person: string;
  readonly message: ReminderMessage;
  /** 0 is the first message of a turn. */
  readonly number: number;
}

/**
 * Builds the email of a turn in the current locale, or null for a person without an address. Its subject is fixed words, its body the
 * sentence of the gate.
 */
export async function buildMail(context: Context, about: ReminderSubject): Promise<Mail | null> {
  const {
    application: { uuid, organisation, identity_uuid: identity },
    gate,
    person,
    message,
    number,
  } = about;
  const brand = findBrand(organisation);
  const to =
    person === BORROWER
      ? await loadBorrowerContact(context, uuid)
      : await findSignerContact(context.vault, context.db, uuid, person);
  if (!brand || !to?.email || (person === BORROWER && (await isSetAside(context.db, identity)))) return null;
  const path = person === BORROWER ? borrowerPath(uuid, gate) : '/account/heloc/heloc-signer';
  const takesTexts = person === BORROWER && message.sms !== null && (await hasAgreedToTexts(context.db, identity));
  const email = buildEmail({
    organisation,
    subject: message.subject,
    firstName: to.firstName,
    paragraphs: [
      ...(number > 0 ? [TURN_MAIL.again] : []),
      ...(await buildSentences(context, about)),
      ...(await loadChangeLines(context, about)),
    ],
    link: { label: message.link ?? TURN_MAIL.link, address: pageAddress(context.config, organisation, path) },
    smallPrint: [TURN_MAIL.saved, ...(takesTexts ? [TURN_MAIL.stopTexts] : [])],
  });
  return { to: to.email, ...email, template: `turn.${gate}`, organisation, applicationUuid: uuid };
}

/** The figures of a changed offer, only for the borrower. */
const loadChangeLines = async (
  context: Context,
  { application: { uuid, projection }, gate, person }: ReminderSubject,
): Promise<string[]> =>
  gate === 'rechoose' && person === BORROWER ? describeOfferChange(context, context.db, uuid, projection) : [];

/**
 * The application's path leads to its current step. An open line's path would lead to the dashboard, so its email names
 * the last page.
 */
const borrowerPath = (uuid: string, gate: string): string =>
  `/account/heloc/${uuid}${gate === 'complete' ? '/complete' : ''}`;

/** Returns the sentences of an email: its own words, or else the gate's, as its page shows them. */
async function buildSentences(
  context: Context,
  { application, gate, person, message }: ReminderSubject,
): Promise<string[]> {
  if (person !== BORROWER) return [message.body ?? message.subject];
  const own = message.body === undefined ? await moneyWords(context, application, gate) : [message.body];
  if (own) return own;
  const { text, ask } = await explainApplication(context, application);
  return [`${text} ${ask ?? TURN_MAIL.nothing}`];
}

/**
 * Returns sentences with figures: the right to cancel after the signing, and the money that is sent. Null at another
 * gate, and while the figures are unknown.
 */
async function moneyWords(context: Context, application: ApplicationRow, gate: string): Promise<string[] | null> {
  if (gate !== 'rescission' && gate !== 'complete') return null;
  const payout = await loadPayout(context, application);
  const { lastDay } = await loadLoanDates(context, context.db, application);
  if (!payout?.fundingOn) return null;
  const [amount, day] = [
    formatMoney(payout.toBorrower, Number.isInteger(payout.toBorrower) ? 0 : 2),
    formatDateInProse(payout.fundingOn),
  ];
  if (gate === 'rescission')
    return lastDay === null ? null : [MONEY_MAIL.cancel(formatDateInProse(lastDay)), MONEY_MAIL.expected(amount, day)];
  const left = (hasMoneyLeft(payout.stage) ? MONEY_MAIL.sent : MONEY_MAIL.ordered)[payout.to](amount, day);
  return [
    left,
    ...(payout.firstPaymentOn
      ? [MONEY_MAIL.firstPayment(formatMoney(payout.monthlyPayment, 2), formatDateInProse(payout.firstPaymentOn))]
      : []),
    MONEY_MAIL.documents,
  ];
}

/** Returns the explanation of a file's current step, with the words that features fill in. */
export const explainApplication = async (context: Context, application: ApplicationRow) =>
  explain(application.projection, await loadGateWords(context, application));

async function loadBorrowerContact(
  { vault, db }: Context,
  uuid: string,
): Promise<{ firstName: string; email: string }> {
  const { applicant } = await readAnswers(vault, db, uuid);
  return { firstName: applicant.name.firstName, email: applicant.email };
}

/** Builds the text of a turn, in the current locale, for a borrower who agreed to texts, with their location. Null for everyone else. */
export async function buildSms(
  context: Context,
  { application, gate, person, message, number }: ReminderSubject,
): Promise<{ readonly sms: Sms; readonly state: string } | null> {
  const { uuid, organisation, identity_uuid: identity } = application;
  const brand = findBrand(organisation);
  if (person !== BORROWER || message.sms === null || !brand || !(await hasAgreedToTexts(context.db, identity)))
    return null;
  const { phone = '' } = (await accountContact(context, context.db, identity)) ?? {};
  const { applicant } = await readAnswers(context.vault, context.db, uuid);
  const text = TURN_TEXT(brand.name.display, message.sms, number > 0);
  return {
    sms: { to: phone, text, locale: currentLocale(), template: `turn.${gate}`, organisation, applicationUuid: uuid },
    state: applicant.homeAddress.state,
  };
}
