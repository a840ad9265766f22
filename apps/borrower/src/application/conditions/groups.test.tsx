import { RouterLinkProvider } from '@lintel/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { Link, MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { ConditionGroups } from './groups.tsx';
import type { Condition } from './use-conditions.ts';

const LOAN = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const NOTICE: Condition = {
  uuid: 'flood-notice',
  categoryEnum: 'GENERIC_DOCUMENT_REQUEST',
  created: '2026-11-24T17:00:00.000Z',
  requestDocuments: ['the flood notice, read'],
  notes: null,
  commentsToBorrower: null,
  actionNeeded: true,
  xtraData: { numDocsRequired: 1 },
  state: 'OPEN',
  documents: [],
  dueOn: null,
  returned: null,
  location: 'document/disclosures',
};
const INSURANCE: Condition = {
  ...NOTICE,
  uuid: 'flood-insurance',
  requestDocuments: ['proof of flood insurance'],
  location: 'conditions/upload-document?conditionUuid=flood-insurance',
};
const renderCondition = (condition: Condition): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <RouterLinkProvider link={Link}>
        <ConditionGroups uuid={LOAN} conditions={[condition]} />
      </RouterLinkProvider>
    </MemoryRouter>,
  );

test('a notice links to itself and counts no files; a file condition counts files and links to its upload', () => {
  const notice = renderCondition(NOTICE);
  expect(notice).toContain('Read the flood notice');
  expect(notice).toMatch(/href="[^"]*\/document\/disclosures"[^>]*>Read it</);
  expect(notice).not.toMatch(/added|Add files/);
  const insurance = renderCondition(INSURANCE);
  expect(insurance).toMatch(/0 of 1 added\.[\s\S]*href="[^"]*\/conditions\/upload-document\?[^"]*"[^>]*>Add files</);
});

test('a condition is due on the day that staff set, wherever the reader is', () => {
  // The end of Tuesday, December 1, in Pacific Time, which is Wednesday farther east.
  expect(renderCondition({ ...NOTICE, dueOn: '2026-12-02T07:59:00.000Z' })).toContain('Due Tue, Dec 1');
});
