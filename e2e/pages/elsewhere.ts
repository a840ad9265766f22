import type { Page } from '@playwright/test';

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
  await page.route(`**/secure/api/v1/${uuid}/status`, async (route) => {
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
export async function answered(page: Page, path: string, json: unknown): Promise<void> {
  await page.route(`**${path}`, (route) => route.fulfill({ json }));
}
