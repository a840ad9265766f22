import { formatLenderContact, sample } from '../../document-model/lender.ts';
import { heading, list, paragraph, table, type DocumentText } from '../../document-model/text.ts';
import type { DocumentData } from '../document-data.ts';

/** The privacy notice in the order of the model form (Regulation P, 12 CFR 1016.4, appendix). */
export function privacy({ lender }: DocumentData): DocumentText {
  const we = lender.legalName;
  return {
    title: `What does ${we} do with your personal information?`,
    plainLine: 'What information we keep about you, who we share it with, and how you can limit that.',
    blocks: [
      sample(),
      heading('Why?'),
      paragraph(
        'Financial companies choose how they share your personal information. Federal law gives consumers the right to limit some but not all sharing. Federal law also requires us to tell you how we collect, share, and protect your personal information. Please read this notice carefully to understand what we do.',
      ),
      heading('What?'),
      paragraph(
        'The types of personal information we collect and share depend on the product or service you have with us. This information can include:',
      ),
      list(
        'Social Security number and income',
        'account balances and payment history',
        'credit history and credit scores',
      ),
      heading('How?'),
      paragraph(
        `All financial companies need to share customers’ personal information to run their everyday business. In the section below, we list the reasons financial companies can share their customers’ personal information; the reasons ${we} chooses to share; and whether you can limit this sharing.`,
      ),
      table(
        'Reasons for sharing',
        ['Reason', `Does ${we} share?`, 'Can you limit this?'],
        [
          'For our everyday business purposes: such as to process your transactions, maintain your account(s), respond to court orders and legal investigations, or report to credit bureaus',
          'Yes',
          'No',
        ],
        ['For our marketing purposes: to offer our products and services to you', 'Yes', 'No'],
        ['For joint marketing with other financial companies', 'No', 'We don’t share'],
        [
          'For our affiliates’ everyday business purposes: information about your transactions and experiences',
          'No',
          'We don’t share',
        ],
        [
          'For our affiliates’ everyday business purposes: information about your creditworthiness',
          'No',
          'We don’t share',
        ],
        ['For our affiliates to market to you', 'No', 'We don’t share'],
        ['For nonaffiliates to market to you', 'No', 'We don’t share'],
      ),
      heading('Questions?'),
      paragraph(`Call or write: ${formatLenderContact(lender)}.`),
      heading('Who we are and what we do'),
      paragraph(
        `${we} provides this notice. To protect your personal information from unauthorized access and use, we use security measures that comply with federal law. These measures include encryption, access controls, and secured buildings.`,
      ),
      paragraph(
        'We collect your personal information, for example, when you apply for a line of credit, give us your income, or show your identification. We also collect it from others, such as credit bureaus.',
      ),
      paragraph(
        'Federal law gives you the right to limit only sharing for affiliates’ everyday business purposes (creditworthiness), affiliates using your information to market to you, and sharing for nonaffiliates to market to you. State laws and individual companies may give you additional rights to limit sharing.',
      ),
      heading('Definitions'),
      list(
        'Affiliates: companies related by common ownership or control.',
        'Nonaffiliates: companies not related by common ownership or control.',
        'Joint marketing: a formal agreement between nonaffiliated financial companies that together market financial products to you.',
      ),
    ],
  };
}
