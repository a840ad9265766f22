import { saveValueEstimate, readProperty, type Reply } from '@lintel/contract';
import { formatAddress, tidyDollars } from '@lintel/domain';
import {
  Building,
  ChoiceTiles,
  House,
  MoneyInput,
  Notice,
  Panel,
  Section,
  SubmitButton,
  SummaryRows,
  TextInput,
  TickList,
} from '@lintel/ui';
import type { ReactNode } from 'react';
import { ApplicationScreen, query, type GateView } from '../../../gate/application-screen.tsx';
import { GateForm, GateSentence, FormActions } from '../../../gate/gate-page.tsx';
import type { FormVersion } from '../../../gate/remount-on-stale.tsx';
import { useGateForm } from '../../../gate/use-gate-form.ts';
import { GATE } from '../../../gate/words.en.ts';
import { api } from '../../../platform/lazy/api.ts';
import { useFollowStatus } from '../../../platform/lazy/use-status.ts';
import { estimateBody, estimateErrors } from './estimate.ts';
import { ESTIMATE } from './words.en.ts';
import css from './estimate.module.css';

const CONDITIONS = Object.entries(ESTIMATE.conditions).map(([value, words]) => ({ value, ...words }));
const ICONS = [<House key="house" />, <Building key="building" />];

type Home = NonNullable<Reply<typeof readProperty>>;

/**
 * Asks the borrower to estimate the home's value, when there is no automated value or the appraiser needs a better one.
 * Gates estimate and valuation-estimate.
 */
export function EstimateValueScreen(): ReactNode {
  return (
    <ApplicationScreen
      screen="bpo/estimate-value"
      title={ESTIMATE.title}
      rereadOn="gate"
      reads={({ uuid }) => ({ home: query(readProperty, { params: { uuid } }) })}
    >
      {(view) => <Estimate {...view} />}
    </ApplicationScreen>
  );
}

function Estimate({
  uuid,
  status,
  home: { property, estimate },
  version,
  notice,
  onStale,
}: GateView & FormVersion & { home: Home }): ReactNode {
  const followStatus = useFollowStatus(uuid);
  const form = useGateForm({
    uuid,
    title: ESTIMATE.title,
    check: estimateErrors,
    onStale,
    async send(typed) {
      followStatus(await api(saveValueEstimate, { params: { uuid }, body: estimateBody(typed), version }));
    },
  });
  return (
    <GateForm
      showsNext
      form={form}
      notice={notice}
      title={ESTIMATE.title}
      lead={<GateSentence explain={status.explain} />}
      rail={<Rail property={property} isFirst={status.gate === 'estimate'} />}
    >
      <MoneyInput
        name="estimatedValue"
        id="estimatedValue"
        label={ESTIMATE.value}
        hint={ESTIMATE.valueHint}
        tidy={tidyDollars}
        maxLength={20}
        defaultValue={estimate ? tidyDollars(String(estimate.value)) : undefined}
        error={form.errorAt('estimatedValue')}
      />
      <Notice tone="quiet">{ESTIMATE.notFinal}</Notice>
      <ChoiceTiles
        name="condition"
        label={ESTIMATE.condition}
        optional={GATE.optional}
        options={CONDITIONS}
        defaultValue={property.condition ?? ''}
        error={form.errorAt('condition')}
      />
      <Section title={ESTIMATE.about} id="about">
        <div className={css.three}>
          <TextInput
            name="beds"
            label={ESTIMATE.beds}
            optional={GATE.optional}
            inputMode="decimal"
            autoComplete="off"
            maxLength={6}
            error={form.errorAt('beds')}
          />
          <TextInput
            name="baths"
            label={ESTIMATE.baths}
            optional={GATE.optional}
            inputMode="decimal"
            autoComplete="off"
            maxLength={6}
            error={form.errorAt('baths')}
          />
          <TextInput
            name="squareFeet"
            label={ESTIMATE.feet}
            optional={GATE.optional}
            inputMode="numeric"
            autoComplete="off"
            maxLength={12}
            error={form.errorAt('squareFeet')}
          />
        </div>
      </Section>
      <FormActions form={form}>
        <SubmitButton busy={form.busy}>{ESTIMATE.submit}</SubmitButton>
      </FormActions>
    </GateForm>
  );
}

function Rail({ property, isFirst }: { property: Home['property']; isFirst: boolean }): ReactNode {
  return (
    <>
      {isFirst && (
        <Panel title={ESTIMATE.why.title}>
          <TickList items={ESTIMATE.why.items.map((item, index) => ({ icon: ICONS[index], ...item }))} />
        </Panel>
      )}
      <Panel title={ESTIMATE.found}>
        <SummaryRows
          rows={[
            { label: ESTIMATE.address, value: formatAddress(property) },
            ...(property.parcelNumber ? [{ label: ESTIMATE.parcel, value: property.parcelNumber }] : []),
          ]}
        />
      </Panel>
    </>
  );
}
