import type { readIncome, Reply } from '@lintel/contract';
import { formatList, incomeMethodAt, type IncomeSource } from '@lintel/domain';
import {
  Briefcase,
  Clock,
  Eye,
  FileCheck,
  FileText,
  Key,
  Landmark,
  Repeat,
  ShieldCheck,
  Panel,
  TickList,
  Upload,
} from '@lintel/ui';
import type { ReactNode } from 'react';
import { METHODS } from './methods-words.en.ts';
import css from './income.module.css';

/** The borrower's income as the server has it: sources and their results, ways to prove it, what the offer assumes. */
export type Income = NonNullable<Reply<typeof readIncome>>;
/** One way to prove income: a link to a payroll, bank or tax vendor, or an upload. */
export type Method = Income['methods'][number];

const ICONS: Partial<Record<IncomeSource, ReactNode>> = {
  TRUV_PAYROLL: <Briefcase />,
  POINTSERV_PAYROLL: <Briefcase />,
  PLAID_TRANSACTIONS: <Landmark />,
  TRUV_FINANCIAL_ACCOUNTS: <Landmark />,
  POINTSERV_TAX: <FileCheck />,
  POINTSERV_1099_MISC: <FileCheck />,
};

const isUpload = (method: Method): boolean => incomeMethodAt(method.slug, 'UPLOAD') !== undefined;

/** Returns the path of a way's first page, below the application. */
export const getMethodPath = (method: Method): string =>
  `income/${isUpload(method) ? 'upload' : 'link'}/${method.slug}`;

export const getIncomeIcon = (source: IncomeSource): ReactNode =>
  ICONS[source] ?? (source === 'OTHER' ? <FileText /> : <Upload />);

export const formatShares = (method: Method): string =>
  METHODS.see(formatList(method.shares.map((share) => METHODS.shares[share])));

/** Returns a way as a tile: what happens, how long it takes, what we see. */
export function toMethodTile(method: Method) {
  const { label, hint } = METHODS.words[method.source];
  return {
    value: method.slug,
    label,
    icon: getIncomeIcon(method.source),
    hint: (
      <>
        {hint}
        <span className={css.meta}>
          <span>
            <Clock />
            {METHODS.time(method.minutes)}
          </span>
          <span>
            <Eye />
            {formatShares(method)}
          </span>
        </span>
      </>
    ),
  };
}

const SIGNS = [<Key key="key" />, <Repeat key="repeat" />, <ShieldCheck key="shield" />];

/** The promises about a connected income source (what we never do), shown next to the income screens. */
export function IncomePromises(): ReactNode {
  return (
    <Panel title={METHODS.never.title}>
      <TickList items={METHODS.never.items.map((item, index) => ({ icon: SIGNS[index], ...item }))} />
    </Panel>
  );
}
