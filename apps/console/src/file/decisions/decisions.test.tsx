import type { ReactNode } from 'react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { renderConsole } from '../../../test/render.tsx';
import { stubConsolePage } from '../../../test/stub-page.ts';
import { FileContext, type LoanFileReply, type OpenFile } from '../use-file.ts';

let bank: typeof import('./bank-account.tsx');
let payoff: typeof import('./payoff.tsx');
let review: typeof import('./review-decision.tsx');

beforeAll(async () => {
  stubConsolePage();
  bank = await import('./bank-account.tsx');
  payoff = await import('./payoff.tsx');
  review = await import('./review-decision.tsx');
});
afterAll(() => {
  vi.unstubAllGlobals();
});

const FILE = {
  person: { name: { firstName: 'Nadia', lastName: 'Maiden' } },
  documents: [] as LoanFileReply['documents'],
  liabilities: [] as LoanFileReply['liabilities'],
  tasks: [] as LoanFileReply['tasks'],
} as LoanFileReply;
const ACCOUNT = {
  uuid: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
  bankName: 'First Sample Bank',
  mask: '0001',
  accountType: 'CHECKING',
  ownerName: 'Robin Stranger',
  purpose: 'DISBURSEMENT',
  documents: [] as string[],
} as LoanFileReply['bankAccounts'][number];

const renderInFile = (part: ReactNode): string => {
  const nothing = async () => {};
  const openFile: OpenFile = { file: FILE, uuid: 'loan', refresh: nothing, noteAction: () => {}, catchUp: nothing };
  return renderConsole(<FileContext value={openFile}>{part}</FileContext>);
};

test('warns that a bank account isn’t in the borrower’s name, and says when to verify it', () => {
  const html = renderInFile(<bank.BankAccountDecision account={ACCOUNT} />);
  expect(html).toContain('Name mismatch');
  expect(html).toContain(
    'Verify it only if the bank letter or statement shows both the borrower and the name entered as owners.',
  );
  expect(
    renderInFile(<bank.BankAccountDecision account={{ ...ACCOUNT, ownerName: 'NADIA B MAIDEN' }} />),
  ).not.toContain('Name mismatch');
});

test('says what each outcome of a fraud alert review does before one is chosen, and of no other review', () => {
  const html = renderInFile(<review.ReviewDecision gate="facta" title="Fraud alert review" />);
  expect(html).toContain('ends the review. The application continues.');
  expect(html.match(/The file stays on hold|the file stays on hold/g)).toHaveLength(2);
  expect(renderInFile(<review.ReviewDecision gate="delinquency-review" title="Late payment review" />)).not.toContain(
    'ends the review.',
  );
});

test('says to the first of two people who enter payoff figures that the payoff waits for the second', () => {
  const html = renderInFile(<payoff.PayoffFigures />);
  expect(html).toContain('The payoff stays on hold until both entries match. You’re the first of the two.');
});
