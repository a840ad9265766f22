import { reach, sample } from '../../paper/lender.ts';
import { heading, list, paragraph, table, type Paper } from '../../paper/paper.ts';
import type { PaperAbout } from '../about.ts';

/** The privacy notice in the order of the model form (Regulation P, 12 CFR 1016.4, appendix). */
export function privacy({ lender }: PaperAbout): Paper {
  const we = lender.legalName;
  return {
    title: `What does ${we} do with your personal information?`,
    plainLine: 'Which facts about you are kept, with whom they are shared, and how you limit that.',
    blocks: [
      sample(),
      heading('Why?'),
      paragraph(
        'Financial companies choose how they share your personal information. Federal law gives consumers the right to limit some but not all sharing. Federal law also has us tell you how we collect, share, and protect your personal information.',
      ),
      heading('What?'),
      paragraph('Which information we have depends on the product you have with us. It can include:'),
      list(
        'Social Security number and income',
        'account balances and payment history',
        'credit history and credit scores',
      ),
      heading('How?'),
      paragraph(
        `All financial companies need to share customers’ personal information to run their everyday business. Below are the reasons financial companies can share it, whether ${we} does, and whether you can limit it.`,
      ),
      table(
        'Reasons for sharing',
        ['Reason', `Does ${we} share?`, 'Can you limit this?'],
        [
          'For our everyday business purposes: to process your application, keep your account, answer courts, report to credit bureaus',
          'Yes',
          'No',
        ],
        ['For our marketing purposes: to offer our products to you', 'Yes', 'No'],
        ['For joint marketing with other financial companies', 'No', 'We don’t share'],
        ['For our affiliates’ everyday business purposes: information about your transactions', 'No', 'We don’t share'],
        [
          'For our affiliates’ everyday business purposes: information about your creditworthiness',
          'No',
          'We don’t share',
        ],
        ['For our affiliates to market to you', 'No', 'We don’t share'],
        ['For nonaffiliates to market to you', 'No', 'We don’t share'],
      ),
      heading('Questions?'),
      paragraph(`Call or write: ${reach(lender)}.`),
      heading('Who we are and what we do'),
      paragraph(
        `${we} provides this notice. To protect your personal information from unauthorized access and use we use security measures that comply with federal law: encryption, checked access, and secured buildings.`,
      ),
      paragraph(
        'We collect your personal information, for example, when you apply for a line of credit, give us your income, or show your identification. We also collect it from others, such as credit bureaus.',
      ),
      paragraph(
        'Federal law gives you the right to limit only sharing for affiliates’ everyday business purposes (creditworthiness), affiliates using your information to market to you, and sharing for nonaffiliates to market to you. State law may give you more.',
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
