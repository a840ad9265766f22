import { pressKey, type PressKey } from '@lintel/contract';
import { useState } from 'react';

/** The key of a button, kept while its screen stands. */
export function usePressKey(): PressKey {
  return useState(() => pressKey())[0];
}
