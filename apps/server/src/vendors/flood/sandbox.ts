import { businessDayAfter } from '@lintel/domain';
import { hasWords, pick, streetKey } from '../sandbox-levers.ts';
import type { Determination, FloodAnswer, FloodPort, FloodRequest } from './port.ts';

/** Flood maps of the sandbox. The street's name decides (docs/sandbox.md). */
export const sandboxFlood: FloodPort = {
  provider: 'sandbox',
  determine: async (request): Promise<FloodAnswer> =>
    hasWords(request.home.street, 'slow map')
      ? { outcome: 'PENDING', expectedOn: businessDayAfter(request.today, 2) }
      : { outcome: 'DETERMINED', determination: buildDetermination(request) },
};

function buildDetermination({ home: { street, city, zip }, today, service }: FloodRequest): Determination {
  const special = hasWords(street, 'flood');
  const key = streetKey(street, zip);
  return {
    certificateNumber: `F-${pick(`flood ${key}`, 1_000_000, 9_999_999)}`,
    determinedOn: today,
    zone: hasWords(street, 'odd map') ? 'NONE' : special ? 'AE' : 'X',
    special,
    community: {
      name: `City of ${city}`,
      number: String(pick(`community ${city}`, 100_000, 599_999)),
      participates: !hasWords(street, 'outside'),
    },
    panel: { number: `${pick(`panel ${key}`, 10_000, 59_999)}C0201H`, date: '2013-11-20' },
    service,
  };
}
