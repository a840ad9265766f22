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

type Figures = Reply<typeof readFigures>;

const UUID = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';

function renderFigures(figures: Partial<Figures>): string {
  const client = new QueryClient();
  client.setQueryData(callKey(readFigures, { params: { uuid: UUID } }), {
    values: [],
    income: { stated: 118_000 },
    ...figures,
  } as Figures);
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

const renderLine = (drawAmount: number, lineAmount: number): string =>
  renderFigures({
    choice: {
      drawAmount,
      lineAmount,
      payoffs: 0,
      rate: 0.0835,
      apr: 0.0835,
      termYears: 20,
      monthlyPayment: 2298.45,
      chosenAt: '2026-11-28T18:00:00Z',
    },
  });

test('says which part of the line is the draw and which is fees and costs', () => {
  expect(renderLine(260_000, 267_774)).toContain('$260,000 draw + $7,774 fees and costs, Nov 28, 2026');
});

test('names only the draw of a line without fees', () => {
  expect(renderLine(260_000, 260_000)).toContain('$260,000 draw, Nov 28, 2026');
});

const renderMaximum = (drawAmount: number, verified: Figures['income']['verified']): string =>
  renderFigures({
    basis: 'CHOICE',
    ratios: {
      cltv: 0.662,
      cltvCap: 0.85,
      dti: 0.25,
      dtiCap: 0.5,
      liens: 180_000,
      monthlyDebts: 1657.4,
      monthlyIncome: 9833.33,
      lineAmount: 92_691,
      monthlyPayment: 795.62,
      dtiAtStated: null,
    },
    maximum: { drawAmount, lineAmount: 170_200, pricedAt: '2026-11-28T18:00:00Z' },
    income: { stated: 118_000, verified },
  });

test('marks income and DTI as stated until income is verified', () => {
  const stated = renderMaximum(165_000, null);
  expect(stated).toContain('Qualifying income, as stated');
  expect(stated).toContain(
    'Limit 50%. Includes this HELOC, not property taxes or insurance. At stated income, not verified',
  );
  const proved = renderMaximum(165_000, { amount: 118_000, source: 'TRUV_PAYROLL', at: '2026-11-28T18:00:00Z' });
  expect(proved).not.toContain('as stated');
  expect(proved).not.toContain('not verified');
});

test('says that a maximum offer without fees is at a 0% origination fee', () => {
  expect(renderMaximum(170_200, null)).toContain('$170,200 draw at a 0% origination fee.');
  expect(renderMaximum(165_000, null)).not.toContain('origination fee');
});
