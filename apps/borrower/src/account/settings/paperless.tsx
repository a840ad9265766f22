import { listHelocs, readEsignConsent, type Reply } from '@lintel/contract';
import { formatAddress } from '@lintel/domain';
import { Actions, Button, Link, Panel, Stack, Tag, Text } from '@lintel/ui';
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import { formatDay } from '../../platform/lazy/dates.ts';
import { queryClient } from '../../platform/lazy/query-client.ts';
import { useRead } from '../../platform/lazy/use-read.ts';
import { urls } from '../../platform/urls.ts';
import { LoadedSection } from './loaded.tsx';
import { PAPERLESS } from './words.en.ts';

// Rarely needed, so not part of this page's chunk.
const Withdraw = lazy(async () => ({ default: (await import('./withdraw-esign.tsx')).WithdrawEsign }));

type Application = NonNullable<Reply<typeof listHelocs>>[number];

const ENDED: readonly string[] = ['CANCELLED', 'DECLINED'];

/** Shows and changes how the borrower gets documents, on screen or by mail, for each application that isn't closed. */
export function Paperless(): ReactNode {
  const applications = useRead(listHelocs, {});
  return (
    <Panel title={PAPERLESS.title}>
      <LoadedSection read={applications}>
        {(all) => {
          const open = (all ?? []).filter(({ status }) => !ENDED.includes(status.checklistStatus));
          return open.length === 0 ? (
            <Text tone="muted">{PAPERLESS.none}</Text>
          ) : (
            open.map((application) => (
              <Stack key={application.uuid} gap="xs">
                {open.length > 1 && <h3>{formatAddress(application.property)}</h3>}
                <Delivery application={application} />
              </Stack>
            ))
          );
        }}
      </LoadedSection>
    </Panel>
  );
}

function Delivery({ application: { uuid } }: { application: Application }): ReactNode {
  const consent = useRead(readEsignConsent, { params: { uuid } }, { fresh: true });
  const [isWithdrawing, setIsWithdrawing] = useState(false);
  const row = useRef<HTMLDivElement>(null);
  return (
    <div ref={row} tabIndex={-1}>
      <LoadedSection read={consent}>
        {({ givenAt, withdrawnAt }) => {
          const isOnScreen = Boolean(givenAt) && !withdrawnAt;
          return (
            <Stack>
              {isOnScreen && (
                <div>
                  <Tag tone="success">{PAPERLESS.on}</Tag>
                </div>
              )}
              <Text tone="muted">
                {isOnScreen
                  ? PAPERLESS.since(formatDay(givenAt ?? ''))
                  : withdrawnAt
                    ? PAPERLESS.byMail(formatDay(withdrawnAt))
                    : PAPERLESS.notAsked}
              </Text>
              <Actions>
                {isOnScreen ? (
                  <Button onClick={() => setIsWithdrawing(true)}>{PAPERLESS.ask}</Button>
                ) : (
                  <Link kind="secondary" to={`${urls.application(uuid, 'document/disclosures')}#consent`}>
                    {PAPERLESS.agree}
                  </Link>
                )}
              </Actions>
            </Stack>
          );
        }}
      </LoadedSection>
      <Suspense fallback={null}>
        {isWithdrawing && (
          <Withdraw
            uuid={uuid}
            onClose={() => setIsWithdrawing(false)}
            onDone={async () => {
              // The list of consents has changed too.
              await queryClient.invalidateQueries();
              setIsWithdrawing(false);
              row.current?.focus();
            }}
          />
        )}
      </Suspense>
    </div>
  );
}
