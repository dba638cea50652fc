export { formatDay, formatEnd, formatMoment, formatTime, toLocales } from './format-moment.ts';
export { type GuideText, type GuideTexts, openGuideTexts } from './guide-texts.ts';
export type * from './i18next-types.ts';
export { findLanguage, type Language, languages, pickLanguage, sourceLanguage } from './languages.ts';
export { loadTexts } from './load-texts.ts';
export type { Namespace, ScreenNamespace, SpokenNamespace, Texts } from './namespaces.ts';
export { saySentence } from './say.ts';
export { openSpeaker, type Speaker } from './speaker.ts';
