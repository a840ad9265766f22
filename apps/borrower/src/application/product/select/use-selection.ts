import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { markPayoff, selectOffer, type ApiError } from '@lintel/contract';
import { BUY_DOWN_FLAG, formatMoney, type Choice, type Quote } from '@lintel/domain';
import { announce } from '../../../platform/announce.tsx';
import { api } from '../../../platform/later/api.ts';
import { useGoOn } from '../../../platform/later/use-status.ts';
import { useFlag } from '../../../platform/page-data.tsx';
import { forgetOffers, keepOffers, latestOffers, type Offers } from '../use-offers.ts';
import { useAct } from '../use-act.ts';
import { SELECT } from './copy.ts';
import { differs, figuresOf, type Figures } from './figures.ts';
import { decide, isFor, isRefused, type Act, type Selection } from './selection.ts';
import { useServerQuote } from './use-server-quote.ts';

/** A choice is kept after so much rest, and at once with the press. */
const AUTOSAVE_MS = 800;
/** The payment is said after so much rest. */
const SAY_MS = 600;

export interface Selecting {
  state: Selection;
  act: (act: Act) => void;
  figures: Figures;
  /** What is shown: the server's figures once they are here. */
  shown: Quote;
  corrected: boolean;
  refused: boolean;
  saved: boolean;
  /** The debt whose tick is on its way. */
  marking: string | undefined;
  busy: boolean;
  said: string | undefined;
  mark: (liabilityUuid: string, on: boolean) => void;
  keep: () => Promise<boolean>;
}

/** The page's choice: recomputed here in the frame of each change, checked and kept by the server once it rests. */
export function useSelection(uuid: string, offers: Offers, opened: Selection): Selecting {
  const [state, act] = useReducer(decide, opened);
  const [saved, setSaved] = useState(opened.set.selection !== undefined && opened.set.selection !== null);
  const [marking, setMarking] = useState<string>();
  const version = useRef(offers.version);
  const goOn = useGoOn(uuid);
  const buyDownsOn = useFlag(BUY_DOWN_FLAG);
  const { busy, said, say, run } = useAct(uuid);
  const { set, choice, server } = state;
  const figures = useMemo(() => figuresOf(set, choice, buyDownsOn), [set, choice, buyDownsOn]);
  const checked = server && isFor(server, choice) ? server : undefined;
  const shown = checked ?? figures.quote;

  // Another window, or a price made again behind this page: the choice goes on in the new set.
  useEffect(() => {
    version.current = Math.max(version.current, offers.version);
    if (offers.offerSetId !== set.offerSetId && marking === undefined) act({ do: 'priced', set: offers });
  }, [offers, set.offerSetId, marking]);

  const refresh = async (how: 'priced' | 'reopen', sentence: string) => {
    const latest = await latestOffers(uuid);
    if (!latest) return;
    version.current = latest.version;
    act({ do: how, set: latest });
    say(sentence);
  };
  const meant = async (error: ApiError) => {
    if (error.name === 'offer-expired') await refresh('priced', error.message);
    else if (error.name === 'stale-version') await refresh('reopen', error.message);
    else return false;
    return true;
  };

  async function save(kept: Choice, signal?: AbortSignal) {
    const reply = await api(selectOffer, { params: { uuid }, body: { ...kept, discountTypes: [...kept.discountTypes] }, version: version.current, signal });
    const { status: _status, version: number, ...quote } = reply;
    version.current = number;
    keepOffers(uuid, { selection: quote, version: number });
    act({ do: 'quoted', quote });
    setSaved(true);
  }

  useServerQuote(uuid, choice, {
    paused: marking !== undefined || figures.range === undefined,
    known: server,
    onQuote: (quote) => act({ do: 'quoted', quote }),
    onExpired: (sentence) => { void refresh('priced', sentence); },
  });

  const first = useRef(choice);
  const later = useRef(save);
  useEffect(() => { later.current = save; });
  useEffect(() => {
    if (choice === first.current || marking !== undefined || figures.range === undefined) return;
    setSaved(false);
    const saving = new AbortController();
    // A draft that could not be kept is kept by the press, which says what went wrong.
    const timer = setTimeout(() => { later.current(choice, saving.signal).catch(() => {}); }, AUTOSAVE_MS);
    return () => { clearTimeout(timer); saving.abort(); };
  }, [choice, marking, figures.range]);

  const payment = shown.monthlyPayment;
  const last = useRef(payment);
  useEffect(() => {
    if (payment === last.current) return;
    const timer = setTimeout(() => {
      last.current = payment;
      announce(SELECT.live(formatMoney(payment)));
    }, SAY_MS);
    return () => clearTimeout(timer);
  }, [payment]);

  return {
    state, act, figures, shown, saved, marking, busy, said, refused: isRefused(state),
    corrected: checked !== undefined && differs(figures.quote, checked),
    mark(liabilityUuid, on) {
      if (marking !== undefined) return;
      setMarking(liabilityUuid);
      void run(async () => {
        const status = on ? 'MARKED_FOR_PAYOFF' : 'NOT_MARKED';
        const reply = await api(markPayoff, { params: { uuid, liabilityUuid }, body: { status }, version: version.current });
        version.current = reply.version;
        if (reply.offers) {
          act({ do: 'priced', set: reply.offers });
          keepOffers(uuid, { ...reply.offers, version: reply.version });
        } else forgetOffers(uuid);
        goOn(reply);
      }, meant).finally(() => setMarking(undefined));
    },
    async keep() {
      const next = decide(state, { do: 'press' });
      act({ do: 'press' });
      if (next.pressed) return false;
      let kept = false;
      await run(async () => { await save(next.choice); kept = true; }, meant);
      return kept;
    },
  };
}
