import { FLAG_PURPOSES, UNREAD_FLAGS } from './flag-words.en.ts';

/** The lender's team that decides about a flag. */
export type FlagOwner = 'OPERATIONS' | 'SERVICE' | 'PRODUCT' | 'LENDING' | 'COMPLIANCE' | 'MARKETING';
/** What reads a flag: the borrower's pages, or the server before it does something. */
export type FlagReader = 'PAGES' | 'SERVER';

/** A feature flag of the product, before a lender changes it. */
export interface FlagDefinition {
  readonly owner: FlagOwner;
  /** Its value until a lender's brand or staff set another one. */
  readonly enabled: boolean;
  readonly variables?: Readonly<Record<string, unknown>>;
  readonly readBy: readonly FlagReader[];
  /**
   * It decides what a loan costs, how large a line is or who can get one: one person proposes a change, another
   * approves.
   */
  readonly touchesMoney?: boolean;
}

/** The 17 flags: who decides about each, its default, and what reads it. */
export const FLAGS = {
  'fe-heloc-maintenance': {
    owner: 'OPERATIONS',
    enabled: false,
    variables: { routes: [], message: '', pageTitle: '', shouldShowDashboardLink: true },
    readBy: ['PAGES'],
  },
  'fe-webchat': { owner: 'SERVICE', enabled: false, readBy: ['PAGES', 'SERVER'] },
  'fe-heloc-redesign-2025': { owner: 'PRODUCT', enabled: true, readBy: ['PAGES', 'SERVER'] },
  'fe-heloc-rate-buy-down': { owner: 'LENDING', enabled: false, readBy: ['PAGES'], touchesMoney: true },
  'fe-heloc-additional-signer-conditions': { owner: 'LENDING', enabled: false, readBy: ['PAGES', 'SERVER'] },
  'fe-heloc-new-york': { owner: 'COMPLIANCE', enabled: false, readBy: ['PAGES', 'SERVER'], touchesMoney: true },
  'fe-heloc-disaster-zips': { owner: 'LENDING', enabled: false, variables: { zips: [] }, readBy: ['PAGES'] },
  'fe-webchat-stream': { owner: 'SERVICE', enabled: false, readBy: ['PAGES'] },
  'fe-webchat-borrower-auth': { owner: 'SERVICE', enabled: false, readBy: ['PAGES'] },
  'fe-webchat-chatbot': { owner: 'SERVICE', enabled: false, readBy: ['PAGES'] },
  'fe-heloc-leave-survey': { owner: 'PRODUCT', enabled: true, readBy: ['PAGES'] },
  'fe-heloc-banners': { owner: 'MARKETING', enabled: true, readBy: ['PAGES'] },
  'fe-heloc-ceo-feedback': { owner: 'SERVICE', enabled: true, readBy: ['PAGES'] },
  'fe-heloc-prepop': { owner: 'MARKETING', enabled: true, readBy: ['SERVER'] },
  'fe-heloc-session-replay': { owner: 'PRODUCT', enabled: false, readBy: ['PAGES'] },
  'fe-heloc-geolocation': { owner: 'PRODUCT', enabled: false, readBy: [] },
  'fe-heloc-prequal-winback': { owner: 'LENDING', enabled: true, readBy: [], touchesMoney: true },
} as const satisfies Readonly<Record<string, FlagDefinition>>;

export type FlagKey = keyof typeof FLAGS;

export const FLAG_KEYS = Object.keys(FLAGS) as readonly FlagKey[];

export const isFlagKey = (key: string): key is FlagKey => Object.hasOwn(FLAGS, key);

/** Whether a change of the flag needs a second person. */
export function touchesMoney(key: string): boolean {
  if (!isFlagKey(key)) return false;
  const flag: FlagDefinition = FLAGS[key];
  return flag.touchesMoney ?? false;
}

/** Describes a flag for staff: what it does while it is on, and for one that nothing reads, why not. */
export const describeFlag = (key: FlagKey): { readonly purpose: string; readonly unread: string | undefined } => ({
  purpose: FLAG_PURPOSES[key],
  unread: (UNREAD_FLAGS as Partial<Record<FlagKey, string>>)[key],
});
