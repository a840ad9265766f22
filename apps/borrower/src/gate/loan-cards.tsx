import { readHeloc, readOffers, type Reply } from '@lintel/contract';
import { formatAddress, formatMoney, formatPercent, showsCashToBorrower, showsOffer } from '@lintel/domain';
import { HeroNumber, Link, Lock, Panel, SummaryRows, Text } from '@lintel/ui';
import type { ReactNode } from 'react';
import { useRead } from '../platform/lazy/use-read.ts';
import { useStatus } from '../platform/lazy/use-status.ts';
import { urls } from '../platform/urls.ts';
import { PROTECTION } from '../platform/words.en.ts';
import { LAYOUT } from './layout-words.en.ts';
import css from './gate.module.css';

type Loan = NonNullable<Reply<typeof readHeloc>>;

export type ShownCards = 'offer' | 'home' | 'both';

interface Props {
  uuid: string;
  shows: ShownCards;
  /** Shown until the application is read. */
  pending: ReactNode;
}

/** The chosen offer and the home, on every page of an application. */
export function LoanCards({ uuid, shows, pending }: Props): ReactNode {
  const version = useStatus(uuid).status?.version;
  const { data } = useRead(readHeloc, { params: { uuid } }, version === undefined ? { enabled: false } : { version });
  if (!data) return pending;
  return (
    <>
      {shows !== 'home' && <OfferCard loan={data} />}
      {shows !== 'offer' && <HomeCard loan={data} />}
    </>
  );
}

/** The payment, line, rate and term of the chosen offer; empty until there is one. */
export function OfferCard({ loan }: { loan: Loan }): ReactNode {
  const { uuid, rate, amount, term, autopay, version, dates } = loan;
  const isChosen = rate != null && amount != null && showsOffer({ rate, lineAmount: amount });
  const offers = useRead(readOffers, { params: { uuid } }, { version, enabled: isChosen });
  if (!isChosen) return null;
  const { cash, unit, line, rate: rateLabel, cost, aYear, term: termLabel, years, details } = LAYOUT.offer;
  const title = dates.signedAt ? LAYOUT.offer.signedTitle : LAYOUT.offer.title;
  // While offers are priced again, the selection can differ from what was promised.
  const selection = offers.data?.selection;
  const quote = selection?.lineAmount === amount && selection.rate === rate ? selection : undefined;
  const price = autopay ? autopay[autopay.chosen ? 'withAutopay' : 'without'] : quote;
  const otherPrice = autopay?.[autopay.chosen ? 'without' : 'withAutopay'];
  return (
    <Panel>
      {price ? <HeroNumber label={title} value={formatMoney(price.monthlyPayment, 2)} unit={unit} /> : <h2>{title}</h2>}
      {otherPrice && (
        <Text size="s" tone="muted">
          {LAYOUT.offer[autopay.chosen ? 'withAutopay' : 'withoutAutopay'](
            formatMoney(otherPrice.monthlyPayment, 2),
            formatPercent(otherPrice.rate, 2),
          )}
        </Text>
      )}
      <SummaryRows
        rows={[
          ...(quote && showsCashToBorrower(dates, quote)
            ? [
                {
                  label: cash,
                  value: formatMoney(quote.cashToBorrower, Number.isInteger(quote.cashToBorrower) ? 0 : 2),
                },
              ]
            : []),
          { label: line, value: formatMoney(amount) },
          { label: rateLabel, value: formatPercent(rate, 2) },
          ...(quote ? [{ label: cost, value: aYear(formatPercent(quote.costIncludingFee, 2)) }] : []),
          ...(term ? [{ label: termLabel, value: years(term) }] : []),
        ]}
      />
      <Text size="s">
        <Link plain to={urls.application(uuid, 'document/disclosures')}>
          {details}
        </Link>
      </Text>
    </Panel>
  );
}

/** The home's address and value, and its condition if the appraisal states it. */
export function HomeCard({ loan: { property, adjustedHomeAmount } }: { loan: Loan }): ReactNode {
  const { title, value, noValue, condition, conditions } = LAYOUT.home;
  const known = property.condition && conditions[property.condition];
  return (
    <Panel>
      <div>
        <Text size="s" tone="muted">
          {title}
        </Text>
        <Text tone="strong">{formatAddress(property)}</Text>
      </div>
      <SummaryRows
        rows={[
          { label: value, value: adjustedHomeAmount ? formatMoney(adjustedHomeAmount) : noValue },
          ...(known ? [{ label: condition, value: known }] : []),
        ]}
      />
    </Panel>
  );
}

/** Says how the borrower's data is protected, below everything else in the side column. */
export function DataProtection(): ReactNode {
  return (
    <div className={css.protection}>
      <Lock />
      <Text size="xs" tone="muted">
        {PROTECTION.data}
      </Text>
    </div>
  );
}
