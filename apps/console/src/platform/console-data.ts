import type { PrivateLabel } from '@lintel/brands';

/** Data that the server writes into the page: the lender's branding, nothing about any person. */
export interface ConsoleData {
  readonly privateLabel: PrivateLabel;
  /** The base URL of the brand's files, with a trailing slash. */
  readonly assetBase: string;
  readonly environment: 'production' | 'test';
  readonly now: string;
}

const text = document.querySelector('#console-data')?.textContent;
if (!text) throw new Error('No desk data found');

export const consoleData = JSON.parse(text) as ConsoleData;
