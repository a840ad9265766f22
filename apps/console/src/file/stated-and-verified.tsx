import { DECLINE_REASONS, formatMoney, formatPhone } from '@lintel/domain';
import { Panel, SummaryRows, Tag } from '@lintel/ui';
import type { ReactNode } from 'react';
import { toWords } from '../details/field.ts';
import { formatCode } from '../platform/code-words.en.ts';
import { formatIncomeSource } from '../platform/income-source.ts';
import { Table, type Column } from '../table/table.tsx';
import { ALERTS, PRICING_RESULTS } from './history/field-words.en.ts';
import { UNDERWRITING } from './underwriting/words.en.ts';
import { useFile, type LoanFileReply } from './use-file.ts';
import { FILE } from './words.en.ts';

const INCOME: readonly Column<LoanFileReply['income'][number]>[] = [
  { head: FILE.source, bare: true, cell: ({ source }) => formatIncomeSource(source) },
  {
    head: FILE.employer,
    bare: true,
    cell: ({ employer, holders }) =>
      [employer ?? FILE.none, ...(holders?.length ? [FILE.heldBy(holders.join(', '))] : [])].join(' '),
  },
  { head: FILE.aYear, figures: true, cell: ({ amount }) => formatMoney(amount) },
  {
    head: FILE.result,
    cell: ({ state, verification }) => (
      <Tag tone={verification === 'VERIFIED' ? 'success' : 'quiet'}>{formatCode(verification ?? state)}</Tag>
    ),
  },
];
const DEBTS: readonly Column<LoanFileReply['liabilities'][number]>[] = [
  { head: FILE.creditor, bare: true, cell: ({ creditorName, mask }) => `${creditorName}${mask ? ` ··${mask}` : ''}` },
  { head: FILE.debtKind, cell: ({ kind }) => UNDERWRITING.types[kind] },
  { head: FILE.balance, figures: true, cell: ({ monetaryBalance }) => formatMoney(monetaryBalance) },
  {
    head: FILE.monthly,
    figures: true,
    cell: (debt) => formatMoney(debt.monetaryCalculatedNextPaymentMinimumAmount, 2),
  },
  {
    head: FILE.payOff,
    cell: ({ payOff }) => (payOff.status === 'MARKED_FOR_PAYOFF' ? <Tag tone="info">{FILE.marked}</Tag> : FILE.none),
  },
];

/**
 * Income, debts and credit of a file, as stated and as verified: stated income, credit alerts, pricing result, employer
 * contact and the borrower's explanation; then each source of income with its result, and the debts.
 */
export function StatedAndVerified(): ReactNode {
  const {
    file: { explanation, employer, income, liabilities, credit, person, offers },
  } = useFile();
  const rows = [
    { label: FILE.stated, value: formatMoney(person.statedIncome) },
    ...(credit && credit.alerts.length > 0
      ? [{ label: FILE.alerts, value: credit.alerts.map((code) => toWords(code, ALERTS)).join(', ') }]
      : []),
    ...(offers
      ? [
          {
            label: FILE.offers,
            value: [
              toWords(offers.outcome, PRICING_RESULTS),
              ...offers.reasons.map((code) => toWords(code, DECLINE_REASONS)),
            ].join(', '),
          },
        ]
      : []),
    ...(employer
      ? [
          {
            label: FILE.askAt,
            value: [
              employer.employerName,
              employer.contactName,
              employer.phoneNumber && formatPhone(employer.phoneNumber),
              employer.workEmail,
              employer.addressProved && FILE.workEmailConfirmed,
            ]
              .filter(Boolean)
              .join(', '),
          },
        ]
      : []),
    ...(explanation ? [{ label: FILE.explanation, value: explanation }] : []),
  ];
  return (
    <Panel title={FILE.found}>
      <SummaryRows rows={rows} />
      {income.length > 0 && (
        <>
          <h3>{FILE.incomeFound}</h3>
          <Table caption={FILE.incomeFound} columns={INCOME} rows={income} keyOf={(row) => row.recordUuid} />
        </>
      )}
      {liabilities.length > 0 && (
        <>
          <h3>{FILE.debts}</h3>
          <Table caption={FILE.debts} columns={DEBTS} rows={liabilities} keyOf={(row) => row.uuid} />
        </>
      )}
    </Panel>
  );
}
