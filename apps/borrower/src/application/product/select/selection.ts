import type { OfferSet } from '@lintel/contract';
import {
  excludesDiscount,
  findOffer,
  nearestFee,
  type Choice,
  type DiscountType,
  type PayoffPreference,
  type Quote,
} from '@lintel/domain';
import { parseAmount } from '@lintel/ui';
import { firstChoice } from './first-choice.ts';
import { findCounterpart, fitDraw, getDrawRange } from './fit.ts';

/** A draw that was moved into its range. `back` is the previous choice, if the borrower can return to it. */
export interface DrawAdjustment {
  readonly from: number;
  readonly to: number;
  readonly back?: Choice;
}

/** The state of the screen to choose an offer: the offers, the borrower's choice, and messages about it. */
export interface Selection {
  readonly set: OfferSet;
  /** A choice that can be quoted, if any can. */
  readonly choice: Choice;
  /** The amount field's text while it isn't a possible draw. */
  readonly typed?: string;
  /** Continue was pressed with that text. */
  readonly isSubmitted: boolean;
  /** The field was left with that text. */
  readonly left?: boolean;
  readonly moved?: DrawAdjustment;
  /** The server's last figures, with the choice they are for. */
  readonly server?: Quote;
}

/** An action on the selection: by the borrower, by the server's replies or by another window. */
export type SelectionAction =
  | { readonly do: 'draw'; readonly amount: number }
  | { readonly do: 'type'; readonly typed: string }
  | { readonly do: 'term'; readonly type: string }
  | { readonly do: 'offer'; readonly offerId: string }
  | { readonly do: 'discount'; readonly discount: DiscountType; readonly on: boolean }
  | { readonly do: 'prefer'; readonly preference: PayoffPreference }
  | { readonly do: 'undo' }
  | { readonly do: 'press' }
  | { readonly do: 'leave' }
  /** The loan was priced again: the choice moves to the new offers. */
  | { readonly do: 'priced'; readonly set: OfferSet }
  /** Another window saved a choice, which replaces this one. */
  | { readonly do: 'reopen'; readonly set: OfferSet }
  | { readonly do: 'quoted'; readonly quote: Quote };

/** Returns the initial state: the saved choice, otherwise a first one. Undefined without offers. */
export function openSelection(set: OfferSet): Selection | undefined {
  const choice = set.selection ? toChoice(set.selection) : firstChoice(set);
  if (!choice) return undefined;
  return { set, choice: fitDraw(set, choice), isSubmitted: false, ...(set.selection && { server: set.selection }) };
}

const toChoice = ({ offerSetId, offerId, drawAmount, discountTypes, payOffPreference }: Quote): Choice => ({
  offerSetId,
  offerId,
  drawAmount,
  discountTypes,
  payOffPreference,
});

/** Returns whether a quote belongs to a choice. */
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

/** Returns whether the amount field has no amount, or one outside the range. */
export function isRefused({ set, choice, typed }: Selection): boolean {
  const range = getDrawRange(set, choice);
  if (!range) return true;
  if (typed === undefined || choice.payOffPreference === 'MAXIMIZE') return false;
  const amount = parseAmount(typed);
  return amount === undefined || amount < range.min || amount > range.max;
}

/** The reducer of the selection: returns the next state after an action. */
export function reduceSelection(state: Selection, act: SelectionAction): Selection {
  const { set, choice } = state;
  switch (act.do) {
    case 'draw':
      return { ...withoutTyping(state), choice: fitDraw(set, { ...choice, drawAmount: act.amount }) };
    case 'type':
      return { ...state, typed: act.typed, moved: undefined };
    case 'term': {
      const offer = nearestFee(set.offersByType[act.type] ?? [], findOffer(set, choice.offerId)?.originationFee ?? 0);
      return offer ? chooseOffer(state, { ...choice, offerId: offer.id }) : state;
    }
    case 'offer':
      return findOffer(set, act.offerId) ? chooseOffer(state, { ...choice, offerId: act.offerId }) : state;
    case 'discount': {
      const others = choice.discountTypes.filter(
        (type) => type !== act.discount && !(act.on && excludesDiscount(act.discount, type)),
      );
      return { ...state, choice: { ...choice, discountTypes: act.on ? [...others, act.discount] : others } };
    }
    case 'prefer':
      return chooseOffer(withoutTyping(state), { ...choice, payOffPreference: act.preference });
    case 'undo':
      return state.moved?.back ? { ...withoutTyping(state), choice: state.moved.back } : state;
    case 'press':
      return submitAmount(state);
    case 'leave':
      return { ...state, left: isRefused(state) };
    case 'priced':
      return withNewPrices(state, act.set);
    case 'reopen':
      return openSelection(act.set) ?? state;
    case 'quoted':
      return isFor(act.quote, choice) ? { ...state, server: act.quote } : state;
  }
}

const withoutTyping = (state: Selection): Selection => ({
  ...state,
  typed: undefined,
  moved: undefined,
  isSubmitted: false,
  left: false,
});

/** Selects another offer or preference; a draw outside its range is moved into it, with a message and an undo. */
function chooseOffer(state: Selection, wanted: Choice): Selection {
  const choice = fitDraw(state.set, wanted);
  const moved = movedBy(wanted, choice);
  return { ...state, choice, moved: moved && { ...moved, back: state.choice } };
}

const movedBy = (wanted: Choice, { drawAmount }: Choice): DrawAdjustment | undefined =>
  drawAmount === wanted.drawAmount || wanted.payOffPreference === 'MAXIMIZE'
    ? undefined
    : { from: wanted.drawAmount, to: drawAmount };

/** Applies a typed amount that now fits the range. */
function submitAmount(state: Selection): Selection {
  if (isRefused(state)) return { ...state, isSubmitted: true };
  const amount = state.typed === undefined ? undefined : parseAmount(state.typed);
  return amount === undefined
    ? { ...state, isSubmitted: false }
    : { ...withoutTyping(state), choice: { ...state.choice, drawAmount: amount } };
}

function withNewPrices(state: Selection, set: OfferSet): Selection {
  const before = findOffer(state.set, state.choice.offerId);
  const offer = before && findCounterpart(set, before);
  if (!offer) return openSelection(set) ?? state;
  const known = offer.discountList.map(({ discountType }) => discountType);
  const discountTypes = state.choice.discountTypes.filter((type) => known.includes(type));
  const wanted: Choice = { ...state.choice, offerSetId: set.offerSetId, offerId: offer.id, discountTypes };
  const choice = fitDraw(set, wanted);
  return { ...state, set, choice, moved: movedBy(wanted, choice), server: undefined };
}
