import { FLAGS, isFlagKey, type FlagDefinition } from '@lintel/domain';

type Variables = Readonly<Record<string, unknown>>;

/** A feature flag with the value that applies. */
export interface Flag {
  readonly key: string;
  readonly enabled: boolean;
  readonly variables: Variables;
}

/** Returns a flag as it is where no lender or brand sets it, or undefined for a key that isn't one of the 17. */
export function findDefaultFlag(key: string): Flag | undefined {
  if (!isFlagKey(key)) return undefined;
  const { enabled, variables = {} }: FlagDefinition = FLAGS[key];
  return { key, enabled, variables };
}
