import { readStatus, type Call } from '@lintel/contract';
import { GATES } from '@lintel/domain';
import type { Page, Request } from '@playwright/test';

/** Values of a call's parameters; an absent parameter matches any value. */
type Params = Readonly<Record<string, string>>;

/**
 * Matches the address of a call, with any query. Playwright compares a pattern itself; a function would be called for
 * every script that a page loads.
 */
export function matchUrl({ path }: Call, params: Params = {}): RegExp {
  const segments = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '[^/?]+');
  return new RegExp(`^https?://[^/]+${segments}(?:\\?.*)?$`);
}

/** Returns a test for requests of a call. */
export const matchRequest =
  (call: Call, params: Params = {}) =>
  (request: Request): boolean =>
    request.method() === call.method && matchUrl(call, params).test(request.url());

const faked = new WeakMap<Page, unknown[]>();

/** Returns the replies that a test faked for a page. Their sentences are in English in every locale. */
export const getFakedReplies = (page: Page): readonly unknown[] => faked.get(page) ?? [];

const remember = (page: Page, reply: unknown): void => void faked.set(page, [...getFakedReplies(page), reply]);

/** A step as the status reply names it. */
export interface Step {
  gate: string;
  checklistStatus: string;
  text: string;
  ask?: string;
  owner: 'YOU' | 'US' | 'OTHER';
  ownerName: string;
  usualTime: string | null;
  /** The stage on the progress bar; defaults to the application's own. */
  stage?: string;
}

/**
 * Shows the browser a different step from the application's own, for pictures and checks of a screen that only staff or
 * a later part of the process lead to. Affects reads only.
 */
export async function fakeStep(
  page: Page,
  uuid: string,
  { gate, checklistStatus, text, ask, owner, ownerName, usualTime, stage }: Step,
): Promise<void> {
  remember(page, { text, ask, ownerName, usualTime });
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
      takesSeconds: GATES.some(({ id, takesSeconds }) => id === gate && takesSeconds === true),
      // The step after the application's own step doesn't come after this one.
      next: null,
      nextGate: null,
      nextUsualTime: null,
    };
    await route.fulfill({
      response: reply,
      json: {
        ...status,
        gate,
        checklistStatus,
        waitingOnFloodCert: gate === 'flood',
        explain,
        progress: { ...status.progress, ...(stage !== undefined && { stage }) },
      },
    });
  });
}

/** Fakes the reply to one call of the browser. */
export async function fakeReply(page: Page, call: Call, params: Params, json: unknown): Promise<void> {
  remember(page, json);
  await page.route(matchUrl(call, params), (route) => route.fulfill({ json }));
}
