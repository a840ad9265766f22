import { findBrand } from '@lintel/brands';
import { isInquiry } from '@lintel/domain';
import { accountContact, confirmedAccounts, findIdentityByEmail } from '../../identity/index.ts';
import type { Context } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import { loadApplications } from '../../loan-file/index.ts';
import { type ApplicationOriginator, loadApplicationOriginator } from '../originators/index.ts';

type Parts = Pick<Context, 'config' | 'keys' | 'vault'>;

/** Returns whether an application is an inquiry: its broker must process it first, as this lender requires. */
export const isInquiryAt = (
  { config }: Pick<Context, 'config'>,
  organization: string,
  originator: ApplicationOriginator | undefined,
): boolean => {
  const brand = findBrand(organization, config.brands);
  return brand !== undefined && isInquiry(brand, originator?.brokerNmls ?? null);
};

interface Inquiry {
  readonly organisation: string;
  readonly originator: ApplicationOriginator | undefined;
}

/**
 * Returns a person's open inquiry at any lender. Accounts of two lenders belong to one person if both confirmed the
 * same email (decision 0079). An unconfirmed address proves nothing: it would reveal someone's inquiry to a stranger,
 * and let a stranger's inquiry stop someone.
 */
export async function findInquiry(
  context: Parts,
  trx: Executor,
  identityUuid: string,
  organization: string,
): Promise<Inquiry | undefined> {
  for (const lender of context.config.brands.filter(({ opensInquiries }) => opensInquiries)) {
    const account =
      lender.orgCode === organization ? identityUuid : await findSamePerson(context, trx, identityUuid, lender.orgCode);
    const inquiry = account && (await findOpenInquiry(context, trx, account, lender.orgCode));
    if (inquiry) return inquiry;
  }
  return undefined;
}

async function findOpenInquiry(
  context: Parts,
  trx: Executor,
  account: string,
  organization: string,
): Promise<Inquiry | undefined> {
  for (const row of await loadApplications(trx, account, organization)) {
    const originator = await loadApplicationOriginator(trx, row.uuid);
    if (row.active && isInquiryAt(context, organization, originator)) return { organisation: organization, originator };
  }
  return undefined;
}

/** Returns the same person's account at another lender. */
async function findSamePerson(
  context: Parts,
  trx: Executor,
  identityUuid: string,
  organization: string,
): Promise<string | undefined> {
  const own = await accountContact(context, trx, identityUuid);
  const account = own && (await findIdentityByEmail(context, trx, organization, own.email));
  if (!account) return undefined;
  const confirmed = await confirmedAccounts(trx, [identityUuid, account.uuid]);
  return confirmed.size === 2 ? account.uuid : undefined;
}
