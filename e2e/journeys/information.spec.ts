import { saveStepDraft } from '@lintel/contract';
import { readDocumentsOnDevice } from '../pages/device.ts';
import { matchRequest } from '../pages/fake-replies.ts';
import { waitForHeading, pressButton, locateErrorSummary } from '../pages/page-actions.ts';
import { drive, logIn } from '../pages/sandbox.ts';
import { expect, expectGoodPage, test } from '../test.ts';

const DECLINE_LABEL = 'I do not wish to provide this information';

test(
  'a borrower enters details and the demographic form, submits the application and requests a correction [AP-10, OP-D-045, OP-D-046, OP-D-051, SCREEN-099, SCREEN-100, SCREEN-101]',
  { tag: '@long-run' },
  async ({ page, world }) => {
    const maria = await drive(world, 'found', 'COLLECT_ADDITIONAL_INFO');
    await logIn(page, maria);
    await waitForHeading(page, 'A few details we still need');
    await expectGoodPage(page);

    await pressButton(page, 'Save and continue');
    await expect(locateErrorSummary(page)).toContainText('Choose your marital status');
    await page.getByRole('radio', { name: 'Unmarried' }).check();
    await page.getByRole('radio', { name: 'U.S. citizen' }).check();
    const saved = page.waitForResponse(
      (reply) =>
        matchRequest(saveStepDraft, { step: 'contact' })(reply.request()) &&
        (reply.request().postData() ?? '').includes('"yearsAtAddress":"6"'),
    );
    await page.getByLabel('Years at your home address').fill('6');
    await saved;
    await page.reload();
    await waitForHeading(page, 'A few details we still need');
    await expect(page.getByRole('radio', { name: 'Unmarried' })).toBeChecked();
    await expect(page.getByLabel('Years at your home address')).toHaveValue('6');
    // Leaving and returning without a reload loses nothing, not even the last keystrokes.
    await page.getByLabel('Years at your home address').fill('7');
    await page.getByRole('link', { name: 'Read now' }).click();
    await waitForHeading(page, 'Your documents');
    await page.goBack();
    await expect(page.getByLabel('Years at your home address')).toHaveValue('7');
    await expect(page.getByRole('radio', { name: 'Unmarried' })).toBeChecked();
    await page.getByRole('radio', { name: /Joint owners/ }).check();
    await page.getByLabel('First name of owner 1').fill('Ben');
    await page.getByLabel('Last name of owner 1').fill('Ruiz');
    await page.getByLabel(/Social Security number/).fill('666-00-0001');
    await pressButton(page, 'Save and continue');

    await waitForHeading(page, 'Questions the law requires us to ask');
    await expect(page).toHaveURL(/\/start\/hmda$/);
    await expectGoodPage(page);
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
    await pressButton(page, 'Continue');
    await expect(locateErrorSummary(page)).toContainText(
      "Select an answer, or 'I do not wish to provide this information', for ethnicity.",
    );
    await page
      .getByRole('group', { name: 'Ethnicity' })
      .getByRole('checkbox', { name: 'Other Hispanic or Latino' })
      .check();
    await page.getByLabel('Print origin').fill('Colombian');
    await page.getByRole('group', { name: 'Race' }).getByRole('checkbox', { name: DECLINE_LABEL }).check();
    await page.getByRole('group', { name: 'Sex' }).getByRole('checkbox', { name: 'Female' }).check();
    await pressButton(page, 'Continue');

    await waitForHeading(page, 'Review your application before you submit it');
    await expect(page).toHaveURL(/\/start\/app-summary$/);
    await expectGoodPage(page);
    await expect(page.getByText('Ben Ruiz')).toBeVisible();
    await expect(page.getByText('Ending in 0001')).toBeVisible();
    await expect(page.locator('body')).not.toContainText(/Colombian|Hispanic|Female/);
    await pressButton(page, 'Submit application');
    await expect(locateErrorSummary(page)).toContainText('Confirm that your application is true and complete');
    await page.getByRole('checkbox', { name: /true and complete/ }).check();
    await page.getByRole('checkbox', { name: /hard credit check/ }).check();
    await expect(page.getByText('Read your documents before you submit.')).toBeVisible();
    await readDocumentsOnDevice(world, maria);
    await pressButton(page, 'Submit application');
    await expect(page).not.toHaveURL(/\/start\//);

    // After sending, only staff can change the answers.
    await page.goto(`/account/heloc/${maria.uuid}/start/profile`);
    await page.getByRole('link', { name: 'Ask us to correct home address' }).click();
    await waitForHeading(page, 'What should we correct?');
    await pressButton(page, 'Send request');
    await expect(locateErrorSummary(page)).toContainText('Tell us what it should say');
    await expectGoodPage(page);
    await page.getByLabel('What it should say').fill('412 Alder Ridge Road, Unit 2');
    await pressButton(page, 'Send request');
    await expect(page.getByText(/^We have your request. A loan specialist will review it/)).toBeVisible();
    await expectGoodPage(page);
  },
);

test(
  'a borrower declines every demographic question by keyboard only [SCREEN-100]',
  { tag: '@long-run' },
  async ({ page, world }) => {
    await logIn(page, await drive(world, 'found', 'HMDA'));
    await waitForHeading(page, 'Questions the law requires us to ask');
    const checkGroup = async (group: string) => {
      const box = page.getByRole('group', { name: group }).getByRole('checkbox', { name: DECLINE_LABEL });
      for (
        let count = 0;
        count < 40 && !(await box.evaluate((element) => element === document.activeElement));
        count += 1
      )
        await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      await expect(box).toBeChecked();
    };
    for (const group of ['Ethnicity', 'Race', 'Sex']) await checkGroup(group);
    await page.keyboard.press('Enter');
    await waitForHeading(page, 'Review your application before you submit it');
  },
);
