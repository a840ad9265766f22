import { conditionKind, conditionTitle, currentLocale, TITLE_TEXTS, type Condition } from '@lintel/domain';
import { LENDER_LOCALE } from '../../kernel/locale.ts';
import { ASKED } from './words.ts';

interface RuleWords {
  readonly document: string;
  readonly text: string;
}

/**
 * Returns a condition as its person reads it. The fact has its words in the lender's language, so the words of one that
 * a rule posted are found again by its ID. What staff wrote stays as they wrote it.
 */
export function inReadersWords(condition: Condition): Condition {
  if (currentLocale() === LENDER_LOCALE) return condition;
  const words = ruleWords(condition);
  if (!words) return condition;
  const { id, category, count } = condition;
  const documents = [words.document];
  return {
    ...condition,
    asked: documents,
    text: words.text,
    title: conditionTitle(category, { id, count, documents }),
  };
}

function ruleWords({ id, category }: Pick<Condition, 'id' | 'category'>): RuleWords | undefined {
  switch (conditionKind(id, { category })) {
    case 'TITLE_OWNER':
      return { document: TITLE_TEXTS.deedDocument, text: TITLE_TEXTS.notOwner };
    case 'TRUST':
      return { document: TITLE_TEXTS.trustDocument, text: TITLE_TEXTS.trust };
    case 'LEGAL_DESCRIPTION':
      return { document: TITLE_TEXTS.legalDocument, text: TITLE_TEXTS.legal };
    case 'TITLE_CLAIM':
      return { document: TITLE_TEXTS.claimDocument, text: TITLE_TEXTS.claim };
    case 'OWNERSHIP':
      return ASKED.ownership;
    case 'BANK_ACCOUNT':
      return ASKED.account;
    case 'FLOOD_INSURANCE':
      return id === 'final-insurance' ? ASKED.insurance : undefined;
    default:
      return undefined;
  }
}
