import { readOffers, type Status } from '@lintel/contract';
import { Section, Text } from '@lintel/ui';
import type { ReactNode } from 'react';
import { formatFundingPlan } from '../../../offers/format-funding-plan.ts';
import { useDueDay } from '../../../platform/lazy/use-loan-dates.ts';
import { useRead } from '../../../platform/lazy/use-read.ts';
import { SUMMARY } from '../words.en.ts';

/** Says until when the offer is held, what happens after the submission, and when the money can be sent. */
export function AfterSubmission({ uuid, explain }: { uuid: string; explain: Status['explain'] }): ReactNode {
  const dueDay = useDueDay(uuid);
  const offers = useRead(readOffers, { params: { uuid } }).data;
  const { title, held, next, free } = SUMMARY.after;
  return (
    <Section title={title} id="after">
      <Text>
        {offers?.heldUntil && held(dueDay(offers.heldUntil))}{' '}
        {explain.next && next(explain.next, explain.nextUsualTime)} {offers && formatFundingPlan(offers, dueDay)} {free}
      </Text>
    </Section>
  );
}
