import type { ReactNode } from 'react';
import { RETURN } from '../return-words.en.ts';
import { Return } from '../return.tsx';

/** The return page of the tax record vendor (SCREEN-080). */
export function PointservCallbackScreen(): ReactNode {
  return <Return says={RETURN.reading} />;
}
