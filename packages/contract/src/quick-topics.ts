/** What a button asks the legal helper in place of a question. */
export const quickTopics = ['documents', 'mistakes', 'examples'] as const;
export type QuickTopic = (typeof quickTopics)[number];
