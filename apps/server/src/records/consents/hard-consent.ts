import { findBrand } from '@lintel/brands';
import type { Context } from '../../kernel/context.ts';
import { refuse } from '../../kernel/http/index.ts';
import { loanNow, type LockedLoan, sha256 } from '../../loan-file/index.ts';
import { loanConsentTexts } from './consent-texts.ts';
import { insertConsents } from './consents.ts';

/** The lender that a consent was given to, and the browser that it was given in. */
export interface ConsentOrigin {
  readonly organisation: string;
  readonly ip: string;
  readonly userAgent: string;
}

/**
 * Saves the consent to a hard pull with the hash of the words that were shown. Returns its version, or null when none
 * was given.
 */
export async function saveHardConsent(
  context: Context,
  { uuid, trx }: LockedLoan,
  version: string | undefined,
  origin: ConsentOrigin,
): Promise<string | null> {
  if (version === undefined) return null;
  const text = loanConsentTexts(findBrand(origin.organisation)?.name.legal ?? '').find(
    (one) => one.type === 'HARD_CREDIT',
  );
  if (text?.version !== version) return refuse('consent-outdated');
  const at = await loanNow(context, trx);
  const row = {
    application_uuid: uuid,
    type: 'HARD_CREDIT',
    version,
    opted: 'OPT_IN',
    text_sha256: sha256(text.text),
    ip: origin.ip,
    user_agent: origin.userAgent.slice(0, 300),
    at,
  };
  await insertConsents(trx, [row]);
  return version;
}
