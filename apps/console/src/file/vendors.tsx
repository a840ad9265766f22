import { Panel } from '@lintel/ui';
import type { ReactNode } from 'react';
import { formatCode } from '../platform/code-words.en.ts';
import { formatDateTime } from '../platform/times.ts';
import { Table, type Column } from '../table/table.tsx';
import { useFile, type LoanFileReply } from './use-file.ts';
import { VENDOR_ANSWERS, VENDOR_OPERATIONS } from './vendor-words.en.ts';
import { FILE } from './words.en.ts';

const COLUMNS: readonly Column<LoanFileReply['vendors'][number]>[] = [
  { head: FILE.when, oneLine: true, bare: true, cell: ({ at }) => formatDateTime(at) },
  { head: FILE.asked, cell: ({ op }) => VENDOR_OPERATIONS[op] ?? formatCode(op) },
  {
    head: FILE.answer,
    cell: ({ outcome }) => (outcome ? (VENDOR_ANSWERS[outcome] ?? formatCode(outcome)) : FILE.noAnswer),
  },
  { head: FILE.asks, figures: true, cell: ({ asks }) => asks },
];

/** The vendor requests made for this file. */
export function Vendors(): ReactNode {
  const {
    file: { vendors },
  } = useFile();
  if (vendors.length === 0) return null;
  return (
    <Panel title={FILE.vendors}>
      <Table
        caption={FILE.vendors}
        columns={COLUMNS}
        rows={vendors}
        keyOf={({ op, attempt, at }) => `${op} ${attempt} ${at}`}
      />
    </Panel>
  );
}
