import { ToastRegion, useToast } from '@lintel/ui';
import { useEffect, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { TOASTS } from './words.en.ts';

type Show = ReturnType<typeof useToast>;

let region: Promise<Show> | undefined;

/**
 * Confirms something that the borrower did in place, where the page itself shows the result too. At most five are shown
 * at a time.
 */
export async function showToast(text: string): Promise<void> {
  region ??= openRegion();
  (await region)({ id: crypto.randomUUID(), text });
}

/** The region has a separate React root: the first page needs no code for it, and a toast outlives the screen. */
function openRegion(): Promise<Show> {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  return new Promise((resolve) => {
    root.render(
      <ToastRegion label={TOASTS.label} dismissLabel={TOASTS.dismiss}>
        <Ready onReady={resolve} />
      </ToastRegion>,
    );
  });
}

/** Resolves only once the region is in the page: screen readers announce what is added to it afterwards. */
function Ready({ onReady }: { onReady: (show: Show) => void }): ReactNode {
  const show = useToast();
  useEffect(() => onReady(show), [onReady, show]);
  return null;
}
