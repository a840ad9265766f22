import { ApiError, quoteOffer } from '@lintel/contract';
import type { Choice, Quote } from '@lintel/domain';
import { useEffect, useRef } from 'react';
import { api } from '../../../platform/lazy/api.ts';
import { reportError } from '../../../platform/report-error.ts';
import { isFor } from './selection.ts';

/** Milliseconds without changes before the server is asked for a quote. */
const REST_MS = 400;

interface Options {
  /** Requests nothing while the loan is priced again. */
  paused: boolean;
  known: Quote | undefined;
  onQuote: (quote: Quote) => void;
  onExpired: (sentence: string) => void;
}

/** Gets the server's figures for the choice after a pause; drops answers to older choices. */
export function useServerQuote(uuid: string, choice: Choice, options: Options): void {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const needsQuote = !options.paused && !(options.known && isFor(options.known, choice));
  useEffect(() => {
    if (!needsQuote) return;
    const asking = new AbortController();
    const timer = setTimeout(() => {
      api(quoteOffer, {
        params: { uuid },
        body: { ...choice, discountTypes: [...choice.discountTypes] },
        signal: asking.signal,
      }).then(
        (quote) => {
          if (!asking.signal.aborted) latest.current.onQuote(quote);
        },
        (error: unknown) => {
          if (asking.signal.aborted) return;
          if (error instanceof ApiError && error.name === 'offer-expired') latest.current.onExpired(error.message);
          else reportError('quote', error);
        },
      );
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [uuid, choice, needsQuote]);
}
