import { Hidden } from '@lintel/ui';
import type { ReactNode } from 'react';
import css from './table.module.css';

/** A column of a table: its header, and how a row's cell is rendered. */
export interface Column<Row> {
  head: string;
  cell: (row: Row) => ReactNode;
  /** Aligns figures to the right. */
  figures?: boolean;
  /** Hides the header on a card, where the cell explains itself. */
  bare?: boolean;
}

export interface TableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Rows to mark at their edge. */
  isMarked?: (row: Row) => boolean;
}

/** Explicit, because a table laid out as cards can lose its implicit roles. */
const ROLES = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

/** A table that turns into cards on phones. */
export function Table<Row>({ caption, columns, rows, keyOf, isMarked }: TableProps<Row>): ReactNode {
  return (
    <div className={css.frame}>
      <table {...ROLES.table} className={css.table}>
        <caption>
          <Hidden>{caption}</Hidden>
        </caption>
        <thead {...ROLES.rowgroup}>
          <tr {...ROLES.row}>
            {columns.map(({ head, figures }) => (
              <th key={head} {...ROLES.columnheader} scope="col" className={figures === true ? css.figures : undefined}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...ROLES.rowgroup}>
          {rows.map((row) => (
            <tr key={keyOf(row)} {...ROLES.row} className={isMarked?.(row) === true ? css.marked : undefined}>
              {columns.map(({ head, cell, figures, bare }, index) => {
                const content = (
                  <>
                    {bare !== true && (
                      <span className={css.label} aria-hidden="true">
                        {head}
                      </span>
                    )}
                    <div>{cell(row)}</div>
                  </>
                );
                const className =
                  [figures === true && css.figures, bare === true && css.bare].filter(Boolean).join(' ') || undefined;
                return index === 0 ? (
                  <th key={head} {...ROLES.rowheader} scope="row" className={className}>
                    {content}
                  </th>
                ) : (
                  <td key={head} {...ROLES.cell} className={className}>
                    {content}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
