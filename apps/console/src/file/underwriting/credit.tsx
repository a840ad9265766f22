import { readCreditReport, type Reply } from '@lintel/contract';
import { formatMoney, formatPhone } from '@lintel/domain';
import { Notice, Panel, SummaryRows, Tag } from '@lintel/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatCode } from '../../platform/code-words.en.ts';
import { formatCalendarDay, formatMonth } from '../../platform/times.ts';
import { urls } from '../../platform/urls.ts';
import { useRead } from '../../platform/use-read.ts';
import { Loaded } from '../../table/loaded.tsx';
import { Table, type Column } from '../../table/table.tsx';
import { useFile } from '../use-file.ts';
import { UNDERWRITING as COPY } from './words.en.ts';
import fileCss from '../file.module.css';
import css from './underwriting.module.css';

type Report = NonNullable<Reply<typeof readCreditReport>['report']>;
type Tradeline = Report['tradelines'][number];

const isLate = (month: string | null): boolean => month !== null && month !== 'CURRENT';
const money = (amount: number | null | undefined): string => (amount == null ? COPY.none : formatMoney(amount));

/** The months as bars, oldest first; the next column has the same as text. */
function History({ history }: Pick<Tradeline, 'history'>): ReactNode {
  if (!history) return COPY.noHistory;
  const bars = history.toReversed();
  // Months have no id here, so the index is the key.
  return (
    <span className={css.bars} aria-hidden="true">
      {bars.map((month, index) => (
        <i key={index} className={month === 'CURRENT' ? css.current : isLate(month) ? css.late : undefined} />
      ))}
    </span>
  );
}

function Result({ line, late }: { line: Tradeline; late: Report['late'] }): ReactNode {
  const [last] = late.filter((one) => one.creditorName === line.creditorName);
  if (last) return <Tag tone="warning">{COPY.lateOf(last.days ?? '', formatMonth(last.month))}</Tag>;
  if (line.paidOff) return <Tag tone="info">{COPY.paidOff}</Tag>;
  const months = line.history?.filter((month) => month !== null) ?? [];
  if (months.some(isLate)) return <Tag tone="warning">{COPY.late}</Tag>;
  return months.length > 0 ? (
    <Tag tone="success">{COPY.onTime}</Tag>
  ) : (
    <span className={css.small}>{COPY.noHistory}</span>
  );
}

const columns = (late: Report['late']): readonly Column<Tradeline>[] => [
  {
    head: COPY.creditor,
    bare: true,
    cell: ({ creditorName, mask }) => (
      <>
        <b>{creditorName}</b>
        {mask && (
          <>
            <br />
            <span className={css.small}>{COPY.ending(mask)}</span>
          </>
        )}
      </>
    ),
  },
  { head: COPY.type, cell: ({ kind }) => COPY.types[kind] },
  { head: COPY.opened, oneLine: true, cell: ({ openedOn }) => (openedOn ? formatMonth(openedOn) : COPY.none) },
  { head: COPY.balance, figures: true, cell: ({ balance }) => formatMoney(balance) },
  { head: COPY.high, figures: true, cell: ({ highCredit }) => money(highCredit) },
  { head: COPY.monthly, figures: true, cell: ({ monthlyPayment }) => formatMoney(monthlyPayment) },
  { head: COPY.pastDue, figures: true, cell: ({ pastDue }) => money(pastDue) },
  { head: COPY.status, cell: ({ status }) => (status ? formatCode(status) : COPY.none) },
  {
    head: COPY.reported,
    oneLine: true,
    cell: ({ reportedOn }) => (reportedOn ? formatCalendarDay(reportedOn) : COPY.none),
  },
  { head: COPY.history, cell: (line) => <History history={line.history} /> },
  { head: COPY.payHistory, bare: true, cell: (line) => <Result line={line} late={late} /> },
];

const INQUIRIES: readonly Column<NonNullable<Report['inquiries']>[number]>[] = [
  { head: COPY.creditor, bare: true, cell: ({ creditorName }) => creditorName },
  { head: COPY.inquiredOn, oneLine: true, cell: ({ on }) => formatCalendarDay(on) },
];

