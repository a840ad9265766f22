import { giveSoftConsent, readConsentTypes } from '@lintel/contract';
import { DOCUMENT_LOCALE } from '@lintel/domain';
import { Checkbox, ErrorSummary, Panel, SubmitButton, Text } from '@lintel/ui';
import type { ReactNode } from 'react';
import { FormActions } from '../../../gate/gate-page.tsx';
import { useGateForm } from '../../../gate/use-gate-form.ts';
import { GATE } from '../../../gate/words.en.ts';
import { api } from '../../../platform/lazy/api.ts';
import { useRead } from '../../../platform/lazy/use-read.ts';
import { useFollowStatus } from '../../../platform/lazy/use-status.ts';
import { SOFT } from './words.en.ts';
import css from './disclosures.module.css';

/**
 * Asks for consent to the soft credit check, below the documents that explain it. Only at the gate pre-consent (New
 * York).
 */
export function SoftConsent({ uuid, title, isRead }: { uuid: string; title: string; isRead: boolean }): ReactNode {
  const followStatus = useFollowStatus(uuid);
  const consent = useRead(readConsentTypes, {}).data?.find(({ type }) => type === 'SOFT_CREDIT');
  const form = useGateForm({
    uuid,
    title,
    errorFields: { 'documents-unread': 'soft', 'consent-outdated': 'soft' },
    check: ({ soft = '' }) =>
      soft === ''
        ? [{ field: 'soft', message: SOFT.missing }]
        : isRead
          ? []
          : [{ field: 'soft', message: SOFT.unread }],
    async send(_, idempotencyKey) {
      followStatus(
        await api(giveSoftConsent, {
          params: { uuid },
          body: { consentRequests: [{ type: 'SOFT_CREDIT', version: consent?.version ?? '' }] },
          idempotencyKey,
        }),
      );
    },
  });
  return (
    <Panel title={SOFT.title} raised>
      <form {...form.props} className={css.form}>
        <ErrorSummary title={GATE.problem} errors={form.errors} attempt={form.attempt} />
        {!isRead && <Text tone="muted">{SOFT.unread}</Text>}
        <Checkbox
          boxed
          name="soft"
          value="yes"
          label={<b>{SOFT.box}</b>}
          hint={<span lang={DOCUMENT_LOCALE}>{consent?.text}</span>}
          error={form.errorAt('soft')}
        />
        <FormActions form={form}>
          <SubmitButton busy={form.busy}>{SOFT.submit}</SubmitButton>
        </FormActions>
      </form>
    </Panel>
  );
}
