import type { Flag, PageData } from '../../platform/page-data.tsx';
import { sessionStore } from '../../platform/storage.ts';

/**
 * Returns the flags with the values that a tester put in session storage, as `lintel-flags` = {"fe-webchat": true}.
 * Only known flags, never on a production page, and never for the server, which evaluates flags itself.
 */
export function overrideFlags(flags: readonly Flag[], { environment }: Pick<PageData, 'environment'>): readonly Flag[] {
  if (environment === 'production') return flags;
  const overrides = readOverrides();
  return flags.map((flag) => {
    const enabled = overrides[flag.key];
    return typeof enabled === 'boolean' ? { ...flag, enabled } : flag;
  });
}

function readOverrides(): Record<string, unknown> {
  try {
    return { ...(JSON.parse(sessionStore.get('lintel-flags') ?? '{}') as object) };
  } catch {
    return {};
  }
}
