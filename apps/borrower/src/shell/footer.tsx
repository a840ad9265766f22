import { ChevronRight } from '@lintel/ui';
import type { ReactNode } from 'react';
import { usePageData, type PrivateLabel } from '../platform/page-data.tsx';
import { FOOTER_HOURS_ID } from './footer-hours.ts';
import { FOOTER } from './footer-words.en.ts';
import { licensedStates } from './lends-in.ts';
import css from './shell.module.css';

const LABELLED = /\[([^\]]+)\]\((https:\/\/[^)\s]+|\/[^)\s]*)\)/g;

/** Plain text in which only `[label](https://address)` becomes a link. */
function WithLinks({ text }: { text: string }): ReactNode {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const match of text.matchAll(LABELLED)) {
    parts.push(
      text.slice(from, match.index),
      <a key={match.index} href={match[2]}>
        {match[1]}
      </a>,
    );
    from = match.index + match[0].length;
  }
  return (
    <>
      {parts}
      {text.slice(from)}
    </>
  );
}

/** The footer of every page: legal links, who lends in which states, and the disclosures behind the page's claims. */
export function Footer(): ReactNode {
  const data = usePageData();
  const {
    privateLabel: { legal, name, support },
    now,
    reads: { hoursToday: hours },
  } = data;
  return (
    <footer className={css.foot}>
      <div>
        <Links legal={legal} />
        <div className={css.columns}>
          {legal.disclosures.length > 0 && <Disclosures rows={legal.disclosures} />}
          <div className={css.reach}>
            <p>
              <strong>{FOOTER.callUs}</strong>
              <br />
              <a className={css.figures} href={`tel:${support.phone}`}>
                {support.phoneLabel}
              </a>
              {/* refresh-hours.ts replaces its text. */}
              <span id={FOOTER_HOURS_ID} className={css.hours}>
                {hours}
              </span>
            </p>
            {support.address.length > 0 && (
              <p>
                <strong>{FOOTER.writeToUs}</strong>
                <br />
                {support.address.join(', ')}
              </p>
            )}
          </div>
        </div>
        <p>
          {name.legal}. <Nmls id={legal.nmlsId} url={legal.nmlsUrl} />.{' '}
          {legal.equalHousing === 'none' ? '' : `${FOOTER.equalHousing[legal.equalHousing]}. `}
          {FOOTER.licensed(licensedStates(data))}
          {legal.moreStatesToCome ? ` ${FOOTER.more}` : ''}
        </p>
        {legal.footerText && (
          <p>
            <WithLinks text={legal.footerText} />
          </p>
        )}
        <p>{FOOTER.copyright(now.slice(0, 4), name.legal)}</p>
      </div>
    </footer>
  );
}

function Links({ legal }: { legal: PrivateLabel['legal'] }): ReactNode {
  return (
    <nav aria-label={FOOTER.legal}>
      <a href={legal.privacyUrl}>{FOOTER.privacy}</a>
      <a href={legal.termsUrl}>{legal.termsLabel}</a>
      <a href={legal.licensesUrl}>{FOOTER.licenses}</a>
      {legal.extraLinks.map(({ label, url }) => (
        <a key={url} href={url}>
          {label}
        </a>
      ))}
    </nav>
  );
}

/** Claims elsewhere link to these by number: #d1 ... */
function Disclosures({ rows }: { rows: readonly string[] }): ReactNode {
  return (
    <details>
      <summary>
        <ChevronRight aria-hidden="true" className={css.icon} />
        {FOOTER.disclosures}
      </summary>
      <ol>
        {rows.map((row, index) => (
          <li key={row} id={`d${index + 1}`}>
            <WithLinks text={row} />
          </li>
        ))}
      </ol>
    </details>
  );
}

function Nmls({ id, url }: { id: string; url: string | undefined }): ReactNode {
  return url ? <a href={url}>{FOOTER.nmls(id)}</a> : FOOTER.nmls(id);
}
