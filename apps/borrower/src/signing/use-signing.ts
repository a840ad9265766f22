import { acknowledgeDocument, adoptSignature, finishSigning, signDocument, type ApiError } from '@lintel/contract';
import { useStepUp } from '@lintel/web';
import { useState } from 'react';
import { announce } from '../platform/announce.tsx';
import { api } from '../platform/lazy/api.ts';
import { formatCalendarDay } from '../platform/lazy/dates.ts';
import { useFollowStatus, useStatus } from '../platform/lazy/use-status.ts';
import { findUnsigned, type SigningDocument, type SigningSet } from './documents.ts';
import type { Place } from './location.ts';
import { firstChoice, isAdopted, signatureBody, type ChosenSignature } from './signature.ts';
import type { Signing, WriteReply } from './signing.ts';
import type { StopReason } from './stops.tsx';
import { SIGN } from './words.en.ts';

const STOP_REASONS: Partial<Record<string, StopReason>> = {
  'document-altered': 'altered',
  'not-at-this-step': 'over',
  'not-found': 'over',
  'email-unverified': 'email',
  'consent-missing': 'consent',
  'document-refused': 'over',
};

/**
 * Runs one person's signing: adopts the signature, signs and confirms documents, and handles errors of the whole
 * signing.
 */
export function useSigning(signing: Signing, set: SigningSet, reload: () => Promise<unknown>) {
  const { uuid } = signing;
  const withStepUp = useStepUp();
  const followStatus = useFollowStatus(uuid);
  const status = useStatus(uuid);
  const [chosen, setChosen] = useState<ChosenSignature>(() => firstChoice(set.signature, signing.name));
  const [adopted, setAdopted] = useState(set.signature);
  const [place, setPlace] = useState<Place>();
  const [stop, setStop] = useState<StopReason>();
  const [notice, setNotice] = useState<string>();
  const [moved, setMoved] = useState(false);

  /** Handles an error about the whole signing rather than this document's form. */
  function onApiError({ name, message }: ApiError): boolean {
    const halt = STOP_REASONS[name];
    if (halt) setStop(halt);
    if (halt === 'over') status.again();
    if (name === 'too-early') {
      setNotice(set.opensOn ? SIGN.early(formatCalendarDay(set.opensOn)) : message);
      return true;
    }
    if (name === 'already-signed' || name === 'signing-paused') {
      // The last one may have been signed in another window, which ends this step.
      status.again();
      setNotice(name === 'already-signed' ? SIGN.elsewhere : undefined);
      setMoved(true);
      void reload();
      return true;
    }
    return halt !== undefined;
  }

  async function adopt(): Promise<string> {
    if (isAdopted(chosen, adopted)) return adopted.signatureUuid;
    const body = signatureBody(chosen);
    const { signatureUuid } = await api(adoptSignature, { params: { uuid }, body });
    const { mode, text, initials } = body;
    setAdopted({ signatureUuid, mode, text, initials, face: body.mode === 'TYPED' ? body.face : null });
    setChosen((before) => ({ ...before, image: undefined }));
    return signatureUuid;
  }

  /** Ends the signing after the last document. If that call fails, the last signature's reply says where to go. */
  async function finish(known: WriteReply | undefined, idempotencyKey: string): Promise<void> {
    const reply = await api(finishSigning, { params: { uuid }, idempotencyKey }).catch((error: unknown) => {
      if (known) return known;
      throw error as Error;
    });
    followStatus(reply);
  }

  const isLast = (document: SigningDocument): boolean =>
    findUnsigned(set.documents).every(({ uuid: other }) => other === document.uuid);

  return {
    chosen,
    adopted,
    place,
    stop,
    notice,
    onApiError,
    finish,
    isLast,
    /** A document was finished on this visit, so the next one takes the focus. */
    moved,
    /** The server has a different signature, so the next press adopts again. */
    forget: () => setAdopted(null),
    change: (part: Partial<ChosenSignature>) => setChosen((before) => ({ ...before, ...part })),
    setPlace,
    async sign(document: SigningDocument, at: Place | undefined, idempotencyKey: string): Promise<void> {
      const signatureUuid = await adopt();
      const body = {
        sha256: document.sha256 ?? '',
        signatureUuid,
        fieldIds: document.fields.map(({ fieldId }) => fieldId),
        location: at ?? null,
        locationDenied: null,
      };
      const reply = await withStepUp(() =>
        api(signDocument, { params: { uuid, documentUuid: document.uuid }, body, idempotencyKey }),
      );
      announce(SIGN.signed(document.title));
      setNotice(undefined);
      if (isLast(document)) return finish(reply, crypto.randomUUID());
      setMoved(true);
      await reload();
    },
    async acknowledge(document: SigningDocument): Promise<void> {
      const reply = await api(acknowledgeDocument, {
        params: { uuid, documentUuid: document.uuid },
        body: { sha256: document.sha256 ?? '' },
      });
      announce(SIGN.read(document.title));
      setNotice(undefined);
      if (isLast(document)) return finish(reply, crypto.randomUUID());
      setMoved(true);
      await reload();
    },
  };
}

export type SigningState = ReturnType<typeof useSigning>;
