import { formatAddress } from '@lintel/domain';
import { Panel, SummaryRows } from '@lintel/ui';
import type { ReactNode } from 'react';
import { formatHomeTime } from '../../platform/times.ts';
import type { WetSignings } from './ink.tsx';
import { CLOSING } from './words.en.ts';

type Booking = NonNullable<WetSignings['people'][number]['booking']>;

function describePlace({ place }: Booking): string {
  if (!place) return CLOSING.byVideo;
  return place.officeName ?? (place.address ? formatAddress(place.address) : CLOSING.places[place.type]);
}

/** The notary appointments of each person, by the home's clock. Empty while no one has a time. */
export function Appointments({ signings: { people, timeZone } }: { signings: WetSignings }): ReactNode {
  const rows = people.flatMap(({ name, booking, signed }) =>
    booking?.startsAt && !signed
      ? [
          {
            label: name,
            value: CLOSING.appointment(
              formatHomeTime(booking.startsAt, timeZone),
              describePlace(booking),
              booking.notary?.name ?? '',
            ),
          },
        ]
      : [],
  );
  if (rows.length === 0) return null;
  return (
    <Panel title={CLOSING.appointments}>
      <SummaryRows rows={rows} />
    </Panel>
  );
}
