import type { ByLanguage } from '../playbook.ts';

/** How people tell of it without its name: what they see and hear, and what they want to have. */
export const carpetFittingEverydayWords: ByLanguage<string> = {
  en: 'something soft underfoot, soft underfoot, warm underfoot, wall to wall, stairs .. echo, stairs .. carpeted, stairs are slippery, runner .. stairs, carpet down, carpet laid, new carpet*, cover .. stairs, carpet in the bedroom*, want carpet, nice and thick, bare chipboard, thick pile',
  de: 'was weiches unter den fussen, weich .. fussen, fusswarm, auslegware, treppe .. teppich*, teppich .. treppe, teppich .. verlegen, neuer teppich*, neuen teppich*, teppichboden rein, velours, schlinge, trittschall .. teppich',
  es: 'algo calentito, algo blando, pies frios, de pared a pared, alfombrar, forrar .. escaler*, escalera .. moqueta, poner moqueta, moqueta en, enmoquetar, alfombra de pared',
  fr: 'quelque chose de doux, doux sous les pieds, chaud sous les pieds, de la moquette, mettre .. moquette, poser .. moquette, moquette dans, moquette sur, escalier .. moquette, recouvrir .. escalier, tapis mur a mur, mur a mur, tapis .. escalier',
  it: 'qualcosa di morbido, morbido sotto i piedi, piedi freddi, da parete a parete, rivestire .. scale, scale .. moquette, mettere .. moquette, moquette in, moquette sulle, scale .. scivol*',
  pt: 'alcatifa, por alcatifa, alcatifar, carpete .. quarto*, carpete .. escada*, colocar carpete, algo fofo, quentinho nos pes, pes frios, de parede a parede, escadas .. alcatifa, forrar .. escadas, escadas .. escorreg*',
  nl: 'iets zachts, zacht onder de voeten, warm aan de voeten, koude voeten, kamerbreed, trap .. tapijt, trap bekleden, trap .. bekleed, tapijt leggen, tapijt op, tapijt in, vast tapijt, vloerbedekking',
  sv: 'nat mjukt, nagot mjukt, mjukt under fotterna, varmt under fotterna, kalla fotter, vagg till vagg, heltackning*, heltackande, matta i trappan, trappan .. matta, matta pa trappan, lagga matta',
  da: 'noget blodt, blodt under fodderne, varmt under fodderne, kolde fodder, vaeg til vaeg, vaeg til vaeg taeppe, taeppe pa trappen, trappen .. taeppe, lagt taeppe, laegge taeppe, nyt taeppe, gulvtaeppe i, taepper i',
  no: 'noe mykt, mykt under fottene, varmt under fottene, kalde fotter, vegg til vegg, vegg til vegg teppe, teppe i trapp*, trapp .. teppe, heldekkende, legge teppe, teppe i',
  fi: 'jotain pehmeaa, pehmea* .. jalka*, lammin jala*, kylmat jalat, kokolattiamatto*, portaisiin matto*, rappusiin matto*, seinasta seinaan, matto portaisiin, maton asennus, mattoa',
  pl: 'cos miekkiego, miekko pod stop*, cieplo w stopy, zimno w stopy, wykladzin* dywanow*, wykladzin* na schod*, schody .. wykladzin*, oblozyc .. schod*, od sciany do sciany, polozyc wykladzin*',
};

/** A carpet that only lies on what is meant, or that has to go. */
export const carpetFittingBesideWords: ByLanguage<string> = {
  en: 'under the carpet*, beneath the carpet*, underneath the carpet*, carpet .. coming up',
  de: 'unter dem teppich*, unterm teppich*, teppich* .. kommt raus',
  es: 'debajo de la moqueta, bajo la moqueta, debajo de la alfombra',
  fr: 'sous la moquette, dessous la moquette',
  it: 'sotto la moquette, via la moquette',
  pt: 'debaixo da alcatifa, por baixo da alcatifa, debaixo do carpete, embaixo do carpete',
  nl: 'onder het tapijt, onder de vloerbedekking, tapijt moet weg',
  sv: 'under mattan, under heltackning*, mattan ska bort',
  da: 'under taeppe*, under gulvtaeppe*, gulvtaeppe* .. skal vaek, taeppe* .. skal vaek',
  no: 'under teppe*, under vegg til vegg, teppe* .. skal bort',
  fi: 'maton alla, maton alta, kokolattiamaton alla',
  pl: 'pod wykladzin*, zerwac .. wykladzin*',
};
