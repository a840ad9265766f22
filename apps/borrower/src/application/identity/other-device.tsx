import { handOffIdentityCheck } from '@lintel/contract';
import { Button, Notice, Panel, Stack, Text } from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import { api } from '../../platform/lazy/api.ts';
import { useSubmit } from '../../platform/lazy/use-submit.ts';
import { LinkQrCode, showsQr } from './qr-code.tsx';
import { IDENTITY } from './words.en.ts';
import css from './identity.module.css';

/**
 * Hands the photos off to a phone, by a link in a text message, a QR code on wide screens, or a link to type. The page
 * then polls for the photos that the phone sends.
 */
export function OtherDevice({
  uuid,
  checkUuid,
  onLink,
}: {
  uuid: string;
  checkUuid: string;
  onLink: () => void;
}): ReactNode {
  const [made, setMade] = useState<{ url: string; channel: 'QR' | 'SMS' }>();
  const { busy, formError, submit } = useSubmit();
  const [isWide] = useState(showsQr);
  async function make(channel: 'QR' | 'SMS') {
    await submit(async (idempotencyKey) => {
      const { url } = await api(handOffIdentityCheck, {
        params: { uuid, checkUuid },
        body: { channel },
        idempotencyKey,
      });
      setMade({ url, channel });
      onLink();
    }, channel);
  }
  return (
    <Panel title={isWide ? IDENTITY.phone : IDENTITY.other}>
      <Stack gap="s">
        <Text size="s">{isWide ? IDENTITY.phoneWhy : IDENTITY.otherWhy}</Text>
        <div className={css.ways}>
          <Button
            size="s"
            busy={busy}
            onClick={() => {
              void make('SMS');
            }}
          >
            {IDENTITY.text}
          </Button>
          <Button
            size="s"
            busy={busy}
            onClick={() => {
              void make('QR');
            }}
          >
            {isWide ? IDENTITY.code : IDENTITY.link}
          </Button>
        </div>
        <div aria-live="polite">
          {made?.channel === 'SMS' && (
            <Text size="s">
              {IDENTITY.linkSent} {IDENTITY.linkLives}
            </Text>
          )}
          {made?.channel === 'QR' && <HandOffLink url={made.url} isWide={isWide} />}
          {formError !== undefined && <Notice tone="danger">{formError}</Notice>}
        </div>
      </Stack>
    </Panel>
  );
}

/** The URL is next to its QR code for borrowers who can't scan it or need it read aloud. */
function HandOffLink({ url, isWide }: { url: string; isWide: boolean }): ReactNode {
  return (
    <Stack gap="s">
      {isWide && <LinkQrCode text={url} label={IDENTITY.readDepositCode} />}
      <Text size="s">
        {isWide ? IDENTITY.scan : IDENTITY.linkIs} <b className={css.link}>{url}</b>
      </Text>
      <Text size="s">{IDENTITY.linkLives}</Text>
    </Stack>
  );
}
