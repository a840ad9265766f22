import { Columns, LiveText, Panel, Skeleton, Stack } from '@lintel/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { SELECT } from './copy.ts';

const TILES = ['draw', 'terms', 'fees'];

/** Nothing for 300 ms, then the shape of what comes. */
export function Pending(): ReactNode {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), 300);
    return () => clearTimeout(timer);
  }, []);
  if (!shown) return null;
  return (
    <>
      <LiveText>{SELECT.loading}</LiveText>
      <Columns wide rail={<Panel raised><Skeleton /><Skeleton /><Skeleton /></Panel>}>
        <Stack gap="l">{TILES.map((tile) => <Panel key={tile}><Skeleton /><Skeleton /></Panel>)}</Stack>
      </Columns>
    </>
  );
}
