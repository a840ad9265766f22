import { reopenOffers, readConsentTypes, readSummary, submitApplication } from '@lintel/contract';
import { DOCUMENT_LOCALE } from '@lintel/domain';
import type { FieldMessage } from '@lintel/domain';
import { Button, Checkbox, Notice, PageHeading, Panel, Section, Stack, SubmitButton, Text, Link } from '@lintel/ui';
import type { FormValues } from '@lintel/web';
import type { ReactNode } from 'react';
import { ApplicationScreen, type GateView } from '../../../gate/application-screen.tsx';
import { GateForm, GateSentence, FormActions } from '../../../gate/gate-page.tsx';
import { ReadCall } from '../../../gate/read-call.tsx';
import { RemountOnStale, type FormVersion } from '../../../gate/remount-on-stale.tsx';
import { useGateForm, useGateSubmit } from '../../../gate/use-gate-form.ts';
import { clearOffers } from '../../../offers/use-offers.ts';
import { api } from '../../../platform/lazy/api.ts';
import { BrandMark } from '../../../platform/lazy/brand-mark.tsx';
import { useRead } from '../../../platform/lazy/use-read.ts';
import { useFollowStatus } from '../../../platform/lazy/use-status.ts';
import { useScreenTitle } from '../../../platform/screen-title.tsx';
import { urls } from '../../../platform/urls.ts';
import { SUMMARY } from '../words.en.ts';
import { AfterSubmission } from './after-submission.tsx';
import { SummarySections, type Summary } from './sections.tsx';
import css from './summary.module.css';

/** Repeats the whole application; the borrower submits it here. Before that, waits until the summary is made. */
export function AppSummaryScreen(): ReactNode {
  return (
    <ApplicationScreen gates={['summary-gen', 'summary', 'submit']}>
      {({ uuid, status }) =>
        status.gate === 'submit' ? (
          <ReadCall call={readSummary} ask={{ params: { uuid } }} version={status.version}>
            {(summary, reload) => (
              <RemountOnStale version={status.version} reload={reload}>
                {(formVersion) => <SubmitApplication uuid={uuid} status={status} {...formVersion} summary={summary} />}
              </RemountOnStale>
            )}
          </ReadCall>
        ) : (
          <PreparingSummary />
        )
      }
    </ApplicationScreen>
  );
}

function PreparingSummary(): ReactNode {
  useScreenTitle(SUMMARY.preparing);
  return (
    <Stack gap="l">
      <BrandMark />
      <PageHeading title={SUMMARY.preparing}>{SUMMARY.preparingLead}</PageHeading>
    </Stack>
  );
}

function SubmitApplication({
  uuid,
  status,
  summary,
  version,
  notice,
  onStale,
}: GateView & FormVersion & { summary: Summary }): ReactNode {
  const followStatus = useFollowStatus(uuid);
  const texts = useRead(readConsentTypes, {});
  const asksConsent = summary.hardConsent !== 'STANDS';
  const isRenewal = summary.hardConsent === 'EXPIRED';
  const text = texts.data?.find(({ type }) => type === 'HARD_CREDIT');
  const change = useGateSubmit(uuid, {
    onApiError(error) {
      const newer =
        error.name === 'stale-version' ? (error.data as { version?: number } | undefined)?.version : undefined;
      if (newer !== undefined) onStale(newer, error.sentence);
      return newer !== undefined;
    },
  });
  const changeOffer = () => {
    void change.submit(async (idempotencyKey) => {
      const body = { reason: 'ANOTHER_DRAW' } as const;
      const reply = await api(reopenOffers, { params: { uuid }, body, version, idempotencyKey });
      clearOffers(uuid);
      followStatus(reply);
    }, version);
  };
  const form = useGateForm({
    uuid,
    title: SUMMARY.title,
    check: (typed) => submitErrors(typed, asksConsent),
    onStale,
    errorFields: { 'consent-missing': 'consent', 'consent-outdated': 'consent' },
    async send(_, idempotencyKey) {
      const consentRequests = asksConsent && text ? [{ type: 'HARD_CREDIT' as const, version: text.version }] : [];
      followStatus(
        await api(submitApplication, {
          params: { uuid },
          body: { certified: true, consentRequests },
          version,
          idempotencyKey,
        }),
      );
    },
  });
  return (
    <GateForm
      form={form}
      title={SUMMARY.title}
      lead={<GateSentence explain={status.explain} />}
      notice={isRenewal ? SUMMARY.expired : notice}
      rail={<Documents uuid={uuid} isRead={summary.documentsRead} />}
    >
      {summary.sections.some(({ changeLocation, changesOffer }) => changeLocation || changesOffer) && (
        <Text tone="muted">
          {SUMMARY.changes} {SUMMARY.home}
        </Text>
      )}
      <SummarySections sections={summary.sections} busy={change.busy} onChangeOffer={changeOffer} />
      {change.formError !== undefined && (
        <Notice tone="danger" live>
          {change.formError}
        </Notice>
      )}
      {!summary.documentsRead && (
        <Notice tone="warning">
          {SUMMARY.unread}{' '}
          <Link plain to={urls.application(uuid, 'document/disclosures')}>
            {SUMMARY.read}
          </Link>
        </Notice>
      )}
      <Section title={SUMMARY.agree} id="before-sending">
        <Stack>
          <Checkbox
            name="certified"
            label={SUMMARY.certify}
            hint={SUMMARY.certifyHint}
            boxed
            error={form.errorAt('certified')}
          />
          {asksConsent ? (
            <Checkbox
              name="consent"
              label={SUMMARY.consent}
              hint={<span lang={DOCUMENT_LOCALE}>{text?.text}</span>}
              boxed
              error={form.errorAt('consent')}
            />
          ) : (
            <Notice tone="success">{SUMMARY.stands}</Notice>
          )}
        </Stack>
      </Section>
      <AfterSubmission uuid={uuid} explain={status.explain} />
      <FormActions form={form}>
        <SubmitButton busy={form.busy}>{isRenewal ? SUMMARY.renew : SUMMARY.submit}</SubmitButton>
        <Button kind="link" onClick={() => print()}>
          {SUMMARY.print}
        </Button>
      </FormActions>
    </GateForm>
  );
}

/** Links the disclosures and the summary document, and says whether they are read. */
function Documents({ uuid, isRead }: { uuid: string; isRead: boolean }): ReactNode {
  const disclosuresUrl = urls.application(uuid, 'document/disclosures');
  return (
    <Panel title={SUMMARY.documents}>
      <div className={css.card}>
        <Text size="s">{isRead ? SUMMARY.done : SUMMARY.open}</Text>
        <Link to={disclosuresUrl}>{SUMMARY.again}</Link>
      </div>
    </Panel>
  );
}

/** Returns errors for the boxes that must be checked to submit. */
export function submitErrors(typed: FormValues, asksConsent: boolean): readonly FieldMessage[] {
  return [
    ...(typed['certified'] === undefined ? [{ field: 'certified', message: SUMMARY.certifyMissing }] : []),
    ...(asksConsent && typed['consent'] === undefined ? [{ field: 'consent', message: SUMMARY.consentMissing }] : []),
  ];
}
