import type { Sentence } from '@puente/contract';
import { formatDay } from './format-moment.ts';
import type { Language } from './languages.ts';
import type { SpokenNamespace } from './namespaces.ts';

type Param = Sentence['params'][string];
type Words = (key: string, params: Readonly<Record<string, string>>) => string;

/** How to say a code of one namespace, as i18next does it in one language. */
interface Mouth {
  /** Its types know each text; which code comes with which data, only whoever sends them does. */
  readonly t: (...args: never[]) => unknown;
  readonly language: Language;
  readonly namespace: SpokenNamespace;
}

const day = /^\d{4}-\d{2}-\d{2}$/;

/** A sentence that came with data, in words. */
export function saySentence(mouth: Mouth, { code, params }: Sentence): string {
  const sayParam = (value: Param): string => {
    if (typeof value !== 'string') return value.map((part) => saySentence(mouth, part)).join(', ');
    return day.test(value) ? formatDay(value, mouth.language) : value;
  };
  const words = mouth.t as unknown as Words;
  const said = Object.entries(params).map(([name, value]) => [name, sayParam(value)]);
  return words(`${mouth.namespace}:${code}`, Object.fromEntries(said));
}
