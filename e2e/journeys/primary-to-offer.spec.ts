import { expect, test } from '../test.ts';
import { somebody } from '../pages/person.ts';
import { register } from '../pages/registration.ts';

test('goes from the first question to the application', async ({ page, org }) => {
  await register(page, org, somebody());
  await page.waitForTimeout(6000);
  console.log(page.url());
  await page.screenshot({ path: '/tmp/lintel-first.png', fullPage: true });
});
