import { listed, weighted } from '../phrase-lists.ts';
import type { ByLanguage, SectionVocabulary, WeightedPhrases } from '../playbook.ts';

/** Words that tell a charger for a car from sockets, fuse boxes and repairs of cars. */
export const evChargerLexicon: ByLanguage<readonly WeightedPhrases[]> = {
  en: weighted(
    'ev charg*, car charg*, electric car charg*, vehicle charg*, charge point*, chargepoint*, charging point*, charging station*, home charger*, level 2 charg*, wallbox*, wall box, wall charger*, tesla charger*, tesla wall, zappi, podpoint, pod point, ohme, easee, ev point*, charge .. car at home, charge my car, charge .. electric car, charging .. car, 7kw charger*, nema 14*, tesla at home, charge my tesla, ev socket*, charge the car, plug in hybrid, home charger, charger .. tesla, charging .. drive, level 2 charger, nema 14, wall charger, charge at home, charging at home, charge it at home, charge it on the drive, electric vehicle, wall connector',
    'ev, electric car, electric vehicle, tesla, hypervolt, charger, charging',
    'driveway, garage, kw, 7kw, tethered, untethered, car',
    'before .. ev charg*, before .. charg*, phone charg*, laptop charg*, battery charger*, car wash*, valet*, car repair*, garage door*',
  ),
  de: weighted(
    'wallbox*, wall box, ladestation*, ladesaule*, ladepunkt*, e auto laden, elektroauto laden, auto laden, ladegerat auto, ladeanschluss*, lademoglichkeit*, e auto, e autos, elektroauto*, ladeinfrastruktur, go echarger*, tesla laden, wallboxen, heimlade*, autoladestation*, ladebox*, starkstrom fur auto, tesla, e auto*, eauto*, auto .. laden, auto zuhause laden, starkstrom .. auto, stromer, ladekabel .. garage',
    'elektrofahrzeug*, laden, plug in hybrid*, e mobilitat',
    'garage, tiefgarage*, carport, stellplatz, 11 kw, 22 kw, kw, strom',
    'handy, akku*, autowerkstatt, laderampe, laden einrichten, ladenbau, ladenlokal, garagentor*',
  ),
  es: weighted(
    'punto de recarga, cargador .. coche, cargador .. electrico, cargador electrico, wallbox*, recarga .. coche, cargar .. coche, coche electrico, punto de carga, cargador para coche, estacion de carga, recarga de vehiculo*, vehiculo electrico, cargador de coche',
    'cargador, recarga',
    'garaje, parking, plaza, kw',
    'movil, portatil, bateria, lavado, flete, mudanza',
  ),
  fr: weighted(
    'borne* de recharge, borne .. recharge, borne electrique, wallbox*, recharge .. voiture, recharger .. voiture, voiture electrique, prise renforcee, green *up, borne de charge, station de recharge, vehicule electrique, borne pour voiture, borne irve, irve, wallbox, prise green up, borne .. voiture, recharger ma, borne pour, charger .. voiture, auto electrique, recharger .. maison, borne de recharge',
    'borne, bornes, recharge',
    'garage, parking, kw, tesla',
    'telephone, lavage, borne de jardin, borne wifi, eclairage',
  ),
  it: weighted(
    'colonnina*, wallbox*, wall box, ricarica .. auto, stazione di ricarica, punto di ricarica, ricaricare .. auto, *auto elettrica, auto elettriche, colonnine, caricatore .. auto, ricarica elettrica, presa per auto, caricabatterie auto',
    'ricarica, ricaricare, elettrica',
    'garage, box, posto auto, kw, tesla',
    'telefono, cellulare, ricarica clima, condizionator*, lavaggio',
  ),
  pt: weighted(
    'carregador .. carro, carregador .. eletrico, posto de carregamento, ponto de carregamento, wallbox*, carregar .. carro, carro eletrico, carros eletricos, carregador para carro, carregador de carro, estacao de carregamento, tomada para carro, veiculo eletrico',
    'carregador, carregamento',
    'garagem, kw, lugar, tesla',
    'telemovel, celular, lavagem',
  ),
  nl: weighted(
    'laadpaal*, laadstation*, laadpunt*, wallbox*, elektrische auto, auto opladen, auto laden, laadpalen, laadbox*, thuislader*, thuis laden, thuis opladen, ev lader*, autolader*, oplaadpunt*, oplaadpaal*',
    'laden, opladen, elektrisch rijden',
    'oprit, garage, kw, krachtstroom, tesla',
    'telefoon, accu, garagedeur*, wassen',
  ),
  pl: weighted(
    'ladowark* .. samochod*, wallbox*, stacj* ladowania, ladowani* .. samochod*, punkt* ladowania, samochod* elektryczn*, auta elektryczn*, auto elektryczn*, ladowark* do auta, ladowark* ev, ladowark* do elektryk*, ladowani* auta, aut elektrycznych, ladowa* .. elektryk*, ladowa* .. aut*, ladowa* .. samoch*, ladowa* .. garaz*, kupil* elektryka, auto elektryczne, auta elektrycznego, samochod elektryczny, samochodu elektrycznego, samochod* na prad, aut* na prad, ladowark* .. samoch*, ladowark* .. aut*, punkt ladowania, tesl*, elektryk* .. ladowa*, stacj* do ladowania, ladowania aut*, ladowania samoch*, hybryd* plug, ladowark* .. garaz*',
    'ladowark*, ladowani*, ladowarka, elektryka .. ladowa*',
    'garaz*, podjazd*, kw, tesl*',
    'telefon*, laptop*, ladowarka do telefonu, myjni*',
  ),
  sv: weighted(
    'laddbox*, laddstolpe*, laddstation*, elbilsladd*, ladda elbil*, elbil*, ladda bilen, laddare .. bil*, laddplats*, laddpunkt*, hemmaladdning*, billaddare*, wallbox*, laddboxar',
    'laddning, ladda, laddare',
    'garage, uppfart, carport, kw, tesla',
    'mobil, batteri, biltvatt',
  ),
  da: weighted(
    'ladestander*, ladeboks*, ladestation*, elbil*, lade elbil*, oplade .. bil, opladning .. bil, elbilslader*, elbillader*, hjemmelader*, ladepunkt*, lader til elbil, wallbox*, ladestik*',
    'opladning, lader, lade',
    'garage, carport, indkorsel*, kw, tesla',
    'mobil, telefon, batteri',
  ),
  no: weighted(
    'elbillader*, elbil*, ladeboks*, ladestasjon*, hjemmelader*, lade elbil*, lade bilen, lader .. elbil, ladepunkt*, billader*, easee, zaptec, wallbox*, elbillading*',
    'lader, lading, lade',
    'garasje*, carport, kw, tesla',
    'mobil, batteri, telefon',
  ),
  fi: weighted(
    'latausasem*, sahkoauto*, latauspist*, latauslait*, auton lataus*, latauspiste, sahkoauton lataus*, kotilataus*, latausboks*, autolatur*, kotilatausasem*, wallbox*, sahkoauton laturi*, latausjarjestelm*',
    'lataus, lataaminen, laturi, laturin',
    'autotalli*, autokatos*, piha*, kw, tesla',
    'puhelin*, akku*, pesu',
  ),
};

/** One home. */
export const evChargerSections: SectionVocabulary = {
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
