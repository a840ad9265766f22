import { Button, Panel, Text } from '@lintel/ui';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { formatDay } from '../platform/lazy/dates.ts';
import { PendingMark } from '../platform/lazy/pending-mark.tsx';
import { DEVICE } from './device-words.en.ts';
import type { Notary } from './meeting.ts';

/** The browser asks for the camera only after a press. */
const Devices = lazy(async () => ({ default: (await import('./devices.tsx')).Devices }));

/** Offers a device check and shows the result of the last one. */
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
