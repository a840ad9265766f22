import { formatLenderContact } from '../document-model/lender.ts';
import { noticeOpening, type NoticeHeader } from '../document-model/notice.ts';
import { heading, list, paragraph, table, type DocumentText } from '../document-model/text.ts';
import { formatDateInProse } from '../format/date.ts';
import { formatMoney } from '../format/money.ts';
import { floodWait } from './wait.ts';

/** The data of a notice of special flood hazards. */
export interface FloodNotice {
  readonly about: NoticeHeader;
  readonly zone: string;
  readonly community: { readonly name: string; readonly number: string; readonly participates: boolean };
  readonly panel: { readonly number: string; readonly date: string };
  /** The certificate doesn't state the zone clearly. */
  readonly unclear: boolean;
  /** Dollars. */
  readonly coverage: number;
}

/**
 * Writes the notice of special flood hazards, based on the sample form of 12 CFR 22, Appendix A. The borrower gets and
 * acknowledges it before closing.
 */
export function writeFloodNotice({ about, zone, community, panel, unclear, coverage }: FloodNotice): DocumentText {
  return {
    title: 'Notice of special flood hazards and of federal disaster relief assistance',
    plainLine: `Your home is in flood zone ${zone}. You need flood insurance before we prepare your closing documents.`,
    blocks: [
      ...noticeOpening(about),
      heading('Your home is in an area with special flood hazards'),
      ...(unclear
        ? [
            paragraph(
              "The flood certificate doesn't say clearly whether your home is in such an area. We treat it as if it is until that is settled.",
            ),
          ]
        : []),
      paragraph(
        `The building that secures the line you applied for is in an area with special flood hazards. The Administrator of the Federal Emergency Management Agency (FEMA) has identified the area on its Flood Insurance Rate Map for the community ${community.name}.`,
      ),
      paragraph(
        'This area has a 1% chance of a flood equal to or exceeding the base flood elevation (a 100-year flood) in any given year. During the life of a 30-year mortgage loan the risk of such a flood is 26%.',
      ),
      table(
        'The determination',
        ['What', 'Answer'],
        ['Flood zone', zone],
        ['Community', `${community.name}, ${community.number}`],
        ['Map panel', `${panel.number}, ${formatDateInProse(panel.date)}`],
        ['Monitored', 'For the life of the loan. We are told when the map changes.'],
      ),
      paragraph(
        'You and we can jointly ask FEMA to review whether your home is in such an area. If you want to, contact us.',
      ),
      ...(community.participates ? federalInsurance(coverage) : privateInsurance()),
      heading('What we need from you'),
      list(
        'Confirm that you have read this notice.',
        ...(community.participates
          ? ["Send proof of flood insurance: the policy's declarations page, naming us as mortgagee."]
          : ['Send proof of private flood insurance.']),
      ),
      paragraph(
        `We prepare your closing documents after that. You can sign the deed on ${formatDateInProse(floodWait(about.madeOn).earliest)} at the earliest, 10 days after this notice. If we mail you this notice, the earliest day is 10 days after we mail it.`,
      ),
      paragraph(`Questions: ${formatLenderContact(about.lender)}.`),
    ],
  };
}

function federalInsurance(coverage: number) {
  return [
    heading('Flood insurance'),
    paragraph(
      'The community takes part in the National Flood Insurance Program (NFIP). Federal law will not allow us to open the line if you do not buy flood insurance. You must keep it for the life of the loan. If you fail to buy or renew it, federal law authorizes and requires us to buy it for you at your expense.',
    ),
    paragraph(
      `The insurance must cover at least ${formatMoney(coverage)}. That is the line and the debts that come before it, or the most the NFIP offers for this kind of home, whichever is less. It covers the building and anything in it that secures the line, not the land itself. You don't have to insure a detached structure that no one lives in, but you may want to.`,
    ),
    paragraph(
      'You can buy it through an insurance agent, from the NFIP or from an insurer that takes part in it. Private insurers may offer the same level of insurance. Compare deductibles, exclusions, conditions and premiums.',
    ),
    paragraph("We don't keep an escrow account for the insurance premiums on a home equity line of credit."),
    paragraph(
      'Federal disaster relief assistance, usually a low-interest loan, may be available for damage beyond your insurance if the community takes part in the NFIP as its rules require.',
    ),
  ];
}

function privateInsurance() {
  return [
    heading('Flood insurance'),
    paragraph(
      'The community does not take part in the National Flood Insurance Program (NFIP), so its insurance is not available here. You need private flood insurance.',
    ),
    paragraph(
      'If FEMA identified the area at least a year ago, federal disaster relief assistance in the form of a loan or grant for this home will not be available in a federally declared flood disaster.',
    ),
  ];
}
