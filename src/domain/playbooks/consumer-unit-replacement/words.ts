import { listed, weighted } from '../phrase-lists.ts';
import type { ByLanguage, SectionVocabulary, WeightedPhrases } from '../playbook.ts';

/** Words that tell a new fuse box from a rewire, sockets and fault finding. */
export const consumerUnitLexicon: ByLanguage<readonly WeightedPhrases[]> = {
  en: weighted(
    'consumer unit*, fuse box*, fusebox*, fuse board*, fuseboard*, electrical panel*, electric panel*, breaker panel*, breaker box*, main panel, panel upgrade*, upgrade .. panel, service panel, switchboard*, distribution board*, replace .. panel, new panel, 200 amp*, rewirable fuse*, fuse wire, old fuses, fused board, rcd board, rcbo board, load center, load centre, wylex, federal pacific, new board, consumer box, circuit breaker panel, consumer units, amp service, trip switch box, fuseboard, fuse board, fuse box, fusebox, electric panel, breaker box, switchboard, distribution board, rcd*, rcbo*, mcbs, keep* tripping, keeps tripping, trips .. electrics, breaker .. trips, breakers, trip switch*, 200 amp, fuse panel, meter box, lights keep tripping',
    'fuses, rcbo*, rcbos, rcd, electrician*, circuit breaker*, board, circuits, fuse',
    'breakers, trip*, electric*, 18th edition, metal, upgrade, replace, circuit*, wiring',
    'full rewire, house rewire*, whole house rewire*, rewire .. house, rewire, add .. socket*, extra socket*, double socket*, car fuse*, solar panel*, keeps tripping, tripping, fault finding, fence panel*, panels, fuse for my, fence, notice board, skirting*, washboard, floor*board*, chopping board',
  ),
  de: weighted(
    'sicherungskasten*, sicherungskaste*, zahlerschrank*, verteilerkasten*, unterverteilung*, stromkasten*, elektroverteilung*, hauptverteilung*, sicherungsschrank*, schraubsicherung*, zahlerkasten*, fi nachrust*, fi schutzschalter*, sicherungen .. erneuer*, sicherungen .. tausch*, stromverteiler*, elektroverteiler*, neue sicherungen, alte sicherungen, sicherungsautomaten, porzellansicherung*, wohnungsverteilung*, hausverteilung*, zahleranlage*, fi nachrusten, sicherungen .. alt, schraubsicherungen, fi schalter, fi schutzschalter, hauptverteiler*, elektroverteil*, schmelzsicherung*, sicherung .. fliegt, sicherung fliegt, sicherungen fliegen, sicherungstableau, verteiler, verteiler .. veraltet, kein fi, fehlt .. fi, fi fehlt, ohne fi, sicherungen fallen, sicherungen springen, sicherung haut, fliegt .. sicherung, haut .. sicherung, zahlerplatz*, hauptsicherung, e befund, sicherungsautomat*, sicherungs kasten, hager, zahlertafel, elektrotableau, tableau, sicherungstafel',
    'sicherungen, verteiler, zahlerplatz*, elektriker*, fi schalter',
    'strom*, elektrik, altbau, fi, automaten',
    'wallbox*, komplette elektrik, ganze elektrik, elektrik komplett, steckdose*, leitungen erneuern, fi fliegt, sicherung fliegt, fahrradsicherung, photovoltaik*, einbruch*, autosicherung',
  ),
  es: weighted(
    'cuadro electrico*, cuadro de luz, cuadro de la luz, cambiar .. cuadro*, nuevo cuadro, cuadro nuevo, caja de fusibles, caja de plomos, cuadro de fusibles, sustituir .. cuadro, renovar .. cuadro, cuadro general, tablero electrico, caja de la luz, actualizar .. cuadro, cuadro electrico, cuadro de luces, centro de carga, pastillas, diferencial*, salta .. luz, saltan los plomos, plomos, tablero, termicas, termica, disyuntor*, llave termica, salta la termica, fusibles, tapones, interruptor general, se bota, se botan, automaticos, icp, caja de luz, tablero de luz, se va la luz',
    'fusibles, diferencial*, plomos, magnetotermic*, electricista*',
    'luz, electric*, automaticos, icp',
    'pintar, pintura, colgar, toda la instalacion, cargador*, marco*, lienzo, bicicleta',
  ),
  fr: weighted(
    'tableau* electrique*, remplacer .. tableau, changer .. tableau, nouveau tableau electrique, coffret electrique, armoire electrique, tableau a fusibles, disjoncteur* .. remplac*, tableau de fusibles, mise aux normes du tableau, boite a fusibles, tableau divisionnaire, renover .. tableau, moderniser .. tableau, vieux tableau, tableau electrique, panneau electrique, boite electrique, fusibles, disjoncteur*, disjoncte*, differentiel*, entree electrique, coffret vetuste, ca saute, plombs .. sautent, plombs qui sautent, panneau a fusibles, 200 amperes, tableau vetuste, tableau .. vieux, coffret a fusibles, compteur qui saute',
    'fusibles, disjoncteur*, electricien*, differentiel*',
    'electri*, porcelaine, compteur, normes',
    'peinture, accrocher, borne*, tableau noir, toute *electricite, refaire *electricite, *encadrement, prises',
  ),
  it: weighted(
    'quadro elettrico, quadri elettrici, sostituire .. quadro, cambiare .. quadro, nuovo quadro, quadro generale, centralino elettrico, quadretto elettrico, sostituzione .. quadro, rifare .. quadro, scatola dei fusibili, quadro vecchio, quadro a norma, aggiornare .. quadro, quadro .. luce, quadretto, centralino, salvavita, salta la corrente, salta sempre, salta .. luce, salta il contatore, interruttore generale, differenziale, magnetotermic*, valvole, scatta .. salvavita, contatore che salta, salta .. corrente, scatta sempre',
    'fusibili, salvavita, differenziale*, elettricista*',
    'elettric*, contatore, valvole, interruttor*',
    'quadro da appendere, dipinto, wallbox, *impianto elettrico completo, rifare *impianto, pittura, cornice',
  ),
  pt: weighted(
    'quadro eletrico, quadro electrico, trocar .. quadro*, substituir .. quadro*, mudar .. quadro*, novo quadro, quadro novo, quadro de luz, quadro da luz, caixa de fusiveis, quadro de distribuicao, quadro de disjuntores, quadro geral, quadro antigo, atualizar .. quadro, disjuntor*, disjuntores, fusiveis, diferencial, caixa de luz, salta a luz, quadro vai abaixo, vai abaixo, luz vai abaixo, desarma*, padrao de entrada, idr, dispositivo dr',
    'fusiveis, disjuntor*, eletricista*, diferencial*',
    'luz, eletric*, electric*',
    'pintura, pendurar, carregador*, toda a instalacao, moldura, bicicleta',
  ),
  nl: weighted(
    'groepenkast*, meterkast*, stoppenkast*, zekeringkast*, groepenkast .. vervang*, nieuwe groepenkast, meterkast vernieuw*, meterkast .. vervang*, zekeringenkast*, verdeelkast*, groepen uitbreid*, extra groep, stoppen .. vervang*, schakelkast*, groepenverdeler*, elektriciteitskast*, elektrische kast, elektriciteitsbord, stoppen .. doorslaan, stoppen slaan door, aardlekschakelaar*, verliesstroomschakelaar*, differentieelschakelaar*, automaten .. zekering*, springt .. differentieel, differentieel springt, zekeringen, elektrakast*, 3 fase, groepen .. bij, stop slaat, kast afgekeurd, elektriciteitskast afgekeurd',
    'stoppen, zekeringen, aardlek*, elektricien*, groepen',
    'elektra, stroom, kast, krachtstroom',
    'laadpaal*, bedrading vervangen, alle bedrading, stopcontact*, keukenkast*, kledingkast*, zonnepanelen',
  ),
  pl: weighted(
    'rozdzielni* elektryczn*, skrzynk* elektryczn*, skrzynk* z bezpiecznik*, tablic* rozdzielcz*, tablic* bezpiecznik*, wymian* .. bezpiecznik*, skrzynk* bezpiecznik*, nowa rozdzielnia, wymian* .. rozdzielni*, wymian* .. rozdzielnic*, rozdzielnic*, rozdzielni*, stare korki, wymian* korkow, tablic* elektryczn*, bezpiecznik*, korki, wybija korki, wywala korki, wywala bezpiecznik*, wybija bezpiecznik*, roznicowk*, roznicowo*, korki wybija, wybija prad, wyskakuj* bezpiecznik*, wyskakuj* korki',
    'bezpiecznik*, korki, elektryk*, roznicow*',
    'elektryczn*, prad*, skrzynk*',
    'ladowark*, calej instalacji, cala instalacj*, gniazdk*, fotowoltaik*, skrzynk* na kwiaty, skrzynk* pocztow*, kupil* elektryka, wallbox*',
  ),
  sv: weighted(
    'elcentral*, proppskap*, byta .. elcentral*, ny elcentral, sakringsskap*, byta proppar, byta .. proppskap*, jordfelsbrytare*, sakringscentral*, automatsakring*, elskap*, gruppcentral*, byte av elcentral, gammalt proppskap, uppgradera .. elcentral, proppar*, sakringar* .. gar, sakring* .. loser*, sakringsbox*, proppen gar, propparna gar, sakringarna, skruvproppar, elcentralen',
    'proppar, sakringar, elektriker*, centralen',
    'el, jordfel*, sakring*',
    'laddbox*, dra om el, hela huset el, uttag, solceller, bil*sakring',
  ),
  da: weighted(
    'eltavle*, el tavle*, ny eltavle, udskift* .. eltavle*, skifte eltavle, sikringsskab*, gruppetavle*, hpfi rel*, hpfi*, hfi rela*, udskiftning af eltavle, gammel eltavle, ny gruppetavle, sikringstavle*, opgradering af eltavle, tavlen, tavle, hfi*, fejlstromsrelae*, sikringerne .. springer, sikringer springer, sikringerne gar, relaeet slar fra, sikringstavlen, fejlstromsafbryder, skruesikring*, gammel tavle, elskab*',
    'sikringer, tavle, tavlen, elektriker*, fejlstrom*',
    'el, sikring*, rela*',
    'ladestander*, ny el i hele, stikkontakt*, solceller, opslagstavle*, tavle til skole',
  ),
  no: weighted(
    'sikringsskap*, nytt sikringsskap, bytte .. sikringsskap*, skifte .. sikringsskap*, oppgradere .. sikringsskap*, el tavle*, eltavle*, automatsikring*, jordfeilbryter*, jordfeilautomat*, skrusikring*, bytte sikringer, gammelt sikringsskap, utskifting av sikringsskap, oppgradering av sikringsskap, sikringskap*, sikringsboks*, el skap, elskap*, sikringene .. gar, sikringen gar, sikringer gar, skapet .. sikring*, sikringene gar, sikring* ryker, hovedsikring*, overspenningsvern, fordelingsskap*',
    'sikringer, elektriker*, sikringene, kurser',
    'el, strom, sikring*',
    'elbillader*, nytt elektrisk anlegg, stikkontakt*, varmepumpe*, solceller',
  ),
  fi: weighted(
    'sulaketaulu*, sahkokeskus*, sahkopaakeskus*, sahkotaulu*, paakeskus*, sulaketaulun vaihto, sahkokeskuksen vaihto, sahkokeskuksen uusiminen, uusi sulaketaulu, uusi sahkokeskus, sulakekaappi*, sulakerasia*, ryhmakeskus*, mittarikeskus*, tulppasulak*, sulaketaulun uusiminen, sulakekaap*, sahkokaap*, vikavirta*, sulakkeet .. palaa, sulake .. palaa, sulakkeet palaa, automaattisulak*, keskus .. luvulta, keskus .. uusi*, keskuksen vaihto, proput, proppu*, sulakkeet .. laukea*, sulakkeet',
    'sulake, sulakkeet, sulakkeiden, sahkomies*, vikavirta*',
    'sahko*, keskus*',
    'latausasem*, kaikki sahkot, sahkojen uusiminen, pistoras*, aurinkopaneel*, ostoskeskus*',
  ),
};

/** One home. */
export const consumerUnitSections: SectionVocabulary = {
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
