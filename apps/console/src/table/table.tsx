import { Hidden } from '@lintel/ui';
import type { ReactNode } from 'react';
import { NO_VALUE } from './words.en.ts';
import css from './table.module.css';

/** A column of a table: its header, and how a row's cell is rendered. */
export interface Column<Row> {
  head: string;
  cell: (row: Row) => ReactNode;
  /** Aligns figures to the right. */
  figures?: boolean;
  /** Keeps a date on one line. */
  oneLine?: boolean;
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
  /** On phones: a card for each row, or for rows of many figures the table itself, scrolling sideways in its frame. */
  onPhones?: 'cards' | 'scroll';
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

/** Lets the keyboard scroll the frame. */
const SCROLLED = { role: 'group', tabIndex: 0 } as const;

const isEmpty = (content: ReactNode): boolean =>
  content === null || content === undefined || content === '' || content === NO_VALUE;

const joinClasses = (...classes: readonly (string | false | undefined)[]): string | undefined =>
  classes.filter(Boolean).join(' ') || undefined;

/** A table that turns into cards on phones, or scrolls sideways there. */
export function Table<Row>({
  caption,
  columns,
  rows,
  keyOf,
  isMarked,
  onPhones = 'cards',
}: TableProps<Row>): ReactNode {
  const scrolls = onPhones === 'scroll';
  return (
    <div
      className={joinClasses(css.frame, scrolls && css.scroll)}
      {...(scrolls ? { ...SCROLLED, 'aria-label': caption } : {})}
    >
      <table {...ROLES.table} className={joinClasses(css.table, !scrolls && css.cards)}>
        <caption>
          <Hidden>{caption}</Hidden>
        </caption>
        <thead {...ROLES.rowgroup}>
          <tr {...ROLES.row}>
            {columns.map(({ head, figures }) => (
              <th key={head} {...ROLES.columnheader} scope="col" className={joinClasses(figures && css.figures)}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...ROLES.rowgroup}>
          {rows.map((row) => (
            <tr key={keyOf(row)} {...ROLES.row} className={joinClasses(isMarked?.(row) && css.marked)}>
              {columns.map((column, index) => (
                <Cell key={column.head} column={column} row={row} isFirst={index === 0} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell<Row>({ column, row, isFirst }: { column: Column<Row>; row: Row; isFirst: boolean }): ReactNode {
  const { head, cell, figures, oneLine, bare } = column;
  const content = cell(row);
  const className = joinClasses(
    figures && css.figures,
    oneLine && css.oneLine,
    bare && css.bare,
    isEmpty(content) && css.empty,
  );
  const labeled = (
    <>
      {bare !== true && (
        <span className={css.label} aria-hidden="true">
          {head}
        </span>
      )}
      <div>{content}</div>
    </>
  );
  return isFirst ? (
    <th {...ROLES.rowheader} scope="row" className={className}>
      {labeled}
    </th>
  ) : (
    <td {...ROLES.cell} className={className}>
      {labeled}
    </td>
  );
}
