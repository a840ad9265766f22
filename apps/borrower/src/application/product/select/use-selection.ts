import { markPayoff, saveDraftChoice, type ApiError } from '@lintel/contract';
import { BUY_DOWN_FLAG, type Choice, type Quote } from '@lintel/domain';
import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { useGateSubmit } from '../../../gate/use-gate-form.ts';
import { clearOffers, cacheOffers, getLatestOffers, type Offers } from '../../../offers/use-offers.ts';
import { api } from '../../../platform/lazy/api.ts';
import { useFollowStatus } from '../../../platform/lazy/use-status.ts';
import { useFlag } from '../../../platform/page-data.tsx';
import { isQuoteDifferent, calculateFigures, type Figures } from './figures.ts';
import { createPayoffMarks, type PayoffMarks } from './payoff-marks.ts';
import { reduceSelection, isFor, isRefused, type SelectionAction, type Selection } from './selection.ts';
import { useAutosave } from './use-autosave.ts';
import { useSaidPayment } from './use-said-payment.ts';
import { useServerQuote } from './use-server-quote.ts';

/** The choice of an offer with its figures, and the functions that change it; props of the parts of the screen. */
export interface SelectionState {
  state: Selection;
  act: (act: SelectionAction) => void;
  figures: Figures;
  /** The figures shown: the server's once they arrive. */
  shown: Quote;
  corrected: boolean;
  refused: boolean;
  saved: boolean;
  marks: PayoffMarks;
  /** Debts are being saved, and the loan is priced again. */
  isMarking: boolean;
  busy: boolean;
  errorText: string | undefined;
  mark: (liabilityUuid: string, on: boolean) => void;
  keep: () => Promise<boolean>;
}

/**
 * Holds the borrower's choice of an offer. Each change is calculated in the browser; after a pause the server checks
 * the figures and saves the choice.
 */
export function useSelection(uuid: string, offers: Offers, opened: Selection): SelectionState {
  const [state, act] = useReducer(reduceSelection, opened);
  const version = useRef(offers.version);
  const followStatus = useFollowStatus(uuid);
  const buyDownsOn = useFlag(BUY_DOWN_FLAG);
  const { busy, formError, show, submit } = useGateSubmit(uuid, { onApiError });
  const [marks, setMarks] = useState<PayoffMarks>(new Map());
  const [markDebt] = useState(() => createPayoffMarks(setMarks));
  const isMarking = marks.size > 0;
  const { set, choice, server } = state;
  const figures = useMemo(() => calculateFigures(set, choice, buyDownsOn), [set, choice, buyDownsOn]);
  const checked = server && isFor(server, choice) ? server : undefined;
  const shown = checked ?? figures.quote;

  // Another window chose, or the loan was priced again: the choice moves to the new set.
  useEffect(() => {
    version.current = Math.max(version.current, offers.version);
    if (offers.offerSetId !== set.offerSetId && !isMarking) act({ do: 'priced', set: offers });
  }, [offers, set.offerSetId, isMarking]);

  const refresh = async (how: 'priced' | 'reopen', sentence: string) => {
    const latest = await getLatestOffers(uuid);
    if (!latest) return;
    version.current = latest.version;
    act({ do: how, set: latest });
    show({ formError: sentence });
  };
  async function onApiError(error: ApiError): Promise<boolean> {
    if (error.name === 'offer-expired') await refresh('priced', error.sentence);
    else if (error.name === 'stale-version') await refresh('reopen', error.sentence);
    else return false;
    return true;
  }

  async function send(choice: Choice, signal?: AbortSignal) {
    const reply = await api(saveDraftChoice, {
      params: { uuid },
      body: { ...choice, discountTypes: [...choice.discountTypes] },
      version: version.current,
      signal,
    });
    const { status: _status, version: number, ...quote } = reply;
    version.current = number;
    cacheOffers(uuid, { selection: quote, version: number });
    act({ do: 'quoted', quote });
  }

  const paused = isMarking || figures.range === undefined;
  useServerQuote(uuid, choice, {
    paused,
    known: server,
    onQuote: (quote) => act({ do: 'quoted', quote }),
    onExpired: (sentence) => {
      void refresh('priced', sentence);
    },
  });
  const { saved, save } = useAutosave(choice, {
    startsSaved: opened.set.selection !== undefined && opened.set.selection !== null,
    paused,
    save: send,
  });
  useSaidPayment(shown.monthlyPayment);

  async function saveMark(liabilityUuid: string, on: boolean) {
    const status = on ? 'MARKED_FOR_PAYOFF' : 'NOT_MARKED';
    const reply = await api(markPayoff, {
      params: { uuid, liabilityUuid },
      body: { status },
      version: version.current,
    });
    version.current = reply.version;
    if (reply.offers) {
      act({ do: 'priced', set: reply.offers });
      cacheOffers(uuid, { ...reply.offers, version: reply.version });
    } else clearOffers(uuid);
    followStatus(reply);
  }

  return {
    state,
    act,
    figures,
    shown,
    saved,
    marks,
    isMarking,
    busy,
    errorText: formError,
    refused: isRefused(state),
    corrected: checked !== undefined && isQuoteDifferent(figures.quote, checked),
    mark: (liabilityUuid, on) => markDebt(liabilityUuid, on, { submit, save: saveMark }),
    async keep() {
      const next = reduceSelection(state, { do: 'press' });
      act({ do: 'press' });
      if (next.isSubmitted) return false;
      let isSaved = false;
      await submit(async () => {
        await save(next.choice);
        isSaved = true;
      });
      return isSaved;
    },
  };
}
