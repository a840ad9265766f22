import { expect, test } from 'vitest';
import { readLink } from './read-link.ts';

const ID = '11111111-1111-4111-8111-111111111111';
const OTHER = '33333333-3333-4333-8333-333333333333';

test.each([
  [`https://lender.example/account/heloc/register-v2?referrer=${ID}`, { referrer: ID }],
  [`  https://lender.example/register?org=X&referrer=${ID}&utm_source=mail#top `, { referrer: ID }],
  [`http://lender.example/register?rid=${OTHER}`, { rid: OTHER }],
  [`https://lender.example?referrer=${ID}&rid=${OTHER}`, { referrer: ID, rid: OTHER }],
  [`lender.example/register?rid=${OTHER}`, undefined],
  [`javascript:alert(1)?referrer=${ID}`, undefined],
  [ID, { referrer: ID }],
  ['https://lender.example/register?referrer=lo-1', undefined],
  ['https://lender.example/register', undefined],
  ['', undefined],
])('of %j it reads %j [FORM-048]', (pasted, link) => {
  expect(readLink(pasted)).toEqual(link);
});
