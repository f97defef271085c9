import type { ByLanguage } from '../playbook.ts';

/** How people tell of it without its name: what they see and hear, and what they want to have. */
export const laminateWoodFlooringEverydayWords: ByLanguage<string> = {
  en: 'click together, click system, clicks together, click boards, planks that click, packs of .. boards, wood effect, wood look, oak boards .. packs, planks .. boxes, boards in the garage, over the cold tiles, floating floor, boxes of laminate, floor from b&q, underlay and boards, lvt',
  de: 'klick system, klickboden, klicksystem, klickvinyl, klick vinyl, zum klicken, zusammenklicken, pakete .. laminat, holzoptik, dielen zum klicken, schwimmend, uber die alten fliesen, auf die fliesen .. legen, fertigparkett, vinylboden, boden .. zum klicken, dielen .. baumarkt',
  es: 'de clic, sistema clic, tarima flotante, suelo flotante, piso flotante, imitacion madera, lamas, encima de las baldosas, encima del azulejo, paquetes .. tarima, suelo vinilico, piso laminado, click, poner tarima',
  fr: 'a clipser, clipsable, clipser, qui se clipse, flottant, par dessus le carrelage, sur le carrelage existant, imitation parquet, lames pvc, lames vinyle*, paquets de, stratifie, sol vinyle, poser du parquet, parquet .. achete, plancher flottant',
  it: 'a click, a clic, ad incastro, a incastro, flottante, galleggiante, effetto legno, finto legno, sopra le piastrelle, sopra le mattonelle, listoni, doghe .. laminato, pacchi di laminato, posare .. laminato, vinilico, spc, parquet .. posare',
  pt: 'flutuante, de encaixe, chao flutuante, piso flutuante, de clique, click, clique, imitacao de madeira, a imitar madeira, por cima da tijoleira, por cima do mosaico, em cima da ceramica, tapar .. tijoleira, laminado, vinilico, regua* .. vinil*, piso laminado, parquet .. por',
  nl: 'klik, kliklaminaat, klikvloer*, klik pvc, kliksysteem, houtlook, zwevend*, over de tegels, op de oude tegels, op de bestaande tegels, pakken laminaat, laminaat, pvc vloer, ondervloer, planken .. klik, houten vloer .. leggen',
  sv: 'klick, klickgolv, klickparkett, klicklaminat, klickas, klicka ihop, flytande golv, laminat, ovanpa klinker, ovanpa plattor*, tralook, ekgolv .. lagg*, lagga golv, golv .. paket, vinylgolv, parkett .. lagga, lagga .. parkett',
  da: 'klik, klikgulv*, klikgulv, klikkes, kliksystem, klikvinyl, laminat*, svommende, oven pa klinker*, oven pa fliser*, traelook, lamelparket, pakker .. gulv, laegge gulv, laegges gulv, nyt gulv, vinylgulv, plankegulv .. laegg*',
  no: 'klikk, klikkgulv, klikkvinyl, klikkes, klikksystem, laminat, flytende gulv, oppa flisene, over flisene, oppa gamle, trelook, parkett .. legg*, pakker .. gulv, legge gulv, nytt gulv, eikeparkett, vinylgulv, enstavs*, trestavs*',
  fi: 'klikki, klik, lukkoponttiparketti, lukkopont*, laminaatti*, laminaatt*, vinyylilankku*, vinyylilatt*, kelluva*, laattojen paalle, vanhan laatan paalle, puujaljitelma, parketti .. asenn*, paketti* .. laminaat*, lattia .. asentaa, uusi lattia',
  pl: 'na klik, klik, panele, panele na klik, ulozyc panele, polozyc panele, panele winylowe, winyl*, plywajac*, na stare plytki, na plytki .. panel*, imitacja drewna, paczki paneli, deska barlinecka, deska trojwarstwow*, podklad .. panel*',
};
