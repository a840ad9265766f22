import { Tooltip } from '@lintel/ui';
import type { ReactNode } from 'react';
import { OFFER_WORDS } from './words.en.ts';

/** A tooltip that explains the draw period. A separate chunk. */
export function DrawPeriodHelp(): ReactNode {
  const { label, text } = OFFER_WORDS.terms.drawPeriodHelp;
  return <Tooltip label={label}>{text}</Tooltip>;
}
