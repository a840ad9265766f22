import type { ReactNode } from 'react';
import { LinkReturn } from '../link-return.tsx';
import { RETURN } from '../return-words.en.ts';

/** The return page of the tax record vendor. */
export function PointservCallbackScreen(): ReactNode {
  return <LinkReturn title={RETURN.reading} />;
}
