import { conditionKind, conditionTitle, currentLocale, TITLE_TEXTS, type Condition } from '@lintel/domain';
import { LENDER_LOCALE } from '../../kernel/locale.ts';
import { RULE_CONDITIONS } from './words.ts';

interface RuleWords {
  readonly document: string;
  readonly text: string;
}

/**
 * Translates a condition that a rule posted into the reader's language. The fact has its words in the lender's
 * language, so the condition's ID finds them again. A text that staff wrote stays as they wrote it.
 */
export function translateRuleCondition(condition: Condition): Condition {
  if (currentLocale() === LENDER_LOCALE) return condition;
  const words = findRuleWords(condition);
  if (!words) return condition;
  const { id, category, count } = condition;
  const documents = [words.document];
  return {
    ...condition,
    asked: documents,
    text: condition.text === null ? null : words.text,
    title: conditionTitle(category, { id, count, documents }),
  };
}

function findRuleWords({ id, category }: Pick<Condition, 'id' | 'category'>): RuleWords | undefined {
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
      return RULE_CONDITIONS.ownership;
    case 'BANK_ACCOUNT':
      return RULE_CONDITIONS.account;
    case 'FLOOD_INSURANCE':
      return id === 'final-insurance' ? RULE_CONDITIONS.insurance : undefined;
    default:
      return undefined;
  }
}
