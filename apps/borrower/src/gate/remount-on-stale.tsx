import { Fragment, useState, type ReactNode } from 'react';

/** Which version of the file a form is drawn from. */
export interface FormVersion {
  /** What the write is held to. */
  version: number;
  /** Why it was drawn again. */
  notice: string | undefined;
  /** Another window changed the file: draws the form from the latest version. */
  onStale: (version: number, sentence: string) => void;
}

/** A form drawn from one version of the file, and mounted anew from the latest when another window changed it. */
export function RemountOnStale({
  version,
  reload,
  children,
}: {
  version: number;
  reload: () => Promise<unknown>;
  children: (drawn: FormVersion) => ReactNode;
}): ReactNode {
  const [drawn, setDrawn] = useState<{ version: number; notice: string | undefined }>({ version, notice: undefined });
  const onStale = (newer: number, notice: string) => {
    void reload().finally(() => setDrawn({ version: newer, notice }));
  };
  return <Fragment key={drawn.version}>{children({ ...drawn, onStale })}</Fragment>;
}
