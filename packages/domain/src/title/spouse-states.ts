/**
 * The homes for which a state requires the spouse. HOMESTEAD: the owner's own home. ANY: also a second home or a
 * rental.
 */
export type SpouseScope = 'HOMESTEAD' | 'ANY';

/** A state's rule that an owner's spouse signs. */
export interface SpouseRule {
  readonly scope: SpouseScope;
  /** The rule's source, as a lawyer cites it. */
  readonly law: string;
}

/**
 * The states in which a lien on a home needs the signature of an owner's spouse who is not on title: homestead, dower
 * and community property. A sample that a lender's counsel must confirm, like the rest of its policy; a title company
 * can require more people than this table (`whoMustSign` combines both). A spouse is never required to sign the note:
 * 12 CFR 1002.7(d)(4).
 */
export const SPOUSE_STATES: Readonly<Record<string, SpouseRule>> = {
  AL: { scope: 'HOMESTEAD', law: 'Ala. Code 6-10-3' },
  AK: { scope: 'HOMESTEAD', law: 'Alaska Stat. 34.15.010' },
  AZ: { scope: 'ANY', law: 'Ariz. Rev. Stat. 25-214' },
  AR: { scope: 'HOMESTEAD', law: 'Ark. Code 18-12-403' },
  CA: { scope: 'ANY', law: 'Cal. Fam. Code 1102' },
  FL: { scope: 'HOMESTEAD', law: 'Fla. Const. Art. X, sec. 4' },
  ID: { scope: 'ANY', law: 'Idaho Code 32-912, 55-1005' },
  IL: { scope: 'HOMESTEAD', law: '735 ILCS 5/12-904' },
  IA: { scope: 'HOMESTEAD', law: 'Iowa Code 561.13' },
  KS: { scope: 'HOMESTEAD', law: 'Kan. Const. Art. 15, sec. 9' },
  KY: { scope: 'ANY', law: 'Ky. Rev. Stat. 392.020' },
  LA: { scope: 'ANY', law: 'La. Civ. Code art. 2347' },
  MN: { scope: 'HOMESTEAD', law: 'Minn. Stat. 507.02' },
  MS: { scope: 'HOMESTEAD', law: 'Miss. Code 89-1-29' },
  MO: { scope: 'ANY', law: 'Mo. Rev. Stat. 474.150, 513.475' },
  MT: { scope: 'HOMESTEAD', law: 'Mont. Code 70-32-301' },
  NE: { scope: 'HOMESTEAD', law: 'Neb. Rev. Stat. 40-104' },
  NV: { scope: 'ANY', law: 'Nev. Rev. Stat. 115.040, 123.230' },
  NH: { scope: 'HOMESTEAD', law: 'N.H. Rev. Stat. 480:5-a' },
  NJ: { scope: 'HOMESTEAD', law: 'N.J. Stat. 3B:28-3' },
  NM: { scope: 'ANY', law: 'N.M. Stat. 40-3-13' },
  NC: { scope: 'ANY', law: 'N.C. Gen. Stat. 29-30, 39-7' },
  ND: { scope: 'HOMESTEAD', law: 'N.D. Cent. Code 47-18-05' },
  OH: { scope: 'ANY', law: 'Ohio Rev. Code 2103.02' },
  OK: { scope: 'HOMESTEAD', law: 'Okla. Const. Art. XII, sec. 2' },
  SD: { scope: 'HOMESTEAD', law: 'S.D. Codified Laws 43-31-17' },
  TN: { scope: 'HOMESTEAD', law: 'Tenn. Const. Art. XI, sec. 11' },
  TX: { scope: 'HOMESTEAD', law: 'Tex. Const. Art. XVI, sec. 50' },
  VT: { scope: 'HOMESTEAD', law: '27 V.S.A. 141' },
  WA: { scope: 'ANY', law: 'Rev. Code Wash. 6.13.060, 26.16.030' },
  WI: { scope: 'ANY', law: 'Wis. Stat. 706.02' },
  WY: { scope: 'HOMESTEAD', law: 'Wyo. Stat. 34-2-121' },
};
