import type { Brand } from '@lintel/brands';
import type { Policy } from '@lintel/domain';

/** A figure of `limits` in a `brand.json`, with the policy's figure that it advertises. */
interface AdvertisedLimit {
  readonly key: keyof Brand['limits'];
  readonly policy: number;
}

/** Returns a rate or share as percent, without binary rounding noise. */
const toPercent = (fraction: number) => Number((fraction * 100).toFixed(4));

const largest = (figures: readonly number[]) => Math.max(0, ...figures);

/**
 * Returns what a policy's brand may advertise, in dollars and percent per year. `fundingDays` has no figure in a
 * policy.
 */
function getAdvertisedLimits(policy: Policy): AdvertisedLimit[] {
  const recording = Object.values(policy.recording);
  return [
    { key: 'minAmount', policy: policy.smallestDraw },
    { key: 'maxAmount', policy: policy.largestLine },
    { key: 'aprMin', policy: toPercent(policy.rate.lowest) },
    { key: 'aprMax', policy: toPercent(policy.rate.highest) },
    { key: 'originationFeeMaxPct', policy: toPercent(largest(policy.feeOptions.map(({ fee }) => fee))) },
    { key: 'valuationFee', policy: policy.valuationFee },
    { key: 'notarizationFee', policy: policy.manualNotaryFee },
    { key: 'recordingFeeMax', policy: largest(recording.map(({ fee }) => fee)) },
    { key: 'recordingTaxMaxPer100k', policy: largest(recording.map(({ taxPer100k }) => taxPer100k)) },
  ];
}

/**
 * Returns the figures in a brand's fine print that differ from its policy, one line each. Advertised terms must be
 * actually available (Regulation Z, 12 CFR 1026.16(a)).
 */
export function findLimitFaults({ limits }: Pick<Brand, 'limits'>, policy: Policy): string[] {
  return getAdvertisedLimits(policy).flatMap(({ key, policy: figure }) =>
    limits[key] === figure
      ? []
      : [`limits.${key} is ${limits[key]}, and the lender's policy (${policy.version}) has ${figure}`],
  );
}
