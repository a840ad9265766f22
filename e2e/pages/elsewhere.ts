import { readStatus, type Call } from '@lintel/contract';
import type { Page, Request } from '@playwright/test';

/** Values of a call's parameters; one that is not given may be any. */
type Params = Readonly<Record<string, string>>;

/** Whether an address is that of a call, whatever its query. */
export function matchUrl({ path }: Call, params: Params = {}): (url: URL) => boolean {
  const segments = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '[^/]+');
  return ({ pathname }) => new RegExp(`^${segments}$`).test(pathname);
}

/** Whether the browser made a call. */
export const matchRequest =
  (call: Call, params: Params = {}) =>
  (request: Request): boolean =>
    request.method() === call.method && matchUrl(call, params)(new URL(request.url()));

/** A step as the status names it. */
export interface Step {
  gate: string;
  checklistStatus: string;
  text: string;
  ask?: string;
  owner: 'YOU' | 'US' | 'OTHER';
  ownerName: string;
  usualTime: string;
  /** The place on the bar; the file's own without it. */
  stage?: string;
}

/**
 * Has the browser see the file at another step than the one it stands at: for pictures and checks of a screen whose step a person at the desk
 * or a later part of the process leads to. Nothing that is written goes through here.
 */
export async function seenAt(
  page: Page,
  uuid: string,
  { gate, checklistStatus, text, ask, owner, ownerName, usualTime, stage }: Step,
): Promise<void> {
  await page.route(matchUrl(readStatus, { uuid }), async (route) => {
    const reply = await route.fetch();
    const status = (await reply.json()) as { explain: object; progress: object };
    const explain = {
      ...status.explain,
      gate,
      status: checklistStatus,
      text,
      ask: ask ?? null,
      owner,
      ownerName,
      usualTime,
    };
    await route.fulfill({
      response: reply,
      json: {
        ...status,
        gate,
        checklistStatus,
        explain,
        progress: { ...status.progress, ...(stage !== undefined && { stage }) },
      },
    });
  });
}

/** Has one question of the browser answered so. */
export async function answered(page: Page, call: Call, params: Params, json: unknown): Promise<void> {
  await page.route(matchUrl(call, params), (route) => route.fulfill({ json }));
}
