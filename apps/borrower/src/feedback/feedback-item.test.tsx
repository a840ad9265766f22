import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { buildSamplePage } from '../../test/samples.ts';
import { PageDataProvider, type PublicReads } from '../platform/page-data.tsx';
import { FeedbackItem } from './feedback-item.tsx';

const renderItem = (reads: PublicReads): string =>
  renderToStaticMarkup(
    <PageDataProvider data={buildSamplePage({ reads })}>
      <FeedbackItem className={undefined} />
    </PageDataProvider>,
  );

test('opens feedback where the page of the main brand says so, and not while its flag is off [FEED-002, SHELL-023]', () => {
  expect(renderItem({ ceoFeedback: true })).toContain('Send feedback');
  expect(renderItem({})).toBe('');
  const flags = [{ key: 'fe-heloc-ceo-feedback', enabled: false }];
  expect(renderItem({ ceoFeedback: true, flags })).toBe('');
});
