import { listed, weighted } from '../phrase-lists.ts';
import type { ByLanguage, SectionVocabulary, WeightedPhrases } from '../playbook.ts';

/** Words that tell new windows from broken panes, cleaning, painting and blinds. */
export const windowLexicon: ByLanguage<readonly WeightedPhrases[]> = {
  en: weighted(
    'new window*, replac* .. window*, window replac*, windows .. replaced, windows replaced, windows .. replacing, double glazing, double glazed, triple glazing, triple glazed, upvc window*, pvc window*, sash window*, bay window*, casement*, window install*, install .. windows, fit .. windows, windows fitted, wooden windows, timber windows, aluminium window*, aluminum window*, old windows, draughty window*, drafty window*, rotten window*, single glazed, single glazing, tilt and turn, change .. windows, secondary glazing, upgrade .. windows, # windows, window frames, crittall, windows .. rotten, windows .. letting in, vinyl windows, blown .. glazing, misted, misty, new windows, replacement windows, windows .. draughty, draughty windows, drafty windows, rotten windows, sash windows, upvc windows, condensation between .. panes',
    'windows, window, glazing, upvc, winows, windos, frames, french doors, patio door*, balcony door*',
    'draught*, draft*, glazed, sill*, fensa, noise, condensation between, blown, rotten, cold, sash',
    'clean* .. window*, window clean*, window* .. clean*, broken pane, cracked pane, smashed*, broken glass, glass repair, replace .. glass, reglaz*, window lock*, blind*, curtain*, shutters fitted, paint*, roof window leak*, window box*, car window*, windscreen, window handle, window film, microsoft, windows computer, windows pc, skylight clean*, gutter*, patio door .. skirt*, no skirts, paint* .. window*, exterior paint*',
  ),
  de: weighted(
    'fenster .. tausch*, fenstertausch*, fenster .. austausch*, fensteraustausch*, fenster .. erneuer*, fenster .. ersetz*, neue fenster, neuen fenster, kunststofffenster*, holzfenster*, alufenster*, fenstereinbau*, fenster einbau*, fenster .. einbauen, alte fenster, alten fenster, dreifachverglas*, dreifach verglas*, doppelverglas*, isolierverglas*, balkontur*, sprossenfenster*, kastenfenster*, dachfenster tausch*, fenster .. wechseln, fenster .. undicht, undichte fenster, # fenster, fensterbauer*, fenster .. zieht, fenster kaputt und alt, fenster mit, terrassentur*',
    'fenster, fenstern, *fenster, *fenstern, verglasung*, fensterrahmen',
    'zieht, zugig, larm*, rolladen*, rollladen*, fensterbank*, dicht*, schallschutz*, altbau',
    'fensterputz*, fenster putz*, fenster reinig*, fensterreinig*, fenster streich*, fenster .. streichen, glasbruch, scheibe kaputt, scheibe zerbrochen, glasscheibe*, jalousie*, fenstergriff*, fliegengitter*, rollladen reparier*, rolladen reparier*, schaufenster putz*, hausture*, *anstrich*, lackier*',
  ),
  es: weighted(
    'cambiar .. ventana*, cambio .. ventana*, ventanas nuevas, nuevas ventanas, ventanas de pvc, ventanas de aluminio, ventana* .. pvc, sustituir .. ventana*, instalar .. ventana*, doble cristal, doble acristalamiento, triple cristal, climalit, renovar .. ventana*, ventanas de madera, poner .. ventanas, ventanas viejas, # ventanas',
    'ventana*, acristalamiento, carpinteria de aluminio',
    'persiana*, pvc, aluminio, frio, ruido, balconera',
    'limpi*, pintar, cristal roto, cortina*, mosquitera*, reparar .. persiana, ventanilla*, aire acondicionado, pintar .. ventana*, pintura',
  ),
  fr: weighted(
    'changer .. fenetre*, remplacer .. fenetre*, remplacement .. fenetre*, changement .. fenetre*, nouvelles fenetres, fenetres neuves, fenetre* pvc, fenetre* .. pvc, fenetre* bois, fenetre* alu*, double vitrage, triple vitrage, poser .. fenetre*, pose .. fenetre*, installer .. fenetre*, renovation .. fenetre*, porte fenetre, portes fenetres, # fenetres, vieilles fenetres, survitrage, baie vitree, baies vitrees, chassis, chassis en bois, chassis pvc, menuiserie*, baie vitree .. changer, vitrage, fenetre* .. bois, simple vitrage',
    'fenetre*, vitrage*, menuiserie*, simple vitrage',
    'pvc, volet*, froid, bruit, isolation, courant d air',
    'nettoy*, lavage .. vitres, laver, vitre cassee, carreau casse, peindre, rideau*, store*, velux fuite, moustiquaire*, peinture*, repeindre',
  ),
  it: weighted(
    'cambiare .. finestre, sostituire .. finestre, sostituzione .. finestre, sostituzione .. infissi, cambiare .. infissi, sostituire .. infissi, infissi nuovi, nuovi infissi, nuove finestre, finestre nuove, finestre in pvc, infissi in pvc, doppi vetri, doppio vetro, triplo vetro, serramenti nuovi, sostituire .. serramenti, serramenti, installare .. finestre, # finestre, vecchie finestre, portafinestra, porta finestra',
    'finestre, finestra, infissi, serramento',
    'pvc, persiane, tapparelle, alluminio, legno, spifferi, rumore',
    'pulizia*, pulire, lavare, vetro rotto, verniciare, imbiancare, tende, zanzariere, riparare .. tapparella, vernicia*, ridipingere',
  ),
  pt: weighted(
    'trocar .. janela*, substituir .. janela*, substituicao .. janela*, mudar .. janela*, janelas novas, novas janelas, janela* .. pvc, janelas de aluminio, vidro* duplo*, vidro triplo, caixilharia*, instalar .. janela*, colocar .. janela*, renovar .. janela*, # janelas, janelas velhas, janelas antigas',
    'janela*, caixilho*, vidros',
    'estores, pvc, aluminio, frio, ruido, portada*',
    'limp*, lavar, vidro partido, vidro quebrado, pintar, cortina*, mosquiteir*, ar condicionado, pintura',
  ),
  nl: weighted(
    'ramen vervang*, kozijnen vervang*, nieuwe kozijnen, nieuwe ramen, kunststof kozijn*, houten kozijn*, aluminium kozijn*, dubbel glas, driedubbel glas, hr glas, triple glas, ramen .. vervang*, kozijnen .. vervang*, vervang* .. kozijnen, vervang* .. ramen, kozijn*, ramen plaatsen, # ramen, enkel glas, oude ramen, schuifpui*',
    'ramen, raam, raamkozijn*, beglazing',
    'glas, tocht*, kunststof, vensterbank*, rolluik*, geluid*',
    'ramen wassen, ramen lappen, glazenwasser*, schilder*, kapotte ruit, ruit kapot, gordijn*, horren, jaloezie*, raamdecoratie, *schilder*',
  ),
  pl: weighted(
    'wymian* .. okien, wymian* .. okna, wymieni* .. okna, nowe okna, nowych okien, okna pcv, okna plastikow*, okna drewnian*, montaz okien, okien pcv, okna trzyszybowe, okna aluminiow*, stare okna, starych okien, # okien, # okna, pakiet trzyszybowy, wstawi* .. okna, okna balkonow*',
    'okna, okien, okno, oknami, stolark* okienn*',
    'parapet*, rolet*, szyb*, balkonow*, ciepl*',
    'mycie okien, myc okna, umyc okna, malowa*, stluczon*, wybit* szyb*, zaslon*, firank*, moskitier*, naprawa okien, pomalowa*, lakierowa*',
  ),
  sv: weighted(
    'byta fonster, fonsterbyte*, byte av .. fonster, nya fonster, byta ut .. fonster, byta .. fonster, treglasfonster*, 3 glasfonster, tvaglasfonster*, traefonster, trafonster, pvc fonster, aluminiumfonster, installera .. fonster, montera .. fonster, # fonster, gamla fonster, fonsterdorr*, altandorr*, montering .. fonster, treglas*, tvaglas*, fonster .. byt*, drar fran fonst*, kassetter, 3 glas, energiglas, fonstren',
    'fonster, fonstren, *fonster',
    'drag, dragigt, kallt, karm*, fonsterbank*, glas, balkongdorr*',
    'fonsterputs*, putsa fonster, tvatta fonster, mala fonster, renovera fonster, trasig ruta, krossad ruta, gardin*, persienn*, markis*, stad*, ugn och fonster, putsa, mala, malning*',
  ),
  da: weighted(
    'nye vinduer, udskift* .. vinduer, skifte .. vinduer, udskiftning af .. vinduer, vinduesudskiftning*, udskiftning af vinduer, isaette .. vinduer, montering af .. vinduer, termovindue*, termoruder, plastvinduer, traevinduer, trelags*, 3 lags, tolags*, gamle vinduer, # vinduer, energiruder, energivinduer, nye termoruder, terrassedor*',
    'vinduer, vindue, vinduerne, *vinduer',
    'traekker, koldt, karm*, vindueskarm*, plast, fuge*',
    'vinduespuds*, pudse vinduer, vaske vinduer, male vinduer, knust rude, smadret rude, gardin*, persienne*, markise*, rengor*, hovedrengor*, ovn og vinduer, male, maling, malet',
  ),
  no: weighted(
    'nye vinduer, bytte .. vinduer, skifte .. vinduer, vindusbytte*, vindusskift*, utskifting av .. vinduer, bytte vindu, skifte vindu, trelags*, 3 lags, tolags*, trevinduer, pvc vinduer, sette inn .. vinduer, montere .. vinduer, montering av .. vinduer, gamle vinduer, # vinduer, balkongdor*, terrassedor*, isolerglass',
    'vinduer, vindu, vinduene, *vinduer',
    'trekk, trekker, kaldt, karm*, vinduskarm*, glass',
    'vindusvask*, vaske vinduer, pusse vinduer, male vinduer, knust rute, knust vindu, gardin*, persienne*, markise*, vaske, vask*, ovn og vinduer, vindusvask, vinduspuss*, male, maling',
  ),
  fi: weighted(
    'ikkunaremont*, ikkunoiden vaihto, ikkunoiden uusiminen, vaihtaa .. ikkunat, ikkunat vaiht*, uudet ikkunat, uusia ikkunoita, uusia ikkunat, ikkunan vaihto, ikkunoiden asennus, ikkunasaneer*, kolmilasi*, puuikkun*, muovi ikkun*, vanhat ikkunat, # ikkunaa, vanhojen ikkunoiden, ikkunavaihto*, uusien ikkunoiden, parvekeovi*, parvekkeen oven',
    'ikkunat, ikkunoiden, ikkunan, ikkunaa, ikkuna, ikkunoita',
    'vetaa, kylm*, karmi*, lasi*, puite*, tiiviste*',
    'ikkunanpesu*, ikkunoiden pesu, pesta ikkunat, maalaus*, rikkoutunut lasi, verho*, sailekaihti*, kaihdin*, maala*, ikkunoiden maala*',
  ),
};

/** One home. */
export const windowSections: SectionVocabulary = {
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
