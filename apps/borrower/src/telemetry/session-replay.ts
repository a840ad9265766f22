import { readCoDeedStatus, saveSignerReplayLink } from '@lintel/contract';
import { publicApi } from '../platform/lazy/api.ts';
import { hadLinkToken } from '../platform/lazy/opened-link.ts';
import { setReplayUrl } from '../platform/lazy/replay-url.ts';
import { isSignersSession } from '../platform/lazy/signers-session.ts';
import type { PageData } from '../platform/page-data.tsx';
import { replaceTokens, whenAddressIsClean } from './address-tokens.ts';

const REPLAY_FLAG = 'fe-heloc-session-replay';
const LONGEST_URL = 500;

/**
 * The default export of the lender's module: it records the page with a vendor of the lender's choice. This product
 * contains no vendor and no recorder.
 */
export interface ReplayAdapter {
  /** Begins to record and returns the https address of the recording, or nothing when the vendor is not available. */
  start(): string | undefined | Promise<string | undefined>;
}

export type LoadAdapter = (address: string) => Promise<{ readonly default: ReplayAdapter }>;

const loadModule: LoadAdapter = (address) => import(/* @vite-ignore */ address) as ReturnType<LoadAdapter>;

/**
 * Records this page where the lender installed a module and turned the flag on. The caller first checks the consent. A
 * recorder reads the page's address and those of its history: recording waits until the address has no token, and a
 * document that was opened by an emailed link isn't recorded at all. A module that fails ends the recording, not the
 * page.
 */
export async function startReplay(
  { telemetry, reads }: Pick<PageData, 'telemetry' | 'reads'>,
  load: LoadAdapter = loadModule,
): Promise<void> {
  const isOn = reads.flags?.some(({ key, enabled }) => key === REPLAY_FLAG && enabled);
  if (!isOn || telemetry?.replayModule === undefined || hadLinkToken()) return;
  const address = telemetry.replayModule;
  await whenAddressIsClean();
  if (hadLinkToken()) return;
  try {
    const { default: adapter } = await load(address);
    const recorded = await adapter.start();
    const url = recorded && replaceTokens(recorded);
    if (url === undefined || url.length > LONGEST_URL || URL.parse(url)?.protocol !== 'https:') return;
    setReplayUrl(url);
    await saveForSigner(url);
  } catch (error) {
    console.warn(`[session replay] ${String(error)}`);
  }
}

/** Stores the link for an additional signer, whose visit isn't in an application. */
async function saveForSigner(link: string): Promise<void> {
  if (!isSignersSession()) return;
  const { signerUuid } = await publicApi(readCoDeedStatus, {});
  await publicApi(saveSignerReplayLink, { params: { signerUuid }, body: { link } });
}
