import type { PrivateLabel } from '@lintel/brands';

/** What the server wrote into the page: the look of the lender, nothing about anybody. */
export interface DeskData {
  readonly privateLabel: PrivateLabel;
  /** Where the brand's files lie, ending in a slash. */
  readonly assetBase: string;
  readonly environment: 'production' | 'test';
  readonly now: string;
}

const text = document.querySelector('#desk-data')?.textContent;
if (!text) throw new Error('No desk data found');

export const deskData = JSON.parse(text) as DeskData;