/** Each fraud alert with the number to call; also shown next to the decision. */
export function FraudAlerts({ report }: { report: Pick<Report, 'alerts' | 'fraudAlerts'> }): ReactNode {
  const { alerts, fraudAlerts } = report;
  if (fraudAlerts.length === 0)
    return alerts.includes('FACTA') ? (
      <Notice tone="warning">
        <p>{COPY.alertDetails}</p>
      </Notice>
    ) : null;
  return (
    <ul className={css.list}>
      {fraudAlerts.map(({ kind, phoneNumber, placedOn, text }) => (
        <li key={`${kind} ${phoneNumber ?? ''} ${placedOn ?? ''}`}>
          <p>
            <b>{COPY.alertKinds[kind] ?? formatCode(kind)}</b>
            {placedOn && (
              <>
                <br />
                <span className={css.small}>{COPY.alertPlaced(formatCalendarDay(placedOn))}</span>
              </>
            )}
          </p>
          {phoneNumber ? (
            <p>
              {COPY.alertPhone}
              <br />
              <a className={css.call} href={`tel:+1${phoneNumber}`}>
                {formatPhone(phoneNumber)}
              </a>
            </p>
          ) : (
            <p>{COPY.alertNoPhone}</p>
          )}
          {text && <blockquote>{text}</blockquote>}
        </li>
      ))}
    </ul>
  );
}

/** The credit tab of a file: score, alerts, tradelines, late payments, inquiries. */
export function CreditReport(): ReactNode {
  const { uuid } = useFile();
  const read = useRead(readCreditReport, { params: { uuid } });
  const report = read.data?.report;
  const explanation = read.data?.explanation;
  return (
    <section className={css.stack} aria-label={COPY.credit}>
      <Loaded read={read}>
        {!report && <p>{COPY.noReport}</p>}
        {report && <Sections report={report} explanation={explanation} />}
      </Loaded>
    </section>
  );
}

function Sections({ report, explanation }: { report: Report; explanation: string | null | undefined }): ReactNode {
  const {
    uuid,
    file: { tasks },
  } = useFile();
  const { bureau, score, pull, alerts, fraudAlerts, tradelines, late, inquiries } = report;
  const isInReview = tasks.some(({ gate }) => gate === 'facta');
  return (
    <>
      <Panel title={COPY.credit}>
        <p>{COPY.scoreSource(bureau.name, COPY.pull[pull], formatCalendarDay(score.on))}</p>
        <SummaryRows
          rows={[
            { label: COPY.score, value: `${score.value}. ${COPY.range(score.low, score.high)}` },
            { label: COPY.bureauPhone, value: formatPhone(bureau.phoneNumber) },
          ]}
        />
        <h3>{COPY.factors}</h3>
        <ol>
          {score.factors.map((factor) => (
            <li key={factor}>{factor}</li>
          ))}
        </ol>
      </Panel>
      {(fraudAlerts.length > 0 || alerts.includes('FACTA')) && (
        <Panel title={COPY.alerts}>
          <FraudAlerts report={report} />
          {isInReview && (
            <p>
              {COPY.alertTask}{' '}
              <Link className={fileCss.jumpTo} to={urls.file(uuid)}>
                {COPY.toAlertReview}
              </Link>
            </p>
          )}
        </Panel>
      )}
      <Panel title={COPY.late}>
        {late.length === 0 ? (
          <p>{COPY.noLate}</p>
        ) : (
          <SummaryRows
            rows={late.map(({ creditorName, month, days }) => ({
              label: creditorName,
              value: COPY.lateOf(days ?? '', formatMonth(month)),
            }))}
          />
        )}
        {explanation && (
          <>
            <h3>{COPY.explanation}</h3>
            <p>{explanation}</p>
          </>
        )}
      </Panel>
      <section className={css.stack}>
        <h3>{COPY.tradelines}</h3>
        <Table
          caption={COPY.tradelines}
          columns={columns(late)}
          rows={tradelines}
          keyOf={(row) => row.reference}
          isMarked={(row) => late.some((one) => one.creditorName === row.creditorName)}
        />
      </section>
      <section className={css.stack}>
        <h3>{COPY.inquiries}</h3>
        {!inquiries && <p>{COPY.inquiriesUnknown}</p>}
        {inquiries?.length === 0 && <p>{COPY.noInquiries}</p>}
        {inquiries && inquiries.length > 0 && (
          <Table
            caption={COPY.inquiries}
            columns={INQUIRIES}
            rows={inquiries}
            keyOf={(row) => `${row.creditorName} ${row.on}`}
          />
        )}
      </section>
    </>
  );
}
