import { findBrand } from '@lintel/brands';
import type { Fact } from '@lintel/domain';
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

/** Records the consent to the soft pull that New York requires after the first disclosure was read. */
export async function recordSoftConsent(
  context: Context,
  { trx, uuid, file }: LockedLoan,
  version: string,
  origin: ConsentOrigin,
): Promise<Fact[]> {
  const text = loanConsentTexts(findBrand(origin.organisation)?.name.legal ?? '').find(
    (one) => one.type === 'SOFT_CREDIT',
  );
  if (text?.version !== version) return refuse('consent-outdated');
  if (file.acknowledgedSets['PRE'] !== true) return refuse('documents-unread');
  const at = await loanNow(context, trx);
  await insertConsents(trx, [
    {
      application_uuid: uuid,
      type: 'SOFT_CREDIT',
      version,
      opted: 'OPT_IN',
      text_sha256: sha256(text.text),
      ip: origin.ip,
      user_agent: origin.userAgent.slice(0, 300),
      at,
    },
  ]);
  return [{ type: 'SoftCreditConsentGiven', data: { version } }];
}
