import {
  acceptFinalOffer,
  ApiError,
  listDisclosures,
  readHeloc,
  readSigners,
  type Document,
  type Quote,
} from '@lintel/contract';
import {
  autopayPrices,
  findOffer,
  formatMoney,
  formatPayments,
  formatRates,
  NOTICE_CLOCKS,
  type Offer,
} from '@lintel/domain';
import { DiffTable, Notice, Panel, Section, SubmitButton, SummaryRows, Text } from '@lintel/ui';
import { Fragment, lazy, Suspense, useState, type ReactNode } from 'react';
import type { GateView } from '../../../gate/application-screen.tsx';
import { GateForm, GateSentence, FormActions } from '../../../gate/gate-page.tsx';
import { useGateForm } from '../../../gate/use-gate-form.ts';
import { cacheOffers, refetchOffers, useOffers, type Offers } from '../../../offers/use-offers.ts';
import { api } from '../../../platform/lazy/api.ts';
import { useDueDay } from '../../../platform/lazy/use-loan-dates.ts';
import { useRead } from '../../../platform/lazy/use-read.ts';
import { useFollowStatus, useStatus } from '../../../platform/lazy/use-status.ts';
import { ScreenPending } from '../../../platform/screen-pending.tsx';
import { LoadFailed } from '../../product/load-failed.tsx';
import { OfferFigures, OfferRows } from '../../product/offer-summary.tsx';
import { CHANGED } from '../../product/select/changed-words.en.ts';
import { OFFER_WORDS, percent } from '../../product/words.en.ts';
import { useRemoveSigner } from '../use-remove-signer.tsx';
import { useAnotherDraw } from './another-draw.tsx';
import { ClosingDocuments } from './closing-documents.tsx';
import {
  atClosing,
  filterClosingDocuments,
  closingDifferences,
  feeRows,
  nextRows,
  unreadErrors,
  countUnread,
  type Closing,
} from './disclosed.ts';
import { INTRO } from './words.en.ts';
import css from './intro.module.css';

// Withdrawing isn't part of the step's chunk.
const Withdraw = lazy(async () => ({ default: (await import('../../stop/withdraw.tsx')).Withdraw }));

/**
 * The view of the gate final-offer: the offer as the closing documents state it, what changed since the choice, and the
 * button that accepts it.
 */
export function FinalOffer(view: GateView): ReactNode {
  const { uuid } = view;
  const { data: offers, isError, refetch } = useOffers(uuid);
  const disclosures = useRead(listDisclosures, { params: { uuid } }, { fresh: true });
  const selection = offers?.selection;
  const offer = offers && selection ? findOffer(offers, selection.offerId) : undefined;
  async function refetchDocuments(): Promise<readonly Document[] | undefined> {
    const { data, isError: isLost } = await disclosures.refetch();
    return data && !isLost ? filterClosingDocuments(data) : undefined;
  }
  if (offers && selection && offer && offers.closing && disclosures.data) {
    return (
      <AcceptFinalOffer
        {...view}
        offers={offers}
        offer={offer}
        quote={selection}
        closing={offers.closing}
        documents={filterClosingDocuments(disclosures.data)}
        refetchDocuments={refetchDocuments}
      />
    );
  }
  return isError || disclosures.isError ? (
    <LoadFailed
      again={() => {
        void refetch();
        void disclosures.refetch();
      }}
    />
  ) : (
    <ScreenPending />
  );
}

interface Props extends GateView {
  offers: Offers;
  offer: Offer;
  quote: Quote;
  closing: Closing;
  documents: readonly Document[];
  /** Refetches the documents; undefined without a reply. */
  refetchDocuments: () => Promise<readonly Document[] | undefined>;
}

const figuresIn = (error: ApiError): Quote | undefined => (error.data as { quote?: Quote } | null | undefined)?.quote;

