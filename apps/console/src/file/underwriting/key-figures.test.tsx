import { readFigures, type Reply } from '@lintel/contract';
import { callKey } from '@lintel/web';
import { QueryClient } from '@tanstack/react-query';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { renderConsole } from '../../../test/render.tsx';
import { stubConsolePage } from '../../../test/stub-page.ts';
import { FileContext, type LoanFileReply, type OpenFile } from '../use-file.ts';

let KeyFigures: typeof import('./key-figures.tsx').KeyFigures;

beforeAll(async () => {
  stubConsolePage();
  ({ KeyFigures } = await import('./key-figures.tsx'));
});
afterAll(() => {
  vi.unstubAllGlobals();
});

const UUID = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';

function renderLine(drawAmount: number, lineAmount: number): string {
  const figures = {
    values: [] as Reply<typeof readFigures>['values'],
    choice: {
      drawAmount,
      lineAmount,
      rate: 0.0835,
      apr: 0.0835,
      termYears: 20,
      monthlyPayment: 2298.45,
      chosenAt: '2026-11-28T18:00:00Z',
    },
    income: { stated: 118_000 },
  } as Reply<typeof readFigures>;
  const client = new QueryClient();
  client.setQueryData(callKey(readFigures, { params: { uuid: UUID } }), figures);
  const nothing = async () => {};
  const openFile: OpenFile = {
    file: {} as LoanFileReply,
    uuid: UUID,
    refresh: nothing,
    noteAction: () => {},
    catchUp: nothing,
  };
  return renderConsole(
    <FileContext value={openFile}>
      <KeyFigures />
    </FileContext>,
    '/',
    client,
  );
}

test('says which part of the line is the draw and which is fees and costs', () => {
  expect(renderLine(260_000, 267_774)).toContain('$260,000 draw + $7,774 fees and costs, Nov 28, 2026');
});

test('names only the draw of a line without fees', () => {
  expect(renderLine(260_000, 260_000)).toContain('$260,000 draw, Nov 28, 2026');
});
