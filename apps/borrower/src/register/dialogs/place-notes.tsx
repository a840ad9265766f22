import { Link, Notice } from '@lintel/ui';
import type { ReactNode } from 'react';
import { usePageData } from '../../platform/page-data.tsx';
import { useDraft } from '../flow/draft.tsx';
import type { Place } from '../flow/lazy/place.ts';
import { PlaceDialog } from './place-dialog.tsx';
import { PLACE } from './words.en.ts';

/** Notices about the property's location under the address, and the dialog that stops the step. */
export function PlaceNotes({
  place: { disaster, notLicensed, hasWaitList, modal },
  isModalShown,
  onClose,
}: {
  place: Place;
  isModalShown: boolean;
  onClose: () => void;
}): ReactNode {
  const { prefill } = usePageData().reads;
  const { draft } = useDraft();
  const isReferred = prefill !== undefined && prefill['city'] === draft.index?.city;
  return (
    <>
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
