import { askReconsideration, readValuation } from '@lintel/contract';
import { formatMoney } from '@lintel/domain';
import {
  Actions,
  FileText,
  HeroNumber,
  House,
  Link,
  Notice,
  Panel,
  Section,
  Stack,
  SubmitButton,
  SummaryRows,
  Text,
  TextArea,
  TickList,
} from '@lintel/ui';
import type { ReactNode } from 'react';
import { ApplicationScreen, query } from '../../../gate/application-screen.tsx';
import { GateForm, FormActions } from '../../../gate/gate-page.tsx';
import { isEnded } from '../../../gate/is-ended.ts';
import { useGateForm } from '../../../gate/use-gate-form.ts';
import { api } from '../../../platform/lazy/api.ts';
import { formatDay } from '../../../platform/lazy/dates.ts';
import { ProofField } from '../../../platform/lazy/upload/proof-field.tsx';
import { PROOF, proofErrors, proofIds } from '../../../platform/lazy/upload/proof-form.ts';
import { urls } from '../../../platform/urls.ts';
import type { Valuation } from '../order-bpo/order-parts.tsx';
import { VALUE } from './words.en.ts';

const ICONS = [<House key="house" />, <FileText key="file" />];

/**
 * Shows the appraiser's value and lets the borrower report what it missed (a reconsideration of value). Linked from the
 * changed offer and the borrower's copy; no step waits for it.
 */
export function ValueScreen(): ReactNode {
  return (
    <ApplicationScreen
      gates={({ gate }) => !isEnded(gate)}
      title={VALUE.title}
      reads={({ uuid }) => ({ valuation: query(readValuation, { params: { uuid } }) })}
    >
      {({ uuid, valuation, reload }) => (
        <Value key={valuation.reconsideration?.askedAt} uuid={uuid} valuation={valuation} reload={reload} />
      )}
    </ApplicationScreen>
  );
}

function Value({
  uuid,
  valuation: { value, kind, reconsideration },
  reload,
}: {
  uuid: string;
  valuation: Valuation;
  reload: () => Promise<unknown>;
}): ReactNode {
  const form = useGateForm({
    uuid,
    title: VALUE.title,
    errorFields: { 'documents-missing': PROOF, 'document-refused': PROOF },
    check: (typed) => [
      ...((typed['text'] ?? '').trim() === '' ? [{ field: 'text', message: VALUE.textMissing }] : []),
      ...proofErrors(typed),
    ],
    async send(typed, idempotencyKey) {
      await api(askReconsideration, {
        params: { uuid },
        body: { text: (typed['text'] ?? '').trim(), documentUuids: proofIds(typed) },
        idempotencyKey,
      });
      await reload();
    },
  });
  return (
    <GateForm
      showsNext
      form={form}
      title={VALUE.title}
      lead={VALUE.lead}
      rail={
        <Panel title={VALUE.why}>
          <TickList items={VALUE.reasons.map((item, index) => ({ icon: ICONS[index], ...item }))} />
        </Panel>
      }
    >
      {reconsideration?.askedAt && (
        <Notice tone="success" live>
          {VALUE.asked(formatDay(reconsideration.askedAt))}
        </Notice>
      )}
      <Panel raised>
        {value && <HeroNumber label={VALUE.found} value={formatMoney(value)} />}
        {kind && <SummaryRows rows={[{ label: VALUE.how, value: VALUE.kinds[kind] }]} />}
        <div>
          <Link to={urls.application(uuid, 'document/disclosures')}>{VALUE.copy}</Link>
        </div>
      </Panel>
      {reconsideration?.open ? (
        <Section title={reconsideration.askedAt ? VALUE.more : VALUE.ask} id="ask">
          <Text>{VALUE.askLead}</Text>
          <Stack gap="l">
            <TextArea
              name="text"
              label={VALUE.text}
              hint={VALUE.textHint}
              rows={5}
              maxLength={2000}
              error={form.errorAt('text')}
            />
            <ProofField uuid={uuid} label={VALUE.proof} type="SUPPORT" error={form.errorAt(PROOF)} />
            <FormActions form={form}>
              <SubmitButton busy={form.busy}>{VALUE.send}</SubmitButton>
              <Link to={urls.application(uuid)}>{VALUE.back}</Link>
            </FormActions>
          </Stack>
        </Section>
      ) : (
        <>
          <Text>{VALUE.over}</Text>
          <Actions>
            <Link kind="primary" to={urls.application(uuid)}>
              {VALUE.back}
            </Link>
          </Actions>
        </>
      )}
    </GateForm>
  );
}
