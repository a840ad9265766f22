import { Button, Dialog, Notice } from '@lintel/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { captureFrame } from './as-jpeg.ts';
import { IDENTITY } from './words.en.ts';
import css from './identity.module.css';

/**
 * Returns how this device takes a photo: a phone with its camera app, another device with a camera in the page if the
 * browser supports it.
 */
export function detectCamera(): 'phone' | 'page' | 'none' {
  if (matchMedia('(pointer: coarse)').matches) return 'phone';
  return typeof navigator.mediaDevices?.getUserMedia === 'function' ? 'page' : 'none';
}

interface Props {
  side: string;
  /** Uses the front camera, for the face. */
  face: boolean;
  onPhoto: (photo: Blob) => void;
  onClose: () => void;
}

/** This device's camera in a dialog with one button. Closing the dialog turns it off. */
export function Camera({ side, face, onPhoto, onClose }: Props): ReactNode {
  const video = useRef<HTMLVideoElement>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let stream: MediaStream | undefined;
    let isOver = false;
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    navigator.mediaDevices
      .getUserMedia({ video: { facingMode: face ? 'user' : 'environment', width: { ideal: 1920 } } })
      .then(async (opened) => {
        stream = opened;
        if (isOver || !video.current) return stop();
        video.current.srcObject = opened;
        await video.current.play();
      })
      .catch(() => setFailed(true));
    return () => {
      isOver = true;
      stop();
    };
  }, [face]);
  async function take() {
    const photo = video.current && (await captureFrame(video.current));
    if (photo) onPhoto(photo);
  }
  return (
    <Dialog
      name="id-camera"
      open
      title={IDENTITY.cameraTitle(side)}
      onClose={onClose}
      closeLabel={IDENTITY.closeCamera}
    >
      {failed ? (
        <Notice tone="warning" live>
          {IDENTITY.noCamera}
        </Notice>
      ) : (
        <div className={css.camera}>
          <video ref={video} muted playsInline aria-label={IDENTITY.cameraTitle(side)} />
          <Button
            kind="primary"
            onClick={() => {
              void take();
            }}
          >
            {IDENTITY.take}
          </Button>
        </div>
      )}
    </Dialog>
  );
}
