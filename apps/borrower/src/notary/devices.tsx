import { checkNotaryDevice } from '@lintel/contract';
import { Button, CircleAlert, CircleCheck, Clock, Notice, Tag } from '@lintel/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { api } from '../platform/lazy/api.ts';
import { reportError } from '../platform/report-error.ts';
import { DEVICE } from './device-words.en.ts';
import {
  asResult,
  measureNetwork,
  openDevice,
  type DeviceFindings,
  type DevicePart,
  type DeviceFinding,
} from './measure.ts';
import css from './notary.module.css';

const PARTS = ['camera', 'microphone', 'network'] as const satisfies readonly DevicePart[];
const LOOK = {
  ASKING: { tone: 'quiet', icon: <Clock /> },
  PASS: { tone: 'success', icon: <CircleCheck /> },
  FAIL: { tone: 'warning', icon: <CircleAlert /> },
} as const;

const getDeviceState = (found: DeviceFinding | undefined): keyof typeof LOOK =>
  found === undefined ? 'ASKING' : found === 'PASS' ? 'PASS' : 'FAIL';
const stop = (stream: MediaStream | undefined): void => {
  for (const track of stream?.getTracks() ?? []) track.stop();
};

/** Checks camera, microphone and network for a video call; can be repeated. */
export function Devices({ uuid }: { uuid: string }): ReactNode {
  const [round, setRound] = useState(0);
  return <Round key={round} uuid={uuid} onAgain={() => setRound(round + 1)} />;
}

/** One check: starts on mount, checks one part after the other, and releases the camera and microphone on unmount. */
function Round({ uuid, onAgain }: { uuid: string; onAgain: () => void }): ReactNode {
  const [checked, setChecked] = useState<DeviceFindings>({});
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    let isOver = false;
    let seen: MediaStream | undefined;
    const say = (part: DevicePart, found: DeviceFinding) => {
      if (!isOver) setChecked((before) => ({ ...before, [part]: found }));
    };
    async function check() {
      const opened = await openDevice('camera');
      if (typeof opened !== 'string') seen = opened;
      if (isOver) return stop(seen);
      const camera = typeof opened === 'string' ? opened : 'PASS';
      say('camera', camera);
      const heard = await openDevice('microphone');
      if (typeof heard !== 'string') stop(heard);
      const microphone = typeof heard === 'string' ? heard : 'PASS';
      say('microphone', microphone);
      const network = await measureNetwork();
      say('network', network);
      if (isOver) return;
      const body = asResult({ camera, microphone, network });
      // The result helps our staff on the phone; the check doesn't depend on sending it.
      await api(checkNotaryDevice, { params: { uuid }, body }).catch((error: unknown) => reportError('notary', error));
    }
    void check().then(() => {
      if (isOver || !video.current || !seen) return;
      video.current.srcObject = seen;
      void video.current.play().catch(() => undefined);
    });
    return () => {
      isOver = true;
      stop(seen);
    };
  }, [uuid]);
  const isDone = PARTS.every((part) => checked[part] !== undefined);
  const isGood = PARTS.every((part) => checked[part] === 'PASS');
  return (
    <>
      <ul className={css.devices}>
        {PARTS.map((part) => {
          const found = checked[part];
          const state = getDeviceState(found);
          return (
            <li key={part}>
              <span>{DEVICE.parts[part]}</span>
              <Tag {...LOOK[state]}>{DEVICE.states[state]}</Tag>
              {found !== undefined && found !== 'PASS' && <small>{DEVICE.why[found]}</small>}
            </li>
          );
        })}
      </ul>
      {checked.camera === 'PASS' && (
        <video ref={video} muted playsInline className={css.preview} aria-label={DEVICE.preview} />
      )}
      <output className={css.heard}>
        {isDone && <Notice tone={isGood ? 'success' : 'warning'}>{isGood ? DEVICE.allGood : DEVICE.notAll}</Notice>}
      </output>
      {isDone && (
        <div>
          <Button onClick={onAgain}>{DEVICE.again}</Button>
        </div>
      )}
    </>
  );
}
