import { formatPhone } from '@lintel/domain';
import { ButtonLink, Disclosure, Hidden, Mail, Panel, Phone, Text } from '@lintel/ui';
import type { ReactNode } from 'react';
import { useOriginator, type ShownOriginator } from './use-originator.ts';
import { ORIGINATOR } from './words.en.ts';
import css from './originators.module.css';

/** The loan officer or broker of an application, as a panel next to a page's form; phones show the bar instead. */
export function OriginatorPanel({ uuid }: { uuid: string }): ReactNode {
  const originator = useOriginator(uuid);
  if (!originator) return null;
  return (
    <div className={css.panel}>
      <Panel title={ORIGINATOR.heading[originator.kind]}>
        <Details originator={originator} />
      </Panel>
    </div>
  );
}

/** The loan officer or broker on phones: one line above the page that opens to the details. */
export function OriginatorBar({ uuid }: { uuid: string }): ReactNode {
  const originator = useOriginator(uuid);
  if (!originator) return null;
  return (
    <div className={css.bar}>
      <Disclosure summary={ORIGINATOR.bar[originator.kind](originator.name)}>
        <Details originator={originator} />
      </Disclosure>
    </div>
  );
}

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => word[0]?.toUpperCase())
    .filter((_letter, index, all) => index === 0 || index === all.length - 1)
    .join('');

function Details({
  originator: { name, avatarUri, nmls, email, phoneNumber, repliesWithinHours },
}: {
  originator: ShownOriginator;
}): ReactNode {
  return (
    <>
      <div className={css.person}>
        {avatarUri ? (
          <img className={css.face} src={avatarUri} alt="" />
        ) : (
          <span className={css.face} aria-hidden="true">
            {initials(name)}
          </span>
        )}
        <div>
          <Text>
            <b>{name}</b>
          </Text>
          {nmls && (
            <Text size="s" tone="muted" figures>
              {ORIGINATOR.nmls(nmls)}
            </Text>
          )}
        </div>
      </div>
      {phoneNumber && (
        <Text size="s" figures>
          {formatPhone(phoneNumber)}
        </Text>
      )}
      {email && <Text size="s">{email}</Text>}
      <div className={css.ways}>
        {phoneNumber && (
          <ButtonLink size="s" href={`tel:+1${phoneNumber}`} icon={<Phone />}>
            <span>
              {ORIGINATOR.call}
              <Hidden> {name}</Hidden>
            </span>
          </ButtonLink>
        )}
        {email && (
          <ButtonLink size="s" href={`mailto:${email}`} icon={<Mail />}>
            <span>
              {ORIGINATOR.email}
              <Hidden> {name}</Hidden>
            </span>
          </ButtonLink>
        )}
      </div>
      {repliesWithinHours != null && (
        <Text size="s" tone="muted">
          {ORIGINATOR.replies(repliesWithinHours)}
        </Text>
      )}
    </>
  );
}
