import { readOriginator, readReferral, type ApiError } from '@lintel/contract';
import {
  Actions,
  ButtonLink,
  ErrorSummary,
  Notice,
  PageHeading,
  Panel,
  Phone,
  Stack,
  SubmitButton,
  Text,
  TextInput,
} from '@lintel/ui';
import type { ReactNode } from 'react';
import { publicApi } from '../platform/lazy/api.ts';
import { useSubmit } from '../platform/lazy/use-submit.ts';
import { usePageData } from '../platform/page-data.tsx';
import { useReleaseHold } from '../platform/release-hold.ts';
import { useScreenTitle } from '../platform/screen-title.tsx';
import { urls } from '../platform/urls.ts';
import { Narrow } from '../shell/narrow.tsx';
import { readLink, type OfficerLink } from './read-link.ts';
import { NOT_ACCEPTING } from './words.en.ts';

/**
 * Shown to visitors without a loan officer's link, at a lender that takes applications only through loan officers. They
 * can paste a link here.
 */
export function NotAcceptingAppsScreen(): ReactNode {
  const {
    privateLabel: { name, support, loanOfficersUrl },
    reads: { hoursToday: hours },
  } = usePageData();
  const title = NOT_ACCEPTING.title(name.display);
  const { errors, formError, attempt, busy, errorAt, show, formProps } = useSubmit({
    onApiError: (error: ApiError): boolean => {
      if (error.name !== 'not-found') return false;
      show({ errors: [{ field: 'link', message: NOT_ACCEPTING.unknown }] });
      return true;
    },
  });
  useReleaseHold('step');
  useScreenTitle(title, errors.length > 0);
  const props = formProps({
    check: ({ link = '' }) => {
      if (link.trim() === '') return [{ field: 'link', message: NOT_ACCEPTING.missing }];
      return readLink(link) ? [] : [{ field: 'link', message: NOT_ACCEPTING.noLink }];
    },
    async send({ link = '' }) {
      const ids = readLink(link) ?? {};
      await checkLink(ids);
      // A full load: the server decides whom it admits.
      location.assign(`${urls.step('index')}?${new URLSearchParams({ ...ids }).toString()}`);
    },
  });
  return (
    <Narrow>
      <Stack gap="l">
        <PageHeading title={title}>{NOT_ACCEPTING.lead}</PageHeading>
        <Panel title={NOT_ACCEPTING.call}>
          <Actions>
            <ButtonLink href={`tel:${support.phone}`} icon={<Phone />}>
              {support.phoneLabel}
            </ButtonLink>
            {loanOfficersUrl !== undefined && (
              <ButtonLink kind="link" href={loanOfficersUrl}>
                {NOT_ACCEPTING.find}
              </ButtonLink>
            )}
          </Actions>
          {hours !== undefined && (
            <Text size="s" tone="muted">
              {hours}
            </Text>
          )}
        </Panel>
        <Panel title={NOT_ACCEPTING.haveLink}>
          <form {...props} data-step="loan-officer-link">
            <Stack>
              <ErrorSummary title={NOT_ACCEPTING.problem} errors={errors} attempt={attempt} />
              <TextInput
                name="link"
                label={NOT_ACCEPTING.link}
                hint={NOT_ACCEPTING.hint}
                autoComplete="off"
                spellCheck={false}
                autoCapitalize="none"
                error={errorAt('link')}
              />
              {formError !== undefined && (
                <Notice tone="danger" live>
                  {formError}
                </Notice>
              )}
              <Actions>
                <SubmitButton busy={busy}>{NOT_ACCEPTING.check}</SubmitButton>
              </Actions>
            </Stack>
          </form>
        </Panel>
      </Stack>
    </Narrow>
  );
}

async function checkLink({ referrer, rid }: OfficerLink): Promise<void> {
  if (referrer !== undefined) await publicApi(readOriginator, { params: { loanOriginatorUuid: referrer } });
  else if (rid !== undefined) await publicApi(readReferral, { params: { referralUuid: rid } });
}
