import {
  claimHandOff,
  send,
  sendIdentityImage,
  submitIdentityCheck,
  type CallInput,
  type Call,
  type Reply,
} from '@lintel/contract';
import { Actions, Notice, PageHeading, Stack, SubmitButton } from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import { IdPhotos, withImage, type IdentityCheck } from '../application/identity/photos.tsx';
import { publicApi } from '../platform/lazy/api.ts';
import { readLinkToken } from '../platform/lazy/opened-link.ts';
import { useSubmit } from '../platform/lazy/use-submit.ts';
import { useReleaseHold } from '../platform/release-hold.ts';
import { useScreenTitle } from '../platform/screen-title.tsx';
import { Narrow } from '../shell/narrow.tsx';
import { HAND_OFF } from './words.en.ts';

interface HandOffSession {
  jwt: string;
  uuid: string;
  check: IdentityCheck;
}

/**
 * Makes calls with only the token of the link. It is never stored in this browser, and the session of a user logged in
 * here is never used.
 */
const withToken =
  (jwt: string) =>
  <C extends Call>(call: C, ask: NoInfer<CallInput<C>>): Promise<Reply<C>> =>
    send(call, ask, {
      fetch: (url, init) => fetch(url, init),
      token: () => jwt,
      organisation: () => window.__PRIVATE_LABEL__?.orgCode,
      origin: () => location.origin,
    });

/** Takes the ID photos and the selfie on a second device, opened by a one-time link. */
export function HandOffScreen(): ReactNode {
  const [claimed, setClaimed] = useState<HandOffSession>();
  const [isSent, setIsSent] = useState(false);
  const { busy, formError, show, formProps } = useSubmit();
  const title = isSent ? HAND_OFF.sent : HAND_OFF.title;
  useReleaseHold('step');
  useScreenTitle(title);

  // Claims the link only on a press: programs that scan links in messages would use it up.
  async function start() {
    // Read here: a press held from before hydration is replayed while the page is still as the server rendered it.
    const handOffToken = readLinkToken();
    if (handOffToken === '') return show({ formError: HAND_OFF.noLink });
    const { jwt, applicationUuid, check } = await publicApi(claimHandOff, { body: { handOffToken } });
    history.replaceState(history.state, '', location.pathname);
    setClaimed({ jwt, uuid: applicationUuid, check });
  }
  if (isSent || !claimed) {
    return (
      <Narrow>
        <Stack gap="l">
          <PageHeading title={title}>{isSent ? HAND_OFF.sentLead : HAND_OFF.lead}</PageHeading>
          <div role="alert">{formError !== undefined && <Notice tone="warning">{formError}</Notice>}</div>
          {!isSent && (
            <form {...formProps({ send: start })} data-step="hand-off" data-hold="stay">
              <p hidden data-hold-late="" role="alert">
                {HAND_OFF.late}
              </p>
              <Actions>
                <SubmitButton busy={busy}>{HAND_OFF.start}</SubmitButton>
              </Actions>
            </form>
          )}
        </Stack>
      </Narrow>
    );
  }
  const { jwt, uuid, check } = claimed;
  const params = { uuid, checkUuid: check.checkUuid };
  const calls = {
    image: (side: IdentityCheck['images'][number]['side'], file: Blob) =>
      withToken(jwt)(sendIdentityImage, { params, body: { side, file }, idempotencyKey: crypto.randomUUID() }),
    async submit(idempotencyKey: string) {
      await withToken(jwt)(submitIdentityCheck, { params, body: { barcode: null, mrz: null }, idempotencyKey });
      setIsSent(true);
    },
  };
  return (
    <Narrow>
      <Stack gap="l">
        <PageHeading title={title}>{HAND_OFF.lead}</PageHeading>
        <IdPhotos
          check={check}
          calls={calls}
          onImage={(image) => setClaimed((now) => now && { ...now, check: withImage(now.check, image) })}
        />
      </Stack>
    </Narrow>
  );
}
