import { readFigures, type Reply } from '@lintel/contract';
import { formatMoney, formatPercent } from '@lintel/domain';
import { Panel } from '@lintel/ui';
import type { ReactNode } from 'react';
import { formatIncomeSource } from '../../platform/income-source.ts';
import { formatDay, formatCalendarDay } from '../../platform/times.ts';
import { useRead } from '../../platform/use-read.ts';
import { Loaded } from '../../table/loaded.tsx';
import { useFile } from '../use-file.ts';
import { UNDERWRITING as COPY } from './words.en.ts';
import css from './underwriting.module.css';

type Figures = Reply<typeof readFigures>;
interface Figure {
  readonly label: string;
  readonly value: string;
  readonly note: string;
  readonly look?: 'warned' | 'over';
}

const share = (part: number | null | undefined): string => (part == null ? COPY.none : formatPercent(part, 1));
const day = (date: string | null | undefined): string => (date == null ? '' : formatCalendarDay(date));

function ratioFigures({ ratios, basis, liensOn, values, income }: Figures): Figure[] {
  if (!ratios)
    return [
      { label: COPY.cltv, value: COPY.none, note: '' },
      { label: COPY.dti, value: COPY.none, note: '' },
    ];
  const note = (cap: number): string =>
    basis === 'MAXIMUM' ? COPY.ofMaximum(COPY.limit(formatPercent(cap, 0))) : COPY.limit(formatPercent(cap, 0));
  const ratio = (label: string, part: number | null | undefined, cap: number): Figure =>
    part != null && part > cap
      ? { label, value: share(part), note: `${COPY.over}. ${note(cap)}`, look: 'over' }
      : { label, value: share(part), note: note(cap) };
  const [used] = values;
  const counted = ratio(COPY.dti, ratios.dti, ratios.dtiCap);
  const dti = { ...counted, note: COPY.dtiCounts(counted.note) };
  const incomeBasis = income.verified ? 'VERIFIED' : 'STATED';
  return [
    ratio(COPY.cltv, ratios.cltv, ratios.cltvCap),
    income.verified ? dti : { ...dti, note: COPY.onStated(dti.note) },
    {
      label: COPY.liens,
      value: formatMoney(ratios.liens),
      note: used ? COPY.lienShare(share(used.amount > 0 ? ratios.liens / used.amount : null), day(liensOn)) : '',
    },
    { label: COPY.monthlyDebts, value: formatMoney(ratios.monthlyDebts, 2), note: COPY.afterPayoff },
    {
      label: COPY.income[incomeBasis],
      value: formatMoney(ratios.monthlyIncome),
      note: COPY.incomeNote[incomeBasis],
    },
    ...(ratios.dtiAtStated == null
      ? []
      : [{ label: COPY.dtiAtStated, value: share(ratios.dtiAtStated), note: COPY.notUsed }]),
  ];
}

/** Says what the line consists of besides the draw: the fees and costs that the borrower finances with it. */
function describeLine({ drawAmount, lineAmount }: NonNullable<Figures['choice']>): string {
  const fees = lineAmount - drawAmount;
  return fees > 0 ? COPY.drawAndFees(formatMoney(drawAmount), formatMoney(fees)) : COPY.draw(formatMoney(drawAmount));
}

function lineFigures({ choice, maximum, ratios }: Figures): Figure[] {
  const most = maximum
    ? [
        {
          label: COPY.maximum,
          value: formatMoney(maximum.lineAmount),
          // A line that is all draw has neither an origination fee nor other costs.
          note: COPY[maximum.drawAmount === maximum.lineAmount ? 'maximumWithoutFee' : 'maximumDraw'](
            formatMoney(maximum.drawAmount),
            formatDay(maximum.pricedAt),
          ),
        },
      ]
    : [];
  if (!choice)
    return [
      ...most,
      ...(ratios
        ? [{ label: COPY.payment, value: formatMoney(ratios.monthlyPayment, 2), note: COPY.ofMaximumPayment }]
        : []),
    ];
  return [
    {
      label: COPY.line,
      value: formatMoney(choice.lineAmount),
      note: COPY.sourceOn(describeLine(choice), formatDay(choice.chosenAt)),
    },
    ...most,
    {
      label: COPY.rate,
      value: formatPercent(choice.rate, 2),
      note: COPY.aprFixed(formatPercent(choice.apr, 2), choice.termYears),
    },
    { label: COPY.payment, value: formatMoney(choice.monthlyPayment, 2), note: COPY.payments(choice.termYears * 12) },
  ];
}

function toFigures(read: Figures): Figure[] {
  const {
    values: [value],
    score,
    income: { stated, verified },
  } = read;
  return [
    ...ratioFigures(read),
    {
      label: COPY.score,
      value: score ? String(score.value) : COPY.none,
      note: score ? COPY.sourceOn(score.bureau, day(score.on)) : '',
    },
    {
      label: COPY.value,
      value: value ? formatMoney(value.amount) : COPY.none,
      note: value ? COPY.sourceOn(COPY.kinds[value.kind], day(value.asOf)) : '',
    },
    ...lineFigures(read),
    {
      label: COPY.stated,
      value: COPY.aYear(formatMoney(stated)),
      note: COPY.statedBy,
      ...(verified && verified.amount < stated ? { look: 'warned' as const } : {}),
    },
    verified
      ? {
          label: COPY.verified,
          value: COPY.aYear(formatMoney(verified.amount)),
          note: COPY.sourceOn(formatIncomeSource(verified.source), formatDay(verified.at)),
          ...(verified.amount < stated ? { look: 'warned' as const } : {}),
        }
      : { label: COPY.verified, value: COPY.none, note: COPY.notVerified },
  ];
}

/** The figures that staff base a decision on, most with a note: source and date, limit, or what the figure includes. */
export function KeyFigures(): ReactNode {
  const { uuid } = useFile();
  const read = useRead(readFigures, { params: { uuid } });
  return (
    <Panel title={COPY.keyFigures}>
      <Loaded read={read}>
        {read.data && (
          <dl className={css.figures}>
            {toFigures(read.data).map(({ label, value, note, look }) => (
              <div key={label} className={look === 'warned' ? css.warned : undefined}>
                <dt>{label}</dt>
                <dd>
                  <b className={look === 'over' ? css.over : undefined}>{value}</b>
                  {note && <small>{note}</small>}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </Loaded>
    </Panel>
  );
}
