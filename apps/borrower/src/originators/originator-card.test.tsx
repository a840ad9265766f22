import { readHeloc, readOriginator } from '@lintel/contract';
import { callKey } from '@lintel/web';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { buildSampleReply } from '../../test/samples.ts';
import { OriginatorBar, OriginatorPanel } from './originator-card.tsx';

const UUID = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const OFFICER = '11111111-1111-4111-8111-111111111111';
const reply = buildSampleReply(readOriginator);

function render(
  Part: typeof OriginatorPanel,
  info: Partial<(typeof reply)['originatorDisplayInfo']> = {},
  referrer: { referrerUuid: string } | null = { referrerUuid: OFFICER },
): string {
  const client = new QueryClient();
  client.setQueryData(callKey(readHeloc, { params: { uuid: UUID } }), { ...buildSampleReply(readHeloc), referrer });
  client.setQueryData(callKey(readOriginator, { params: { loanOriginatorUuid: OFFICER } }), {
    ...reply,
    originatorDisplayInfo: { ...reply.originatorDisplayInfo, ...info },
  });
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <Part uuid={UUID} />
    </QueryClientProvider>,
  );
}

test('the panel shows name, initials, NMLS number, phone, email, and buttons to call and write [LO-001, LO-003, LO-005]', () => {
  const html = render(OriginatorPanel);
  for (const part of ['Olivia Grant', 'OG', 'NMLS #2000001', '(208) 555-0123', 'ana@example.com'])
    expect(html).toContain(part);
  expect(html).toContain('href="tel:+12085550123"');
  expect(html).toContain('href="mailto:ana@example.com"');
  expect(html).toContain('Usually replies within 2 hours');
});

test('a picture replaces the initials [LO-003, LO-005]', () => {
  const html = render(OriginatorPanel, { avatarUri: '/face.webp' });
  expect(html).toContain('<img');
  expect(html).toContain('src="/face.webp"');
  expect(html).not.toContain('>OG<');
});

test.each([
  ['a loan officer', {}, 'Your loan officer'],
  ['a broker', { originatorName: null, brokerName: 'Bo Rivers' }, 'Your broker'],
])('%s has the heading and the line “%s” [LO-002]', (_who, info, heading) => {
  expect(render(OriginatorPanel, info)).toContain(`<h2>${heading}</h2>`);
  expect(render(OriginatorBar, info)).toContain(`${heading}: `);
});

test.each([
  ['without a name', { originatorName: null, brokerName: '' }, undefined],
  ['without a loan officer', {}, null],
])('nothing is shown %s [LO-004]', (_how, info, referrer) => {
  for (const part of [OriginatorPanel, OriginatorBar]) expect(render(part, info, referrer)).toBe('');
});

test('what is read of a loan officer counts as fresh for 10 minutes and is not read again after a failure [LO-006, CONST-021, CALL-034]', () => {
  expect(readOriginator.client.staleMs).toBe(600_000);
  expect('retry' in readOriginator.client).toBe(false);
});
