/** How a chat reaches the lender's people, or the assistant. */
export const CHAT_MODES = ['twilio', 'nice', 'stream', 'chatbot'] as const;
export type ChatMode = (typeof CHAT_MODES)[number];
/** The modes in which a person answers. */
export type AgentMode = Exclude<ChatMode, 'chatbot'>;

/** Whether a text names a mode, as the parameter `mode` of a page outside production does. */
export const isChatMode = (text: string | null | undefined): text is ChatMode =>
  CHAT_MODES.some((mode) => mode === text);

/**
 * The provider behind the lender's people: `stream` while its flag is on, which may name `nice` instead, otherwise
 * `twilio`.
 */
export function chooseAgentMode(streamFlag: { enabled: boolean; provider?: unknown } | undefined): AgentMode {
  if (streamFlag?.enabled !== true) return 'twilio';
  return streamFlag.provider === 'nice' ? 'nice' : 'stream';
}

/** The facts that decide who answers a chat. */
export interface ModeFacts {
  /** Outside production, the mode that the page's address names. */
  readonly forced?: ChatMode | undefined;
  /** The mode of the conversation that this browser can go back to. */
  readonly active?: ChatMode | undefined;
  readonly isOpen: boolean;
  readonly agent: AgentMode;
  /** Whether the lender has an assistant. Without one, its people read outside their hours what was left for them. */
  readonly hasAssistant: boolean;
}

/**
 * Chooses the mode of a chat: an open conversation keeps its mode; a new one is with a person in operating hours and
 * with the assistant outside them.
 */
export function chooseChatMode({ forced, active, isOpen, agent, hasAssistant }: ModeFacts): ChatMode {
  if (forced) return forced;
  if (active) return active;
  return isOpen || !hasAssistant ? agent : 'chatbot';
}

/** The facts that decide whether a conversation with the assistant can continue. */
interface AssistantFacts {
  readonly isExpired: boolean;
  readonly isOpen: boolean;
  readonly hasHistory: boolean;
  readonly isProduction: boolean;
}

/**
 * Whether the end replaces the field of a conversation with the assistant: when its session expired, and in
 * production outside operating hours when it has no history.
 */
export const isAssistantOver = ({ isExpired, isOpen, hasHistory, isProduction }: AssistantFacts): boolean =>
  isExpired || (isProduction && !isOpen && !hasHistory);
