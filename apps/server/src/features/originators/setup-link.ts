import { findBrand } from '@lintel/brands';
import { currentLocale } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import { hashToken, pageAddress, remakeTokens } from '../../kernel/http/index.ts';
import type { BackgroundJob } from '../../kernel/jobs/index.ts';
import { inLenderLocale } from '../../kernel/locale.ts';
import { DAY_MS } from '../../kernel/time.ts';
import { withRetries } from '../../vendors/index.ts';
import { findSetup, type SetupRow } from './setup-store.ts';
import { findOriginatorByUuid, findReferral } from './store.ts';
import { SETUP_MAIL } from './words.ts';

const LINK_DAYS = 7;
const PATH = '/account/heloc/register/account-setup';

type Link = Pick<SetupRow, 'token_hash' | 'sent_at' | 'expires_at'>;

const remakeSetupTokens = (context: Pick<Context, 'keys'>, referralUuid: string, number: number): string[] =>
  remakeTokens(context, 'borrower-setup', referralUuid, String(number));

/** Returns a new setup link of a referral. The number gives each link of a referral its own token. */
export function newSetupLink(
  context: Pick<Context, 'keys' | 'sessionNow'>,
  referralUuid: string,
  number: number,
): Link {
  const [token = ''] = remakeSetupTokens(context, referralUuid, number);
  const now = context.sessionNow();
  return { token_hash: hashToken(token), sent_at: now, expires_at: new Date(now.getTime() + LINK_DAYS * DAY_MS) };
}

/**
 * Emails the newest setup link of a referral. The token follows the hash sign, because browsers never send that part.
 * The email contains nothing about the borrower: the address may have been mistyped.
 */
export const sendSetupLink: BackgroundJob = async (referralUuid, context) => {
  const setup = await findSetup(context.db, referralUuid);
  if (!setup || setup.used_at !== null || setup.expires_at < context.sessionNow()) return;
  const originator = await findOriginatorByUuid(context.db, setup.originator_uuid);
  const referral = originator && (await findReferral(context, context.db, originator.organisation, referralUuid));
  const token = remakeSetupTokens(context, referralUuid, setup.number).find(
    (one) => hashToken(one) === setup.token_hash,
  );
  if (!originator || !referral?.person.email || token === undefined) return;
  const { organisation, name } = originator;
  const lender = findBrand(organisation, context.config.brands)?.name.display ?? '';
  const { email } = referral.person;
  const letter = inLenderLocale(() => ({
    to: email,
    subject: SETUP_MAIL.subject(lender),
    text: SETUP_MAIL.text({
      lender,
      officer: name,
      link: `${pageAddress(context.config, organisation, PATH)}#${token}`,
    }),
    locale: currentLocale(),
    template: 'account.borrower-setup',
    organisation,
    applicationUuid: null,
  }));
  await withRetries(() => context.vendors.mail.send(letter, `borrower-setup:${referralUuid}:${setup.number}`));
};
