import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { stubConsolePage } from '../../../test/stub-page.ts';
import { FileContext, type LoanFileReply, type OpenFile } from '../use-file.ts';

type Owners = NonNullable<LoanFileReply['rescissionRight']>['owners'];

let RightOfRescission: typeof import('./right-of-rescission.tsx').RightOfRescission;

beforeAll(async () => {
  stubConsolePage();
  ({ RightOfRescission } = await import('./right-of-rescission.tsx'));
});
afterAll(() => {
  vi.unstubAllGlobals();
});

/** Renders the right to cancel of a loan that an owner canceled in time. */
function renderCanceled({ isRecallOpen }: { isRecallOpen: boolean }): string {
  const file = {
    timeZone: 'America/Denver',
    rescissionRight: { state: 'CANCELED', endsOn: '2026-12-16', mailUntil: '2026-12-17', owners: [] as Owners },
    rescissions: [{ isRecallOpen }],
    closingActs: [] as LoanFileReply['closingActs'],
  } as LoanFileReply;
  const openFile: OpenFile = {
    file,
    uuid: 'loan',
    refresh: async () => {},
    noteAction: () => {},
    catchUp: async () => {},
  };
  return renderToStaticMarkup(
    <FileContext value={openFile}>
      <RightOfRescission canEnter={false} />
    </FileContext>,
  );
}

test('says that a payment was initiated while the recall of a canceled loan is open', () => {
  expect(renderCanceled({ isRecallOpen: true })).toContain('a payment was initiated. Recall pending.');
  expect(renderCanceled({ isRecallOpen: false })).toContain('stopped.');
});
