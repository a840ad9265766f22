import { readHeloc, readOffers, type OfferSet } from '@lintel/contract';
import {
  hasRightToCancel,
  autopayPrices,
  findOffer,
  formatMoney,
  formatPayments,
  formatRates,
  getDocumentsOfSigningStep,
} from '@lintel/domain';
import {
  Actions,
  Clock,
  FileText,
  Link,
  MapPin,
  Notice,
  Panel,
  Section,
  SummaryRows,
  Text,
  TickList,
} from '@lintel/ui';
import { lazy, Suspense, type ReactNode } from 'react';
import type { GateView } from '../../../gate/application-screen.tsx';
import { GatePage, GateSentence } from '../../../gate/gate-page.tsx';
import { formatFundingPlan } from '../../../offers/format-funding-plan.ts';
import { formatCalendarDay } from '../../../platform/lazy/dates.ts';
import { useDueDay, useHomeDay } from '../../../platform/lazy/use-loan-dates.ts';
import { useRead } from '../../../platform/lazy/use-read.ts';
import { useScreenTitle } from '../../../platform/screen-title.tsx';
import { urls } from '../../../platform/urls.ts';
import { sortBySigningOrder, findUnsigned, type SigningSet } from '../../../signing/documents.ts';
import { NotSigning } from '../../../signing/not-signing.tsx';
import { ReadSigning } from '../../../signing/read-signing.tsx';
import type { Signing } from '../../../signing/signing.ts';
import { PAUSE, SIGN } from '../../../signing/words.en.ts';
import { NOTARY_INTRO } from '../../notary/words.en.ts';
import { OfferFigures, OfferRows } from '../../product/offer-summary.tsx';
import { percent } from '../../product/words.en.ts';
import { BorrowerSigning } from '../borrower-signing.tsx';
import { atClosing, isBeforeSigning, notaryRow } from './disclosed.ts';
import { NOTE } from './note-words.en.ts';
import { OtherNoteSigners } from './others.tsx';
import { WhatYouSign } from './what-you-sign.tsx';
import { INTRO } from './words.en.ts';

// Needed only by borrowers who haven't confirmed their email or withdrew their consent.
const EmailCode = lazy(async () => ({ default: (await import('../../../signing/email-code.tsx')).EmailCode }));
const ConsentAgain = lazy(async () => ({ default: (await import('./consent-again.tsx')).ConsentAgain }));

/**
 * The view of the gate note (the agreement to repay): everything is ready to sign. Says what, with whom and how the
 * documents arrive, and lets the borrower start or decline.
 */
export function Note(view: GateView): ReactNode {
  return (
    <BorrowerSigning {...view}>
      {(signing) => (
        <ReadSigning uuid={view.uuid}>
          {(set, reload) => (
            <ReadyToSign
              {...view}
              signing={signing}
              set={set}
              reload={() => {
                void reload();
              }}
            />
          )}
        </ReadSigning>
      )}
    </BorrowerSigning>
  );
}

/** The offer that the documents to sign are about, with the costs that they disclose. */
export function OfferToSign({ offers }: { offers: OfferSet }): ReactNode {
  const { selection: quote, closing } = offers;
  const offer = quote ? findOffer(offers, quote.offerId) : undefined;
  if (!offer || !quote) return null;
  const set = closing ? atClosing(offers, closing) : offers;
  const prices = autopayPrices(offer, quote);
  return (
    <Panel title={NOTE.offer}>
      <OfferFigures set={set} offer={offer} quote={quote} withCents />
      {prices && <Text size="s">{INTRO.autopay(formatPayments(prices), formatRates(prices))}</Text>}
      <OfferRows set={set} offer={offer} quote={quote} taxByDraw={false} />
    </Panel>
  );
}

interface Props extends GateView {
  signing: Signing;
  set: SigningSet;
  reload: () => void;
}

