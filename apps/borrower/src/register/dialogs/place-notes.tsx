import { Link, Notice, Text } from '@lintel/ui';
import type { ReactNode } from 'react';
import type { Place } from '../flow/lazy/place.ts';
import { useSource } from '../flow/lazy/source.ts';
import { PlaceDialog } from './place-dialog.tsx';
import { PLACE } from './words.en.ts';

/** Shown under the home's address: who prefilled it, notices about its location, and the dialog that stops the step. */
export function PlaceNotes({
  place: { disaster, notLicensed, hasWaitList, modal },
  isModalShown,
  onClose,
}: {
  place: Place;
  isModalShown: boolean;
  onClose: () => void;
}): ReactNode {
  const source = useSource()('propertyAddress');
  return (
    <>
      {source !== undefined && (
        <Text size="s" tone="muted">
          {source}
        </Text>
      )}
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
