import { formatMoney, getTermPeriods, listYearlyBalances, type Offer, type Quote } from '@lintel/domain';
import { Disclosure, Text } from '@lintel/ui';
import type { ReactNode } from 'react';
import { Swatch } from './split-bar.tsx';
import { PICTURES } from './words.en.ts';
import css from './pictures.module.css';

const WIDTH = 1000;
const HEIGHT = 100;

interface Props {
  offer: Offer;
  quote: Quote;
}

/** A chart of the balance owed over the years, in the draw and the repayment period, with every year as a table. */
export function BalanceChart({ offer, quote }: Props): ReactNode {
  const { draw, repay } = getTermPeriods(offer.term);
  const years = listYearlyBalances(offer, quote);
  const points = [{ year: 0, balance: quote.lineAmount }, ...years].map(({ year, balance }) => ({
    year,
    x: (year / offer.term) * WIDTH,
    y: HEIGHT - (balance / quote.lineAmount) * HEIGHT,
  }));
  const { balance: title, drawPeriod, repayPeriod, then, every } = PICTURES;
  const afterDraw = formatMoney(years[draw - 1]?.balance ?? quote.lineAmount);
  return (
    <figure className={css.picture}>
      <Text tone="strong">{title}</Text>
      <svg className={css.chart} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <path className={css.main} d={toArea(points.slice(0, draw + 1))} />
        <path className={css.other} d={toArea(points.slice(draw))} />
      </svg>
      <table className={css.parts}>
        <tbody>
          <tr>
            <th scope="row">
              <Swatch look="main" />
              {drawPeriod(draw)}
            </th>
            <td>{then(formatMoney(quote.lineAmount), afterDraw)}</td>
          </tr>
          <tr>
            <th scope="row">
              <Swatch look="other" />
              {repayPeriod(repay)}
            </th>
            <td>{then(afterDraw, formatMoney(0))}</td>
          </tr>
        </tbody>
      </table>
      <Disclosure summary={every}>
        <YearTable years={years} />
      </Disclosure>
    </figure>
  );
}

function YearTable({ years }: { years: ReturnType<typeof listYearlyBalances> }): ReactNode {
  const { year, principal, interest, owed } = PICTURES.columns;
  return (
    <table className={css.years}>
      <thead>
        <tr>
          {[year, principal, interest, owed].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {years.map((row) => (
          <tr key={row.year}>
            <th scope="row">{row.year}</th>
            {[row.principal, row.interest, row.balance].map((amount, index) => (
              <td key={index}>{formatMoney(amount)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The area below the points, as an SVG path. */
function toArea(points: readonly { x: number; y: number }[]): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return '';
  return `M${first.x} ${HEIGHT}${points.map(({ x, y }) => `L${x} ${y}`).join('')}L${last.x} ${HEIGHT}Z`;
}
