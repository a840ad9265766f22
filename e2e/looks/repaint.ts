import type { Page } from '@playwright/test';

/**
 * A lender's style sheet (palette, shapes, faces) and the address of its logo, of the borrower's app or the console.
 */
interface Paint {
  css: string;
  logo: string | undefined;
}

const paints = new Map<string, Promise<Paint>>();

async function readPaint(page: Page, path: string): Promise<Paint> {
  const html = await (await page.request.get(path)).text();
  const css = /<style[^>]*>([^]*?)<\/style>/.exec(html)?.[1];
  if (css === undefined) throw new Error(`${path} has no style sheet`);
  return { css, logo: /<header[^]*?<img[^>]* src="([^"]+)"/.exec(html)?.[1] };
}

/** Gives the open page another lender's brand, without reloading it, so that it keeps its state. */
export async function applyBrand(page: Page, org: string): Promise<void> {
  const isConsole = new URL(page.url()).pathname.startsWith('/desk');
  const path = `${new URL(page.url()).origin}/${isConsole ? 'desk/login' : 'contact'}?org=${org}`;
  const paint = paints.get(path) ?? readPaint(page, path);
  paints.set(path, paint);
  await page.evaluate(
    async ({ css, logo }) => {
      // The element keeps its nonce, so the page's policy allows the new text.
      document.head.querySelector('style')!.textContent = css;
      const image = document.querySelector<HTMLImageElement>('header img');
      if (image && logo !== undefined) image.src = logo;
      await document.fonts.ready;
    },
    await paint,
  );
}
