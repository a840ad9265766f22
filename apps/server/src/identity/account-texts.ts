import { randomUUID } from 'node:crypto';
import { findBrand } from '@lintel/brands';
import { currentLocale, formatPhone } from '@lintel/domain';
import type { Context, Trx } from '../kernel/context.ts';
import type { BackgroundJob } from '../kernel/jobs/index.ts';
import { inLocale, LENDER_LOCALE } from '../kernel/locale.ts';
import { withRetries } from '../vendors/index.ts';
import { readIdentityRow, type IdentityRow } from './store.ts';
import { ACCOUNT_TEXTS } from './words.ts';

type TextNews = Exclude<keyof typeof ACCOUNT_TEXTS, 'phone-changed'>;

const NEWS: readonly TextNews[] = ['login-reset-asked', 'login-reset'];

/**
 * Texts an account's phone about a danger to the account, after the transaction that made it. Such a text needs no
 * consent to messages about an application.
 */
export async function textAccountOwner(
  context: Pick<Context, 'jobs'>,
  trx: Trx,
  news: TextNews,
  identityUuid: string,
): Promise<void> {
  await context.jobs.queueBackgroundJob(trx, 'text-account', [news, identityUuid, randomUUID()].join(':'));
}

/** Background job: sends the text. A repeated run uses the same key, so the text is sent once. */
export const sendAccountText: BackgroundJob = async (id, context, locale = LENDER_LOCALE) => {
  const [name, identityUuid = ''] = id.split(':');
  const news = NEWS.find((one) => one === name);
  const row = await readIdentityRow(context, context.db, identityUuid);
  const brand = row && findBrand(row.organisation);
  if (!news || !row || !brand || row.phone === '') return;
  const message = inLocale(locale, () => ({
    to: row.phone,
    text: ACCOUNT_TEXTS[news](brand.name.display, formatPhone(brand.support.phone)),
    locale: currentLocale(),
    template: `account.${news}`,
    organisation: row.organisation,
    applicationUuid: null,
  }));
  await withRetries(() => context.vendors.sms.send(message, `text-account:${id}`));
};

/**
 * Texts the former phone number of an account after its change. The change is saved and emailed by then, so a text
 * service that doesn't respond isn't an error.
 */
export async function textFormerPhone(context: Context, { organisation, phone }: IdentityRow): Promise<void> {
  const brand = findBrand(organisation);
  if (!brand || phone === '') return;
  const message = {
    to: phone,
    text: ACCOUNT_TEXTS['phone-changed'](brand.name.display, formatPhone(brand.support.phone)),
    locale: currentLocale(),
    template: 'account.phone-changed',
    organisation,
    applicationUuid: null,
  };
  const key = `former-phone:${randomUUID()}`;
  await withRetries(() => context.vendors.sms.send(message, key)).catch((error: unknown) =>
    context.log.warn({ err: error }, 'text to the former number'),
  );
}
