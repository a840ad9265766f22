import { vi } from 'vitest';

/** Puts the data that the server writes into the console's page where the console's modules read it on import. */
export function stubConsolePage(): void {
  const data = {
    privateLabel: { orgCode: 'FIGURE', name: { display: 'Alderpoint Home' } },
    assetBase: '/assets/',
    environment: 'test',
    now: '2026-11-23T18:00:00Z',
  };
  vi.stubGlobal('document', { querySelector: () => ({ textContent: JSON.stringify(data) }) });
  vi.stubGlobal('addEventListener', () => {});
}
