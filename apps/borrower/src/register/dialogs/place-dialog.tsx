import type { AddressModal } from '@lintel/domain';
import { Actions, Button, ButtonLink, Dialog, Text } from '@lintel/ui';
import type { ReactNode } from 'react';
import { usePrivateLabel } from '../../platform/page-data.tsx';
import { BASE } from '../../platform/urls.ts';
import { PLACE } from './words.en.ts';

/**
 * A property where this site doesn't lend: Hawaii, and New York or elsewhere depending on the site (ELIG-002, ELIG-003,
 * MODAL-001, MODAL-008 to MODAL-011).
 */
export function PlaceDialog({ modal, onClose }: { modal: AddressModal; onClose: () => void }): ReactNode {
  const { name, hosts, support } = usePrivateLabel();
  const hawaii = {
    title: PLACE.hawaii.title(name.display),
    text: PLACE.hawaii.text(support.phoneLabel),
    act: undefined,
    host: undefined,
  };
  const { title, text, act, host } = {
    HAWAII: hawaii,
    TO_NEW_YORK_SITE: { ...PLACE.toNewYork, host: hosts.nyVariant },
    TO_MAIN_SITE: { ...PLACE.toMain, host: hosts.nonNyVariant },
  }[modal];
  return (
    <Dialog name="place" alert open title={title} onClose={onClose} closeLabel={PLACE.close}>
      <Text>{text}</Text>
      <Actions>
        {act !== undefined && host !== undefined && (
          <ButtonLink kind="primary" href={`https://${host}${BASE}/register`}>
            {act}
          </ButtonLink>
        )}
        <Button onClick={onClose}>{PLACE.changeAddress}</Button>
      </Actions>
    </Dialog>
  );
}
