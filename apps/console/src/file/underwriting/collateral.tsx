import { readCollateral, type Reply } from '@lintel/contract';
import { formatMoney, formatPercent } from '@lintel/domain';
import { Panel, SummaryRows, Tag } from '@lintel/ui';
import type { ReactNode } from 'react';
import { formatCode } from '../../platform/code-words.en.ts';
import { formatDay, formatCalendarDay } from '../../platform/times.ts';
import { useRead } from '../../platform/use-read.ts';
import { Loaded } from '../../table/loaded.tsx';
import { Table, type Column } from '../../table/table.tsx';
import { useFile } from '../use-file.ts';
import { UNDERWRITING as COPY } from './words.en.ts';
import css from './underwriting.module.css';

type Collateral = Reply<typeof readCollateral>;
type Value = Collateral['values'][number];
type Order = Collateral['orders'][number];
type Title = NonNullable<Collateral['title']>;
type Lien = Title['liens'][number];

const VALUES: readonly Column<Value>[] = [
  {
    head: COPY.valueSource,
    bare: true,
    cell: ({ kind, source }) => (
      <>
        <b>{COPY.kinds[kind]}</b>
        {source !== COPY.kinds[kind] && (
          <>
            <br />
            <span className={css.small}>{source}</span>
          </>
        )}
      </>
    ),
  },
  { head: COPY.amount, figures: true, cell: ({ amount }) => formatMoney(amount) },
  {
    head: COPY.rangeHead,
    cell: ({ low, high }) =>
      low == null || high == null ? COPY.none : COPY.valueRange(formatMoney(low), formatMoney(high)),
  },
  { head: COPY.confidence, cell: ({ confidence }) => (confidence == null ? COPY.none : formatPercent(confidence, 0)) },
  { head: COPY.asOf, oneLine: true, cell: ({ asOf }) => (asOf ? formatCalendarDay(asOf) : COPY.none) },
  {
    head: COPY.result,
    bare: true,
    cell: ({ isUsed }) => <Tag tone={isUsed ? 'success' : 'quiet'}>{isUsed ? COPY.used : COPY.notUsedTag}</Tag>,
  },
];

const ORDERS: readonly Column<Order>[] = [
  { head: COPY.kind, bare: true, cell: ({ kind }) => <b>{COPY.kinds[kind]}</b> },
  { head: COPY.orderedOn, oneLine: true, cell: ({ orderedAt }) => formatDay(orderedAt) },
  {
    head: COPY.expected,
    oneLine: true,
    cell: ({ expectedOn }) => (expectedOn ? formatCalendarDay(expectedOn) : COPY.none),
  },
  { head: COPY.person, cell: ({ person }) => person ?? COPY.none },
  { head: COPY.feeHead, figures: true, cell: ({ fee }) => formatMoney(fee) },
  { head: COPY.amount, figures: true, cell: ({ value }) => (value == null ? COPY.none : formatMoney(value)) },
];

const LIEN_TONES = { PAY_OFF: 'info', STAYS: 'quiet', DISPUTED: 'warning', UNMATCHED: 'warning' } as const;

const LIENS: readonly Column<Lien>[] = [
  {
    head: COPY.holder,
    bare: true,
    cell: ({ holder, reference }) => (
      <>
        <b>{holder}</b>
        <br />
        <span className={css.small}>{COPY.lienReference(reference)}</span>
      </>
    ),
  },
  { head: COPY.lienType, cell: ({ instrument }) => formatCode(instrument) },
  { head: COPY.position, cell: ({ position }) => position },
  { head: COPY.recorded, oneLine: true, cell: ({ recordedOn }) => formatCalendarDay(recordedOn) },
  { head: COPY.recordedAmount, figures: true, cell: ({ amount }) => formatMoney(amount) },
  {
    head: COPY.disposition,
    bare: true,
    cell: ({ disposition }) => <Tag tone={LIEN_TONES[disposition]}>{COPY.dispositions[disposition]}</Tag>,
  },
];

/** The file's home values, the one in use first. */
export function HomeValues({ values }: Pick<Collateral, 'values'>): ReactNode {
  return values.length === 0 ? (
    <p>{COPY.noValue}</p>
  ) : (
    <Table
      caption={COPY.values}
      columns={VALUES}
      rows={values}
      keyOf={({ kind, amount, asOf }) => `${kind} ${amount} ${asOf ?? ''}`}
    />
  );
}

function Liens({ liens }: { liens: readonly Lien[] }): ReactNode {
  return (
    <>
      <h3>{COPY.liensRecorded}</h3>
      {liens.length === 0 ? (
        <p>{COPY.noLiens}</p>
      ) : (
        <Table caption={COPY.liensRecorded} columns={LIENS} rows={liens} keyOf={(row) => row.reference} />
      )}
    </>
  );
}

