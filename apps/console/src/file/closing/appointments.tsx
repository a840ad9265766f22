import { formatAddress } from '@lintel/domain';
import { Panel, SummaryRows } from '@lintel/ui';
import type { ReactNode } from 'react';
import { formatHomeTime } from '../../platform/times.ts';
import { useFile } from '../use-file.ts';
import type { WetSignings } from './ink.tsx';
import { CLOSING } from './words.en.ts';

type Booking = NonNullable<WetSignings['people'][number]['booking']>;

function describePlace({ place }: Booking): string {
  if (!place) return CLOSING.byVideo;
  return place.officeName ?? (place.address ? formatAddress(place.address) : CLOSING.places[place.type]);
}

/**
 * The notary appointments of each person, by the home's clock. While no one has a time, says who makes one if the file
 * is to meet a notary in person; otherwise empty.
 */
export function Appointments({ signings: { people, timeZone } }: { signings: WetSignings }): ReactNode {
  const {
    file: { closingActs },
  } = useFile();
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
  if (rows.length === 0 && !closingActs.includes('INK_AT_MEETING')) return null;
  return (
    <Panel title={CLOSING.appointments}>
      {rows.length > 0 ? <SummaryRows rows={rows} /> : <p>{CLOSING.noAppointment}</p>}
    </Panel>
  );
}
