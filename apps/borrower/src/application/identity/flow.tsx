import { readIdentityVerification, sendIdentityImage, submitIdentityCheck, type Reply } from '@lintel/contract';
import { Button, FileText, Lock, Notice, Panel, ShieldCheck, TickList } from '@lintel/ui';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { GatePage } from '../../gate/gate-page.tsx';
import { api } from '../../platform/lazy/api.ts';
import { useFollowStatus, useStatus } from '../../platform/lazy/use-status.ts';
import { useScreenTitle } from '../../platform/screen-title.tsx';
import { detectCamera } from './camera.tsx';
import { ChooseIdType } from './choose.tsx';
import { IDENTITY_NEXT } from './next-words.en.ts';
import { OtherDevice } from './other-device.tsx';
import { IdPhotos, withImage, type IdentityCheck, type PhotoCalls } from './photos.tsx';
import { IDENTITY } from './words.en.ts';

type State = NonNullable<Reply<typeof readIdentityVerification>>;

/** Milliseconds between polls while another device may be sending photos. */
const POLL_MS = 3000;

interface Props {
  uuid: string;
  /** The state when the screen opened. */
  first: State;
  title: string;
  /** Shown under the heading. */
  lead: ReactNode;
  /** The borrower's step of the application, after which their credit is checked. No co-owner's credit is. */
  precedesCreditCheck?: boolean;
  conditionId?: string | undefined;
  /** Staff's message about the condition; replaces the result of the last check, which the condition isn't about. */
  message?: ReactNode;
  /** Called after the photos of a condition were sent. */
  onSent?: () => void;
}

/** How the photos are used, and whether the hard credit check follows. */
function PhotoUse({ precedesCreditCheck }: { precedesCreditCheck: boolean }): ReactNode {
  return (
    <Panel title={IDENTITY.rail}>
      <TickList
        items={[
          { icon: <Lock />, ...IDENTITY.safe },
          { icon: <ShieldCheck />, ...IDENTITY.seen },
          ...(precedesCreditCheck ? [{ icon: <FileText />, ...IDENTITY_NEXT }] : []),
        ]}
      />
    </Panel>
  );
}

/**
 * Verifies an identity by photos of an ID and a face: asks for the kind of ID, then takes the photos here or on another
 * device in parallel. Used at the identity gates and for a condition.
 */
export function IdPhotoFlow({
  uuid,
  first,
  title: given,
  lead,
  conditionId,
  message,
  onSent,
  precedesCreditCheck = false,
}: Props): ReactNode {
  const [state, setState] = useState(first);
  const [check, setCheck] = useState<IdentityCheck | undefined>(first.check ?? undefined);
  const [handedOff, setHandedOff] = useState(false);
  const followStatus = useFollowStatus(uuid);
  const known = useStatus(uuid);
  const failedBefore = message === undefined && state.reasons.length > 0;
  const title = failedBefore ? IDENTITY.again : given;
  const rail = <PhotoUse precedesCreditCheck={precedesCreditCheck} />;
  useScreenTitle(title);
  const refetchCheck = useEffectEvent(() => {
    known.again();
    void api(readIdentityVerification, { params: { uuid } }).then(
      (now) => {
        if (!now.check && conditionId !== undefined) return onSent?.();
        // The other device sent the photos and they have no result yet: the status leads to the next page.
        if (!now.check && now.verification === null) return;
        setState(now);
        setCheck(now.check ?? undefined);
      },
      () => undefined,
    );
  });
  useEffect(() => {
    if (!handedOff) return;
    const timer = setInterval(() => refetchCheck(), POLL_MS);
    return () => clearInterval(timer);
  }, [handedOff]);
  const before = failedBefore ? (
    <Notice tone="warning">
      <b>{state.reasons.join(' ')}</b> {IDENTITY.left(state.attemptsLeft)}
    </Notice>
  ) : (
    message
  );
  if (!check)
    return (
      <ChooseIdType
        uuid={uuid}
        title={title}
        lead={lead}
        rail={rail}
        before={before}
        conditionId={conditionId}
        onBegun={setCheck}
      />
    );
  const { checkUuid } = check;
  const calls: PhotoCalls = {
    image: (side, file) =>
      api(sendIdentityImage, {
        params: { uuid, checkUuid },
        body: { side, file },
        idempotencyKey: crypto.randomUUID(),
      }),
    async submit(idempotencyKey) {
      followStatus(
        await api(submitIdentityCheck, {
          params: { uuid, checkUuid },
          body: { barcode: null, mrz: null },
          idempotencyKey,
        }),
      );
      onSent?.();
    },
  };
  return (
    <GatePage
      title={title}
      lead={lead}
      rail={
        <>
          {detectCamera() !== 'phone' && (
            <OtherDevice uuid={uuid} checkUuid={checkUuid} onLink={() => setHandedOff(true)} />
          )}
          {rail}
        </>
      }
    >
      {before}
      <IdPhotos
        key={checkUuid}
        check={check}
        calls={calls}
        onImage={(image) => setCheck((now) => now && withImage(now, image))}
      >
        <Button kind="link" onClick={() => setCheck(undefined)}>
          {IDENTITY.another}
        </Button>
      </IdPhotos>
    </GatePage>
  );
}
