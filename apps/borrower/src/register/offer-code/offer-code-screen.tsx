import { readOfferCode } from '@lintel/contract';
import { offerAnswers, prefillDraft } from '@lintel/domain';
import { Actions, ErrorSummary, Link, Notice, PageHeading, Stack, SubmitButton, TextInput } from '@lintel/ui';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { publicApi } from '../../platform/lazy/api.ts';
import { useSubmit } from '../../platform/lazy/use-submit.ts';
import { useReleaseHold } from '../../platform/release-hold.ts';
import { useScreenTitle } from '../../platform/screen-title.tsx';
import { urls } from '../../platform/urls.ts';
import { Narrow } from '../../shell/narrow.tsx';
import { useDraft } from '../flow/draft.tsx';
import { OFFER_CODE } from './words.en.ts';

/** Asks for the offer code of a mailed offer, and prefills the registration with the letter's name and address. */
export function OfferCodeScreen(): ReactNode {
  const { draft, keep } = useDraft();
  const navigate = useNavigate();
  const { errors, formError, attempt, busy, errorAt, formProps, show } = useSubmit({
    onApiError({ name }) {
      if (name === 'not-found') show({ errors: [{ field: 'offerCode', message: OFFER_CODE.unknown }] });
      return name === 'not-found';
    },
  });
  useReleaseHold('step');
  useScreenTitle(OFFER_CODE.title, errors.length > 0);
  const props = formProps({
    check: ({ offerCode = '' }) =>
      offerCode.trim() === '' ? [{ field: 'offerCode', message: OFFER_CODE.missing }] : [],
    async send({ offerCode: typed = '' }) {
      const offer = await publicApi(readOfferCode, { params: { code: typed.trim() } });
      const visit = { ...draft.visit, offerCode: offer.offerCode };
      await keep({ ...draft, ...prefillDraft(draft, offerAnswers(offer), 'OFFER'), visit });
      await navigate(urls.step('index'));
    },
  });
  return (
    <Narrow>
      <form {...props} data-step="offer-code">
        <Stack gap="l">
          <ErrorSummary title={OFFER_CODE.problem} errors={errors} attempt={attempt} />
          <PageHeading title={OFFER_CODE.title}>{OFFER_CODE.lead}</PageHeading>
          <TextInput
            name="offerCode"
            label={OFFER_CODE.code}
            hint={OFFER_CODE.hint}
            width="short"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            error={errorAt('offerCode')}
          />
          {formError !== undefined && (
            <Notice tone="danger" live>
              {formError}
            </Notice>
          )}
          <Actions>
            <SubmitButton busy={busy}>{OFFER_CODE.submit}</SubmitButton>
            <Link kind="secondary" to={urls.step('index')}>
              {OFFER_CODE.skip}
            </Link>
          </Actions>
        </Stack>
      </form>
    </Narrow>
  );
}
