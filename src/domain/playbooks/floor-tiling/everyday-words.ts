import type { ByLanguage } from '../playbook.ts';

/** How people tell of it without its name: what they see and hear, and what they want to have. */
export const floorTilingEverydayWords: ByLanguage<string> = {
  en: 'porcelain .. floor, floor .. porcelain, porcelain down, tiles down in the, tiles on the floor, lino .. tiles, rip up the lino, lino up, 60x60*, stone floor .. laid, tiles cracked in the hall, bathroom floor .. tile*, tiles for the floor, floor .. tiles laid, ceramic on the floor',
  de: 'feinsteinzeug .. boden, feinsteinzeug, fliesen auf den boden, boden .. fliesen, fliesen .. boden, bodenfliesen, pvc raus .. fliesen, fliesen .. flur, fliesen in der kuche .. boden, platten .. 60x60*, estrich .. fliesen',
  es: 'porcelanato, poner porcelanato, porcelanico .. suelo, gres .. suelo, levantar el piso, baldosas sueltas, baldosas .. rotas, baldosa .. suelo, suelo .. azulejo, piso de ceramica, poner piso, loseta*, ceramica .. piso, cambiar .. terrazo',
  fr: 'carrelage au sol, carreler le sol, carrelage .. sol, sol .. carrelage, gres cerame, remplacer .. lino .. carrelage, carreaux .. sol, sol .. carreaux, ceramique .. plancher, carreaux fendus, carreaux .. casses',
  it: 'gres, gres .. pavimento, gres in, piastrelle .. pavimento, piastrelle per terra, per terra .. piastrelle, pavimento .. piastrelle, togliere .. linoleum, mattonelle .. pavimento, mattonelle .. terra, mattonelle rotte, massetto .. piastrelle',
  pt: 'porcelanato, porcelanato .. piso, por porcelanato, azulejo .. chao, tijoleira .. chao, por tijoleira, mosaico .. chao, ceramica .. chao, piso ceramico, colocar piso, assentar piso, chao .. ceramico, contrapiso, trocar o piso',
  nl: 'keramisch .. vloer, tegels op de vloer, vloer .. tegels, tegelvloer, plavuizen, zeil eruit, tegels .. gang, tegels in de hal, 60x60*, dekvloer, tegels los .. vloer, vloer betegelen',
  sv: 'klinker, klinker i, klinkers, klinker pa, plattor pa golvet, golv .. plattor, golvplattor, klinkerplattor, granitkeramik, plattorna .. spruckit .. golv*, plastmatta .. klinker, badrumsgolv .. plattor',
  da: 'klinker, klinker i, klinker pa, fliser pa gulvet, fliser .. gulv*, gulvfliser, gulv .. fliser, gulvklinker, linoleum .. fliser, badevaerelsesgulv, nye klinker',
  no: 'fliser pa gulvet, fliser .. gulv*, gulvfliser, gulv .. fliser, fliser i gangen, flis i gang*, belegg .. fliser, vinyl .. fliser, vaskerom .. fliser, skiferfliser .. gulv, keramiske fliser',
  fi: 'laatat lattiaan, laatta lattiaan, lattia .. laato*, lattiaan laat*, lattialaat*, eteisen lattia .. laat*, muovimatto .. laat*, klinkkeri, kylppari .. lattia* laat*, laatoitus lattia*',
  pl: 'gres na podlog*, gres, plytki na podlog*, plytek na podlog*, podlog* .. plytk*, podlog* .. gres*, kafle na podlog*, kafelki na podlog*, terakot*, podloga w lazience .. plyt*, gole betony, wylewk* .. plyt*',
};
