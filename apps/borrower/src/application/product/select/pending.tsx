import { Columns, Hidden, Panel, Skeleton, Stack } from '@lintel/ui';
import type { ReactNode } from 'react';
import { useSlow } from '../../../platform/lazy/pending-mark.tsx';
import { SELECT } from './words.en.ts';

const TILES = ['draw', 'terms', 'fees'];

/** The loading state of both offer screens: empty for 300 ms, then the shape of their content. */
export function OffersPending(): ReactNode {
  const slow = useSlow(SELECT.loading);
  return (
    <>
      <h1>
        <Hidden>{SELECT.loading}</Hidden>
      </h1>
      {slow && (
        <Columns
          wide
          rail={
            <Panel raised>
              <Skeleton />
              <Skeleton />
              <Skeleton />
            </Panel>
          }
        >
          <Stack gap="l">
            {TILES.map((tile) => (
              <Panel key={tile}>
                <Skeleton />
                <Skeleton />
              </Panel>
            ))}
          </Stack>
        </Columns>
      )}
    </>
  );
}
