import { holdFile, liftHold, readRetention, requestErasure, type Reply } from '@lintel/contract';
import { getErasureDay, HOLD_REASONS, LIFT_REASONS, type HoldReason, type LiftReason } from '@lintel/domain';
import { Notice, Panel, Select } from '@lintel/ui';
import type { ReactNode } from 'react';
import { FORM } from '../../form/words.en.ts';
import { api } from '../../platform/api.ts';
import { useMay } from '../../platform/me.ts';
import { formatDay, formatCalendarDay } from '../../platform/times.ts';
import { useRead } from '../../platform/use-read.ts';
import { Loaded } from '../../table/loaded.tsx';
import { Table, type Column } from '../../table/table.tsx';
import { FileForm } from '../file-form.tsx';
import { useFile } from '../use-file.ts';
import { RETENTION } from './words.en.ts';
import css from '../file.module.css';

type Retention = Reply<typeof readRetention>;
type Period = Retention['periods'][number];

const toOptions = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));
const needsReason = (typed: { text: (field: string) => string }) =>
  typed.text('reason') ? [] : [{ field: 'reason', message: FORM.chooseReason }];

/**
 * When each kind of record of a file is erased. After the borrower's request, everything stays only until the date
 * required by law.
 */
export function Periods({ of: { periods, asked } }: { of: Retention }): ReactNode {
  const columns: readonly Column<Period>[] = [
    { head: RETENTION.record, bare: true, cell: ({ record }) => RETENTION.records[record] },
    { head: RETENTION.rule, cell: ({ source }) => source },
    { head: RETENTION.lawUntil, oneLine: true, cell: ({ lawUntil }) => formatCalendarDay(lawUntil) },
    {
      head: RETENTION.until,
      oneLine: true,
      cell: (period) => formatCalendarDay(getErasureDay(period, asked !== null)),
    },
  ];
  return <Table caption={RETENTION.caption} columns={columns} rows={periods} keyOf={({ record }) => record} />;
}

/** How long the file is kept and why. Compliance staff place a hold, lift it and record a request. */
export function RetentionPanel(): ReactNode {
  const { uuid } = useFile();
  const read = useRead(readRetention, { params: { uuid } });
  return (
    <Panel title={RETENTION.title}>
      <Loaded read={read}>{read.data && <KeptRecords retention={read.data} />}</Loaded>
    </Panel>
  );
}

function KeptRecords({ retention }: { retention: Retention }): ReactNode {
  const may = useMay();
  const { holds, asked, keptBecause, periods } = retention;
  const hold = holds.find(({ lifted }) => lifted === null);
  const others = keptBecause.filter((reason) => reason !== 'HOLD');
  return (
    <div className={css.stack}>
      {hold && (
        <Notice tone="warning">
          <p>{RETENTION.held(formatDay(hold.set.at), hold.set.by, HOLD_REASONS[hold.reason])}</p>
        </Notice>
      )}
      {others.length > 0 && (
        <Notice tone="info">
          <p>
            <b>{RETENTION.nothingGoes}</b>
          </p>
          {others.map((reason) => (
            <p key={reason}>{RETENTION.kept[reason]}</p>
          ))}
        </Notice>
      )}
      {asked && (
        <Notice tone="info">
          <p>{RETENTION.asked(formatDay(asked.at), asked.by)}</p>
        </Notice>
      )}
      {periods.length > 0 && (
        <>
          <p>{RETENTION.lead}</p>
          <Periods of={retention} />
        </>
      )}
      {holds.map(
        ({ set, lifted, liftedBecause }) =>
          lifted &&
          liftedBecause && (
            <p key={set.at} className={css.small}>
              {RETENTION.earlier(formatDay(set.at), formatDay(lifted.at), lifted.by, LIFT_REASONS[liftedBecause])}
            </p>
          ),
      )}
      {may('compliance') && <Acts isHeld={hold !== undefined} mayAsk={periods.length > 0 && asked === null} />}
    </div>
  );
}

function Acts({ isHeld, mayAsk }: { isHeld: boolean; mayAsk: boolean }): ReactNode {
  return (
    <>
      {isHeld ? (
        <FileForm
          key="lift"
          name="retention-lift"
          submit={RETENTION.lift}
          done={RETENTION.liftDone}
          check={needsReason}
          send={({ text }, { params, idempotencyKey }) =>
            api(liftHold, { params, idempotencyKey, body: { reason: text('reason') as LiftReason } })
          }
        >
          {(at) => (
            <Select {...at('reason')} label={FORM.reason} placeholder={FORM.choose} options={toOptions(LIFT_REASONS)} />
          )}
        </FileForm>
      ) : (
        <FileForm
          key="hold"
          name="retention-hold"
          submit={RETENTION.hold}
          done={RETENTION.holdDone}
          check={needsReason}
          send={({ text }, { params, idempotencyKey }) =>
            api(holdFile, { params, idempotencyKey, body: { reason: text('reason') as HoldReason } })
          }
        >
          {(at) => (
            <Select {...at('reason')} label={FORM.reason} placeholder={FORM.choose} options={toOptions(HOLD_REASONS)} />
          )}
        </FileForm>
      )}
      {mayAsk && (
        <FileForm
          name="retention-request"
          submit={RETENTION.requestSubmit}
          done={RETENTION.requestDone}
          warn={() => RETENTION.requestWarning}
          check={() => []}
          send={(_typed, { params, idempotencyKey }) => api(requestErasure, { params, idempotencyKey })}
        >
          {() => (
            <>
              <h3>{RETENTION.request}</h3>
              <p>{RETENTION.requestLead}</p>
            </>
          )}
        </FileForm>
      )}
    </>
  );
}
