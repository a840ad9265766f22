import type { IdSide, UploadAdvice } from '@lintel/domain';
import { Button, CircleCheck, ErrorMessage, Notice, Panel, Text, Upload } from '@lintel/ui';
import { useRef, useState, type ReactNode } from 'react';
import { announce } from '../../platform/announce.tsx';
import { useSubmit } from '../../platform/lazy/use-submit.ts';
import { asJpeg, preview } from './as-jpeg.ts';
import { Camera, detectCamera } from './camera.tsx';
import { IdDrawing } from './id-drawing.tsx';
import { IDENTITY } from './words.en.ts';
import css from './identity.module.css';

interface Props {
  side: IdSide;
  name: string;
  /** Advice on the current photo; undefined when there is none. */
  advice: readonly UploadAdvice[] | undefined;
  send: (side: IdSide, file: Blob) => Promise<void>;
  error: string | undefined;
}

/** One photo, of a side of the ID or of the face: how to take it, the camera or a file, and advice on the result. */
export function SidePhoto({ side, name, advice, send, error }: Props): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const [shows, setShows] = useState(false);
  const { busy, formError, submit } = useSubmit();
  const [picture, setPicture] = useState<string>();
  const isThere = advice !== undefined;
  const camera = detectCamera();
  const said = formError ?? error;

  async function take(file: Blob) {
    setShows(false);
    announce(IDENTITY.sending);
    await submit(async () => {
      await send(side, await asJpeg(file));
      setPicture(await preview(file));
      announce(IDENTITY.added);
    });
  }
  // One input for both: with `capture` a phone opens its camera, without it the photo library.
  const open = (takes: boolean) => {
    if (takes) input.current?.setAttribute('capture', side === 'SELFIE' ? 'user' : 'environment');
    else input.current?.removeAttribute('capture');
    input.current?.click();
  };
  const onFile = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file) void take(file);
    if (input.current) input.current.value = '';
  };
  return (
    <Panel title={name}>
      <div className={css.side} aria-busy={busy || undefined}>
        {!isThere && <IdDrawing side={side} />}
        <Text size="s" tone="muted">
          {IDENTITY.how[side]}
        </Text>
        {picture !== undefined && isThere && <img src={picture} alt={IDENTITY.photoOf(name)} />}
        <div>
          {(isThere || said === undefined) && (
            <p className={css.state}>
              {isThere ? (
                <>
                  <CircleCheck />
                  <b>{IDENTITY.added}</b>
                </>
              ) : (
                IDENTITY.missing
              )}
            </p>
          )}
          <div role="alert">{said !== undefined && <ErrorMessage id={`${side}-error`}>{said}</ErrorMessage>}</div>
        </div>
        {advice?.length ? (
          <Notice tone="warning" live>
            {advice.map((one) => IDENTITY.advice[one]).join(' ')} {IDENTITY.mayKeep}
          </Notice>
        ) : null}
        <div className={css.ways}>
          {camera === 'page' && (
            <Button onClick={() => setShows(true)} aria-label={`${IDENTITY.camera}: ${name}`}>
              {IDENTITY.camera}
            </Button>
          )}
          {camera === 'phone' && (
            <Button onClick={() => open(true)} aria-label={`${IDENTITY.photo}: ${name}`}>
              {IDENTITY.photo}
            </Button>
          )}
          <Button
            id={side}
            busy={busy}
            busyLabel={IDENTITY.sending}
            icon={<Upload />}
            onClick={() => open(false)}
            aria-label={isThere ? IDENTITY.replaceThis(name) : `${IDENTITY.file}: ${name}`}
            aria-describedby={said === undefined ? undefined : `${side}-error`}
          >
            {isThere ? IDENTITY.replace : IDENTITY.file}
          </Button>
          <input
            ref={input}
            type="file"
            hidden
            accept="image/jpeg,image/png,image/heic,image/heif"
            data-side={side}
            aria-label={name}
            onChange={({ currentTarget }) => onFile(currentTarget.files)}
          />
        </div>
      </div>
      {shows && (
        <Camera
          side={name}
          face={side === 'SELFIE'}
          onPhoto={(photo) => {
            void take(photo);
          }}
          onClose={() => setShows(false)}
        />
      )}
    </Panel>
  );
}
