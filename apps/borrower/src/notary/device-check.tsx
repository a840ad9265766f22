import { Button, Panel, Text } from '@lintel/ui';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { formatDay } from '../platform/lazy/dates.ts';
import { PendingMark } from '../platform/lazy/pending-mark.tsx';
import { DEVICE } from './device-words.en.ts';
import type { Notary } from './meeting.ts';

/** A separate chunk, which loads on a press, because it makes the browser ask for the camera. */
const Devices = lazy(async () => ({ default: (await import('./devices.tsx')).Devices }));

/** Offers to check the device before a video call, and shows the result of the last check. */
export function DeviceCheck({ uuid, notary: { deviceCheck: last } }: { uuid: string; notary: Notary }): ReactNode {
  const [runs, setRuns] = useState(false);
  const worked = last && [last.camera, last.microphone, last.network].every((one) => one === 'PASS');
  return (
    <Panel title={DEVICE.title} id="device-check">
      <Text>{DEVICE.lead}</Text>
      {runs ? (
        <Suspense fallback={<PendingMark />}>
          <Devices uuid={uuid} />
        </Suspense>
      ) : (
        <>
          {last && (
            <Text size="s" tone="muted">
              {DEVICE.last(formatDay(last.at), DEVICE.summary[worked ? 'PASS' : 'FAIL'])}
            </Text>
          )}
          <div>
            <Button onClick={() => setRuns(true)}>{DEVICE.open}</Button>
          </div>
        </>
      )}
    </Panel>
  );
}
