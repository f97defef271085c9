import { orderWords } from './order-words/all-languages.ts';
import type { OrderWords } from './order-words/order-words.ts';

const none: OrderWords = {
  forbids: [],
  tells: [],
  speaks: [],
  orders: [],
  joins: [],
  lacks: [],
  negates: [],
  between: [],
  absent: [],
};

/** One list of several languages' words. */
export function ordersIn(languages: readonly string[], list: keyof OrderWords): readonly string[] {
  return languages.flatMap((language) =>
    Object.hasOwn(orderWords, language) ? (orderWords[language] ?? none)[list] : [],
  );
}
