import { Fragment, useState, type ReactNode } from 'react';

/** Props of a form that writes to one version of the application. */
export interface FormVersion {
  /** The version that a write must match. */
  version: number;
  /** The reason that the form was rendered again. */
  notice: string | undefined;
  /** Another window changed the application: renders the form from the latest version. */
  onStale: (version: number, sentence: string) => void;
}

/**
 * Renders a form of one version of the application, and mounts it again when another window changed the application.
 */
export function RemountOnStale({
  version,
  reload,
  children,
}: {
  version: number;
  reload: () => Promise<unknown>;
  children: (formVersion: FormVersion) => ReactNode;
}): ReactNode {
  const [formVersion, setFormVersion] = useState<{ version: number; notice: string | undefined }>({
    version,
    notice: undefined,
  });
  const onStale = (newer: number, notice: string) => {
    void reload().finally(() => setFormVersion({ version: newer, notice }));
  };
  return <Fragment key={formVersion.version}>{children({ ...formVersion, onStale })}</Fragment>;
}
