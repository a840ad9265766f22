import { readOwnConsents, type Reply } from '@lintel/contract';
import { DOCUMENT_LOCALE } from '@lintel/domain';
import { Disclosure, Link, Panel, Tag, Text } from '@lintel/ui';
import type { ReactNode } from 'react';
import { formatDay } from '../../platform/lazy/dates.ts';
import { useRead } from '../../platform/lazy/use-read.ts';
import { LoadedSection } from './loaded.tsx';
import { CONSENTS } from './words.en.ts';
import css from './settings.module.css';

type ListedConsent = Reply<typeof readOwnConsents>['given'][number];

/** Lists the borrower's consents, given and withdrawn, each with its date and the text of its version. */
export function Consents(): ReactNode {
  const consents = useRead(readOwnConsents, {}, { fresh: true });
  return (
    <Panel title={CONSENTS.title}>
      <LoadedSection read={consents}>
        {({ given }) =>
          given.length === 0 ? (
            <Text tone="muted">{CONSENTS.none}</Text>
          ) : (
            <ul className={css.list} aria-label={CONSENTS.title}>
              {given.map((consent) => (
                <Row key={`${consent.loanNumber} ${consent.type} ${consent.at}`} consent={consent} />
              ))}
            </ul>
          )
        }
      </LoadedSection>
    </Panel>
  );
}

function Row({
  consent: { type, version, optInOut, at, loanNumber, textUrl, text },
}: {
  consent: ListedConsent;
}): ReactNode {
  const name = CONSENTS.types[type];
  return (
    <li>
      <div>
        <b>{textUrl ? <Link to={textUrl}>{name}</Link> : name}</b>
        <Text size="s" tone="muted">
          {CONSENTS[optInOut](formatDay(at), version, loanNumber)}
        </Text>
        {text && (
          <Disclosure summary={CONSENTS.read}>
            <Text size="s">
              <span lang={DOCUMENT_LOCALE}>{text}</span>
            </Text>
          </Disclosure>
        )}
      </div>
      {optInOut === 'OPT_OUT' && <Tag>{CONSENTS.withdrawn}</Tag>}
    </li>
  );
}
