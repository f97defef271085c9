import { listed, weighted } from '../phrase-lists.ts';
import type { ByLanguage, SectionVocabulary, WeightedPhrases } from '../playbook.ts';

/** Words that tell the wiring of a home from single sockets, the fuse box alone and fault finding. */
export const rewiringLexicon: ByLanguage<readonly WeightedPhrases[]> = {
  en: weighted(
    'rewir*, re wir*, re wire*, full rewire, house rewire*, whole house rewire*, complete rewire*, partial rewire*, wiring .. replac*, replac* .. wiring, old wiring, wiring is old, new wiring, wiring .. redone, redo .. wiring, redo .. electrics, electrics .. redone, new electrics, all the electrics, electrics .. replaced, rubber cable*, fabric cable*, fabric covered, knob and tube, aluminum wiring, aluminium wiring, wiring throughout, wiring .. original, electrics .. original, wiring needs doing, electrics need* doing, whole house electrics, update .. wiring, update .. electrics, upgrade .. electrics, electrical installation, wiring .. dangerous, electrics .. old, no earth, old cables, new cables throughout, cloth wiring, old electrics, wires .. old, electric* .. whole house, electrics .. dated, electrics .. 1950s, wiring .. ancient, wiring .. 1960s',
    'wiring, electrics, whole house .. electric*, electrician*, wired, eicr failed, failed .. eicr, first fix, rewired, wires, round pin, ancient wiring',
    'sockets, fuse box, consumer unit, electric*, eicr, cables, chase*, renovation, 1930s, 1960s, 1970s, unsafe',
    'ev charg*, car charg*, add .. socket*, extra socket*, more sockets, new consumer unit, replac* .. fuse box, replac* .. consumer unit, alarm wiring, network cabl*, ethernet, lamp rewir*, rewire .. lamp, rewire .. plug, speaker*, solar panel*, trips, tripping, keeps tripping, fence, bridge wiring',
  ),
  de: weighted(
    'elektrik erneuer*, elektrik .. erneuer*, elektroinstallation*, neue elektrik, neu verkabel*, neuverkabel*, elektrik .. neu, leitungen .. erneuer*, stromleitungen .. erneuer*, stromleitungen, elektrosanierung*, elektrik saniert, elektrik sanieren, komplette elektrik, gesamte elektrik, ganze elektrik, alte elektrik, elektrik .. machen, elektrik .. austausch*, leitungen .. austausch*, kernsanierung elektrik, neue leitungen, kabel .. neu verlegen, stoffummantelt*, aluleitung*, aluminiumleitung*, elektrik im haus, elektrik im altbau, altbau .. elektrik, elektroinstallationen, elektrik aus den, leitungen .. neu, ganze* leitungen, alle leitungen, keine erdung, alte kabel, kabel .. austausch*, strom .. neu, stromkabel*, elektrik .. komplett, alle kabel, kabel neu, elektrik .. 50*, elektrik .. 60*, elektrik .. 70*, alu leitung*, elektrik .. alt, elektrik .. veraltet, elektrik uralt, neuinstallation elektro*, elektroarbeiten komplett',
    'elektrik, verkabelung, elektriker*, verkabel*, zweiadrig*, klassische nullung, erdung, schutzleiter, stromleitung*',
    'altbau*, leitung*, strom*, sicherungskasten, steckdosen, wohnung, haus',
    'wallbox*, zusatzliche steckdose*, weitere steckdose*, netzwerkkabel*, lan kabel*, neuer sicherungskasten, sicherungskasten tausch*, fi fliegt, wasserleitung*, heizung*, lampe anschliess*, photovoltaik*, nur sicherungskasten',
  ),
  es: weighted(
    'instalacion electrica, cambiar .. instalacion electrica, cambiar toda la instalacion, renovar .. instalacion electrica, reforma electrica, cableado electrico, recablear*, cambiar .. cableado, cableado nuevo, renovar .. electricidad, cambiar .. electricidad, electricidad .. nueva, electricidad .. piso, instalacion de luz, renovar el cableado, cables de tela, cableado*, cables viejos, cablear, instalacion .. antigua, cambiar .. cables, cambiar toda la luz, electricidad .. entera, sin toma de tierra, no tiene tierra, cables .. pelados, renovar .. cables, recableado, electricidad .. vieja, instalacion electrica vieja, toda la electricidad, toda la instalacion, cables de aluminio',
    'cableado, electricista*, toda la instalacion, boletin electrico, electricidad',
    'rozas, cables, piso, enchufes, cuadro',
    'cargador .. coche, punto de recarga, fontaneria, cambiar el cuadro, placas solares, aire acondicionado, anadir enchufe*',
  ),
  fr: weighted(
    'refaire .. *electricite, refaire toute *electricite, refaire .. *installation electrique, renovation electrique, renover .. *electricite, renover .. *installation electrique, mise aux normes electrique*, mettre aux normes, electricite a refaire, electricite complete, installation electrique complete, remise aux normes, rehabilitation electrique, recabl*, refection .. *electricite, changer toute *electricite, refection electrique, electricite .. refaire, electricite .. a refaire, toute .. electricite, pas de terre, cables .. refaire, fils .. tissu, vieille installation, electricite .. vetuste, electricite vetuste, tout recabler, filage .. refaire, refaire .. filage, refaire .. cables, electricite .. annees, installation electrique .. vetuste, changer .. filage, electricite ancienne',
    '*installation electrique, *electricite, *electricite, electricien*',
    'cablage, fils, normes, appartement, maison, saignees',
    'borne*, ajouter .. prise*, remplacer .. tableau, changer .. tableau, panneaux solaires, chauffage',
  ),
  it: weighted(
    'rifare .. *impianto elettrico, *impianto elettrico, rifacimento .. *impianto elettrico, nuovo *impianto elettrico, rifare la parte elettrica, rifare .. *elettricita, messa a norma, mettere a norma, sostituire .. *impianto elettrico, rinnovare .. *impianto, rifare i cavi, cambiare .. cavi elettrici, *impianto della luce, impianto elettrico, fili vecchi, cavi vecchi, rifare .. impianto, elettricita .. rifare, rifare .. elettricita, rifare .. luce, impianto .. vecchio, senza messa a terra, messa a terra, manca la terra, cavi .. vecchi, corrente .. rifare, ricablare, impianto .. anni, certificazione impianto',
    'elettricista*, cavi elettrici, parte elettrica',
    'cavi, tracce, appartamento, prese, casa',
    'colonnina, wallbox, sostituire .. quadro, fotovoltaico, *impianto idraulico, riscaldamento, citofono',
  ),
  pt: weighted(
    'instalacao eletrica, instalacao electrica, refazer .. eletric*, refazer .. instalacao, trocar .. fiacao, trocar toda a fiacao, fiacao, nova instalacao eletrica, renovar .. eletricidade, substituir .. cablagem, cablagem eletrica, renovacao eletrica, parte eletrica, eletrica .. casa toda, mudar .. instalacao eletrica, cabos eletricos, trocar .. fios, fios .. antigos, fios .. velhos, fios de pano, instalacao .. antiga, eletricidade .. toda, eletricidade toda, toda a eletricidade, fiacao*, refazer .. eletricidade, sem terra, cabos .. velhos, instalacao .. velha, parte eletrica toda, refazer .. fiacao, electricidade toda, toda a electricidade, eletrica toda, rede eletrica, fiacao .. antiga, cablagem .. antiga, parte electrica, electrica de raiz, eletrica de raiz, refazer .. electric*, toda a eletrica, toda a electrica, eletrica .. condenada, eletrica antiga, eletrica .. antiga, instalacao condenada, eletrica velha, refazer a eletrica, eletrica nova',
    'eletricista*, electricista*, cablagem, eletricidade',
    'fios, apartamento, casa, tomadas, rocos',
    'carregador*, trocar .. quadro, paineis solares, canalizacao, ar condicionado, instalar .. tomada',
  ),
  nl: weighted(
    'bedrading vervang*, bedrading .. vervang*, elektra vernieuw*, elektra .. vernieuw*, nieuwe elektra, elektra vervang*, elektra .. vervang*, nieuwe bedrading, elektrische installatie, elektra aanleg*, elektra .. aanleg*, hele huis elektra, oude elektra, oude bedrading, herbedrad*, leidingen elektra, elektra renov*, stroomleiding*, bedrading .. origineel, elektriciteit .. vernieuw*, elektriciteit vernieuw*, alle bedrading, alle elektra, elektra .. verouderd, oude leidingen elektr*, stoffen bedrading, herbekabel*, elektriciteit .. huis, elektrische installatie .. vernieuw*, elektriciteit, geen aarding, elektriciteit .. vervang*, nieuwe elektriciteit, bekabeling .. vervang*, elektra .. jaren, stroomdraden, elektra .. opnieuw',
    'bedrading, elektra, elektricien*',
    'huis, woning, stopcontacten, meterkast, leidingen',
    'laadpaal*, extra stopcontact*, groepenkast vervang*, meterkast vervang*, zonnepanel*, netwerk*',
  ),
  pl: weighted(
    'wymian* .. instalacj* elektryczn*, instalacj* elektryczn*, nowa instalacja elektryczna, wymian* .. przewod*, wymian* .. kabl*, wymian* .. elektryki, nowa elektryka, elektryk* w mieszkaniu, elektryk* w domu, wymian* .. okablowani*, cala elektryka, remont .. elektry*, stara instalacja, aluminiow* .. instalacj*, rozprowadzenie elektryki, wszystkie kable, aluminium, kable .. aluminiow*, aluminiow* kabl*, aluminiow* przewod*, wymieni* .. kable, wymieni* .. przewod*, wymieni* .. elektryk*, wymieni* .. instalacj*, wymiana elektryki, cala elektryk*, cala instalacj*, stare kable, starych kabli, stare przewody, instalacja .. aluminiow*, kable w scian*, polozy* .. kable, nowe kable, polozenie kabli, elektryka od nowa, brak uziemienia, nowa instalacj*, pradu w calym, prad w calym',
    'elektryk*, okablowani*, przewody, elektryke',
    'mieszkani*, dom*, gniazd*, kucie, bruzd*',
    'ladowark*, wymian* .. rozdzielni*, wymian* .. skrzynki, fotowoltaik*, hydraulik*, dolozy* gniazd*, instalacj* gazow*, instalacj* wodn*, ladowa* .. garaz*, kupil* elektryka',
  ),
  sv: weighted(
    'dra om el*, dra om .. el, omdragning .. el*, elrenovering*, ny el, ny eldragning*, eldragning*, byta .. elledningar, nya elledningar, elledning*, byta .. el i hela, hela elen, elinstallation*, gammal el, renovera elen, byt* .. elen, elsystem*, ny elinstallation, dra ny el, all el, all el i huset, dras om, elen .. dras om, dra om, elen .. gammal, elen .. 50*, elen .. 60*, elen .. 70*, ny el i hela, hela huset .. el, elen .. byt*, nya ledningar, gamla ledningar, byta .. ledningar, renovera el*, ojordad*, ojordat, all elektricitet, elarbete* .. hela, elen i hela, ny el i, gamla elen, byta .. el, tygkabl*, dra all el, ojordade uttag, all el pa nytt, utan jord',
    'elen, elektriker*, ledningar, elkabl*',
    'hus*, lagenhet*, uttag, elcentral*, villa',
    'laddbox*, laddstolpe*, byta elcentral, byta proppskap, solcell*, natverk*, extra uttag, ett uttag',
  ),
  da: weighted(
    'el installation*, elinstallation*, ny el, udskift* .. ledninger, nye ledninger, udskiftning af .. ledninger, ny elinstallation, renovering af el*, elrenovering*, ny el i hele, trukket ny el, traekke ny el, traek* .. ny el, hele .. el, gamle ledninger, gammel el, gamle installationer, nye el installationer, el i hele huset, udskift* .. el, al el, el skal traekkes, el .. traekkes om, el .. fornyes, hele elinstallation*, el installationen, stofledninger, ingen jord, jordforbindelse, uden jord, el i huset',
    'elektriker*, ledninger, ledningsnet, installationer',
    'hus*, lejlighed*, stikkontakt*, eltavle',
    'ladestander*, ny eltavle, udskift* .. eltavle, skifte eltavle, solcelle*, flere stik*, vvs',
  ),
  no: weighted(
    'elektrisk anlegg, nytt elektrisk anlegg, elektrisk .. anlegg*, el anlegg*, elanlegg*, ny el, nytt el, bytte .. ledninger, nye ledninger, skifte .. ledninger, rehabilitering .. el*, trekke ny* .. el, nytt ledningsnett, ledningsnett, trekke nye kabler, oppgradere .. elektriske, gammelt elanlegg, elektrisk anlegg i hele, omlegging av strom, elektriske installasjoner, alt det elektriske',
    'elektriker*, ledninger, elektrisk, det elektriske',
    'hus*, leilighet*, stikkontakt*, sikringsskap*, bolig',
    'elbillader*, bytte sikringsskap, nytt sikringsskap, solcelle*, flere stikk*, varmepumpe*',
  ),
  fi: weighted(
    'sahkojen uusiminen, sahkot uusi*, uusia .. sahkot, sahkoremont*, sahkosaneer*, sahkojohtojen uusiminen, johtojen uusiminen, johdotuksen uusiminen, uudet sahkot, uudet johdot, sahkoasennukset .. uusi*, sahkoverkon uusiminen, sahkojarjestelman uusiminen, vanhat sahkot, johdot uusi*, koko talon sahkot, koko asunnon sahkot, sahkovedot, uusi johdotus',
    'johdotus*, johdotuksen, sahkot, sahkojen, sahkoasentaj*, sahkomies*',
    'talo*, asunto*, pistorasi*, sahkokeskus*, kerrostalo*',
    'latausasem*, sulaketaulun vaihto, sahkokeskuksen vaihto, aurinkopaneel*, lisaa pistoras*, ilmalampo*',
  ),
};

/** One home. */
export const rewiringSections: SectionVocabulary = {
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
