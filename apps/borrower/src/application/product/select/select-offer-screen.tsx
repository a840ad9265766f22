import { readHeloc, readProfile } from '@lintel/contract';
import { hasRightToCancel, flagsRecordingTax, formatMoney, getLargestDraw, type Offer } from '@lintel/domain';
import { BottomBar, Columns, ErrorSummary, Notice, PageHeading, Stack, SubmitButton } from '@lintel/ui';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { ApplicationScreen } from '../../../gate/application-screen.tsx';
import { useOffers, type Offers } from '../../../offers/use-offers.ts';
import { useRead } from '../../../platform/lazy/use-read.ts';
import { useScreenTitle } from '../../../platform/screen-title.tsx';
import { urls } from '../../../platform/urls.ts';
import { Narrow } from '../../../shell/narrow.tsx';
import { feePercent, percent, years } from '../words.en.ts';
import { DrawField, OfferTiles } from './choices.tsx';
import { Debts } from './debts.tsx';
import type { OfferOption } from './figures.ts';
import { OffersPending } from './pending.tsx';
import { openSelection, type Selection } from './selection.ts';
import { Summary, SUMMARY_ID } from './summary.tsx';
import { useSelection } from './use-selection.ts';
import { SELECT } from './words.en.ts';
import css from './select.module.css';

const FORM = 'offer-form';

/** A separate chunk, because the chart is below the choices. */
const Equity = lazy(async () => ({ default: (await import('../equity.tsx')).Equity }));

/** Needed only when the offers can't be read. */
const LoadFailed = lazy(async () => ({ default: (await import('../load-failed.tsx')).LoadFailed }));

/** Needed only for a changed offer. */
const ChangedOffer = lazy(async () => ({ default: (await import('./changed-offer.tsx')).ChangedOffer }));

/** Needed only once a debt is selected. */
const PreferenceTiles = lazy(async () => ({ default: (await import('./preference-tiles.tsx')).PreferenceTiles }));

/** Needed only where the flag enables them. */
const BuyDowns = lazy(async () => ({ default: (await import('./buy-downs.tsx')).BuyDowns }));

/** Only some lenders have optional discounts. */
const DiscountSwitches = lazy(async () => ({
  default: (await import('./discount-switches.tsx')).DiscountSwitches,
}));

/** The screen to choose an offer: draw, term, origination fee, debts to pay off and discounts, with live figures. */
export function SelectOfferScreen(): ReactNode {
  return (
    <ApplicationScreen screen="product/select" wide>
      {({ uuid }) => <OffersLoader uuid={uuid} />}
    </ApplicationScreen>
  );
}

function OffersLoader({ uuid }: { uuid: string }): ReactNode {
  const offers = useOffers(uuid);
  const profile = useRead(readProfile, {});
  if (!offers.data)
    return offers.isError ? (
      <Suspense fallback={<OffersPending />}>
        <LoadFailed
          again={() => {
            void offers.refetch();
          }}
        />
      </Suspense>
    ) : (
      <OffersPending />
    );
  if (profile.isPending) return <OffersPending />;
  const opened = openSelection(offers.data);
  if (!opened)
    return (
      <Narrow>
        <Notice tone="warning">{SELECT.none}</Notice>
      </Narrow>
    );
  return <OfferForm uuid={uuid} offers={offers.data} opened={opened} name={profile.data?.name.firstName} />;
}

/** Says which choice allows the largest draw; leaves out the term if only the fee makes the difference. */
function nameLargest(largest: Offer, offer: Offer, fees: readonly OfferOption[]): string {
  const [fee, here] = [feePercent(largest.originationFee), formatMoney(getLargestDraw(offer))];
  const sameFee = fees.find((option) => option.offer.originationFee === largest.originationFee);
  return sameFee && getLargestDraw(sameFee.offer) === getLargestDraw(largest)
    ? SELECT.mostByFee(fee, feePercent(offer.originationFee), here)
    : SELECT.most(years(largest), fee, here);
}

