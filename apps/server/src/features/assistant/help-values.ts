import { findBrand, privateLabel } from '@lintel/brands';
import {
  DOCUMENT_LIMITS,
  formatFileSize,
  formatMoney,
  formatPercent,
  IDENTITY_IMAGE_LIMITS,
  MAX_FILES,
  RESCISSION_DAYS,
  UNWINDING_DAYS,
} from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import { loadOpeningHours } from '../operating-hours/index.ts';
import { formatWeek } from './week.ts';
import { HELP } from './words.ts';

const percent = (fraction: number): string => formatPercent(fraction, Number.isInteger(fraction * 100) ? 0 : 2);
const list = (items: readonly string[]): string => new Intl.ListFormat('en-US', { type: 'disjunction' }).format(items);

/** Returns the values for the `{{placeholders}}` in help pages: from the lender, its policy and the law. */
export async function loadHelpValues(
  context: Context,
  organisation: string,
): Promise<Readonly<Record<string, string>>> {
  const brand = findBrand(organisation, context.config.brands);
  if (!brand) return {};
  const { name, support, providerOrg } = privateLabel(brand);
  const policy = context.getPolicy(organisation);
  return {
    lender: name.display,
    phone: support.phoneLabel,
    email: support.email,
    hours: formatWeek(await loadOpeningHours(context, providerOrg, 'OPS_CHAT')) || HELP.noHours,
    smallestDraw: formatMoney(policy.smallestDraw),
    largestLine: formatMoney(policy.largestLine),
    terms: list(policy.terms.map(String)),
    fees: list(policy.feeOptions.map(({ fee }) => percent(fee))),
    autopayDiscount: percent(policy.autopay),
    valueReportFee: formatMoney(policy.valuationFee),
    notaryFee: formatMoney(policy.manualNotaryFee),
    homeShare: percent(policy.cltvCaps.HOME),
    cancelDays: String(RESCISSION_DAYS),
    refundDays: String(UNWINDING_DAYS),
    fileSize: formatFileSize(DOCUMENT_LIMITS.bytes),
    filePages: String(DOCUMENT_LIMITS.pages),
    files: String(MAX_FILES),
    photoSize: formatFileSize(IDENTITY_IMAGE_LIMITS.bytes),
  };
}
