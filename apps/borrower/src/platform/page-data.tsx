import type { PrivateLabel } from '@lintel/brands';
import type { RegistrationDraft, RegistrationStep } from '@lintel/domain';
import { createContext, use, useSyncExternalStore, type ReactNode } from 'react';

/** One weekday's opening hours. Times are `HH:mm` in Pacific Time. */
export interface OpeningHours {
  weekday: string;
  weekdayValue: number;
  startTime?: string | null | undefined;
  endTime?: string | null | undefined;
  isOpen: boolean;
}
/** A strip above the lender's pages. */
export interface Banner {
  uuid: string;
  message: string;
  apps: readonly string[];
  variant: 'info' | 'warn';
  active: boolean;
  dismissable: boolean;
  metadata: { createdAt: string; updatedAt: string };
}
/** A switch for the lender's pages. */
export interface Flag {
  key: string;
  enabled: boolean;
  variables?: Record<string, unknown> | undefined;
}
/** The current version of a text that borrowers agree to. */
export interface ConsentText {
  type: string;
  version: string;
  text?: string | null | undefined;
  url?: string | null | undefined;
}
export interface SmsPrompt {
  uuid: string;
  type: 'SMS' | 'SMS_TRANSACTIONAL';
  version: string;
  text: string;
}
export interface License {
  abbrev: string;
  name?: string | null | undefined;
  licenseNumber?: string | null | undefined;
  url?: string | null | undefined;
}
/** The loan officer or broker who sent the visitor. */
export interface Originator {
  originatorName?: string | null;
  brokerName?: string | null;
  phoneNumber?: string | null;
  email?: string | null;
  nmls?: string | null;
  avatarUri?: string | null;
  enforceLicensedStatesForReferral?: boolean;
  licensedStates?: readonly string[];
}

/** A link to another product of the provider. */
interface ProductLink {
  label: string;
  url: string;
}

/** Public data a page needs, from the same services as the calls. A read that failed is left out. */
export interface PublicReads {
  hours?: readonly OpeningHours[];
  /** Today's hours in words: set by the renderer, updated by refresh-hours.ts. */
  hoursToday?: string | undefined;
  banners?: readonly Banner[];
  /** The error's message, if the banners couldn't be fetched. */
  bannerError?: string | undefined;
  flags?: readonly Flag[];
  /** Two-letter codes of the states served. */
  statesEligible?: readonly string[];
  /** ZIP code prefixes that aren't served. */
  zipPrefixes?: readonly string[];
  licenses?: readonly License[];
  /** PRIVACY, TERMS, COMMUNICATIONS and SOFT_CREDIT. */
  consents?: readonly ConsentText[];
  smsPrompts?: readonly SmsPrompt[];
  /** The variations of running experiments that this browser sees, and its tracker. */
  experiments?: readonly { name: string; variation: string }[];
  trackerUuid?: string;
  originator?: Originator;
  /** Links to the provider's other products; none where the brand hides them. */
  extras?: readonly ProductLink[];
  /** Whether the chief executive takes feedback; only where the brand shows extras. */
  ceoFeedback?: boolean;
}

/**
 * The data that the server passes to the renderer and the page: see entry-server.tsx. Everything in it is public or
 * belongs to the visitor.
 */
export interface PageData {
  privateLabel: PrivateLabel;
  /** The base URL of the brand's files, with a trailing slash. */
  assetBase: string;
  /** The brand's custom properties and `@font-face` rules, both inlined in the page's style. */
  themeCss: string;
  fontsCss: string;
  /** URLs of the brand's font files, the body face first. */
  fontFiles: readonly string[];
  /** The time of rendering as an ISO instant: the page never reads a clock while it renders. */
  now: string;
  /** Production pages fetch the production banners and show no raw errors. */
  environment: 'production' | 'test';
  /** The URL from which banners are fetched again while the page is open. */
  bannerAddress: string;
  /**
   * Absent: events go to this server, no state requires a consent first, and nothing records the page. `replayModule`
   * is the address of the lender's own session replay.
   */
  telemetry?: { baseUrl?: string; optInStates?: readonly string[]; replayModule?: string };
  /** Visitors log in with a password (`legacy`) or at the lender's identity provider (`auth0`). */
  authMode: 'legacy' | 'auth0';
  /** Registration values saved so far, by step, as typed. Never a password. */
  draft: RegistrationDraft;
  /**
   * A plain form submission that was refused (422): its step, the messages by field in page order, and the typed
   * values.
   */
  posted?: {
    step: RegistrationStep;
    messages: readonly { field: string; message: string }[];
    typed: Record<string, string>;
  };
  reads: PublicReads;
  /** The states in which the lender lends, in words; the renderer sets it. */
  lendsIn?: string | undefined;
  /** Whether the page shows banners, is under maintenance or opens the chat; the renderer sets it. */
  hasSiteParts?: boolean;
}

declare global {
  interface Window {
    __PRIVATE_LABEL__?: PrivateLabel;
  }
}

const Context = createContext<PageData | undefined>(undefined);

/** Public data fetched since the page was rendered, which replaces the page's. */
let latest: PublicReads = {};
let notify: (() => void) | undefined;

/** Replaces public data of the page with newer data. */
export function updateReads(reads: PublicReads): void {
  latest = { ...latest, ...reads };
  notify?.();
}

function watchReads(changed: () => void): () => void {
  notify = changed;
  return () => {
    notify = undefined;
  };
}
const getLatest = (): PublicReads => latest;

export function PageDataProvider({ data, children }: { data: PageData; children: ReactNode }): ReactNode {
  const reads = { ...data.reads, ...useSyncExternalStore(watchReads, getLatest, getLatest) };
  return <Context value={{ ...data, reads }}>{children}</Context>;
}

/** Returns the page's data, on the server and in the browser. */
export function usePageData(): PageData {
  const data = use(Context);
  // The specification gives this message.
  if (!data?.privateLabel) throw new Error('No private label data found');
  return data;
}

export const usePrivateLabel = (): PrivateLabel => usePageData().privateLabel;

/** Returns whether visitors log in at the lender's identity provider. */
export const useIsExternalLogin = (): boolean => usePageData().authMode === 'auth0';

/** Returns whether a flag is on for this page. An unknown flag has the brand's value, otherwise the fallback. */
export function useFlag(key: string, fallback = false): boolean {
  const { reads, privateLabel } = usePageData();
  const flag = reads.flags?.find((row) => row.key === key);
  if (flag) return flag.enabled;
  const ofBrand = privateLabel.flags?.[key];
  return ofBrand === undefined ? fallback : Boolean(ofBrand);
}

export type { PrivateLabel };