function OfferForm({
  uuid,
  offers,
  opened,
  name,
}: {
  uuid: string;
  offers: Offers;
  opened: Selection;
  name: string | undefined;
}): ReactNode {
  const selecting = useSelection(uuid, offers, opened);
  const {
    state: { set, isSubmitted },
    figures: { offer, largest, fees, range, payoff, buyDowns, discounts, preferences },
    shown,
    refused,
    isMarking,
    busy,
    errorText,
    keep,
  } = selecting;
  const [attempt, setAttempt] = useState(0);
  const loan = useRead(readHeloc, { params: { uuid } });
  const navigate = useNavigate();
  const here = getLargestDraw(offer);
  const title = SELECT.title(formatMoney(getLargestDraw(largest)), name);
  const most = getLargestDraw(largest) > here ? nameLargest(largest, offer, fees) : SELECT.mostOfAll;
  const wrong = isSubmitted && refused;
  useScreenTitle(title, wrong);
  const message = range ? SELECT.draw.error(formatMoney(range.min), formatMoney(range.max)) : SELECT.draw.tooMuch;
  async function submit() {
    setAttempt((count) => count + 1);
    if (await keep()) void navigate(urls.application(uuid, 'product/select/confirm'));
  }
  return (
    <div className={set.changed ? css.changed : css.page}>
      <Columns
        wide
        railLabel={SELECT.summary}
        rail={
          <Summary
            selecting={selecting}
            form={FORM}
            taxByDraw={flagsRecordingTax(loan.data?.property.state ?? '')}
            today={loan.data?.dates.today ?? undefined}
          />
        }
      >
        <Stack gap="xl">
          <ErrorSummary title={SELECT.problem} attempt={attempt} errors={wrong ? [{ field: 'draw', message }] : []} />
          <PageHeading title={title}>
            {most} {payoff > 0 && SELECT.withDebts(formatMoney(payoff))}{' '}
            {SELECT.lead(hasRightToCancel(set.stepsLeft ?? []))}
          </PageHeading>
          {errorText !== undefined && (
            <Notice tone="warning" live>
              {errorText}
            </Notice>
          )}
          {set.changed && (
            <Suspense>
              <ChangedOffer uuid={uuid} version={offers.version} change={set.changed} to={FORM} />
            </Suspense>
          )}
          <form
            id={FORM}
            className={css.form}
            noValidate
            tabIndex={-1}
            aria-busy={busy || undefined}
            onSubmit={(event) => {
              event.preventDefault();
              void submit();
            }}
          >
            <DrawField selecting={selecting} />
            <OfferTiles selecting={selecting} />
            {buyDowns.length > 0 && (
              <Suspense>
                <BuyDowns selecting={selecting} />
              </Suspense>
            )}
            <Debts selecting={selecting} asksFirst={Boolean(set.changed)} />
            {preferences.length > 0 && (
              <Suspense>
                <PreferenceTiles selecting={selecting} />
              </Suspense>
            )}
            {discounts.length > 0 && (
              <Suspense>
                <DiscountSwitches selecting={selecting} />
              </Suspense>
            )}
          </form>
          {loan.data?.adjustedHomeAmount && (
            <Suspense>
              <Equity liabilities={set.liabilities} homeValue={loan.data.adjustedHomeAmount} line={shown.lineAmount} />
            </Suspense>
          )}
        </Stack>
      </Columns>
      <BottomBar label={SELECT.bar}>
        <div className={css.bar}>
          <b>
            {refused ? SELECT.blank : formatMoney(shown.monthlyPayment)} <small>{SELECT.mo}</small>
          </b>
          <a href={`#${SUMMARY_ID}`}>{SELECT.details(percent(shown.apr))}</a>
        </div>
        <SubmitButton form={FORM} busy={busy} busyLabel={SELECT.busy(isMarking)}>
          {SELECT.goShort}
        </SubmitButton>
      </BottomBar>
    </div>
  );
}
