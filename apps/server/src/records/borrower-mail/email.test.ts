import { BRANDS } from '@lintel/brands';
import { describe, expect, test } from 'vitest';
import { CORRECTION, INCOME_RECORD, RECONSIDERATION } from '../../console-api/words.ts';
import { ACCOUNT_ACCEPTED, buildAccountRefusedMail, buildDepositArrivedMail } from '../../features/bank/words.ts';
import { LETTER_RETURNED_MAIL } from '../../features/documents/words.ts';
import { FLOOD_MAIL } from '../../features/flood/words.ts';
import {
  ADVERSE_ACTION_MAIL,
  CLOSED_MAIL,
  COUNTER_OFFER_MAIL,
  INCOMPLETENESS_MAIL,
  SCORE_MAIL,
  VALUATION_COPY_MAIL,
} from '../../features/notices/words.ts';
import { NOTICE_MAIL } from '../../features/rescission/words.ts';
import { INVITATION, LOGIN, REMOVED } from '../../features/signers/words.ts';
import { ACCOUNT_MAIL, EMAIL_CODE, INVITATION as STAFF_INVITATION, RESET_MAIL } from '../../identity/words.ts';
import { NOTE_MAIL } from '../staff-acts/words.ts';
import { buildEmail } from './email.ts';

const ADDRESS = 'https://lender.example/account/heloc/1?org=A&b=1';
const buildSampleEmail = (organisation: string) =>
  buildEmail({
    organisation,
    subject: 'A <subject>',
    firstName: 'Ana & Co',
    paragraphs: ['first thing.', 'Second thing.'],
    link: { label: 'Open it', address: ADDRESS },
  });

const SENTENCES: readonly string[] = [
  ...[
    ADVERSE_ACTION_MAIL,
    COUNTER_OFFER_MAIL,
    INCOMPLETENESS_MAIL,
    SCORE_MAIL,
    VALUATION_COPY_MAIL,
    FLOOD_MAIL,
  ].flatMap(({ text, onPaper }) => [text, onPaper]),
  CLOSED_MAIL.text,
  CLOSED_MAIL.refund('$650.00'),
  ...[
    NOTICE_MAIL,
    LETTER_RETURNED_MAIL,
    ACCOUNT_ACCEPTED,
    buildAccountRefusedMail('NAME_DIFFERS'),
    buildDepositArrivedMail('CODE', '2026-11-27'),
    buildDepositArrivedMail('AMOUNTS', '2026-11-27'),
  ].flatMap(({ sentences }) => sentences),
  NOTE_MAIL.ending,
  ...[CORRECTION.said, RECONSIDERATION.said, INCOME_RECORD.said].flatMap((said) => Object.values(said)),
];

const [lender, link] = ['The Lender', 'https://lender.example/page'];
const SIGNER_PARAMS = { name: 'Robin', by: 'Ana R.', street: '1 Main St', lender, link };
const ACCOUNT_PARAMS = { lender, phone: '(888) 555-0142', link, colleague: 'Casey Colleague' };
/** Plain-text emails: to signers, and to the owner of an account about the account. */
const PLAIN_TEXTS: readonly (readonly [what: string, text: string])[] = [
  ...(['INVITE', 'REMIND', 'AGAIN'] as const).map(
    (kind) => [`signer ${kind}`, INVITATION.text(kind, SIGNER_PARAMS)] as const,
  ),
  ['signer removed', REMOVED.text(SIGNER_PARAMS)],
  ['signer login', LOGIN.text({ ...SIGNER_PARAMS, code: '123456' })],
  ['staff invitation', STAFF_INVITATION.text(lender, link)],
  ['email code', EMAIL_CODE.text(lender, '123456')],
  ['password reset', RESET_MAIL.text(lender, link)],
  ...Object.entries(ACCOUNT_MAIL).map(([news, { text }]) => [news, text(ACCOUNT_PARAMS)] as const),
];

describe('an email to a borrower', () => {
  test.each(BRANDS.map(({ orgCode, name, support }) => [orgCode, name.display, support.email] as const))(
    'from %s has the same content as text and HTML, with one link and the lender’s name',
    (organisation, lender, email) => {
      const { subject, text, html } = buildSampleEmail(organisation);
      expect(subject).toBe('A <subject>');
      expect(text.split('\n\n')).toEqual([
        'Hello Ana & Co,',
        'First thing.',
        'Second thing.',
        `Open it: ${ADDRESS}`,
        expect.stringContaining(email),
        lender,
      ]);
      expect(html.match(/<a [^>]*href="([^"]*)"|<a href="([^"]*)"/g)).toHaveLength(1);
      expect(html).toContain(`<a href="${ADDRESS.replace('&', '&amp;')}"`);
      for (const part of [
        `>${lender}</p>`,
        '<p>Hello Ana &amp; Co,</p>',
        '<p>First thing.</p>',
        '<title>A &lt;subject&gt;</title>',
      ])
        expect(html).toContain(part);
      expect(html).not.toMatch(/<(?:img|link|script|iframe|style|table)|url\(|src=/i);
      expect(html).toMatch(/background:#[0-9a-f]{6};color:#[0-9a-f]{6}/i);
    },
  );

  test.each(SENTENCES)(
    'starts each sentence with a capital letter and never mentions where you applied: %s',
    (sentence) => {
      expect(sentence).toMatch(/^[A-Z].*[.!?]$/);
      expect(sentence).not.toMatch(/where you applied|sign in/i);
    },
  );

  test.each(PLAIN_TEXTS)('in plain text follows the same rules: %s', (_what, text) => {
    const [hello = '', ...paragraphs] = text.split('\n\n');
    expect(hello).toMatch(/^Hello( \w+)?,$/);
    expect(paragraphs.at(-1)).toBe(lender);
    for (const paragraph of paragraphs.slice(0, -1).filter((one) => one !== link))
      expect(paragraph).toMatch(/^[A-Z].*([.!?:]|: 123456|example\/page)$/);
    expect(text.match(/https?:/g)?.length ?? 0).toBeLessThanOrEqual(1);
    expect(text).not.toMatch(/where you applied|sign in|e-mail|\bpapers\b|the desk/i);
  });
});
