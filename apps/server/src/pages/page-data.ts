import {
  deriveTheme,
  fontFaces,
  fontFiles,
  privateLabel,
  showsProviderExtras,
  type Brand,
  type PrivateLabel,
} from '@lintel/brands';
import type { RegistrationDraft, RegistrationStep } from '@lintel/domain';
import { currentBanners } from '../features/banners/index.ts';
import { SMS_PROMPTS } from '../features/comms-prefs/index.ts';
import { loadOpeningHours } from '../features/operating-hours/index.ts';
import { evaluateFlags, isPartnerFlagOn } from '../features/optimize/index.ts';
import { profileConsentTexts } from '../features/profile/index.ts';
import type { Config } from '../kernel/config/index.ts';
import type { Context } from '../kernel/context.ts';

/** The path below which the borrower app's pages and files are. */
export const BASE = '/account/heloc';
export const ASSETS = `${BASE}/assets`;

/** A refused plain form post: its step, the sentence for each field, and what was typed (never a password). */
export interface RefusedPost {
  readonly step: RegistrationStep;
  readonly messages: readonly { field: string; message: string }[];
  readonly typed: Readonly<Record<string, string>>;
}

/**
 * Returns whether pages show "Test environment". They do wherever the sandbox answers for vendors, also in production.
 */
export const getEnvironment = ({
  production,
  sandboxVendors,
}: Pick<Config, 'production' | 'sandboxVendors'>): PageData['environment'] =>
  production && !sandboxVendors ? 'production' : 'test';

/** The input and embedded data of a page. All of it is public, or the visitor's own. */
export interface PageData {
  readonly privateLabel: PrivateLabel;
  readonly assetBase: string;
  readonly themeCss: string;
  readonly fontsCss: string;
  readonly fontFiles: readonly string[];
  readonly now: string;
  readonly environment: 'production' | 'test';
  /** How borrowers log in: with a password, or at the lender's identity provider. */
  readonly authMode: 'legacy' | 'auth0';
  /** Absent: events go to this server, no state requires a consent first, and nothing records the page. */
  readonly telemetry?: {
    readonly baseUrl?: string;
    readonly optInStates?: readonly string[];
    readonly replayModule?: string;
  };
  /** Where the page fetches banners again while it is open. */
  readonly bannerAddress: string;
  readonly draft: RegistrationDraft;
  readonly posted?: RefusedPost;
  readonly reads: Readonly<Record<string, unknown>> & { readonly flags?: Awaited<ReturnType<typeof evaluateFlags>> };
}

/** Loads the data of a borrower page for one visitor. */
export async function loadPageData(
  context: Context,
  brand: Brand,
  visitor: { draft: RegistrationDraft; posted?: RefusedPost },
  visitReads: PageData['reads'],
): Promise<PageData> {
  const environment = getEnvironment(context.config);
  return {
    ...toPageLook(brand, context.config.assetBaseUrl ?? ASSETS),
    now: context.sessionNow().toISOString(),
    environment,
    bannerAddress: bannerAddress(context.config, brand, environment),
    ...telemetrySettings(context.config, brand),
    authMode: context.config.externalLogin[brand.orgCode] ? 'auth0' : 'legacy',
    ...visitor,
    reads: { ...(await loadPublicReads(context, brand, visitReads['trackerUuid'])), ...visitReads },
  };
}

/** The address of the banner data: the lender's own file on this server, or the operator's for all lenders. */
const bannerAddress = (
  { bannerBaseUrl }: Pick<Config, 'bannerBaseUrl'>,
  { orgCode }: Brand,
  environment: PageData['environment'],
): string =>
  bannerBaseUrl === null ? `/banners/${environment}.json?org=${orgCode}` : `${bannerBaseUrl}/${environment}.json`;

/** The path from which pages load the operator's session replay. */
export const REPLAY_MODULE = `${ASSETS}/session-replay.js`;

/** Returns only the telemetry settings that differ from the defaults, because every page contains them. */
function telemetrySettings(
  { telemetry: { baseUrl }, sessionReplay }: Pick<Config, 'telemetry' | 'sessionReplay'>,
  { telemetry: { optInStates } }: Brand,
): Pick<PageData, 'telemetry'> {
  const telemetry = {
    ...(baseUrl !== null && { baseUrl }),
    ...(optInStates.length > 0 && { optInStates }),
    ...(sessionReplay && { replayModule: REPLAY_MODULE }),
  };
  return Object.keys(telemetry).length > 0 ? { telemetry } : {};
}

type BrandAssets = Pick<PageData, 'privateLabel' | 'assetBase' | 'themeCss' | 'fontsCss' | 'fontFiles'>;
const themes = new WeakMap<Brand, string>();

/** Deriving a palette takes milliseconds. A brand that changes is a new object. */
function getThemeCss(brand: Brand): string {
  const css = themes.get(brand) ?? deriveTheme(brand).css;
  themes.set(brand, css);
  return css;
}

/** The page's look. Its files come from this server or from the operator's address. */
function toPageLook(brand: Brand, assets: string): BrandAssets {
  return {
    privateLabel: privateLabel(brand),
    assetBase: `${assets}/brands/${brand.orgCode}/`,
    themeCss: getThemeCss(brand),
    fontsCss: fontFaces(brand, `${assets}/fonts/`),
    fontFiles: fontFiles(brand).map((file) => `${assets}/fonts/${file}`),
  };
}

/**
 * Replies of the public reads that a page would request right away, from the same services. A failed one is left out,
 * and the page requests it itself.
 */
async function loadPublicReads(context: Context, brand: Brand, tracker: unknown): Promise<PageData['reads']> {
  const organisation = brand.orgCode;
  const [hours, shown, flags, extras, around] = await Promise.allSettled([
    loadOpeningHours(context, organisation, 'OPS_PHONE'),
    context.config.bannerBaseUrl === null ? currentBanners(context, organisation) : undefined,
    evaluateFlags(context, organisation, undefined, typeof tracker === 'string' ? { trackerId: tracker } : {}),
    loadProviderExtras(context, brand),
    context.publicReads?.(organisation) ?? Promise.resolve({}),
  ]);
  const texts = profileConsentTexts(organisation).map(({ type, version, textUrl }) => ({
    type,
    version,
    url: textUrl,
  }));
  const more: PageData['reads'] = around.status === 'fulfilled' ? around.value : {};
  const loanTexts = Array.isArray(more['consents']) ? more['consents'] : [];
  return {
    ...(hours.status === 'fulfilled' ? { hours: hours.value } : {}),
    ...(shown.status === 'fulfilled' && shown.value ? { banners: shown.value } : {}),
    ...(flags.status === 'fulfilled' ? { flags: flags.value } : {}),
    ...(extras.status === 'fulfilled' ? extras.value : {}),
    smsPrompts: SMS_PROMPTS,
    ...more,
    consents: [...texts, ...loanTexts],
  };
}

/**
 * Loads the parts that only the provider's site has. Reads the partner lenders' flag only where there is something to
 * hide.
 */
async function loadProviderExtras(context: Context, brand: Brand): Promise<PageData['reads']> {
  const isShown =
    showsProviderExtras(brand, false) && showsProviderExtras(brand, await isPartnerFlagOn(context, brand.orgCode));
  return isShown ? { ...(brand.extras.length > 0 && { extras: brand.extras }), ceoFeedback: true } : {};
}
