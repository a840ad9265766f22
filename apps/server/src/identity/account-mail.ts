import { randomUUID } from 'node:crypto';
import { findBrand } from '@lintel/brands';
import { currentLocale, formatPhone } from '@lintel/domain';
import type { Context, Trx } from '../kernel/context.ts';
import { pageAddress } from '../kernel/http/index.ts';
import type { BackgroundJob } from '../kernel/jobs/index.ts';
import { inLocale, LENDER_LOCALE } from '../kernel/locale.ts';
import { withRetries } from '../vendors/index.ts';
import { readIdentityRow } from './store.ts';
import { ACCOUNT_MAIL } from './words.ts';

/** Names of the emails that tell owners about changes of their account. */
export type AccountNews = keyof typeof ACCOUNT_MAIL;

const NEWS = Object.keys(ACCOUNT_MAIL) as AccountNews[];

/**
 * Emails an account's address about a change to the account, after the transaction that made it. Without an account it
 * does the same work and sends nothing.
 */
export async function emailAccountOwner(
  context: Pick<Context, 'jobs'>,
  trx: Trx,
  news: AccountNews,
  identityUuid: string | undefined,
  about = '',
): Promise<void> {
  await context.jobs.queueBackgroundJob(
    trx,
    'tell-account',
    [news, identityUuid ?? randomUUID(), randomUUID(), about].join(':'),
  );
}

/** Background job: sends the email. A repeated run uses the same key, so the email is sent once. */
export const sendAccountNews: BackgroundJob = async (id, context, locale = LENDER_LOCALE) => {
  const [name, identityUuid = '', , about = ''] = id.split(':');
  const news = NEWS.find((one) => one === name);
  const row = await readIdentityRow(context, context.db, identityUuid);
  const brand = row && findBrand(row.organisation);
  if (!news || !row || !brand) return;
  const colleague =
    about === ''
      ? undefined
      : await context.db.selectFrom('staff').select('name').where('identity_uuid', '=', about).executeTakeFirst();
  const values = {
    lender: brand.name.display,
    phone: formatPhone(brand.support.phone),
    link: pageAddress(context.config, row.organisation, row.desk ? '/desk/login' : '/auth/login'),
    colleague: colleague?.name ?? '',
  };
  const mail = inLocale(row.desk ? LENDER_LOCALE : locale, () => ({
    to: row.email,
    subject: ACCOUNT_MAIL[news].subject(brand.name.display),
    text: ACCOUNT_MAIL[news].text(values),
    locale: currentLocale(),
    template: `account.${news}`,
    organisation: row.organisation,
    applicationUuid: null,
  }));
  await withRetries(() => context.vendors.mail.send(mail, `tell-account:${id}`));
};
