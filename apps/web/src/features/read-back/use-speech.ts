import { useEffect, useState, useSyncExternalStore } from 'react';

const synthesis = (): SpeechSynthesis | null => globalThis.speechSynthesis ?? null;

function subscribe(listener: () => void) {
  const speech = synthesis();
  speech?.addEventListener?.('voiceschanged', listener);
  return () => speech?.removeEventListener?.('voiceschanged', listener);
}

/** A voice that is on the device itself: what others read would leave it. */
const findVoice = (language: string): SpeechSynthesisVoice | undefined =>
  synthesis()
    ?.getVoices()
    .find(({ lang, localService }) => localService && lang.toLowerCase().startsWith(language));

/** Reads sentences aloud with a voice of the device; null: it has none for this language. */
export function useSpeech(language: string) {
  // Some browsers make the objects of their voices anew each time they are asked.
  const hasVoice = useSyncExternalStore(
    subscribe,
    () => findVoice(language) !== undefined,
    () => false,
  );
  const [isSpeaking, setIsSpeaking] = useState(false);
  useEffect(() => () => synthesis()?.cancel(), []);
  if (!hasVoice) return null;
  const stop = () => {
    synthesis()?.cancel();
    setIsSpeaking(false);
  };
  const speak = (sentences: readonly string[]) => {
    stop();
    const voice = findVoice(language);
    if (!voice) return;
    for (const [index, sentence] of sentences.entries()) {
      const utterance = new SpeechSynthesisUtterance(sentence);
      utterance.voice = voice;
      utterance.lang = voice.lang;
      if (index === sentences.length - 1) utterance.onend = () => setIsSpeaking(false);
      synthesis()?.speak(utterance);
    }
    setIsSpeaking(sentences.length > 0);
  };
  return { isSpeaking, speak, stop };
}
