import type { Brand } from '@lintel/brands';
import type { Policy } from '@lintel/domain';

/** A figure of `limits` in a `brand.json`, with the policy's figure that it advertises. */
interface AdvertisedLimit {
  readonly key: keyof Brand['limits'];
  readonly policy: number;
}

/** Rates and shares as percent, without binary rounding noise. */
const percent = (fraction: number) => Number((fraction * 100).toFixed(4));

const largest = (figures: readonly number[]) => Math.max(0, ...figures);

/** Dollars, and percent per year. `fundingDays` has no figure in a policy. */
function advertisedBy(policy: Policy): AdvertisedLimit[] {
  const recording = Object.values(policy.recording);
  return [
    { key: 'minAmount', policy: policy.smallestDraw },
    { key: 'maxAmount', policy: policy.largestLine },
    { key: 'aprMin', policy: percent(policy.rate.lowest) },
    { key: 'aprMax', policy: percent(policy.rate.highest) },
    { key: 'originationFeeMaxPct', policy: percent(largest(policy.feeOptions.map(({ fee }) => fee))) },
    { key: 'valuationFee', policy: policy.valuationFee },
    { key: 'notarizationFee', policy: policy.manualNotaryFee },
    { key: 'recordingFeeMax', policy: largest(recording.map(({ fee }) => fee)) },
    { key: 'recordingTaxMaxPer100k', policy: largest(recording.map(({ taxPer100k }) => taxPer100k)) },
  ];
}

/**
 * Figures in a brand's fine print that differ from its policy, one line each. Advertised terms must be actually
 * available (Regulation Z, 12 CFR 1026.16(a)).
 */
export function limitFaults({ limits }: Pick<Brand, 'limits'>, policy: Policy): string[] {
  return advertisedBy(policy).flatMap(({ key, policy: figure }) =>
    limits[key] === figure
      ? []
      : [`limits.${key} is ${limits[key]}, and the lender's policy (${policy.version}) has ${figure}`],
  );
}
