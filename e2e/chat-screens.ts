import {
  expectMessages,
  locateChat,
  openAssistant,
  openChat,
  sendMessage,
  startChat,
  withChatFlags,
} from './pages/chat.ts';
import { expectOffers } from './pages/offer.ts';
import { openAs, type Screen } from './pages/open-screen.ts';

/** Screens of the borrower's chat. Those of staff are among the console's screens. */
export const CHAT_SCREENS: readonly Screen[] = [
  {
    name: 'chat, who is asking',
    open: ({ page, world, org }) =>
      withChatFlags(world, org, async () => {
        await page.goto(`/account/heloc/register-v2?org=${org}&pop-webchat`);
        const start = locateChat(page).getByRole('button', { name: 'Start chat' });
        await start.click();
        await locateChat(page).getByText('Required').waitFor();
      }),
  },
  {
    name: 'chat, messages',
    open: (context) =>
      withChatFlags(context.world, context.org, () =>
        openAs('found', {
          path: /product\/select$/,
          then: async (page) => {
            await expectOffers(page);
            await openChat(page);
            await sendMessage(page, 'Is a screenshot fine?');
            await expectMessages(page, ['Is a screenshot fine?']);
            await page.locator('input[data-picks=files]').setInputFiles([
              { name: 'June.txt', mimeType: 'text/plain', buffer: Buffer.from('June') },
              { name: 'July.txt', mimeType: 'text/plain', buffer: Buffer.alloc(0) },
            ]);
            await locateChat(page).getByRole('listitem').filter({ hasText: 'June.txt' }).getByRole('button').waitFor();
          },
        })(context),
      ),
  },
  {
    name: 'chat, rating errors',
    open: ({ page, world, org }) =>
      withChatFlags(
        world,
        org,
        async () => {
          await page.goto(`/account/heloc/register-v2?org=${org}&pop-webchat`);
          await startChat(page);
          await sendMessage(page, 'Do you lend in Idaho?');
          await expectMessages(page, ['Do you lend in Idaho?']);
          const chat = locateChat(page);
          await chat.getByRole('button', { name: 'End chat' }).click();
          await chat.getByRole('button', { name: 'Take our survey' }).click();
          await chat.getByRole('textbox', { name: 'What could we do better?' }).fill('My number is 666-12-3456.');
          await chat.getByRole('button', { name: 'Send', exact: true }).click();
          await chat.getByText('Choose a rating.').waitFor();
        },
        {},
      ),
  },
  {
    name: 'chat, the assistant and feedback',
    open: (context) =>
      withChatFlags(context.world, context.org, () =>
        openAs('found', {
          path: /product\/select$/,
          then: async (page) => {
            await expectOffers(page);
            await openAssistant(page);
            await sendMessage(page, 'Do I have to meet a notary?');
            await locateChat(page).getByRole('button', { name: 'No' }).click();
            await locateChat(page).getByRole('button', { name: 'Send feedback' }).click();
            await locateChat(page).getByText('Please select a reason').waitFor();
          },
        })(context),
      ),
  },
];
