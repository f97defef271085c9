import { listed, weighted } from '../phrase-lists.ts';
import type { ByLanguage, SectionVocabulary, WeightedPhrases } from '../playbook.ts';

/** Words that tell air conditioning from heat pumps for heating, boilers and repairs of cars. */
export const airConditioningLexicon: ByLanguage<readonly WeightedPhrases[]> = {
  en: weighted(
    'air con, aircon*, air condition*, airco, central air, central ac, ac unit*, a c unit*, a c, ac install*, new ac, ac died, ac replac*, replace .. ac, mini split*, minisplit*, split system*, split unit*, split ac, hvac*, ductless, install .. ac, ac system, cooling system, ac for, furnace and ac, ac and furnace, ac, multi split*, heat pump split, evaporative cool*, climate control unit, ac condenser, window unit, a/c, aircon, heat pump for cooling, cooling unit, split put in, reverse cycle, evap cooler, condenser is shot, portable ac, swamp cooler, ac blowing, air conditioner*',
    'cooling, condenser, furnace, cool .. bedroom*, cool .. room*, too hot in summer, too hot, boiling in summer, btu, daikin, ducted, sweltering, stifling',
    'hot, summer, ducts, ductwork, heat pump, unbearable, cool, refrigerant, ton',
    'car air con*, air con regas, regas, car ac, ac power, boiler*, fridge*, freezer*, radiator*, underfloor, hair conditioner, ground source, dehumidifier hire, loft insulation, duct cleaning',
  ),
  de: weighted(
    'klimaanlage*, klimagerat*, klimatisier*, split klima*, splitgerat*, split gerat*, multisplit*, klima einbau*, klima .. einbau*, klimaanlagen, *klimaanlage, *klimagerat, raumklima*, klima im, klima fur, split anlage, splitanlage*, klimaanlage nachrust*, klima, klimasplit*, kuhlgerat*, split gerat, klimaanlag*, klima mit, zum backofen, so ne klima, ne klima, klimatruhe*, innengerat* .. aussengerat*, luft luft warmepumpe*, monoblock klima*, klima nachrusten',
    'kuhlung, kuhlen, abkuhl*, inneneinheit*, ausseneinheit*, aussengerat*, innengerat*, unertraglich heiss, backofen im sommer, brutend heiss',
    'sommer, heiss, hitze, dachgeschoss, schlafzimmer, daikin, mitsubishi',
    'auto, autoklima*, kuhlschrank*, gefrier*, betriebsklima, heizung tauschen, gastherme, warmepumpe heizung, klimaschutz, klimawandel',
  ),
  es: weighted(
    'aire acondicionado, aires acondicionados, climatizacion, poner aire, instalar .. aire, instalacion .. aire, split*, maquina de aire, aire por conductos, aerotermia aire, climatizar, aparato de aire, bomba de frio, cambiar .. aire acondicionado, aire en, minisplit*, mini split*, split, frio calor, aire frio, aires, clima, multisplit, climas, aire lavado, equipo de aire, bomba de calor aire',
    'climatizador*, frigorias, unidad exterior, conductos, inverter',
    'calor, verano, salon, dormitorio*, refrigerar',
    'coche, caldera*, nevera, campana, bomba de calor para calefaccion, filtro del coche, extractor',
  ),
  fr: weighted(
    'climatisation, clim, climatiseur*, climatiser, *air conditionne, clim reversible, installer .. clim*, pose .. clim*, poser .. clim*, pompe a chaleur air air, mono split, multi split, split*, clim gainable, installation .. clim*, gainable, climatisations, bi split, bisplit, tri split, trisplit, monosplit, clim murale, thermopompe murale, thermopompe*, air climatise, unite murale, on etouffe, chaleur etouffante, rafraichisseur',
    'unite exterieure, rafraichir, groupe exterieur',
    'chaud, chaleur, ete, chambre*, salon',
    'voiture, chaudiere*, frigo, ventilation vmc, entretien voiture, radiateur*',
  ),
  it: weighted(
    'condizionatore, condizionatori, aria condizionata, climatizzatore, climatizzatori, climatizzazione, climatizzare, split, dual split, trial split, installare .. condizionator*, installazione .. condizionator*, mettere .. condizionator*, clima in, clima, montaggio .. condizionator*, *impianto di climatizzazione, monosplit, pompa di calore aria aria, multisplit, raffrescare',
    'unita esterna, unita interna, raffrescare, raffrescamento, inverter',
    'caldo, estate, camera, studio, salotto, motore',
    'auto, macchina, caldaia, frigorifero, ricarica auto, termosifon*',
  ),
  pt: weighted(
    'ar condicionado, ares condicionados, ar condicionados, climatizacao, instalar .. ar condicionado, montar .. ar condicionado, instalacao .. ar condicionado, split*, multi split, multisplit, ar cond, unidade de ar, aparelho de ar, climatizar, por ar, ac no, orcamento para ac, instalar ar, instalar ac, ar cond*, colocar ar, ac para, para ac, condensadora, evaporadora',
    'unidade exterior, refrescar, climatizador*, inverter, btu',
    'calor, verao, quarto*, sala',
    'carro, caldeira, frigorifico, geladeira, bomba de calor piscina',
  ),
  nl: weighted(
    'airco, airco s, airco*, airconditioning*, split airco, multisplit, multi split, airco plaatsen, airco installeren, airco laten, splitunit*, klimaatsysteem, airconditioner*, airco montage, airco in, aircondition*, binnenunit*, buitenunit*, split unit, splitunit, mobiele airco, koelen, koeling, airconditioning',
    'koeling, koelen, buitenunit*, binnenunit*',
    'warm, heet, zomer, slaapkamer*, zolder',
    'auto airco, airco auto, koelkast*, cv ketel*, ketel, warmtepomp cv, vriezer',
  ),
  pl: weighted(
    'klimatyzacj*, klimatyzator*, klimatyzowa*, montaz klim*, split, multisplit, multi split, zamontowa* .. klim*, instalacj* .. klimatyzacj*, zalozy* .. klim*, klima, klime, klimy, montaz klimatyzacji, klimatyzator do, klimatyzac*, klime do, split*, multisplit*, jednostk* zewnetrzn*, jednostk* wewnetrzn*, chlodzeni*, schlodzi*',
    'chlodzeni*, schlodz*, jednostk* zewnetrzn*, jednostk* wewnetrzn*',
    'goraco, upal*, lato, sypialni*, salon*',
    'samochod*, auto, lodowk*, kociol, kotl*, nabicie klimatyzacji w',
  ),
  sv: weighted(
    'luftkonditionering*, ac anlaggning, ac, installera ac, luftvarmepump*, luft luft*, luftluft*, klimatanlaggning*, kylanlaggning*, splitaggregat*, installera luftkond*, aircondition*, air condition*, luft luft varmepump, kyla i, luftkonditioner*, kyla, klimatanlagg*, svalka, kylanlagg*, kylning, kylare, luft luft',
    'kyla, kylning, utedel, innedel, komfortkyla',
    'varmt, sommar*, sovrum*, varmepump*',
    'bil ac, bilens ac, kylskap, frys, panna, bergvarme, golvvarme',
  ),
  da: weighted(
    'aircondition*, klimaanlaeg*, air condition*, luft til luft*, luft luft*, aircon*, ac anlaeg, installere aircondition, split anlaeg, koleanlaeg*, installation af aircondition, montering af aircondition, opsaetning af aircondition, klima anlaeg, varmepumpe luft luft, airconditionanlaeg*, luft til luft, luftvarmepumpe*, aircon, nedkol*, koling, splitanlaeg',
    'koling, kole, udedel, indedel',
    'varmt, sommer*, sovevaerelse*, stue',
    'bil, koleskab, fryser, gasfyr, jordvarme, gulvvarme',
  ),
  no: weighted(
    'klimaanlegg*, aircondition*, air condition*, luft til luft*, luft luft*, varmepumpe luft*, aircon*, installere ac, ac anlegg, kjoleanlegg*, split anlegg, montere aircondition, kjoling av, installere aircondition, klima anlegg, luft varmepumpe, kjoling, varmepumpe .. kjol*, kjol*, luft til luft, varmepumpe*, aircon, air condition',
    'kjoling, kjole ned, utedel, innedel',
    'varmt, sommer*, soverom*, stue',
    'bil, kjoleskap, fryser, sentralfyr, bergvarme, gulvvarme',
  ),
  fi: weighted(
    'ilmastointi*, ilmastoint*, ilmalampopump*, jaahdytys*, viilennys*, ilmalampopumpun, ilmastoinnin, ilmastointilaite*, jaahdytyslaite*, split laite*, ilmalampopumppu, ilmalampopumpun asennus, ilmastointilaitteen asennus, viilentava, jaahdyttaa, viilenny*, viilent*, jaahdyty*, viilea* .. makuuhuone*, ilmastoin*, ilmapumpp*, tukalan kuuma, liian kuuma, kuuma .. kesalla, kesalla .. kuuma, helle*, helteella, jaahdyttav*, ilmastointilait*, split*, pumppu .. viilen*, jaahdytin*, ilmalampo*, viilentava*, kuin sauna, lampopump* .. viilen*',
    'viilea*, ulkoyksik*, sisayksik*, jaahdyt*, viilent*',
    'kuuma*, kesa*, makuuhuone*, olohuone*, helle*',
    'auton, jaakaappi, pakastin, kattila, maalampo, lattialammitys',
  ),
};

/** One home. */
export const airConditioningSections: SectionVocabulary = {
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
