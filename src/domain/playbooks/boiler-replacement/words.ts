import { listed, weighted } from '../phrase-lists.ts';
import type { ByLanguage, SectionVocabulary, WeightedPhrases } from '../playbook.ts';

/** Words that tell a new boiler from a service, a repair and other heating. */
export const boilerLexicon: ByLanguage<readonly WeightedPhrases[]> = {
  en: weighted(
    'new boiler*, replace* .. boiler*, boiler replac*, boiler .. replac*, boiler install*, install .. boiler*, combi boiler*, combi, back boiler*, boiler swap*, swap .. boiler*, old boiler, boiler upgrade*, upgrade .. boiler, boiler quote, system boiler*, oil boiler*, electric boiler*, gas boiler*, boiler fitted, boiler .. years old, change .. boiler*, move .. boiler, condensing boiler*, boiler has died, boiler .. beyond repair, boiler .. packed up, boiler is dead, boiler condemned, replace .. furnace boiler, condemned .. boiler, boiler .. condemned, boiler .. knackered, boiler .. had it, furnace replac*, new furnace, boiler .. leaking, boiler .. dying',
    'boiler*, boyler*, boilor*, central heating system, new central heating, heating and hot water, combis, worcester, vaillant, ideal logic, baxi',
    'power flush*, powerflush*, gas safe, flue, hot water, heating, radiator*, cylinder, thermostat, kw, hive, nest, condensate, no heating',
    'boiler service*, service .. boiler, annual service, boiler repair*, repair .. boiler, fix .. boiler, landlord gas, gas safety cert*, heat pump*, air con*, boiling water tap, water heater*, immersion heater*, shower over, fit .. shower, new shower, boiler suit, boiler cupboard, boiler pressure, paint*, clean*',
  ),
  de: weighted(
    'gastherme*, heizkessel*, heizung .. tausch*, heizung .. erneuer*, heizung .. ersetz*, heizungstausch, heizungserneuerung, neue heizung, neuer heizkessel, neue therme, neue gasheizung, gasheizung*, olheizung*, brennwertkessel*, brennwerttherme*, brennwertgerat*, brennwert*, kombitherme*, therme .. tausch*, therme .. ersetz*, therme .. erneuer*, alte heizung, alte therme, kesseltausch, kessel .. tausch*, kessel .. ersetz*, olkessel*, gaskessel*, gasbrennwert*, elektroheizkessel, heizanlage .. erneuer*, kessel*, pelletkessel*, pelletheizung*, gastherme, therme .. jahre, heizung .. jahre, heizung raus, heizung neu, olbrenner*, gasbrenner*, nachtspeicher*, holzkessel*, heizung kaputt, heizung tauschen, ofenheizung*, gasgerat*',
    'therme, thermen, heizanlage*, zentralheizung*, heizungsbauer*, kessel, heizungsanlage*, etagenheizung*',
    'heizung*, warmwasser*, heizkorper*, abgas*, schornstein*, viessmann, vaillant, buderus, junkers, warmwasserspeicher, kw',
    'wartung*, reparatur*, reparier*, warmepumpe*, fussbodenheizung*, klimaanlage*, durchlauferhitzer*, heizkorper streichen, heizung entluften, heizungswartung, thermen wartung, thermomix, infrarotheizung*',
  ),
  es: weighted(
    'cambiar .. caldera*, cambio .. caldera*, caldera nueva, nueva caldera, sustituir .. caldera*, instalar .. caldera*, instalacion .. caldera*, reemplazar .. caldera*, caldera de condensacion, caldera de gas, caldera vieja, caldera mixta, sustitucion .. caldera*, caldera*, caldera .. arreglo, caldera .. anos, caldera estropeada, calefactor central, caldera de gasoil, caldera de pellets, calefon .. radiadores',
    'caldera*',
    'calefaccion, agua caliente, radiadores, gas, gasoil',
    'revision .. caldera, reparar .. caldera, reparacion .. caldera, mantenimiento, aerotermia, bomba de calor, aire acondicionado',
  ),
  fr: weighted(
    'remplacer .. chaudiere*, remplacement .. chaudiere*, changer .. chaudiere*, changement .. chaudiere*, nouvelle chaudiere, chaudiere neuve, installer .. chaudiere*, installation .. chaudiere*, chaudiere .. condensation, chaudiere .. gaz, chaudiere .. fioul, chaudiere murale, vieille chaudiere, chaudiere, mazout, chaudiere mazout, chaudiere fioul, chaudiere a pellets, chaudiere .. ans, chaudiere .. lache, chaudiere .. morte, chaudiere .. panne, fournaise*, bouilloire, chaudiere a granules',
    'chaudiere*, chauffagiste*',
    'chauffage, eau chaude, radiateur*, gaz, fioul',
    'entretien .. chaudiere, reparer .. chaudiere, depannage*, pompe a chaleur, climatisation, ramonage',
  ),
  it: weighted(
    'sostituire .. caldaia, sostituzione .. caldaia, cambiare .. caldaia, nuova caldaia, caldaia nuova, installare .. caldaia, caldaia .. condensazione, caldaia .. gas, cambio caldaia, vecchia caldaia, caldaia vecchia, montare .. caldaia, installazione .. caldaia, caldaia*, caldaia .. anni, caldaia rotta, caldaia a pellet, generatore di calore, caldaia .. blocco, caldaia .. riparabile',
    'caldaia, caldaie, boiler a gas',
    'riscaldamento, acqua calda, termosifoni, termosifone, metano',
    'revisione .. caldaia, riparare .. caldaia, manutenzione, pompa di calore, condizionatore*, climatizzatore*',
  ),
  pt: weighted(
    'trocar .. caldeira*, troca .. caldeira*, substituir .. caldeira*, substituicao .. caldeira*, caldeira nova, nova caldeira, instalar .. caldeira*, caldeira .. condensacao, caldeira .. gas, caldeira velha, mudar .. caldeira, instalacao .. caldeira*, caldeira*, caldeira a gasoleo, caldeira a pellets, caldeira .. anos, caldeira avari*',
    'caldeira*',
    'aquecimento central, agua quente, radiadores, gas',
    'manutencao, reparar .. caldeira, bomba de calor, ar condicionado, esquentador, termoacumulador',
  ),
  nl: weighted(
    'cv ketel*, cvketel*, nieuwe ketel, ketel .. vervang*, ketel vervangen, vervang* .. ketel, hr ketel*, combiketel*, gasketel*, ketel plaatsen, oude ketel, nieuwe cv, cv .. vervang*, verwarmingsketel*, mazoutketel*, ketel*, stookketel, condensatieketel*, stookolieketel*, pelletketel*, cv',
    'ketel, ketels, *ketel, cv installatie',
    'verwarming, warm water, radiatoren, gas, thermostaat',
    'onderhoud .. ketel, ketel onderhoud, cv onderhoud, reparatie, warmtepomp*, airco*, waterkoker, kokend water',
  ),
  pl: weighted(
    'wymian* .. kotl*, wymian* .. pieca, wymien* .. piec*, wymien* .. kociol, nowy piec, nowy kociol, kociol gazow*, kotl* gazow*, piec* gazow*, kociol kondensacyjn*, piec kondensacyjny, montaz kotl*, montaz pieca, piec* dwufunkcyjn*, stary piec, stary kociol, instalacj* .. kotl*, kociol*, kotla, kotly, kotlow*, piec gazow*, piec c o, piec co, piec weglow*, piec na, pieca, kopciuch*, piec sie, piec do wymiany, wymian* pieca, pellet*, ekogroszek, gazowy kondensacyjny, kondensacyjn*',
    'kociol, kotla, kotly, piec co, junkers*',
    'ogrzewani*, ciepl* wod*, grzejnik*, gaz*',
    'przeglad*, serwis*, napraw*, pomp* ciepla, klimatyzacj*, piec kaflowy, piekarnik*',
  ),
  sv: weighted(
    'varmepanna*, byta panna, byte av panna, ny panna, gaspanna*, oljepanna*, elpanna*, byta .. panna, byta ut .. panna, pannbyte, gammal panna, gamla pannan, installera .. panna, byta .. pannan, pelletspanna*, panna, pannan, vedpanna*, kombipanna*, pannbyte*',
    'panna, pannan, *panna, *pannan',
    'varme, varmvatten, element, radiatorer',
    'service .. panna, reparera .. panna, varmepump*, stekpanna*, takpanna*, takpannor, luftkonditionering',
  ),
  da: weighted(
    'gasfyr*, oliefyr*, nyt fyr, udskift* .. fyr*, udskiftning af .. fyr, kedel, ny kedel, naturgasfyr*, gaskedel*, skifte .. fyr, nyt gasfyr, nyt oliefyr, gammelt fyr, udskift* .. kedel, pillefyr*, fyret skal skiftes, kedel*, fyret, fyr, varmefyr*, oliekedel*',
    'fyr, fyret, *kedel, kedlen, elkedel til varme',
    'varme, varmt vand, radiatorer, gas, vvs',
    'service .. fyr, eftersyn, reparation, varmepumpe*, klimaanlaeg, fyrretrae, fyrvaerkeri',
  ),
  no: weighted(
    'varmekjel*, fyrkjel*, bytte .. kjel*, ny kjel, gasskjel*, oljekjel*, elkjel*, ny sentralfyr, bytte .. fyr, oljefyr*, gassfyr*, installere .. kjel*, utskifting av .. kjel*, gammel kjele, sentralvarmekjel*, kjel, kjelen, sentralfyr*, oljefyring*, pelletskjel*',
    'kjel, kjele, kjelen, sentralfyr*',
    'varme, varmtvann, radiator*, gass, rorlegger',
    'service .. kjel, reparere .. kjel, varmepumpe*, vannkoker, klimaanlegg, kjeller*',
  ),
  fi: weighted(
    'lammityskattil*, kaasukattil*, oljykattil*, kattilan vaihto, kattila .. vaihto, vaihtaa .. kattila*, uusi kattila, uuden kattilan, uusi lammityskattila, kattilan uusiminen, vanha kattila, oljypoltin*, sahkokattil*, kattilan asennus, vaihda .. kattila*, lammitysjarjestelman uusiminen, kattila*, oljykattila*, kaasukattila*, pellettikattila*, lammityskattila*, oljylammity*, sahkokattila*, puukattila*',
    'kattila, kattilan, kattilaa, *kattilan, *kattila',
    'lammitys*, lammin vesi, patteri*, kaasu*, oljy*',
    'huolto*, korja*, lampopumppu*, ilmalampo*, paistinkattila',
  ),
};

/** One home. */
export const boilerSections: SectionVocabulary = {
  requirement: 'home.kind',
  fallback: 'home',
  kinds: [
    {
      key: 'home',
      single: true,
      phrases: {},
      weak_phrases: { en: listed('house, flat, home'), de: listed('haus, wohnung') },
    },
  ],
};
