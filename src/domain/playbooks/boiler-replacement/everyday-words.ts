import type { ByLanguage } from '../playbook.ts';

/** How people tell of it without its name: what they see and hear, and what they want to have. */
export const boilerEverydayWords: ByLanguage<string> = {
  en: "boiler .. on its last legs, boiler .. no parts, boiler .. condemned, boiler .. packed in, boiler .. given up, boiler .. had it, boiler .. dying, boiler .. back boiler, swap .. combi, heating .. packed in .. boiler, can't get parts for the boiler, furnace .. died, furnace .. on its last legs, gas man condemned",
  de: 'therme .. alt, gastherme .. jahre*, gastherme .. von, therme .. keine ersatzteile, kessel .. jahre*, kessel .. hin, therme .. hin, heizung .. macht .. nicht mehr, heizung .. pfeift .. letzten, neue therme, neuer kessel, neuen kessel, brennwert*, heizungstausch, olheizung .. raus, schornsteinfeger .. bemangelt, abgaswerte, therme spinnt',
  es: 'caldera .. anos, caldera .. vieja, caldera .. ultimas, caldera .. no hay piezas, caldera .. recambios, caldera .. ha muerto, caldera .. rota, caldera nueva, nueva caldera, caldera .. condensacion, cambiar .. caldera, radiadores .. se quedan',
  fr: 'chaudiere .. ans, chaudiere .. fin de vie, chaudiere .. bout de souffle, chaudiere .. lachee, chaudiere .. lacher, chaudiere .. plus de pieces, chaudiere .. pieces, chaudiere .. rend *ame, nouvelle chaudiere, chaudiere neuve, condensation .. radiateurs, changer .. chaudiere, fournaise .. ans',
  it: 'caldaia .. anni, caldaia .. vecchia, caldaia .. pezzi, caldaia .. ricambi, caldaia .. fine, caldaia .. morta, caldaia .. bolle, caldaia nuova, nuova caldaia, condensazione, i fumi, revisione .. caldaia, cambiare .. caldaia, termosifoni .. vanno bene',
  pt: 'caldeira .. anos, caldeira .. velha, caldeira .. pecas, caldeira .. ultimas, caldeira .. pifou, caldeira .. morreu, caldeira nova, nova caldeira, trocar .. caldeira, condensacao, radiadores .. ficam, esquentador .. aquecimento central',
  nl: 'ketel .. jaar, ketel .. oud, ketel .. onderdelen, ketel .. kapot, ketel .. begeven, ketel .. laatste adem, ketel .. op, nieuwe ketel, cv .. jaar, cv ketel, hr ketel, verwarmingsketel',
  sv: 'pannan .. gammal, pannan .. fran, pannan .. sista versen, panna .. ny, ny panna, oljepanna*, pelletspanna*, vedpanna*, pannan .. dott, pannan .. gett upp, inga reservdelar, byta .. pannan',
  da: 'fyret .. gammelt, fyret .. fra, gasfyret, oliefyret, fyret .. sidste vers, fyret .. staet af, fyr .. nyt, nyt fyr, nyt gasfyr, ingen reservedele, kedlen .. gammel, kedlen, skifte .. fyr*',
  no: 'kjelen .. gammel, kjelen .. fra, kjelen, fyrkjel*, oljekjel*, oljefyr, ny kjele, sentralfyr, kjelen .. takket, kjelen .. sisten, gasskjel*, ingen reservedeler',
  fi: 'kattila .. vuodelta, kattila .. vanha, oljykattila*, oljypoltin, kattila .. kesta*, kattila .. tiensa, uusi kattila, uuden kattilan, kattila, kaasukattila, varaosia .. saa',
  pl: 'piec .. lat, piec .. stary, piec gazowy, piec .. czesci, piec .. ledwo, piec padl, piec .. padl, nowy piec, wymian* .. pieca, kociol .. lat, kociol .. stary, kopciuch, kondensacyjn*, kociol',
};
