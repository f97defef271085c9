import type { Cue } from '../playbook.ts';

/** How a request states the facts of a moving-out clean. */
export const cleaningCues: readonly Cue[] = [
  {
    requirement: 'home.bedrooms',
    confidence: 0.9,
    phrases: {
      en: ['# bed', '# beds', '# bedroom', '# bedrooms', '# bedroomed', '# double bedroom*', '# br'],
      de: ['# schlafzimmer*'],
    },
  },
  {
    requirement: 'home.rooms',
    confidence: 0.9,
    phrases: {
      en: ['# room flat', '# room apartment', '# rooms in total'],
      de: ['# zimmer', '# zimmern', '# raume', '# zi', '# zimmerwohnung', '# raum'],
    },
  },
  {
    requirement: 'home.bathrooms',
    confidence: 0.9,
    phrases: {
      en: ['# bath', '# baths', '# bathroom', '# bathrooms', '# shower room*', '# toilets'],
      de: ['# bad', '# bader', '# badern', '# badezimmer*'],
    },
  },
  {
    requirement: 'home.type',
    option: 'house',
    confidence: 0.85,
    phrases: {
      en: ['house', 'semi', 'terrace', 'terraced', 'bungalow', 'detached', 'townhouse', 'cottage'],
      de: ['haus', 'reihenhaus', 'einfamilienhaus', 'doppelhaushalfte'],
    },
  },
  {
    requirement: 'home.type',
    option: 'flat',
    confidence: 0.85,
    phrases: {
      en: ['flat', 'apartment', 'studio', 'maisonette', 'bedsit', 'condo'],
      de: ['wohnung', '*wohnung', 'apartment', 'studio'],
    },
  },
  {
    requirement: 'region',
    option: 'capital',
    confidence: 0.85,
    phrases: { en: ['london', 'central london', 'manhattan'], de: ['munchen', 'zurich', 'london'], fr: ['paris'] },
  },
  {
    requirement: 'furnished',
    option: 'yes',
    confidence: 0.85,
    phrases: {
      en: ['furnished', 'fully furnished', 'part furnished', 'furniture stays'],
      de: ['mobliert*', 'teilmobliert', 'mobel bleiben'],
    },
  },
  {
    requirement: 'furnished',
    option: 'no',
    confidence: 0.9,
    phrases: {
      en: ['unfurnished', 'empty', 'it will be empty', 'all furniture out', 'cleared out'],
      de: ['unmobliert*', 'leer', 'leere', 'leergeraumt', 'ausgeraumt', 'komplett leer'],
    },
  },
  {
    requirement: 'condition',
    option: 'heavy',
    negated_option: 'usual',
    confidence: 0.85,
    phrases: {
      en: [
        'very dirty',
        'filthy',
        'bad state',
        'bad condition',
        'not cleaned in',
        'really dirty',
        'a state',
        'heavily soiled',
        'greasy',
        'smoker*',
        'smoked',
      ],
      de: [
        'sehr schmutzig',
        'stark verschmutzt',
        'verdreckt',
        'schlechter zustand',
        'schlechtem zustand',
        'raucher*',
        'fettig',
      ],
    },
  },
  {
    requirement: 'condition',
    option: 'usual',
    confidence: 0.85,
    phrases: {
      en: [
        'good condition',
        'kept clean',
        'fairly clean',
        'normal condition',
        'well kept',
        'tidy',
        'not too bad',
        'good nick',
      ],
      de: ['guter zustand', 'gutem zustand', 'gepflegt*', 'recht sauber', 'normal verschmutzt'],
    },
  },
  {
    requirement: 'oven',
    option: 'single',
    negated_option: 'none',
    confidence: 0.85,
    phrases: { en: ['oven', 'ovens', 'cooker', 'stove'], de: ['backofen', 'ofen', 'herd'] },
  },
  {
    requirement: 'oven',
    option: 'double',
    confidence: 0.9,
    phrases: {
      en: ['double oven', 'range cooker', 'two ovens', 'both ovens'],
      de: ['doppelbackofen', 'zwei backofen', 'beide backofen'],
    },
  },
  {
    requirement: 'appliances',
    option: 'fridge',
    confidence: 0.85,
    phrases: {
      en: ['# fridge*', 'a fridge', '# freezer*'],
      de: ['# kuhlschrank', '# kuhlschranke', 'ein kuhlschrank'],
    },
  },
  {
    requirement: 'appliances',
    option: 'machine',
    confidence: 0.85,
    phrases: {
      en: ['# washing machine*', '# dishwasher*'],
      de: ['# waschmaschine*', '# spulmaschine*', '# geschirrspuler*'],
    },
  },
  {
    requirement: 'carpets',
    option: 'all',
    negated_option: 'none',
    confidence: 0.85,
    phrases: {
      en: ['carpets', 'carpet clean*', 'steam clean*', 'all the carpets', 'carpets too', 'carpeted throughout'],
      de: ['teppiche', 'teppichboden*', 'teppichreinigung'],
    },
  },
  {
    requirement: 'carpets',
    option: 'one',
    confidence: 0.85,
    phrases: {
      en: [
        'one carpet',
        'a carpet',
        'lounge carpet',
        'living room carpet',
        'carpet in the lounge',
        'carpet in the living room',
      ],
      de: ['ein teppich', 'einen teppich', 'teppich im wohnzimmer'],
    },
  },
  {
    requirement: 'pets',
    option: 'yes',
    negated_option: 'no',
    confidence: 0.85,
    phrases: {
      en: ['dog', 'dogs', 'cat', 'cats', 'pet', 'pets'],
      de: ['hund', 'hunde', 'katze', 'katzen', 'haustier*'],
    },
  },
  {
    requirement: 'rubbish',
    option: 'some',
    negated_option: 'none',
    confidence: 0.8,
    phrases: {
      en: ['rubbish', 'bin bags', 'left behind', 'some junk', 'old mattress', 'few bags'],
      de: ['mull', 'sperrmull', 'mullsacke', 'zuruckgelassen'],
    },
  },
  {
    requirement: 'rubbish',
    option: 'lots',
    confidence: 0.85,
    phrases: {
      en: ['lots of rubbish', 'loads of rubbish', 'full of rubbish', 'hoard*'],
      de: ['viel mull', 'voller mull', 'vermullt'],
    },
  },
  {
    requirement: 'parking',
    option: 'paid',
    confidence: 0.85,
    phrases: {
      en: ['permit parking', 'paid parking', 'pay and display', 'congestion charge', 'no free parking'],
      de: ['parkschein*', 'anwohnerparken', 'kostenpflichtig*'],
    },
  },
  {
    requirement: 'parking',
    option: 'free',
    confidence: 0.85,
    phrases: {
      en: ['free parking', 'driveway', 'own parking', 'parking space'],
      de: ['kostenlos* parken', 'eigener parkplatz', 'parkplatz vorhanden', 'stellplatz'],
    },
  },
  {
    requirement: 'mould',
    confidence: 0.85,
    phrases: { en: ['mould', 'mold', 'mouldy', 'mildew', 'black spots'], de: ['schimmel*', 'stockflecken'] },
  },
  {
    requirement: 'limescale',
    confidence: 0.85,
    phrases: {
      en: ['limescale', 'lime scale', 'hard water', 'calcium'],
      de: ['kalk', 'verkalkt*', 'kalkablagerung*', 'hartes wasser'],
    },
  },
  {
    requirement: 'chemicals.sensitive',
    confidence: 0.85,
    phrases: {
      en: ['marble', 'natural stone', 'allerg*', 'asthma*', 'no bleach', 'eco products', 'no harsh chemicals'],
      de: ['marmor', 'naturstein*', 'allergi*', 'asthma*', 'okologisch*'],
    },
  },
];
