import { randomUUID } from 'node:crypto';
import { findBrand } from '@lintel/brands';
import { currentLocale, formatPhone } from '@lintel/domain';
import type { Context, Trx } from '../kernel/context.ts';
import type { BackgroundJob } from '../kernel/jobs/index.ts';
import { inLocale, LENDER_LOCALE } from '../kernel/locale.ts';
import { withRetries } from '../vendors/index.ts';
import { readIdentityRow } from './store.ts';
import { ACCOUNT_TEXTS } from './words.ts';

type TextNews = keyof typeof ACCOUNT_TEXTS;

const NEWS = Object.keys(ACCOUNT_TEXTS) as TextNews[];

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
  await context.jobs.errand(trx, 'text-account', [news, identityUuid, randomUUID()].join(':'));
}

/** Sends the text. A repeated run uses the same key with the text port. */
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
