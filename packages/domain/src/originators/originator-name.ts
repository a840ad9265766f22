/** A loan originator works for the lender (OFFICER) or for a wholesale partner (BROKER). */
export const ORIGINATOR_KINDS = ['OFFICER', 'BROKER'] as const;
export type OriginatorKind = (typeof ORIGINATOR_KINDS)[number];

/** The names of a loan officer or broker. Either may be missing. */
interface OriginatorNames {
  readonly originatorName?: string | null | undefined;
  readonly brokerName?: string | null | undefined;
}

/**
 * Returns the name to show and whose it is; undefined without a name. A loan officer's name comes before a broker's.
 */
export function getOriginatorName({
  originatorName,
  brokerName,
}: OriginatorNames): { kind: OriginatorKind; name: string } | undefined {
  if (originatorName?.trim()) return { kind: 'OFFICER', name: originatorName.trim() };
  if (brokerName?.trim()) return { kind: 'BROKER', name: brokerName.trim() };
  return undefined;
}
