import { Tooltip } from '@lintel/ui';
import type { ReactNode } from 'react';
import { OFFER_WORDS } from './words.en.ts';

/** Explains the draw period on request. */
export function DrawPeriodHelp(): ReactNode {
  const { label, text } = OFFER_WORDS.terms.drawPeriodHelp;
  return <Tooltip label={label}>{text}</Tooltip>;
}
