import { readNotaryOffices } from '@lintel/contract';
import { currentLocale, formatAddress } from '@lintel/domain';
import { Actions, Button, ChoiceTiles, Notice, Text, TextInput } from '@lintel/ui';
import { useRef, useState, type ReactNode } from 'react';
import { PendingMark } from '../platform/lazy/pending-mark.tsx';
import { useRead } from '../platform/lazy/use-read.ts';
import type { Office } from './meeting.ts';
import { MEETING_PLACE } from './place-words.en.ts';
import { NOTARY } from './words.en.ts';
import css from './notary.module.css';

interface Props {
  uuid: string;
  chosen: string | undefined;
  onChoose: (officeId: string) => void;
  error: string | undefined;
}

const MILES = new Intl.NumberFormat(currentLocale(), { maximumFractionDigits: 1 });

/** An office's details: its kind, distance, address and hours. */
function OfficeDetails({ office: { kind, miles, address, hours } }: { office: Office }): ReactNode {
  const { kinds, miles: far } = NOTARY.offices;
  return (
    <>
      {[kinds[kind], ...(miles === null || miles === undefined ? [] : [far(MILES.format(miles))])].join(', ')}
      <br />
      {formatAddress(address)}
      <br />
      {hours}
    </>
  );
}

/** Lists offices for a meeting in person, by distance from a ZIP code, by default the home's. */
export function Offices({ uuid, chosen, onChoose, error }: Props): ReactNode {
  const [zip, setZip] = useState<string>();
  const [wrong, setWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const read = useRead(readNotaryOffices, { params: { uuid }, query: { zip: zip ?? null } });
  function search() {
    const typed = field.current?.value.trim() ?? '';
    const isZip = /^\d{5}$/.test(typed);
    setWrong(!isZip);
    if (isZip) setZip(typed);
    else field.current?.focus();
  }
  return (
    <div className={css.times}>
      {read.data ? (
        read.data.length === 0 ? (
          <Notice tone="warning" live>
            {MEETING_PLACE.noOffice}
          </Notice>
        ) : (
          <ChoiceTiles
            name="officeId"
            label={MEETING_PLACE.office}
            hint={MEETING_PLACE.nearHint}
            error={error}
            required
            value={chosen ?? ''}
            onChange={onChoose}
            options={read.data.map((office) => ({
              value: office.officeId,
              label: office.name,
              hint: <OfficeDetails office={office} />,
            }))}
          />
        )
      ) : read.isError ? (
        <div>
          <div role="alert">
            <Notice tone="warning">{MEETING_PLACE.offices}</Notice>
          </div>
          <Actions>
            <Button
              onClick={() => {
                void read.refetch();
              }}
            >
              {MEETING_PLACE.officesAgain}
            </Button>
          </Actions>
        </div>
      ) : (
        <div aria-busy="true">
          <Text tone="muted">{MEETING_PLACE.officesLooking}</Text>
          <PendingMark />
        </div>
      )}
      <div className={css.near}>
        <TextInput
          ref={field}
          name="nearZip"
          label={MEETING_PLACE.near}
          inputMode="numeric"
          width="short"
          maxLength={5}
          autoComplete="off"
          {...(wrong && { error: MEETING_PLACE.zipWrong })}
          onKeyDown={(event) => {
            if (event.key === 'Enter') {
              event.preventDefault();
              search();
            }
          }}
        />
        <Button onClick={search}>{MEETING_PLACE.search}</Button>
      </div>
    </div>
  );
}
