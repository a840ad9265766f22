import { Link, Panel, Stack, SummaryRows, Tag, Text } from '@lintel/ui';
import type { ReactNode } from 'react';
import { formatMoney } from '@lintel/domain';
import type { listHelocs, ReplyOf } from '@lintel/contract';
import { dayOf, dayOfDate } from '../../platform/later/dates.ts';
import { urls } from '../../platform/urls.ts';
import { DASHBOARD } from './copy.ts';
import css from './dashboard.module.css';

export type Application = NonNullable<ReplyOf<typeof listHelocs>>[number];

const TONES = { YOU: 'warning', US: 'info', OTHER: 'quiet' } as const;

/** An application as its sentence, who has the ball, the date and the one next action. */
export function ApplicationCard({ application, raised }: { application: Application; raised: boolean }): ReactNode {
  const { uuid, explain, property, amount, auditFields } = application;
  const mine = explain.owner === 'YOU';
  return (
    <Panel raised={raised}>
      <div className={css.head}>
        <Text size="s" tone="muted">{property.street1}, {property.city}, {property.state} {property.zip}</Text>
        <Tag tone={TONES[explain.owner]}>{explain.owner === 'OTHER' ? explain.ownerName ?? DASHBOARD.owner.OTHER : DASHBOARD.owner[explain.owner]}</Tag>
      </div>
      <Stack gap="xs">
        <h2>{explain.text}</h2>
        <Text tone="strong">{explain.ask ?? DASHBOARD.nothing}</Text>
      </Stack>
      <SummaryRows
        rows={[
          ...(explain.dueOn ? [{ label: DASHBOARD.dueOn, value: dayOfDate(explain.dueOn) }] : []),
          ...(explain.since ? [{ label: DASHBOARD.since, value: dayOf(explain.since) }] : []),
          ...(explain.usualTime ? [{ label: DASHBOARD.usual, value: explain.usualTime }] : []),
          ...(amount ? [{ label: DASHBOARD.line, value: formatMoney(amount) }] : []),
          { label: DASHBOARD.started, value: dayOf(auditFields.createdDate) },
        ]}
      />
      <div><Link kind={mine ? 'primary' : 'secondary'} to={urls.application(uuid)}>{mine ? DASHBOARD.goOn : DASHBOARD.look}</Link></div>
    </Panel>
  );
}
