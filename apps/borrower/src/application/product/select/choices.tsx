import { currentLocale, formatMoney, type RateLevel } from '@lintel/domain';
import { AmountSlider, Button, ChoiceTiles, Notice, PickedAnswer, Tag, Text, type Choice as Tile } from '@lintel/ui';
import type { ReactNode } from 'react';
import { exactly, feePercent, percent, termLabel } from '../words.en.ts';
import type { OfferOption } from './figures.ts';
import { middleDraw } from './first-choice.ts';
import type { SelectionState } from './use-selection.ts';
import { SELECT } from './words.en.ts';
import css from './select.module.css';

const NUDGE = 1000;
const STEP = 100;
const plain = (amount: number): string => amount.toLocaleString(currentLocale());

/** Returns an option as a tile; one that can't have the current draw names the draw its price is for. */
function toOfferTile(label: string, { value, quote }: OfferOption, draw: number): Tile {
  if (!quote) return { value, label, disabled: true, hint: SELECT.notPossible };
  const price = SELECT.way(formatMoney(quote.monthlyPayment), percent(quote.rate));
  return {
    value,
    label,
    hint:
      quote.drawAmount === draw ? (
        price
      ) : (
        <>
          {price}
          <br />
          {SELECT.forDraw(formatMoney(quote.drawAmount))}
        </>
      ),
  };
}

/** Returns a fee option as a tile with its dollars and its cost over the whole term; marks the cheapest. */
function feeTile(way: OfferOption, draw: number, isCheapest: boolean): Tile {
  const { label, hint, ...tile } = toOfferTile(feePercent(way.offer.originationFee), way, draw);
  const { quote, cost } = way;
  return {
    ...tile,
    label,
    hint:
      quote && cost !== undefined ? (
        <>
          {hint}
          <br />
          {SELECT.wayFee(formatMoney(quote.originationFeeAmount))}
          <br />
          {SELECT.wayCost(formatMoney(cost), way.offer.term)}
          {isCheapest && (
            <>
              <br />
              <Tag tone="success">{SELECT.cheapest}</Tag>
            </>
          )}
        </>
      ) : (
        hint
      ),
  };
}

/** The slider for the draw, within the chosen offer's range; says when the draw was adjusted. */
export function DrawField({ selecting: { state, act, figures, refused } }: { selecting: SelectionState }): ReactNode {
  const { set, choice, typed, moved, isSubmitted, left } = state;
  const { range, offer, levels } = figures;
  if (!range)
    return (
      <div id="draw" tabIndex={-1}>
        <Notice tone="warning" live>
          {SELECT.draw.tooMuch}
        </Notice>
      </div>
    );
  const [min, max] = [formatMoney(range.min), formatMoney(range.max)];
  // Until the borrower moves the draw or saves an offer, the amount is our suggestion.
  const isFirst = !set.selection && typed === undefined && choice.drawAmount === middleDraw(range);
  return (
    <div className={css.group}>
      {choice.payOffPreference === 'MAXIMIZE' ? (
        <PickedAnswer
          label={SELECT.draw.most.label}
          title={SELECT.draw.most.title(exactly(offer.maxDraw))}
          icon={null}
          change={
            <Button kind="link" onClick={() => act({ do: 'prefer', preference: 'DEDUCT' })}>
              {SELECT.draw.most.change}
            </Button>
          }
        />
      ) : (
        <AmountSlider
          name="draw"
          label={SELECT.draw.label}
          value={choice.drawAmount}
          min={range.min}
          max={range.max}
          step={STEP}
          nudge={NUDGE}
          format={plain}
          words={SELECT.draw.words(min, max)}
          error={(isSubmitted || left === true) && refused ? SELECT.draw.error(min, max) : undefined}
          marks={levels.slice(0, -1).map(({ upTo }) => upTo)}
          onChange={(amount) => act({ do: 'draw', amount })}
          onRefused={(typed) => act({ do: 'type', typed })}
          onLeave={() => act({ do: 'leave' })}
        />
      )}
      <Rates levels={levels} />
      {isFirst && (
        <Text size="s" tone="muted">
          {SELECT.draw.start(formatMoney(choice.drawAmount))}
        </Text>
      )}
      <output>
        {moved && (
          <Notice tone="warning">
            <div className={css.moved}>
              <span>{SELECT.draw.moved(formatMoney(moved.from), formatMoney(moved.to))}</span>
              {moved.back && (
                <Button kind="link" onClick={() => act({ do: 'undo' })}>
                  {SELECT.draw.undo}
                </Button>
              )}
            </div>
          </Notice>
        )}
      </output>
    </div>
  );
}

/** Lists where along the slider the rate rises; empty if it doesn't. */
function Rates({ levels }: { levels: readonly RateLevel[] }): ReactNode {
  if (levels.length < 2) return null;
  return (
    <div className={css.rates}>
      <p>{SELECT.draw.rates}</p>
      <ul>
        {levels.map(({ upTo, rate }, index) => {
          const below = levels[index - 1];
          // The last one ends at the maximum, which the slider shows.
          return (
            <li key={upTo}>
              {below && index === levels.length - 1
                ? SELECT.draw.rateAbove(formatMoney(below.upTo), percent(rate))
                : SELECT.draw.rate(formatMoney(upTo), percent(rate))}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** The tiles for the term and for the origination fee, each with its payment and rate. */
export function OfferTiles({
  selecting: {
    act,
    state: {
      choice: { drawAmount },
    },
    figures: { offer, terms, fees, cheapestFee },
  },
}: {
  selecting: SelectionState;
}): ReactNode {
  return (
    <>
      <ChoiceTiles
        name="term"
        label={SELECT.term}
        layout="pairs"
        look="figure"
        value={offer.type}
        onChange={(type) => act({ do: 'term', type })}
        options={terms.map((way) => toOfferTile(termLabel(way.offer), way, drawAmount))}
      />
      <ChoiceTiles
        name="fee"
        label={SELECT.fee}
        hint={SELECT.feeHint}
        layout="across"
        look="figure"
        value={offer.id}
        onChange={(offerId) => act({ do: 'offer', offerId })}
        options={fees.map((way) => feeTile(way, drawAmount, way.value === cheapestFee))}
      />
    </>
  );
}
