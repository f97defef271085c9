import { useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import { forgetKeptText } from '#web/ui/use-kept-text.ts';
import { type AnswerIntent, type AnswerRefusal, isAnswerIntent } from './answer-quote.ts';
import { forgetKeyOfWords } from './key-of-words.ts';

/** Under which name a form keeps its words in this browser. */
export const keptName = (intent: AnswerIntent, token: string): string => `${intent}:${token}`;

/** Counts the answers that went out from this page, and forgets their kept words. */
export function useArrivals(token: string, refusal: AnswerRefusal | null): number {
  const navigation = useNavigation();
  const sent = navigation.formData?.get('intent');
  const intent = isAnswerIntent(sent) ? sent : null;
  const before = useRef<AnswerIntent | null>(null);
  const [arrivals, setArrivals] = useState(0);
  useEffect(() => {
    if (!intent && before.current && refusal?.intent !== before.current) {
      forgetKeptText(keptName(before.current, token));
      forgetKeyOfWords(keptName(before.current, token));
      setArrivals((count) => count + 1);
    }
    before.current = intent;
  }, [intent, refusal, token]);
  return arrivals;
}
