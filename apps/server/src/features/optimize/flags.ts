import { FLAGS, isFlagKey, type FlagDefinition } from '@lintel/domain';

type Variables = Readonly<Record<string, unknown>>;

export interface Flag {
  readonly key: string;
  readonly enabled: boolean;
  readonly variables: Variables;
}

/** Returns a flag's default, or undefined for a key that isn't one of the 17. */
export function shippedFlag(key: string): Flag | undefined {
  if (!isFlagKey(key)) return undefined;
  const { enabled, variables = {} }: FlagDefinition = FLAGS[key];
  return { key, enabled, variables };
}
