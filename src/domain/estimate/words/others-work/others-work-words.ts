/** How a language tells of work that is another's or that is finished. Trades and finished work are beginnings of words. */
export interface OthersWorkWords {
  /** Who works: "painter", "stukadoor". */
  readonly trades: readonly string[];
  /** Before one of them, it is somebody who comes later: "before the plasterer comes". */
  readonly ahead: readonly string[];
  /** After one of them, it is somebody who was or will be there: "the electrician has been". */
  readonly engaged: readonly string[];
  /** What was done: "painted", "fitted", "ripped out". */
  readonly finished: readonly string[];
  /** Told of those who did it, it takes away what follows: "we pulled up the carpet", "po zdjęciu wykładziny". */
  readonly took: readonly string[];
  /** Near it, it tells that it is done: "already", "last week". */
  readonly told: readonly string[];
  /** Right beside it, it tells that it is new: "freshly painted". */
  readonly fresh: readonly string[];
  /** Right before it at a clause's end, it tells how things are: "the floor is laid, but". */
  readonly stands: readonly string[];
  /** "Needs to be painted" is a wish. */
  readonly wished: readonly string[];
}

const words = (text: string): readonly string[] => text.split(' ');

/** By two-letter language. */
export const othersWorkWords: Readonly<Record<string, OthersWorkWords>> = {
  en: {
    trades: words(
      'painter decorator plasterer electrician sparky plumber tiler roofer fitter builder carpenter joiner gardener landscaper handyman',
    ),
    ahead: words('before until till til once'),
    engaged: words(
      "comes coming came been said says told reckons reckon thinks did left finished finishes won't wont starts starting booked recommended hasn't can't couldn't chased has",
    ),
    finished: words(
      'painted decorated plastered skimmed tiled carpeted fitted installed laid rewired paved turfed went replaced changed removed stripped ripped',
    ),
    took: words('removed stripped ripped pulled lifted peeled scraped'),
    told: words('already last yesterday recently'),
    fresh: words('freshly newly recently already'),
    stands: words('is are'),
    wished: words(
      'to be needs need want wants wanted like will can could should must getting get please again looking',
    ),
  },
  de: {
    trades: words(
      'maler anstreicher verputzer stuckateur gipser elektriker klempner installateur fliesenleger dachdecker bodenleger schreiner tischler maurer gartner schornsteinfeger spengler',
    ),
    ahead: words('bevor vor ehe bis sobald'),
    engaged: words(
      'kommt kam war meint meinte sagt sagte hat fertig will wollte macht machte geht kommen anfangt anfangen rat ruckt',
    ),
    finished: words(
      'gestrichen tapeziert verputzt gespachtelt gefliest verlegt eingebaut gemalert geweisselt montiert installiert gepflastert gelegt getauscht ausgetauscht gewechselt entfernt rausgerissen abgerissen herausgerissen demontiert',
    ),
    took: words('entfernten rissen'),
    told: words('schon bereits letzte letzten letztes vorige gestern neulich kurzlich'),
    fresh: words('frisch gerade schon bereits'),
    stands: words('ist sind'),
    wished: words(
      'soll sollen sollte sollten muss mussen musste mussten werden wird kann konnen bitte zu nochmal wieder',
    ),
  },
  fr: {
    trades: words(
      'peintre platrier plaquiste electricien *electricien plombier carreleur couvreur menuisier macon jardinier poseur cuisiniste',
    ),
    ahead: words('avant jusqu'),
    engaged: words('passe passera vient viendra arrive dit pense a est conseille refuse veut commence'),
    finished: words(
      'peint repeint platre carrele pose installe refait isole monte cable change remplace enleve retire arrache',
    ),
    took: words('enleve retire arrache'),
    told: words('deja derniere dernier hier recemment'),
    fresh: words('fraichement tout deja'),
    stands: words('est sont'),
    wished: words('doit doivent faut faudra faudrait etre sera seront souhaite voudrais voudrait veux veut'),
  },
  es: {
    trades: words(
      'pintor yesero electricista fontanero plomero alicatador tejador albanil carpintero jardinero montador parquetista instalador',
    ),
    ahead: words('antes hasta'),
    engaged: words('viene vendra vino dice dijo se ya termino acabo no me empieza de ha'),
    finished: words(
      'pintad pintaron enyesad alicatad pusieron puesto puesta instalad instalaron colocad colocaron montad montaron hicieron embaldosad entarimad cambiamos cambie cambiaron cambiad quitad arrancad retirad quitamos',
    ),
    took: words('quitamos quite arrancamos arranque levantamos'),
    told: words('ya pasado pasada ayer recien hace'),
    fresh: words('recien ya'),
    stands: words('esta estan'),
    wished: words('hay debe deben quiero necesito ser queremos falta'),
  },
  it: {
    trades: words(
      '*imbianchino imbianchino *elettricista elettricista idraulico *idraulico piastrellista muratore posatore falegname lattoniere giardiniere parquettista cartongessista',
    ),
    ahead: words('prima dell del finche'),
    engaged: words('viene verra arriva ha dice dopo passa comincia inizia finito ci mi'),
    finished: words(
      'imbiancat pitturat tinteggiat dipint rasat intonacat piastrellat posat montat installat rifatt messo cambiat sostituit tolt rimoss strappat',
    ),
    took: words('tolto rimosso strappato'),
    told: words('gia scorso scorsa ieri'),
    fresh: words('appena gia recentemente'),
    stands: words('stato stata stati state sono'),
    wished: words('deve devono da essere bisogna vorrei vogliamo serve'),
  },
  nl: {
    trades: words(
      'schilder stukadoor stucadoor elektricien loodgieter tegelzetter dakdekker aannemer timmerman hovenier vloerenlegger monteur behanger plakker',
    ),
    ahead: words('voordat voor tot eer zodra'),
    engaged: words('komt kwam komen zegt zei is was heeft begint kan wil geweest klaar'),
    finished: words(
      'geschilderd geschilderde gestuct gestukadoord getegeld gelegd geplaatst geinstalleerd geverfd behangen vervangen verwijderd eruit weggehaald gesloopt',
    ),
    took: words('verwijderd haalden trokken sloopten'),
    told: words('al reeds vorige afgelopen gisteren'),
    fresh: words('pas net vers al'),
    stands: words('is zijn ligt liggen'),
    wished: words('moet moeten worden wordt kan kunnen graag wil willen'),
  },
  pt: {
    trades: words(
      'pintor estucador gesseiro eletricista electricista canalizador encanador azulejista ladrilhador telhadista pedreiro carpinteiro marceneiro jardineiro empreiteiro',
    ),
    ahead: words('antes ate'),
    engaged: words('vem veio disse diz falou acha ja foi acabou comeca so deixou'),
    finished: words(
      'pintad pintei pintamos rebocad azulejad colocad instalad montad assentad colocaram puseram montaram fizeram trocad troquei trocamos mudamos retirad arrancad tirad',
    ),
    took: words('tirei tiramos retirei retiramos arranquei arrancamos'),
    told: words('ja passado passada ontem'),
    fresh: words('recem acabad ja'),
    stands: words('esta estao'),
    wished: words('tem deve devem quero queria preciso ser precisa'),
  },
  sv: {
    trades: words(
      'malare maleriet elektriker rormokare plattsattare taklaggare golvlaggare snickare byggare tradgardsmastare hantverkare putsare',
    ),
    ahead: words('innan fore tills'),
    engaged: words('kommer kom sager sa var har ar klar borjar tycker ska av'),
    finished: words(
      'malad malat malade tapetserat putsat kaklat lagd lagt installerat inlagd monterat byggt bytt bytts bytte utriv borttag borttagen rivit rivits',
    ),
    took: words('rev tog'),
    told: words('redan forra igar nyss'),
    fresh: words('ny nyss redan precis'),
    stands: words('ar'),
    wished: words('ska skall maste behover vill kan bor bli blir'),
  },
  da: {
    trades: words(
      'maleren malere murer elektriker vvs blikkenslager fliselaegger taglaegger gulvmand gulvlaegger tomrer snedker gartner handvaerker',
    ),
    ahead: words('inden for indtil til'),
    engaged: words('kommer kom siger sagde var har er faerdig begynder skal'),
    finished: words('malet tapetseret pudset fliset lagt installeret monteret sat skiftet udskiftet fjernet revet'),
    took: words('rev fjernede tog'),
    told: words('allerede sidste igar netop'),
    fresh: words('nymalet netop lige allerede'),
    stands: words('er'),
    wished: words('skal ma bor vil kan blive bliver gerne'),
  },
  no: {
    trades: words(
      'maleren malere murer elektriker rorlegger flislegger taktekker gulvlegger tomrer snekker byggmester gartner handverker',
    ),
    ahead: words('for innen til'),
    engaged: words('kommer kom sier sa var har er ferdig begynner skal trakk'),
    finished: words('malt tapetsert sparklet pusset flislagt lagt installert montert byttet skiftet fjernet revet'),
    took: words('rev fjernet tok'),
    told: words('allerede forrige igar nettopp'),
    fresh: words('nymalt nettopp akkurat allerede'),
    stands: words('er'),
    wished: words('skal ma bor vil kan bli blir gjerne'),
  },
  fi: {
    trades: words(
      'maalari rappari tasoittaja sahkomies sahkoasentaja sahkari putkimies laatoittaja laattamies kattomies timpuri kirvesmies remontti puutarhuri',
    ),
    ahead: words('ennen'),
    engaged: words('tulee tuli sanoi sanoo kavi on ei alkaa aloittaa teki jatti'),
    finished: words(
      'maalattu maalattiin tasoitettu laatoitettu asennettu laitettu vaihdettu tapetoitu vaihdoi purettu poistettu revitty',
    ),
    took: words('purettiin revittiin poistettiin otettiin'),
    told: words('jo viime eilen juuri'),
    fresh: words('vasta juuri jo'),
    stands: words('on'),
    wished: words('pitaa pitaisi taytyy haluan haluaisin haluttais tarvitsee voisi'),
  },
  pl: {
    trades: words(
      'malarz tynkarz elektryk hydraulik glazurnik kafelkarz plytkarz dekarz parkieciarz stolarz murarz ogrodnik kominiarz fachowiec',
    ),
    ahead: words('przed zanim'),
    engaged: words('przyjdzie przyjezdza byl powiedzial mowi zrobil wykruszyl skonczyl wchodzi nie sie zostawil'),
    finished: words(
      'pomalowan otynkowan polozon ulozon zamontowan zainstalowan wytapetowan wymienion wymienil zerwan zerwal usunie skut',
    ),
    took: words('zdjeciu zerwaniu usunieciu zerwalismy zerwalem zdjelismy'),
    told: words('juz zeszlym zeszly ostatnio wczoraj'),
    fresh: words('swiezo dopiero juz niedawno'),
    stands: words('jest sa'),
    wished: words('trzeba musi chce chcemy potrzebuje maja ma byc zeby'),
  },
};
