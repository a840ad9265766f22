import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { collectData, eitherLocale, findClippedTexts, findInEitherLocale, findPlainTexts } from '../pseudo-locale.ts';

const PAGE = `<!doctype html><html lang="en-XA"><title>Šţééþ – Alderpoint Home</title><body>
  <p>Ĥééļļóó, Maria Delgado of 412 Alder Ridge Road, Boulder, CO 80302 (maria@example.com), MD</p>
  <p>Ţĥéé ļááŵ</p> <p>Written in a component</p> <button aria-label="Close">×</button>
  <p lang="en-US">Legal text in English.</p> <code translate="no">NoteSigned</code>
  <div style="width: 60px; overflow: hidden; white-space: nowrap" id="cut">Çóóñţííñúúéé ţóó ţĥéé ñééẋţ šţééþ</div>
  <div style="width: 60px">Šĥóóŕţ</div>
</body></html>`;

test('findPlainTexts finds text outside the words files and ignores data and marked English', async ({ page }) => {
  await page.setContent(PAGE);
  expect(await findPlainTexts(page, new Set(['Maria Delgado of', 'Alderpoint Home']))).toEqual([
    'p: Written in a component',
    'button[aria-label]: Close',
  ]);
});

test('findClippedTexts finds text that its box cuts off', async ({ page }) => {
  await page.setContent(PAGE);
  const [clipped, ...others] = await findClippedTexts(page);
  expect(clipped).toContain('Çóóñţííñúúéé ţóó ţĥéé ñééẋţ šţééþ');
  expect(others).toEqual([]);
});

test('findInEitherLocale finds text in either language, with data inside it', async ({ page }) => {
  findInEitherLocale(page);
  await page.setContent('<button>Ŕééɱóóṽéé Robin Sample</button><button>Remove Ana</button>');
  await expect(page.getByRole('button', { name: 'Remove Robin Sample' })).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^remove (robin|ana)/i })).toHaveCount(2);
  await expect(page.getByText('Remove Luis')).toHaveCount(0);
  expect(eitherLocale('Next', true).test('Ñééẋţ')).toBe(true);
  expect(eitherLocale('Next', true).test('Ñééẋţ šţééþ')).toBe(false);
});

test('collectData includes the reply after which a page navigates', async ({ page }) => {
  const server = createServer(({ url }, reply) => {
    const isReply = url === '/reply';
    reply.setHeader('content-type', isReply ? 'application/json' : 'text/html');
    reply.end(isReply ? '{"firstName":"Marisol"}' : '<!doctype html><title>Page</title>');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const data = await collectData(page);
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/first`);
  const second = page.waitForURL(/second$/);
  await page.evaluate(() => {
    void fetch('/reply').then(() => location.assign('/second'));
  });
  await second;
  expect([...(await data())]).toContain('Marisol');
  server.close();
});
