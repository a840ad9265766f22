import { askCorrection } from '@lintel/contract';
import type { CorrectableDetail } from '@lintel/domain';
import { Link, Panel, SubmitButton, SummaryRows, TextArea } from '@lintel/ui';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { GateForm, FormActions } from '../../../gate/gate-page.tsx';
import { useGateForm } from '../../../gate/use-gate-form.ts';
import { GATE } from '../../../gate/words.en.ts';
import { api } from '../../../platform/lazy/api.ts';
import { correctBody, correctErrors } from './change.ts';
import { PROFILE } from './words.en.ts';

interface Props {
  uuid: string;
  field: CorrectableDetail;
  /** The application's current value, if it is one row of the list. */
  row: { label: string; value: string | undefined } | undefined;
}

/** Asks for a correction of a submitted answer: staff decide, and the application continues in the meantime. */
export function CorrectForm({ uuid, field, row }: Props): ReactNode {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const form = useGateForm({
    uuid,
    title: PROFILE.correcting,
    check: correctErrors,
    async send(typed, idempotencyKey) {
      await api(askCorrection, { params: { uuid }, body: correctBody(field, typed), idempotencyKey });
      await navigate(pathname, { replace: true, state: { sent: true } });
    },
  });
  return (
    <GateForm form={form} title={PROFILE.correcting} lead={PROFILE.person}>
      {row?.value !== undefined && (
        <Panel tight>
          <SummaryRows rows={[{ label: row.label, value: row.value }]} />
        </Panel>
      )}
      <TextArea
        name="value"
        label={row ? PROFILE.right : PROFILE.rightOther}
        rows={row ? 2 : 5}
        maxLength={2000}
        error={form.errorAt('value')}
      />
      {row && (
        <TextArea
          name="comment"
          label={PROFILE.comment}
          optional={GATE.optional}
          rows={3}
          maxLength={2000}
          error={form.errorAt('comment')}
        />
      )}
      <FormActions form={form}>
        <SubmitButton busy={form.busy}>{PROFILE.send}</SubmitButton>
        <Link to={pathname}>{PROFILE.leave}</Link>
      </FormActions>
    </GateForm>
  );
}
