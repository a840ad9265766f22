import type { AddressModal } from '@lintel/domain';
import { Actions, Button, ButtonLink, Dialog, Text } from '@lintel/ui';
import type { ReactNode } from 'react';
import { usePrivateLabel, type PrivateLabel } from '../../platform/page-data.tsx';
import { BASE } from '../../platform/urls.ts';
import { useDraft } from '../flow/draft.tsx';
import { PLACE } from './words.en.ts';

interface PlaceAnswer {
  title: string;
  text: string;
  /** The site on which the visitor can apply for this home; absent if the brand names none. */
  elsewhere?: { label: string; href: string };
}

/**
 * Explains that this site doesn't lend where the home is (Hawaii, and New York or elsewhere depending on the site), and
 * links the site that does.
 */
export function PlaceDialog({ modal, onClose }: { modal: AddressModal; onClose: () => void }): ReactNode {
  const { draft } = useDraft();
  const { title, text, elsewhere } = getAnswer(modal, usePrivateLabel(), draft.visit);
  return (
    <Dialog name="place" alert open title={title} onClose={onClose} closeLabel={PLACE.close}>
      <Text>{text}</Text>
      <Actions>
        {elsewhere && (
          <ButtonLink kind="primary" href={elsewhere.href}>
            {elsewhere.label}
          </ButtonLink>
        )}
        <Button onClick={onClose}>{PLACE.changeAddress}</Button>
      </Actions>
    </Dialog>
  );
}

type Visit = ReturnType<typeof useDraft>['draft']['visit'];

function getAnswer(
  modal: AddressModal,
  { name, hosts, hawaiiPartner, support }: PrivateLabel,
  visit: Visit,
): PlaceAnswer {
  if (modal === 'HAWAII')
    return {
      title: PLACE.hawaii.title(name.display),
      text: PLACE.hawaii.text(hawaiiPartner?.name, support.phoneLabel),
      ...(hawaiiPartner && { elsewhere: { label: PLACE.hawaii.act(hawaiiPartner.name), href: hawaiiPartner.url } }),
    };
  const { title, text, act } = modal === 'TO_NEW_YORK_SITE' ? PLACE.toNewYork : PLACE.toMain;
  const host = modal === 'TO_NEW_YORK_SITE' ? hosts.nyVariant : hosts.nonNyVariant;
  return {
    title,
    text,
    ...(host !== undefined && { elsewhere: { label: act, href: `https://${host}${BASE}/register${toQuery(visit)}` } }),
  };
}

/** The other site doesn't see this site's draft, so how the visitor arrived goes along in the query. */
function toQuery(visit: Visit): string {
  const given = Object.entries(visit ?? {}).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  return given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`;
}
