type Variables = Readonly<Record<string, unknown>>;

export interface Flag {
  readonly key: string;
  readonly enabled: boolean;
  readonly variables: Variables;
}

/** The 17 flags with their values until a lender overrides them. */
const SHIPPED: Readonly<Record<string, { enabled: boolean; variables?: Variables }>> = {
  'fe-heloc-maintenance': {
    enabled: false,
    variables: { routes: [], message: '', pageTitle: '', shouldShowDashboardLink: true },
  },
  'fe-webchat': { enabled: false },
  'fe-heloc-redesign-2025': { enabled: true },
  'fe-heloc-rate-buy-down': { enabled: false },
  'fe-heloc-additional-signer-conditions': { enabled: false },
  'fe-heloc-new-york': { enabled: false },
  'fe-heloc-disaster-zips': { enabled: false, variables: { zips: [] } },
  'fe-webchat-stream': { enabled: false },
  'fe-webchat-borrower-auth': { enabled: false },
  'fe-webchat-chatbot': { enabled: false },
  'fe-heloc-leave-survey': { enabled: true },
  'fe-heloc-banners': { enabled: true },
  'fe-heloc-ceo-feedback': { enabled: true },
  'fe-heloc-prepop': { enabled: true },
  'fe-heloc-session-replay': { enabled: false },
  'fe-heloc-geolocation': { enabled: false },
  'fe-heloc-prequal-winback': { enabled: true },
};

export const FLAG_KEYS: readonly string[] = Object.keys(SHIPPED);

/** Returns a flag's default, or undefined for a key that isn't one of the 17. */
export function shippedFlag(key: string): Flag | undefined {
  if (!Object.hasOwn(SHIPPED, key)) return undefined;
  const { enabled, variables = {} } = SHIPPED[key]!;
  return { key, enabled, variables };
}
