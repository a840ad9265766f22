import { confirmOffer, readConsentTypes, readHeloc, type ApiError, type OfferSet, type Quote } from '@lintel/contract';
import { DOCUMENT_LOCALE, findOffer, flagsRecordingTax, type Offer } from '@lintel/domain';
import {
  Actions,
  BackLink,
  Button,
  Checkbox,
  Columns,
  Link,
  Notice,
  PageHeading,
  Panel,
  PhoneOnly,
  Section,
  Stack,
  SubmitButton,
  Text,
} from '@lintel/ui';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Navigate } from 'react-router';
import { ApplicationScreen } from '../../../../gate/application-screen.tsx';
import { useGateSubmit } from '../../../../gate/use-gate-form.ts';
import { clearOffers, cacheOffers, refetchOffers, useOffers, type Offers } from '../../../../offers/use-offers.ts';
import { api } from '../../../../platform/lazy/api.ts';
import { useRead } from '../../../../platform/lazy/use-read.ts';
import { useFollowStatus } from '../../../../platform/lazy/use-status.ts';
import { useScreenTitle } from '../../../../platform/screen-title.tsx';
import { urls } from '../../../../platform/urls.ts';
import { LoadFailed } from '../../load-failed.tsx';
import { OfferFigures, OfferRows, OfferTerms } from '../../offer-summary.tsx';
import { OFFER_WORDS } from '../../words.en.ts';
import { OffersPending } from '../pending.tsx';
import { asksForHardCredit, Changes, Costs, PaymentChanges, WhatNext } from './parts.tsx';
import { CONFIRM } from './words.en.ts';
import css from './confirm.module.css';

/** A separate chunk, because it is below the figures that it draws. */
const OverTime = lazy(async () => ({ default: (await import('./over-time.tsx')).OverTime }));

/** Repeats the chosen offer with all its figures; the borrower accepts it here. */
export function ConfirmOfferScreen(): ReactNode {
  return (
    <ApplicationScreen screen="product/select" wide>
      {({ uuid }) => <SelectionLoader uuid={uuid} />}
    </ApplicationScreen>
  );
}

function SelectionLoader({ uuid }: { uuid: string }): ReactNode {
  const { data: offers, isError, refetch } = useOffers(uuid);
  if (!offers)
    return isError ? (
      <LoadFailed
        again={() => {
          void refetch();
        }}
      />
    ) : (
      <OffersPending />
    );
  const { selection } = offers;
  const offer = selection ? findOffer(offers, selection.offerId) : undefined;
  // No choice yet, or it's gone: the offers page shows what is available.
  if (!selection || !offer) return <Navigate to={urls.application(uuid, 'product/select')} replace />;
  return <ConfirmOfferForm uuid={uuid} offers={offers} offer={offer} quote={selection} />;
}

const figuresIn = (error: ApiError): Quote | undefined => (error.data as { quote?: Quote } | null | undefined)?.quote;

function ConfirmOfferForm({
  uuid,
  offers,
  offer,
  quote,
}: {
  uuid: string;
  offers: Offers;
  offer: Offer;
  quote: Quote;
}): ReactNode {
  const consents = useRead(readConsentTypes, {});
  const loan = useRead(readHeloc, { params: { uuid } });
  const [agreed, setAgreed] = useState(false);
  const { busy, formError, show, submit } = useGateSubmit(uuid, { onApiError });
  const followStatus = useFollowStatus(uuid);
  useScreenTitle(CONFIRM.title);
  // Asked before the application is submitted; after that the credit check was agreed to and made.
  const consent = asksForHardCredit(offers) ? consents.data?.find(({ type }) => type === 'HARD_CREDIT') : undefined;
  const choices = urls.application(uuid, 'product/select');
  const set: OfferSet = offers;
  const today = loan.data?.dates.today ?? undefined;

  async function onApiError(error: ApiError): Promise<boolean> {
    const renewed = error.name === 'quote-changed' ? figuresIn(error) : undefined;
    if (renewed) cacheOffers(uuid, { selection: renewed });
    else if (error.name === 'offer-expired' || error.name === 'stale-version') await refetchOffers(uuid);
    else return false;
    show({ formError: error.sentence });
    return true;
  }
  function accept() {
    const { offerSetId, offerId, drawAmount, discountTypes, payOffPreference, monthlyPayment, rate, totalDraw } = quote;
    const body = {
      offerSetId,
      offerId,
      drawAmount,
      discountTypes: [...discountTypes],
      payOffPreference,
      shown: { monthlyPayment, rate, totalDraw },
      ...(agreed && consent && { consentRequests: [{ type: 'HARD_CREDIT' as const, version: consent.version }] }),
    };
    void submit(async (idempotencyKey) => {
      const reply = await api(confirmOffer, { params: { uuid }, body, version: offers.version, idempotencyKey });
      clearOffers(uuid);
      followStatus(reply);
    }, body);
  }

  const summary = (
    <Panel raised>
      <OfferFigures brief set={set} offer={offer} quote={quote} />
      <OfferRows set={set} offer={offer} quote={quote} taxByDraw={flagsRecordingTax(loan.data?.property.state ?? '')} />
      <OfferTerms offer={offer} heldUntil={set.heldUntil} today={today} />
      <Button kind="link" onClick={() => print()}>
        {CONFIRM.print}
      </Button>
    </Panel>
  );
  return (
    <Columns wide railOnPhones={false} railLabel={CONFIRM.offer} rail={summary}>
      <Stack gap="xl">
        <div className={css.head}>
          <BackLink to={choices}>{CONFIRM.back}</BackLink>
          <PageHeading title={CONFIRM.title}>{set.changed?.before ? CONFIRM.leadChanged : CONFIRM.lead}</PageHeading>
        </div>
        {formError !== undefined && (
          <Notice tone="warning" live>
            {formError}
          </Notice>
        )}
        <Changes set={set} offer={offer} quote={quote} />
        <PhoneOnly>{summary}</PhoneOnly>
        <Section title={CONFIRM.costs.title}>
          <Costs set={set} offer={offer} quote={quote} />
          <Suspense>
            <OverTime offer={offer} quote={quote} />
          </Suspense>
        </Section>
        <Section title={CONFIRM.changes.title}>
          <PaymentChanges set={set} offer={offer} quote={quote} />
        </Section>
        <Section title={CONFIRM.next.title}>
          <WhatNext set={set} today={today} />
        </Section>
        <form
          noValidate
          className={css.form}
          onSubmit={(event) => {
            event.preventDefault();
            accept();
          }}
        >
          {consent && (
            <Checkbox
              boxed
              name="hardCredit"
              checked={agreed}
              onChange={(event) => setAgreed(event.currentTarget.checked)}
              label={
                <>
                  <b>{CONFIRM.consent.label}</b> {CONFIRM.consent.optional}
                </>
              }
              hint={
                <>
                  <span lang={DOCUMENT_LOCALE}>{consent.text}</span> {CONFIRM.consent.hint}
                </>
              }
            />
          )}
          <Text>{OFFER_WORDS.secured}</Text>
          <Actions>
            <SubmitButton busy={busy} busyLabel={CONFIRM.busy}>
              {CONFIRM.accept}
            </SubmitButton>
            <Link kind="secondary" to={choices}>
              {CONFIRM.change}
            </Link>
          </Actions>
        </form>
      </Stack>
    </Columns>
  );
}