function AcceptFinalOffer({
  uuid,
  status,
  offers,
  offer,
  quote,
  closing,
  documents,
  refetchDocuments,
}: Props): ReactNode {
  const followStatus = useFollowStatus(uuid);
  const known = useStatus(uuid);
  const dueDay = useDueDay(uuid);
  const today = useRead(readHeloc, { params: { uuid } }).data?.dates.today;
  const signers = useRead(readSigners, { params: { uuid } }, { fresh: true });
  const another = useAnotherDraw(uuid, offers.version);
  const removal = useRemoveSigner({
    uuid,
    onRemoved: followStatus,
    onTooLate: () => {
      void signers.refetch();
    },
  });
  const [notice, setNotice] = useState<string>();
  const { offerSetId, monthlyPayment, rate, totalDraw } = quote;
  const unread = countUnread(documents);
  const form = useGateForm({
    uuid,
    title: INTRO.title,
    check: () => [],
    async onStale(_, sentence) {
      known.again();
      await Promise.all([refetchOffers(uuid), refetchDocuments()]);
      setNotice(sentence);
    },
    async send(_, idempotencyKey) {
      setNotice(undefined);
      const errors = await unreadErrors(documents, refetchDocuments);
      if (errors.length > 0) return form.show({ errors });
      try {
        followStatus(
          await api(acceptFinalOffer, {
            params: { uuid },
            body: { offerSetId, shown: { monthlyPayment, rate, totalDraw } },
            version: offers.version,
            idempotencyKey,
          }),
        );
      } catch (error) {
        const renewed = error instanceof ApiError && error.name === 'quote-changed' ? figuresIn(error) : undefined;
        if (renewed) cacheOffers(uuid, { selection: renewed });
        if (error instanceof ApiError && error.httpStatus > 0) void refetchDocuments();
        throw error;
      }
    },
  });
  const set = atClosing(offers, closing);
  const prices = autopayPrices(offer, quote);
  const { changed } = offers;
  const rows = feeRows(closing.fees);
  const others = (signers.data?.signers ?? []).filter(({ state }) => state !== 'CANCELLED');
  const names = others.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  return (
    <>
      <GateForm
        form={form}
        title={INTRO.title}
        lead={<GateSentence explain={status.explain} />}
        hasOffer
        railEnd={
          <Panel title={INTRO.leave.title}>
            <Text size="s">{INTRO.leave.text}</Text>
            <div>
              <Suspense>
                <Withdraw
                  uuid={uuid}
                  version={status.version}
                  label={INTRO.leave.act}
                  onWithdrawn={followStatus}
                  onChanged={() => known.again()}
                />
              </Suspense>
            </div>
          </Panel>
        }
      >
        {/* Part of the form's content, so a retry counts as the same press only while the figures are the same. */}
        <input type="hidden" name="accepted" value={[offerSetId, monthlyPayment, rate, totalDraw].join(' ')} />
        <Panel raised title={INTRO.figures}>
          <OfferFigures set={set} offer={offer} quote={quote} withCents />
          {prices && <Text size="s">{INTRO.autopay(formatPayments(prices), formatRates(prices))}</Text>}
          <OfferRows set={set} offer={offer} quote={quote} taxByDraw={false} />
        </Panel>
        <Section title={INTRO.changed.title} id="changed">
          {changed?.before && changed.after ? (
            <>
              <Text>{CHANGED.because(changed.because)}</Text>
              <DiffTable
                caption={INTRO.changed.title}
                heads={CHANGED.heads}
                rows={closingDifferences(changed.before, changed.after, changed.costs ?? null, changed.because)}
              />
            </>
          ) : (
            <Notice tone="success">{INTRO.changed.nothing}</Notice>
          )}
        </Section>
        <Section title={INTRO.fees.title} id="fees">
          {rows.length > 0 ? (
            <>
              <SummaryRows rows={rows} />
              <Text size="s" tone="muted">
                {INTRO.fees.lead(closing.fees.length)}
                {closing.fees.some(({ from }) => from === 'CARD') && <> {INTRO.fees.notCard}</>}
              </Text>
            </>
          ) : (
            <Text>{INTRO.fees.none}</Text>
          )}
        </Section>
        <Section title={INTRO.next.title} id="next">
          <SummaryRows rows={nextRows(closing, names, dueDay, today, set.fundingIfSignedSoon)} />
          {others.map((one) => (
            <Fragment key={one.signerUuid}>{removal.button(one)}</Fragment>
          ))}
          <Text size="s" tone="muted">
            {closing.because && <>{INTRO.next.because[closing.because]} </>}
            {INTRO.next.time}
          </Text>
        </Section>
        <ClosingDocuments uuid={uuid} documents={documents} unread={unread} />
        <div className={css.accept}>
          {notice !== undefined && (
            <Notice tone="warning" live>
              {notice}
            </Notice>
          )}
          <Text>
            {INTRO.accepting(
              formatMoney(monthlyPayment, 2),
              percent(rate),
              formatMoney(quote.lineAmount),
              prices?.chosen ?? false,
            )}
          </Text>
          <Text>{OFFER_WORDS.secured}</Text>
          <Text>{INTRO.noLastDay(NOTICE_CLOCKS.SILENCE.days)}</Text>
          <FormActions form={form}>
            <SubmitButton busy={form.busy} busyLabel={INTRO.busy}>
              {INTRO.accept}
            </SubmitButton>
            {another.button}
          </FormActions>
        </div>
      </GateForm>
      {another.dialog}
      {removal.dialog}
    </>
  );
}
