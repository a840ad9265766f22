import { useSyncExternalStore, type ReactNode } from 'react';

let shown: ReactNode = null;
const watchers = new Set<() => void>();

/** Shows a dialog over any page, outside the menu or the screen that opened it. */
export function showDialog(dialog: ReactNode): void {
  shown = dialog;
  for (const watcher of watchers) watcher();
}

export const hideDialog = (): void => showDialog(null);

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
  };
}

/** Renders the dialog that `showDialog` opened. */
export const DialogSlot = (): ReactNode =>
  useSyncExternalStore(
    watch,
    () => shown,
    () => null,
  );
