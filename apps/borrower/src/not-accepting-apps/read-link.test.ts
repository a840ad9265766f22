import { expect, test } from 'vitest';
import { readLink } from './read-link.ts';

const ID = '11111111-1111-4111-8111-111111111111';
const OTHER = '33333333-3333-4333-8333-333333333333';

test.each([
  [`https://lender.example/account/heloc/register-v2?referrer=${ID}`, { referrer: ID }],
  [`  https://lender.example/register?org=X&referrer=${ID}&utm_source=mail#top `, { referrer: ID }],
  [`lender.example/register?rid=${OTHER}`, { rid: OTHER }],
  [`?referrer=${ID}&rid=${OTHER}`, { referrer: ID, rid: OTHER }],
  [ID, { referrer: ID }],
  ['https://lender.example/register?referrer=lo-1', undefined],
  ['https://lender.example/register', undefined],
  ['', undefined],
])('of %j it reads %j', (pasted, link) => {
  expect(readLink(pasted)).toEqual(link);
});
