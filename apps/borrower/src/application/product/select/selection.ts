import type { OfferSet } from '@lintel/contract';
import {
  findOffer,
  nearestFee,
  type Choice,
  type DiscountType,
  type PayoffPreference,
  type Quote,
} from '@lintel/domain';
import { parseAmount } from '@lintel/ui';
import { firstChoice } from './first-choice.ts';
import { counterpart, fitted, getDrawRange } from './fit.ts';

/** The draw was moved because it was out of range. `back` is the choice before, where there is a way back. */
export interface DrawAdjustment {
  readonly from: number;
  readonly to: number;
  readonly back?: Choice;
}

/** What the borrower has before them: the present price, the choice, and what is to be said about it. */
export interface Selection {
  readonly set: OfferSet;
  /** Always one that can be quoted, if any can. */
  readonly choice: Choice;
  /** What stands in the box while it is no draw that can be had. */
  readonly typed?: string;
  /** Continue was pressed while it stood there. */
  readonly pressed: boolean;
  /** The box was left while it stood there. */
  readonly left?: boolean;
  readonly moved?: DrawAdjustment;
  /** The server's last figures, and the choice they are for. */
  readonly server?: Quote;
}

export type Act =
  | { readonly do: 'draw'; readonly amount: number }
  | { readonly do: 'type'; readonly typed: string }
  | { readonly do: 'term'; readonly type: string }
  | { readonly do: 'offer'; readonly offerId: string }
  | { readonly do: 'discount'; readonly discount: DiscountType; readonly on: boolean }
  | { readonly do: 'prefer'; readonly preference: PayoffPreference }
  | { readonly do: 'undo' }
  | { readonly do: 'press' }
  | { readonly do: 'leave' }
  /** The price was made again: the choice goes on in the new set. */
  | { readonly do: 'priced'; readonly set: OfferSet }
  /** Another window chose: its choice is shown. */
  | { readonly do: 'reopen'; readonly set: OfferSet }
  | { readonly do: 'quoted'; readonly quote: Quote };

/** Where the page begins: with the choice kept so far, else a first one. Undefined when there is no offer. */
export function openSelection(set: OfferSet): Selection | undefined {
  const choice = set.selection ? toChoice(set.selection) : firstChoice(set);
  if (!choice) return undefined;
  return { set, choice: fitted(set, choice), pressed: false, ...(set.selection && { server: set.selection }) };
}

const toChoice = ({ offerSetId, offerId, drawAmount, discountTypes, payOffPreference }: Quote): Choice => ({
  offerSetId,
  offerId,
  drawAmount,
  discountTypes,
  payOffPreference,
});

/** Whether figures are those of a choice. */
export function isFor(quote: Choice, choice: Choice): boolean {
  const discounts = (types: readonly DiscountType[]) => types.toSorted().join(' ');
  return (
    quote.offerSetId === choice.offerSetId &&
    quote.offerId === choice.offerId &&
    quote.drawAmount === choice.drawAmount &&
    (quote.payOffPreference ?? 'DEDUCT') === (choice.payOffPreference ?? 'DEDUCT') &&
    discounts(quote.discountTypes) === discounts(choice.discountTypes)
  );
}

/** What stands in the box is no amount, or none in the range. */
export function isRefused({ set, choice, typed }: Selection): boolean {
  const range = getDrawRange(set, choice);
  if (!range) return true;
  if (typed === undefined || choice.payOffPreference === 'MAXIMIZE') return false;
  const amount = parseAmount(typed);
  return amount === undefined || amount < range.min || amount > range.max;
}

/** The selection after an act. */
export function decide(state: Selection, act: Act): Selection {
  const { set, choice } = state;
  switch (act.do) {
    case 'draw':
      return { ...without(state), choice: fitted(set, { ...choice, drawAmount: act.amount }) };
    case 'type':
      return { ...state, typed: act.typed, moved: undefined };
    case 'term': {
      const offer = nearestFee(set.offersByType[act.type] ?? [], findOffer(set, choice.offerId)?.originationFee ?? 0);
      return offer ? chosen(state, { ...choice, offerId: offer.id }) : state;
    }
    case 'offer':
      return findOffer(set, act.offerId) ? chosen(state, { ...choice, offerId: act.offerId }) : state;
    case 'discount': {
      const others = choice.discountTypes.filter((type) => type !== act.discount);
      return { ...state, choice: { ...choice, discountTypes: act.on ? [...others, act.discount] : others } };
    }
    case 'prefer':
      return chosen(without(state), { ...choice, payOffPreference: act.preference });
    case 'undo':
      return state.moved?.back ? { ...without(state), choice: state.moved.back } : state;
    case 'press':
      return pressed(state);
    case 'leave':
      return { ...state, left: isRefused(state) };
    case 'priced':
      return priced(state, act.set);
    case 'reopen':
      return openSelection(act.set) ?? state;
    case 'quoted':
      return isFor(act.quote, choice) ? { ...state, server: act.quote } : state;
  }
}

const without = (state: Selection): Selection => ({
  ...state,
  typed: undefined,
  moved: undefined,
  pressed: false,
  left: false,
});

/** Another offer or preference: a draw out of its range is moved into it, which is said and can be undone. */
function chosen(state: Selection, wanted: Choice): Selection {
  const choice = fitted(state.set, wanted);
  const moved = movedBy(wanted, choice);
  return { ...state, choice, moved: moved && { ...moved, back: state.choice } };
}

const movedBy = (wanted: Choice, { drawAmount }: Choice): DrawAdjustment | undefined =>
  drawAmount === wanted.drawAmount || wanted.payOffPreference === 'MAXIMIZE'
    ? undefined
    : { from: wanted.drawAmount, to: drawAmount };

/** A typed amount that the range has come to hold counts after all. */
function pressed(state: Selection): Selection {
  if (isRefused(state)) return { ...state, pressed: true };
  const amount = state.typed === undefined ? undefined : parseAmount(state.typed);
  return amount === undefined
    ? { ...state, pressed: false }
    : { ...without(state), choice: { ...state.choice, drawAmount: amount } };
}

function priced(state: Selection, set: OfferSet): Selection {
  const before = findOffer(state.set, state.choice.offerId);
  const offer = before && counterpart(set, before);
  if (!offer) return openSelection(set) ?? state;
  const known = offer.discountList.map(({ discountType }) => discountType);
  const discountTypes = state.choice.discountTypes.filter((type) => known.includes(type));
  const wanted: Choice = { ...state.choice, offerSetId: set.offerSetId, offerId: offer.id, discountTypes };
  const choice = fitted(set, wanted);
  return { ...state, set, choice, moved: movedBy(wanted, choice), server: undefined };
}
