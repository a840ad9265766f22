import { Fragment, useState, type ReactNode } from 'react';

export interface Drawn {
  /** The version of the file that the form was drawn from: what the write is held to. */
  version: number;
  /** Why it was drawn again. */
  notice: string | undefined;
  onStale: (version: number, sentence: string) => void;
}

/** A form drawn from one version of the file, and drawn anew from the latest when another window changed it. */
export function Latest({
  version,
  reload,
  children,
}: {
  version: number;
  reload: () => Promise<unknown>;
  children: (drawn: Drawn) => ReactNode;
}): ReactNode {
  const [drawn, setDrawn] = useState<{ version: number; notice: string | undefined }>({ version, notice: undefined });
  const onStale = (newer: number, notice: string) => {
    void reload().finally(() => setDrawn({ version: newer, notice }));
  };
  return <Fragment key={drawn.version}>{children({ ...drawn, onStale })}</Fragment>;
}
