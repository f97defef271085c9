import type { ByLanguage } from '../playbook.ts';

/** How people tell of it without its name: what they see and hear, and what they want to have. */
export const deckingEverydayWords: ByLanguage<string> = {
  en: 'step out onto, platform out back, boards .. outside, platform .. garden, raised platform, wooden platform, timber platform, wooden terrace, deck out back, boards .. back door, drop from the back door, composite boards',
  de: 'holzterrasse*, wpc, terrassendielen, aus holz .. sitzen, holzdeck, dielen .. garten, bankirai, larche .. terrasse, terrasse .. larche, terrasse .. holz, podest .. garten, podest aus holz, hinter .. terrassentur .. holz',
  es: 'tarima de exterior, tarima .. exterior, madera de exterior, junto a la piscina, alrededor de la piscina, suelo de madera .. terraza, plataforma de madera, deck, composite, madera .. jardin, ipe, madera .. piscina',
  fr: 'en bois .. exterieur, terrasse bois, terrasse en bois, lames .. terrasse, caillebotis, platelage, plancher exterieur, bois autour de la piscine, autour de la piscine, de plain pied .. bois, composite, patio en bois, deck, marche .. jardin .. bois',
  it: 'decking, pedana, pedana in legno, legno .. esterno, doghe .. esterno, legno .. piscina, bordo piscina, wpc, composito, terrazza in legno, pavimento in legno .. terrazzo, pavimento esterno in legno, uscire sul legno',
  pt: 'deck, deck de madeira, deck em madeira, madeira .. piscina, a volta da piscina, em volta da piscina, composito, madeira .. exterior, estrado, plataforma de madeira, passadico, varanda de madeira, terraco em madeira, ipe, cumaru',
  nl: 'vlonder*, vlonder achter, houten terras, hardhout, hardhouten .. terras, composiet, planken .. tuin, bankirai, houten plateau, verhoogd terras',
  sv: 'altan, tradack, altandack, trall, tralla, tratrall, komposittrall, verandagolv, altan .. bygg*, dack .. altandorr*, trall .. poolen, runt poolen, kliva ut pa',
  da: 'traeterrasse, terrasse i trae, terrasse af trae, traedaek, haevet terrasse, terrassebraedder, komposit, hardtrae, braedder .. haven, traadaek, terrasse .. lark*, traeterrasse bag',
  no: 'platting, terrasse .. tre, treplatting, terrassebord, terrasse av tre, veranda, altan, kompositt, dekke .. tre, royal*, rundt bassenget, boblebad .. terrasse, bygge terrasse, rett ut pa',
  fi: 'terassi*, puuterassi*, puinen taso, laituri, komposiitti*, terassilauta*, terassilaud*, pudotus .. nurme*, takaovel* .. pudotus, oven edus*, kaltere*, uima altaan ymparil*, patio .. puu*',
  pl: 'taras drewniany, drewniany taras, taras z drewna, deski tarasowe, desek tarasowych, kompozyt*, podest, drewniany podest, taras z desek, modrzew*, przy basenie .. drewn*, pomost',
};