function ReadyToSign({ uuid, status, signing, set, reload }: Props): ReactNode {
  const { documents, consent, signers, minutes, paused, answer } = set;
  const today = useRead(readHeloc, { params: { uuid } }).data?.dates.today;
  const isEarly = isBeforeSigning(set, today);
  const offers = useRead(readOffers, { params: { uuid } }).data;
  const dueDay = useDueDay(uuid);
  const homeDay = useHomeDay(uuid);
  const titleToSign = set.emailVerified ? NOTE.title : NOTE.titleUnconfirmed;
  const title = paused ? NOTE.titlePaused : isEarly ? NOTE.titleEarly : titleToSign;
  useScreenTitle(title);
  const documentsInOrder = sortBySigningOrder(documents);
  const documentsHere = documentsInOrder.filter(isHere);
  const documentsOfStep = getDocumentsOfSigningStep(documentsInOrder);
  const pages = documentsOfStep.reduce((sum, document) => sum + (document.pages ?? 1), 0);
  const hasSigned = documentsInOrder.some(({ signedAt }) => signedAt);
  const { items } = NOTE.ready;
  const signs = [<FileText key="id" />, <MapPin key="place" />, <Clock key="time" />];
  const shownItems = set.needsLocation ? items : items.filter((_, index) => index !== 1);
  return (
    <GatePage
      title={title}
      lead={
        paused ? undefined : (
          <>
            {isEarly ? (
              <b>{SIGN.early(formatCalendarDay(set.opensOn ?? ''))}</b>
            ) : (
              <GateSentence explain={status.explain} />
            )}{' '}
            {NOTE.lead(documentsOfStep.length, pages, minutes)}
          </>
        )
      }
      rail={
        <Panel title={NOTE.ready.title}>
          <TickList items={shownItems.map((item) => ({ icon: signs[items.indexOf(item)], ...item }))} />
        </Panel>
      }
      hasOffer
      railEnd={
        <>
          {offers && <OfferToSign offers={offers} />}
          <div>
            <NotSigning signing={signing} hasSigned={hasSigned} />
          </div>
        </>
      }
    >
      {paused && (
        <Notice tone="warning">
          <b>{PAUSE.short}</b>{' '}
          <Link plain to={signing.to.problem}>
            {PAUSE.see}
          </Link>
        </Notice>
      )}
      {!paused && answer?.outcome === 'GO_ON' && (
        <Notice>
          <b>{NOTE.answer}</b> {answer.text}
        </Notice>
      )}
      {!paused && <Changes set={set} />}
      <Panel raised title={NOTE.what.title}>
        <WhatYouSign documents={documentsInOrder} />
      </Panel>
      <OtherNoteSigners uuid={uuid} signers={signers} />
      <Section title={NOTE.screens.title} id="screens">
        {consent.givenAt ? (
          <Text>
            {NOTE.screens.given(homeDay(consent.givenAt))}{' '}
            <Link plain to={urls.application(uuid, 'document/disclosures')}>
              {NOTE.screens.change}
            </Link>
          </Text>
        ) : (
          <>
            <Text>{NOTE.screens.missing}</Text>
            <Suspense>
              <ConsentAgain uuid={uuid} version={status.version} title={title} onGiven={reload} />
            </Suspense>
          </>
        )}
      </Section>
      {offers?.closing && (
        <Section title={NOTE.notary.title} id="notary">
          <Text>
            {NOTE.notary.text[offers.closing.notary.mode]}{' '}
            {hasRightToCancel(offers.stepsLeft ?? []) && NOTARY_INTRO.next.cancel} {formatFundingPlan(offers, dueDay)}
          </Text>
          <SummaryRows rows={[notaryRow(offers.closing)]} />
        </Section>
      )}
      {!set.emailVerified && (
        <Suspense>
          <EmailCode onConfirmed={reload} />
        </Suspense>
      )}
      <Actions>
        {!paused && consent.givenAt && set.emailVerified && (
          <Link kind="primary" to={signing.to.documents}>
            {isEarly
              ? NOTE.read
              : hasSigned || findUnsigned(documentsInOrder).length < documentsHere.length
                ? NOTE.continue
                : NOTE.start}
          </Link>
        )}
        {!paused && (
          <Link kind="secondary" to={signing.to.problem}>
            {SIGN.wrong}
          </Link>
        )}
      </Actions>
    </GatePage>
  );
}

const isHere = ({ signedBy }: SigningSet['documents'][number]): boolean => signedBy !== 'NOTARY';

/** Lists figures that changed since the final offer, or says that they are the same. */
function Changes({ set: { changedSinceOffer } }: { set: SigningSet }): ReactNode {
  if (changedSinceOffer.length === 0)
    return (
      <Notice tone="success">
        <b>{NOTE.same.strong}</b> {NOTE.same.text}
      </Notice>
    );
  const { title, what: names, row } = NOTE.changed;
  const said = (what: keyof typeof names, value: number) => (what === 'RATE' ? percent(value) : formatMoney(value, 2));
  return (
    <Section title={title} id="changed">
      <SummaryRows
        rows={changedSinceOffer.map(({ what, before, after }) => ({
          label: names[what],
          value: row(said(what, before), said(what, after)),
        }))}
      />
    </Section>
  );
}
