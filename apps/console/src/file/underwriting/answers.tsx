import { readFigures, type Reply } from '@lintel/contract';
import { formatMoney } from '@lintel/domain';
import { Panel, SummaryRows } from '@lintel/ui';
import type { ReactNode } from 'react';
import { formatCode } from '../../platform/code-words.en.ts';
import { formatDay } from '../../platform/times.ts';
import { useRead } from '../../platform/use-read.ts';
import { Loaded } from '../../table/loaded.tsx';
import { useFile } from '../use-file.ts';
import { UNDERWRITING as COPY } from './words.en.ts';

function buildRows({ application, choice }: Reply<typeof readFigures>) {
  const { fields, notGiven, yes, no } = COPY;
  const {
    submittedAt,
    occupancy,
    ownership,
    coOwners,
    maritalStatus,
    citizenship,
    yearsAtAddress,
    employmentType,
    employer,
    primaryIncome,
    otherIncome,
    coOwnersIncome,
    listedForSale,
    parcelNumber,
    county,
  } = application;
  return [
    { label: fields.submitted, value: submittedAt ? formatDay(submittedAt) : COPY.notSubmitted },
    { label: fields.requested, value: choice ? formatMoney(choice.drawAmount) : COPY.notChosen },
    ...(choice
      ? [
          { label: fields.purpose, value: COPY.purposeOf(choice.payoffs > 0, choice.drawAmount > choice.payoffs) },
          { label: fields.payoffs, value: formatMoney(choice.payoffs) },
        ]
      : []),
    { label: fields.occupancy, value: COPY.occupancies[occupancy] },
    { label: fields.ownership, value: ownership ? formatCode(ownership) : notGiven },
    ...(coOwners.length > 0 ? [{ label: fields.coOwners, value: coOwners.join(', ') }] : []),
    { label: fields.marital, value: maritalStatus ? formatCode(maritalStatus) : notGiven },
    { label: fields.citizenship, value: citizenship ? formatCode(citizenship) : notGiven },
    {
      label: fields.years,
      value: yearsAtAddress == null ? notGiven : yearsAtAddress === 0 ? COPY.lessThanOne : String(yearsAtAddress),
    },
    { label: fields.employment, value: formatCode(employmentType) },
    { label: fields.employer, value: employer ?? notGiven },
    { label: fields.primary, value: formatMoney(primaryIncome) },
    { label: fields.other, value: formatMoney(otherIncome) },
    ...(coOwnersIncome > 0 ? [{ label: fields.coOwnersIncome, value: formatMoney(coOwnersIncome) }] : []),
    { label: fields.listed, value: listedForSale ? yes : no },
    { label: fields.parcel, value: parcelNumber ?? notGiven },
    { label: fields.county, value: county ?? notGiven },
  ];
}

/** The borrower's answers on the application, without the demographic ones. */
export function Answers(): ReactNode {
  const { uuid } = useFile();
  const read = useRead(readFigures, { params: { uuid } });
  return (
    <Panel title={COPY.answers}>
      <Loaded read={read}>{read.data && <SummaryRows rows={buildRows(read.data)} />}</Loaded>
    </Panel>
  );
}