/** What the title company won't insure, in its own words. */
function Exceptions({ exceptions }: Pick<Title, 'exceptions'>): ReactNode {
  if (exceptions.length === 0) return <p>{COPY.noExceptions}</p>;
  return (
    <ul className={css.list}>
      {exceptions.map(({ number, kind, text }) => (
        <li key={number}>
          <p>
            <b>{COPY.exception(number, formatCode(kind))}</b>
          </p>
          <p>{text || COPY.noText}</p>
        </li>
      ))}
    </ul>
  );
}

function TitleCommitment({ title }: { title: Title }): ReactNode {
  const { orderNumber, effectiveOn, vesting, estate, owners, mustSign, liens, exceptions, lastTransferOn } = title;
  return (
    <>
      <h3>{COPY.exceptions}</h3>
      <Exceptions exceptions={exceptions} />
      <SummaryRows
        rows={[
          { label: COPY.orderNumber, value: orderNumber },
          { label: COPY.effective, value: formatCalendarDay(effectiveOn) },
          { label: COPY.vesting, value: vesting },
          { label: COPY.estate, value: COPY.estates[estate] },
          {
            label: COPY.owners,
            value: owners
              .map(({ name, married, spouse }) => (married ? COPY.married(name, spouse ?? '') : name))
              .join('; '),
          },
          ...(mustSign.length > 0
            ? [
                {
                  label: COPY.mustSign,
                  value: mustSign.map(({ name, reason }) => COPY.mustSignBecause(name, reason)).join('; '),
                },
              ]
            : []),
          { label: COPY.transfer, value: lastTransferOn ? formatCalendarDay(lastTransferOn) : COPY.none },
        ]}
      />
      <Liens liens={liens} />
    </>
  );
}

function Search({ search }: { search: NonNullable<Collateral['search']> }): ReactNode {
  const { vesting, ownership, owners, liens, lastTransferOn } = search;
  return (
    <Panel title={COPY.search}>
      <SummaryRows
        rows={[
          { label: COPY.vesting, value: vesting },
          { label: COPY.estate, value: formatCode(ownership) },
          { label: COPY.owners, value: owners.join('; ') },
          { label: COPY.transfer, value: lastTransferOn ? formatCalendarDay(lastTransferOn) : COPY.none },
        ]}
      />
      <Liens liens={liens} />
    </Panel>
  );
}

function Flood({ flood }: Pick<Collateral, 'flood'>): ReactNode {
  if (!flood) return <p>{COPY.noFlood}</p>;
  const yesNo = (is: boolean | null | undefined): string => (is == null ? COPY.none : is ? COPY.yes : COPY.no);
  return (
    <SummaryRows
      rows={[
        { label: COPY.zone, value: flood.zone },
        { label: COPY.floodArea, value: yesNo(flood.isFloodArea) },
        { label: COPY.certificate, value: flood.certificateNumber },
        { label: COPY.determined, value: formatCalendarDay(flood.determinedOn) },
        { label: COPY.community, value: `${flood.community}, ${flood.communityNumber}` },
        { label: COPY.participates, value: yesNo(flood.participates) },
        { label: COPY.panel, value: `${flood.panel}, ${formatCalendarDay(flood.panelOn)}` },
      ]}
    />
  );
}

/** The title tab of a file, with the home as security: its value, its title, its flood zone. */
export function CollateralPart(): ReactNode {
  const { uuid } = useFile();
  const read = useRead(readCollateral, { params: { uuid } });
  return (
    <section className={css.stack} aria-label={COPY.collateral}>
      <Loaded read={read}>
        {read.data && (
          <>
            <Panel title={COPY.values}>
              <HomeValues values={read.data.values} />
              {read.data.orders.length > 0 && (
                <>
                  <h3>{COPY.orders}</h3>
                  <Table
                    caption={COPY.orders}
                    columns={ORDERS}
                    rows={read.data.orders}
                    keyOf={({ kind, orderedAt }) => `${kind} ${orderedAt}`}
                  />
                </>
              )}
            </Panel>
            <Panel title={COPY.title}>
              {read.data.title ? <TitleCommitment title={read.data.title} /> : <p>{COPY.noTitle}</p>}
            </Panel>
            {read.data.search && <Search search={read.data.search} />}
            <Panel title={COPY.flood}>
              <Flood flood={read.data.flood} />
            </Panel>
          </>
        )}
      </Loaded>
    </section>
  );
}
