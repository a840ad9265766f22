import { findBrand, derivePalette, type Brand } from '@lintel/brands';
import { currentLocale, formatPhone, type Locale } from '@lintel/domain';
import { LETTER_WORDS } from './letter-words.ts';

/** The parts of an email that leads to one page. */
export interface EmailParts {
  readonly organisation: string;
  readonly subject: string;
  readonly firstName: string;
  /** Paragraphs, each of whole sentences. */
  readonly paragraphs: readonly string[];
  readonly link: { readonly label: string; readonly address: string };
  /** Small print before the contact details. */
  readonly smallPrint?: readonly string[];
}

/**
 * Builds an email in the name of a lender and in the current locale: the same words as text and as HTML, each with its
 * one link.
 */
export function buildEmail({ organisation, subject, firstName, paragraphs: body, link, smallPrint = [] }: EmailParts): {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly locale: Locale;
} {
  const brand = findBrand(organisation);
  const lender = brand?.name.display ?? '';
  const notes = [
    ...smallPrint,
    LETTER_WORDS.safe,
    ...(brand ? [LETTER_WORDS.questions(lender, formatPhone(brand.support.phone), brand.support.email)] : []),
  ];
  const paragraphs = [LETTER_WORDS.hello(firstName), ...body.map(capitalized)];
  const text = [...paragraphs, `${link.label}: ${link.address}`, notes.join('\n'), lender].join('\n\n');
  const locale = currentLocale();
  return {
    subject,
    text,
    html: toHtml({ subject, lender, paragraphs, link, notes, locale, colors: brand && buttonColors(brand) }),
    locale,
  };
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

type Colors = { readonly fill: string; readonly text: string };

function buttonColors({ colors }: Brand): Colors {
  const { light } = derivePalette(colors);
  return { fill: light.primary, text: light['on-primary'] };
}

interface Page extends Pick<EmailParts, 'subject' | 'link'> {
  readonly lender: string;
  readonly paragraphs: readonly string[];
  readonly notes: readonly string[];
  readonly locale: Locale;
  readonly colors: Colors | undefined;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

/**
 * One column for any width, the reader's own fonts, the lender's name and color. No image, nothing from other servers,
 * no read tracking.
 */
function toHtml({
  subject,
  lender,
  paragraphs,
  link,
  notes,
  locale,
  colors = { fill: '#1f2937', text: '#ffffff' },
}: Page): string {
  const button = `display:inline-block;padding:12px 22px;border-radius:6px;background:${colors.fill};color:${colors.text};font-weight:600;text-decoration:none`;
  return [
    `<!doctype html><html lang="${new Intl.Locale(locale).language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title></head>`,
    '<body style="font:16px/1.5 sans-serif;max-width:36em;margin:0 auto;padding:16px">',
    `<p style="margin:0 0 24px;padding-bottom:12px;border-bottom:3px solid ${colors.fill};font-size:18px;font-weight:600">${escapeHtml(lender)}</p>`,
    ...paragraphs.map((line) => `<p>${escapeHtml(line).replaceAll('\n', '<br>')}</p>`),
    `<p style="margin:24px 0"><a href="${escapeHtml(link.address)}" style="${button}">${escapeHtml(link.label)}</a></p>`,
    `<p style="font-size:13px;overflow-wrap:anywhere">${escapeHtml(link.address)}</p>`,
    ...notes.map((line) => `<p style="margin:4px 0;font-size:13px">${escapeHtml(line)}</p>`),
    '</body></html>',
  ].join('\n');
}
