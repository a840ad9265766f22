import { listDocuments, listLetters, type Document, type readEsignConsent, type Reply } from '@lintel/contract';
import { DOCUMENT_LOCALE } from '@lintel/domain';
import { Actions, Button, Hidden, Link, Notice, Section, Stack, Tag, Text } from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import type { KnownStatus } from '../../../gate/application-screen.tsx';
import { GatePage, GateSentence } from '../../../gate/gate-page.tsx';
import { announce } from '../../../platform/announce.tsx';
import { useFlowUrls } from '../../../platform/lazy/application-flow.ts';
import { useHomeDay } from '../../../platform/lazy/use-loan-dates.ts';
import { useRead } from '../../../platform/lazy/use-read.ts';
import { useScreenTitle } from '../../../platform/screen-title.tsx';
import { ConsentCard } from './consent-card.tsx';
import { LetterList, PaperFromNowOn } from './paper-instead.tsx';
import { READ_NEXT } from './read-next.ts';
import { Reader } from './reader.tsx';
import { SoftConsent } from './soft-consent.tsx';
import { DISCLOSURES } from './words.en.ts';
import css from './disclosures.module.css';

interface Props {
  uuid: string;
  /** The application's current status. */
  status: Pick<KnownStatus, 'version' | 'gate' | 'explain'>;
  title: string;
  consent: NonNullable<Reply<typeof readEsignConsent>>;
  documents: readonly Document[];
  reload: () => void;
}

/** The lists of documents to read and to keep; one document at a time opens in the reader. */
export function Disclosures({ uuid, status, title, consent, documents, reload }: Props): ReactNode {
  useScreenTitle(title);
  const [open, setOpen] = useState(() => firstToRead(documents, consent));
  const to = useFlowUrls(uuid);
  const letters = useRead(listLetters, { params: { uuid } });
  const onScreen = Boolean(consent.givenAt) && !consent.withdrawnAt;
  const unread = documents.filter(({ acknowledgedAt }) => !acknowledgedAt);
  const [next] = unread;
  const first = status.gate === 'pre-consent';
  const all = useRead(listDocuments, { params: { uuid }, query: {} });
  const toKeep = all.data?.filter((one) => one.current && one.set && !one.mustAcknowledge) ?? [];
  const document = [...documents, ...toKeep].find((one) => one.uuid === open);
  const changed = () => {
    reload();
    void letters.refetch();
  };

  function onRead(document: Document): void {
    announce(DISCLOSURES.saidRead(document.title));
    // A borrower who went back to the list in the meantime stays there.
    setOpen((now) => (now === document.uuid ? unread.find((one) => one.uuid !== document.uuid)?.uuid : now));
    reload();
  }

  if (document) {
    return (
      <GatePage title={title}>
        <Reader
          key={document.uuid}
          uuid={uuid}
          document={document}
          version={status.version}
          onScreen={onScreen}
          onBack={() => setOpen(undefined)}
          onRead={() => onRead(document)}
        />
      </GatePage>
    );
  }
  return (
    <GatePage
      title={title}
      lead={first ? <GateSentence explain={status.explain} /> : DISCLOSURES.lead}
      rail={onScreen && <PaperFromNowOn uuid={uuid} onChanged={changed} />}
    >
      {!onScreen && <ConsentCard uuid={uuid} title={title} consent={consent} onChanged={changed} />}
      <LetterList uuid={uuid} letters={letters.data ?? []} />
      <Section title={DISCLOSURES.list} id="documents">
        <Stack gap="m">
          {documents.length === 0 ? (
            <Text>{DISCLOSURES.none}</Text>
          ) : (
            <Text tone="muted">{DISCLOSURES.progress(documents.length - unread.length, documents.length)}</Text>
          )}
          <ul className={css.list}>
            {unreadFirst(documents).map((one) => (
              <Item key={one.uuid} uuid={uuid} document={one} onOpen={() => setOpen(one.uuid)} />
            ))}
          </ul>
          {onScreen && next && (
            <Actions>
              <Button kind="primary" onClick={() => setOpen(next.uuid)}>
                {DISCLOSURES.start(unread.length)}
              </Button>
            </Actions>
          )}
          {documents.length > 0 && unread.length === 0 && (
            <Notice tone="success" live>
              {DISCLOSURES.allRead} {!first && <GateSentence explain={status.explain} />}
            </Notice>
          )}
        </Stack>
      </Section>
      {toKeep.length > 0 && (
        <Section title={DISCLOSURES.toKeep} id="to-keep">
          <Stack gap="m">
            <Text tone="muted">{DISCLOSURES.toKeepLead}</Text>
            <ul className={css.list}>
              {toKeep.map((one) => (
                <Item key={one.uuid} uuid={uuid} document={one} onOpen={() => setOpen(one.uuid)} />
              ))}
            </ul>
          </Stack>
        </Section>
      )}
      {first && <SoftConsent uuid={uuid} title={title} isRead={documents.length > 0 && unread.length === 0} />}
      {!first && (
        <Actions>
          <Link kind={unread.length === 0 ? 'primary' : 'secondary'} to={to()}>
            {DISCLOSURES.continue}
          </Link>
        </Actions>
      )}
    </GatePage>
  );
}

/** Sorts documents that are still to be read first. */
export const unreadFirst = (documents: readonly Document[]): Document[] =>
  documents.toSorted((one, other) => Number(Boolean(one.acknowledgedAt)) - Number(Boolean(other.acknowledgedAt)));

/**
 * Returns the document that a link with the fragment `#next` opens: the first unread one, if the borrower reads on
 * screen.
 */
function firstToRead(documents: readonly Document[], consent: Props['consent']): string | undefined {
  if (location.hash !== READ_NEXT || !consent.givenAt || consent.withdrawnAt) return undefined;
  return documents.find(({ acknowledgedAt }) => !acknowledgedAt)?.uuid;
}

function Item({ uuid, document, onOpen }: { uuid: string; document: Document; onOpen: () => void }): ReactNode {
  const homeDay = useHomeDay(uuid);
  const isRead = Boolean(document.acknowledgedAt);
  const asks = document.mustAcknowledge;
  return (
    <li className={css.item}>
      <h3 lang={DOCUMENT_LOCALE}>{document.title}</h3>
      {asks && <Tag tone={isRead ? 'success' : 'warning'}>{isRead ? DISCLOSURES.read : DISCLOSURES.toRead}</Tag>}
      <p className={css.about}>
        <span lang={DOCUMENT_LOCALE}>{document.plainLine}</span>{' '}
        {document.pages ? `${DISCLOSURES.pages(document.pages)}.` : ''}{' '}
        {!asks && DISCLOSURES.made(homeDay(document.createdAt))}
      </p>
      <div className={css.open}>
        <Button size="s" kind={isRead ? 'link' : 'secondary'} onClick={onOpen}>
          <span aria-hidden="true">{isRead ? DISCLOSURES.again : DISCLOSURES.open}</span>
          <Hidden>{isRead ? DISCLOSURES.againThis(document.title) : DISCLOSURES.openThis(document.title)}</Hidden>
        </Button>
      </div>
    </li>
  );
}
