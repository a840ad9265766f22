import { DOCUMENT_LOCALE } from '@lintel/domain';
import {
  BottomBar,
  Button,
  Disclosure,
  ErrorSummary,
  Info,
  Notice,
  PhoneOnly,
  SavedLine,
  Stack,
  Text,
  WideOnly,
  Link,
} from '@lintel/ui';
import { FormError } from '@lintel/web';
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { GATE } from '../gate/words.en.ts';
import { formatTime } from '../platform/lazy/dates.ts';
import { useSubmit } from '../platform/lazy/use-submit.ts';
import { useScreenTitle } from '../platform/screen-title.tsx';
import { DocumentList } from './document-list.tsx';
import { isDone, type SigningDocument } from './documents.ts';
import type { Place } from './location.ts';
import { NotSigning } from './not-signing.tsx';
import { SignatureFields } from './signature-fields.tsx';
import { signatureErrors } from './signature.ts';
import type { SigningDocumentsProps } from './signing-documents.tsx';
import type { Signing } from './signing.ts';
import { useReading } from './use-reading.ts';
import type { SigningState } from './use-signing.ts';
import { DOCUMENT_BOX_ID, Viewer } from './viewer.tsx';
import { SIGN, VIEWER } from './words.en.ts';
import css from './signing-documents.module.css';

/** A separate chunk, because the location is needed once, at the first signature. */
const LocationDialog = lazy(async () => ({ default: (await import('./location-dialog.tsx')).LocationDialog }));

interface Props extends Omit<SigningDocumentsProps, 'facts'> {
  facts: ReactNode;
  state: SigningState;
  documents: readonly SigningDocument[];
  document: SigningDocument;
  needsLocation: boolean;
  notice: string | undefined;
  /** This document replaced another one, so it takes the focus. */
  takesFocus: boolean;
  onOpen: (uuid: string) => void;
  onNext: () => void;
}

/**
 * One document of the signing: a plain description, its text, and the part that finishes it: a signature, a
 * confirmation of reading, or nothing here.
 */
