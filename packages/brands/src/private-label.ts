import type { Brand } from './brand.ts';
import { BRANDS } from './brands.ts';
import { buildFooter, type FooterData } from './footer.ts';

/** The public part of a brand, which the page carries in `window.__PRIVATE_LABEL__`. */
export interface PrivateLabel {
  orgCode: string;
  main: boolean;
  /** The provider's organization, whose people answer the chat. */
  providerOrg: string;
  name: Brand['name'];
  logo: Brand['logo'];
  loader: Brand['loader'];
  support: Brand['support'] & { phoneLabel: string };
  legal: Omit<Brand['legal'], keyof FooterData> & FooterData;
  hosts: { nyVariant?: string | undefined; nonNyVariant?: string | undefined };
  hawaiiPartner?: Brand['hawaiiPartner'];
  loanOfficersUrl?: Brand['loanOfficersUrl'];
  destinations: Brand['destinations'];
  limits: Brand['limits'];
  flags: Brand['flags'];
}

/** Where anyone can look up a lender by its NMLS number. A brand's `legal.nmlsUrl` replaces it. */
const NMLS_CONSUMER_ACCESS = 'https://www.nmlsconsumeraccess.org/';

/** The main brand's organization code; empty without a main brand. */
const PROVIDER = BRANDS.find(({ kind }) => kind === 'main')?.orgCode ?? '';

/** Formats "+18885550142" for people: "(888) 555-0142". */
const readable = (phone: string) => phone.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');

/** Returns the public part of a brand. */
export function privateLabel(brand: Brand): PrivateLabel {
  const {
    orgCode,
    kind,
    name,
    logo,
    loader,
    support,
    legal,
    hosts,
    hawaiiPartner,
    loanOfficersUrl,
    destinations,
    limits,
    flags,
  } = brand;
  return {
    orgCode,
    main: kind === 'main',
    providerOrg: PROVIDER,
    name,
    logo,
    loader,
    limits,
    flags,
    support: { ...support, phoneLabel: support.phoneLabel ?? readable(support.phone) },
    legal: { ...legal, nmlsUrl: legal.nmlsUrl ?? NMLS_CONSUMER_ACCESS, ...buildFooter(brand) },
    hosts: { nyVariant: hosts.nyVariant, nonNyVariant: hosts.nonNyVariant },
    hawaiiPartner,
    loanOfficersUrl,
    destinations,
  };
}
