import { listed } from './phrase-lists.ts';
import type { ByLanguage } from './playbook.ts';

/** A number that counts what the request is about without naming it again: "All the windows. There are 8." */
export const countedBeside: ByLanguage<readonly string[]> = {
  en: listed(
    'there are # $, there are # in total, there are # altogether, # of them, we have # $, i have # $, we have got # $, we need # $, i need # $, # in all, # altogether, # in total',
  ),
  de: listed(
    'es sind # $, das sind # $, sind es # $, es sind # stuck, # stuck, # insgesamt, insgesamt #, insgesamt sind es #, wir haben # $, zusammen # $',
  ),
  es: listed('son # $, son # y, hay # $, tenemos # $, # en total, en total son #, en total #'),
  fr: listed("il y en a #, j'en ai # $, nous en avons #, on en a #, # en tout, # au total, en tout #"),
  it: listed('sono # $, ce ne sono #, # in tutto, # in totale, in tutto #'),
  nl: listed('het zijn er #, er zijn er #, het zijn # $, # in totaal, # stuks, in totaal #'),
  pt: listed('sao # $, temos # $, # no total, # ao todo'),
  pl: listed('jest ich #, # sztuk*, razem #'),
  sv: listed('det ar # $, # stycken, # totalt, totalt #'),
  da: listed('der er # $, # stk, # i alt, i alt #'),
  no: listed('det er # $, # stk, # totalt, totalt #'),
  fi: listed('niita on #, # kpl, yhteensa #'),
};