export function SigningDocumentView({
  signing,
  facts,
  state,
  documents,
  document,
  needsLocation,
  notice,
  takesFocus,
  onOpen,
  onNext,
}: Props): ReactNode {
  const { title, signedBy, plainLine } = document;
  const signs = signedBy === 'HERE' && !isDone(document);
  const reads = signedBy === 'READ' && !isDone(document);
  const heading = useRef<HTMLHeadingElement>(null);
  const [asks, setAsks] = useState<'first' | 'denied'>();
  const [isPut, setIsPut] = useState(false);
  const reading = useReading(signing.uuid, document, signs, state.onApiError);
  const isRead = reading.reached || isDone(document);
  const sending = useSubmit({
    errorFields: { 'signature-refused': 'signatureName', 'documents-unread': DOCUMENT_BOX_ID },
    onApiError(error) {
      if (error.name === 'documents-unread') reading.forget();
      if (error.name === 'signature-refused') state.forget();
      if (error.name === 'location-needed') setAsks('denied');
      return error.name === 'location-needed' || state.onApiError(error);
    },
  });
  useScreenTitle(SIGN.title(title), sending.errors.length > 0);
  useEffect(() => {
    if (!takesFocus) return;
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  const put = (place: Place | undefined): Promise<void> =>
    sending.submit((key) => state.sign(document, place, key), [document.uuid, place, state.chosen]);
  function submit(): void {
    setIsPut(false);
    const unread = reading.reached ? [] : [{ field: DOCUMENT_BOX_ID, message: signs ? SIGN.unread : SIGN.unreadOther }];
    const errors = [
      ...unread,
      ...(signs
        ? signatureErrors(
            state.chosen,
            state.adopted,
            document.fields.some(({ kind }) => kind === 'INITIALS'),
            signing.name,
          )
        : []),
    ];
    if (errors.length > 0) sending.show({ errors });
    else if (reads) void sending.submit(() => state.acknowledge(document));
    else if (needsLocation && !state.place) setAsks('first');
    else void put(state.place);
  }
  const isLast = state.isLast(document);
  const label = signs
    ? isLast
      ? SIGN.finish
      : SIGN.signNext
    : reads
      ? isLast
        ? SIGN.readLast
        : SIGN.readNext
      : SIGN.nextDocument;
  const button = (fill: boolean): ReactNode => (
    <Button
      kind="primary"
      fill={fill}
      busy={sending.busy}
      busyLabel={SIGN.signing}
      onClick={signs || reads ? submit : onNext}
    >
      {label}
    </Button>
  );
  const place = SIGN.place(documents.indexOf(document) + 1, documents.length);
  const list = <DocumentList documents={documents} open={document.uuid} onOpen={onOpen} />;
  return (
    <div className={css.page}>
      <div className={css.room}>
        <WideOnly>
          <nav aria-label={SIGN.list}>
            <Text size="s" tone="muted" figures>
              {place}
            </Text>
            {list}
          </nav>
        </WideOnly>
        <Stack gap="l">
          <PhoneOnly>
            <Text size="s" tone="muted" figures>
              {place}
            </Text>
          </PhoneOnly>
          <ErrorSummary title={GATE.problem} errors={sending.errors} attempt={sending.attempt} />
          {notice !== undefined && <Notice live>{notice}</Notice>}
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {plainLine && (
            <div className={css.plain}>
              <Info />
              <p>
                <b>{SIGN.plain}</b> <span lang={DOCUMENT_LOCALE}>{plainLine}</span>
              </p>
            </div>
          )}
          <Viewer
            uuid={signing.uuid}
            document={document}
            isRead={isRead}
            note={getReadingNote(document, isRead)}
            saving={reading.saving}
            onSave={() => {
              void reading.save();
            }}
            onEnd={reading.onEnd}
          />
          <FormError>{reading.formError}</FormError>
          {documents.length > 1 && (
            <PhoneOnly>
              <Disclosure summary={SIGN.all(documents.length)}>{list}</Disclosure>
            </PhoneOnly>
          )}
        </Stack>
        <div className={css.act}>
          {facts}
          {signs && (
            <SignatureFields
              chosen={state.chosen}
              hasDrawn={state.adopted?.mode === 'DRAWN'}
              fields={document.fields}
              errorAt={sending.errorAt}
              onChange={(change) => {
                state.change(change);
                sending.keepErrors([]);
              }}
            />
          )}
          {!signs && !reads && <Notice tone={isDone(document) ? 'success' : 'info'}>{doneWords(document)}</Notice>}
          {signs && <SavedLine>{SIGN.saved}</SavedLine>}
          <FormError>{sending.formError}</FormError>
          {isPut && <Notice live>{SIGN.put}</Notice>}
          <WideOnly>{button(true)}</WideOnly>
          <ProblemLink signing={signing} />
          <div>
            <NotSigning signing={signing} hasSigned={documents.some(({ signedAt }) => signedAt)} />
          </div>
        </div>
        {asks && (
          <Suspense>
            <LocationDialog
              denied={asks === 'denied'}
              onDenied={() => setAsks('denied')}
              onClose={() => {
                setAsks(undefined);
                setIsPut(true);
              }}
              onPlace={(found) => {
                setAsks(undefined);
                setIsPut(false);
                state.setPlace(found);
                void put(found);
              }}
            />
          </Suspense>
        )}
      </div>
      <BottomBar label={SIGN.bar}>
        <div className={css.bar}>
          <b>{place}</b>
          {signs && <a href="#signature">{SIGN.jump}</a>}
        </div>
        {button(false)}
      </BottomBar>
    </div>
  );
}

/** Says how much was read and what that allows; nothing of a notary's document, which needs no reading here. */
function getReadingNote(document: SigningDocument, isRead: boolean): string | undefined {
  if (document.signedBy === 'HERE' && !isDone(document)) return isRead ? VIEWER.reached : VIEWER.notReached;
  if (isRead) return VIEWER.reachedOther;
  return document.signedBy === 'NOTARY' ? undefined : VIEWER.notReachedOther;
}

function doneWords({ signedBy, signedAt, acknowledgedAt }: SigningDocument): string {
  if (signedAt) return SIGN.before.signedAt(formatTime(signedAt));
  return signedBy === 'READ' && acknowledgedAt ? SIGN.before.readAt(formatTime(acknowledgedAt)) : SIGN.before.notary;
}

/** The link to report a problem, next to every document. */
function ProblemLink({ signing }: { signing: Signing }): ReactNode {
  return (
    <Link kind="secondary" fill to={signing.to.problem}>
      {SIGN.wrong}
    </Link>
  );
}
