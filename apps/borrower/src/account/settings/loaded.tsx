import { Actions, Button, Notice, Skeleton } from '@lintel/ui';
import type { ReactNode } from 'react';
import { SETTINGS } from './words.en.ts';

/** Renders what a settings panel reads: a placeholder while it loads, and a retry button after a failure. */
export function LoadedSection<Data>({
  read,
  placeholder = <Skeleton />,
  children,
}: {
  read: { readonly data: Data | undefined; readonly isError: boolean; readonly refetch: () => Promise<unknown> };
  /** Takes about as much room as the content, where the panel below would otherwise jump. */
  placeholder?: ReactNode;
  children: (data: Data) => ReactNode;
}): ReactNode {
  if (read.data !== undefined) return children(read.data);
  if (!read.isError) return placeholder;
  return (
    <>
      <Notice tone="danger" live>
        {SETTINGS.failed}
      </Notice>
      <Actions>
        <Button onClick={() => void read.refetch()}>{SETTINGS.again}</Button>
      </Actions>
    </>
  );
}
