import { Link, Notice } from '@lintel/ui';
import { formValues } from '@lintel/web';
import { useEffect, useRef, type ReactNode } from 'react';
import { usePageData } from '../../platform/page-data.tsx';
import { useDraft } from '../flow/draft.tsx';
import type { Place } from '../flow/lazy/place.ts';
import { PlaceDialog } from './place-dialog.tsx';
import { PLACE } from './words.en.ts';

/** Notices about the property's location under the address, and the dialog that stops the step. */
export function PlaceNotes({
  place: { disaster, notLicensed, hasWaitList, modal },
  check,
  onPlace,
  isModalShown,
  onClose,
}: {
  place: Place;
  check: (at: Readonly<Record<string, string>>) => Promise<Place>;
  onPlace: (place: Place) => void;
  isModalShown: boolean;
  onClose: () => void;
}): ReactNode {
  const { originator, prefill } = usePageData().reads;
  const { draft } = useDraft();
  const isReferred = prefill !== undefined && prefill['street1'] === draft.index?.street1;
  return (
    <>
      {originator && <WatchAddress check={check} onPlace={onPlace} />}
      {isReferred && <Notice>{PLACE.referred}</Notice>}
      {disaster !== undefined && <Notice live>{disaster}</Notice>}
      {notLicensed !== undefined && (
        <Notice tone="danger" live>
          {notLicensed}
        </Notice>
      )}
      {hasWaitList && (
        <Notice live>
          {PLACE.waitList.text} <Link to={PLACE.waitList.path}>{PLACE.waitList.link}</Link>
        </Notice>
      )}
      {isModalShown && modal && <PlaceDialog modal={modal} onClose={onClose} />}
    </>
  );
}

/**
 * Checks the address again whenever it changes: the button is disabled where the loan officer isn't licensed, so a
 * press can't check it (ELIG-007).
 */
function WatchAddress({
  check,
  onPlace,
}: {
  check: (at: Readonly<Record<string, string>>) => Promise<Place>;
  onPlace: (place: Place) => void;
}): ReactNode {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const form = mark.current?.closest('form');
    if (!form) return undefined;
    const gone = new AbortController();
    const look = async () => {
      const place = await check(formValues(form));
      if (!gone.signal.aborted) onPlace(place);
    };
    form.addEventListener('input', () => void look(), gone);
    return () => gone.abort();
  }, [check, onPlace]);
  return <span ref={mark} hidden />;
}
