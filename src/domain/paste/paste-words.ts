/** The small words around a message, by language; what a mail or chat says of itself rather than of the job. Folded. */
export interface PasteWords {
  /** Before the matter: "Hi", "Guten Tag". */
  readonly greetings: readonly string[];
  /** The same where a name or a comma has to follow: "Dear Tom", "Beste Tom"; alone it may be any word. */
  readonly salutations: readonly string[];
  /** After some greetings instead of a name: "Hi there", "Hallo zusammen". */
  readonly everybody: readonly string[];
  /** Before a name within a greeting: "Dear Mr Stein". */
  readonly titles: readonly string[];
  /** Before the writer's name at the end: "Kind regards". Whatever follows is a signature. */
  readonly signOffs: readonly string[];
  /** "Thanks" ends a message as often as it stands within one: it signs off only on a line of its own. */
  readonly thanks: readonly string[];
  /** Whom a mail is from, at the head of it. */
  readonly from: readonly string[];
  /** The other lines of a mail's head. */
  readonly heads: readonly string[];
  /** "On Monday Mara Muster wrote:" */
  readonly wrote: readonly string[];
  /** Before a name: "my name is", "ich heiße". */
  readonly names: readonly string[];
  /** Labels of a contact form. */
  readonly nameLabels: readonly string[];
  readonly addressLabels: readonly string[];
  readonly messageLabels: readonly string[];
}

const list = (text: string): readonly string[] => text.split('|');

export const pasteWords: Readonly<Record<string, PasteWords>> = {
  en: {
    greetings: list('good morning|good afternoon|good evening|hi|hiya|hello|hey|greetings'),
    salutations: list('dear|morning|afternoon'),
    everybody: list('there|all|guys|team|everyone|both|sir|madam|sir or madam|sir/madam'),
    titles: list('mr|mrs|ms|miss|dr|sir|madam'),
    signOffs: list(
      'kind regards|kindest regards|best regards|warm regards|with regards|regards|best wishes|all the best|yours sincerely|yours faithfully|yours truly|sincerely|cheers|best|sent from my',
    ),
    thanks: list(
      'many thanks|thanks so much|thanks in advance|thanks again|thanks a lot|thanks|thank you very much|thank you|ta',
    ),
    from: list('from'),
    heads: list('to|cc|bcc|sent|date|subject|reply-to'),
    wrote: list('wrote'),
    names: list("my name is|my name's|this is"),
    nameLabels: list('name|full name|your name|customer|contact|contact name'),
    addressLabels: list('address|site address|postal address'),
    messageLabels: list('message|enquiry|request|details'),
  },
  de: {
    greetings: list('guten tag|guten morgen|guten abend|hallo|moin|servus|gruss gott|hi|hey|gruezi'),
    salutations: list('sehr geehrte damen und herren|sehr geehrte|sehr geehrter|liebe|lieber'),
    everybody: list('zusammen|alle|leute|team|damen und herren'),
    titles: list('herr|herrn|frau|familie|dr'),
    signOffs: list(
      'mit freundlichen grussen|mit freundlichem gruss|freundliche grusse|freundlicher gruss|viele grusse|liebe grusse|beste grusse|schone grusse|herzliche grusse|mit besten grussen|gruss|grusse|lg|vg|mfg|bg|hochachtungsvoll|ihr|ihre|von meinem iphone gesendet|gesendet von',
    ),
    thanks: list('vielen dank im voraus|danke im voraus|vielen dank|besten dank|herzlichen dank|danke schon|danke'),
    from: list('von'),
    heads: list('an|kopie|gesendet|datum|betreff|antwort an'),
    wrote: list('schrieb'),
    names: list('mein name ist|ich heisse'),
    nameLabels: list('name|vor- und nachname|kunde|kundin|ansprechpartner'),
    addressLabels: list('adresse|anschrift'),
    messageLabels: list('nachricht|anfrage'),
  },
  fr: {
    greetings: list('bonjour|bonsoir|salut|coucou'),
    salutations: list('cher|chere'),
    everybody: list('a tous|madame, monsieur|madame monsieur|monsieur|madame|messieurs'),
    titles: list('m|mme|monsieur|madame|mlle'),
    signOffs: list(
      'bien cordialement|cordialement|bien a vous|sinceres salutations|salutations|meilleures salutations|a bientot|bonne journee|bonne soiree|envoye de mon',
    ),
    thanks: list("merci d'avance|merci beaucoup|merci par avance|merci"),
    from: list('de|expediteur'),
    heads: list('a|cc|envoye|date|objet'),
    wrote: list('a ecrit'),
    names: list("je m'appelle|mon nom est|je suis"),
    nameLabels: list('nom|nom et prenom|client|cliente'),
    addressLabels: list('adresse'),
    messageLabels: list('message|demande'),
  },
  es: {
    greetings: list('buenos dias|buenas tardes|buenas noches|hola|muy buenas'),
    salutations: list('buenas|estimado|estimada|estimados'),
    everybody: list('a todos|senores|senor|senora'),
    titles: list('sr|sra|senor|senora|don|dona'),
    signOffs: list(
      'un saludo|saludos cordiales|cordiales saludos|saludos|atentamente|cordialmente|un abrazo|enviado desde',
    ),
    thanks: list('muchas gracias|gracias de antemano|gracias por adelantado|mil gracias|gracias'),
    from: list('de'),
    heads: list('para|cc|enviado|enviado el|fecha|asunto'),
    wrote: list('escribio'),
    names: list('me llamo|mi nombre es|soy'),
    nameLabels: list('nombre|nombre y apellidos|cliente'),
    addressLabels: list('direccion'),
    messageLabels: list('mensaje|consulta'),
  },
  it: {
    greetings: list('buongiorno|buonasera|buon giorno|salve|ciao'),
    salutations: list('gentile|gentili|egregio|spettabile'),
    everybody: list('a tutti|signori'),
    titles: list('sig|sig.ra|signor|signora|dott'),
    signOffs: list('cordiali saluti|distinti saluti|un cordiale saluto|un saluto|saluti|a presto|inviato da'),
    thanks: list('grazie mille|molte grazie|grazie in anticipo|grazie'),
    from: list('da'),
    heads: list('a|cc|inviato|data|oggetto'),
    wrote: list('ha scritto'),
    names: list('mi chiamo|il mio nome e|sono'),
    nameLabels: list('nome|nome e cognome|cliente'),
    addressLabels: list('indirizzo'),
    messageLabels: list('messaggio|richiesta'),
  },
  nl: {
    greetings: list('goedemorgen|goedemiddag|goedenavond|goedendag|goeiedag|hallo|hoi|hi'),
    salutations: list('beste|geachte|dag'),
    everybody: list('allemaal|heer|mevrouw|heer/mevrouw|heer, mevrouw'),
    titles: list('dhr|mevr|heer|mevrouw|meneer'),
    signOffs: list(
      'met vriendelijke groeten|met vriendelijke groet|vriendelijke groeten|vriendelijke groet|hartelijke groeten|groeten|groetjes|groet|mvg|hoogachtend|verzonden vanaf',
    ),
    thanks: list('alvast bedankt|hartelijk dank|bij voorbaat dank|dank u wel|bedankt|dank'),
    from: list('van'),
    heads: list('aan|cc|verzonden|datum|onderwerp'),
    wrote: list('schreef'),
    names: list('mijn naam is|ik heet|ik ben'),
    nameLabels: list('naam|klant'),
    addressLabels: list('adres'),
    messageLabels: list('bericht|aanvraag'),
  },
  pl: {
    greetings: list('dzien dobry|dobry wieczor|czesc|witam|hej'),
    salutations: list('szanowni panstwo|szanowny|szanowna'),
    everybody: list('panstwa|serdecznie|wszystkich'),
    titles: list('pan|pani|panie'),
    signOffs: list(
      'serdecznie pozdrawiam|pozdrawiam serdecznie|pozdrawiam|z powazaniem|z pozdrowieniami|pozdrowienia|wyslano z',
    ),
    thanks: list('dziekuje bardzo|bardzo dziekuje|z gory dziekuje|dziekuje|dzieki'),
    from: list('od'),
    heads: list('do|dw|wyslano|data|temat'),
    wrote: list('napisal|napisala|napisal(a)|pisze'),
    names: list('nazywam sie|mam na imie'),
    nameLabels: list('imie i nazwisko|nazwisko|klient'),
    addressLabels: list('adres'),
    messageLabels: list('wiadomosc|zapytanie'),
  },
  pt: {
    greetings: list('bom dia|boa tarde|boa noite|ola|oi'),
    salutations: list('caro|cara|prezado|prezada|prezados|exmo|exma|exmos'),
    everybody: list('a todos|pessoal|senhores|tudo bem'),
    titles: list('sr|sra|senhor|senhora|dona'),
    signOffs: list(
      'com os melhores cumprimentos|melhores cumprimentos|cumprimentos|atenciosamente|atentamente|um abraco|abracos|abraco|enviado do meu',
    ),
    thanks: list(
      'muito obrigado|muito obrigada|obrigado desde ja|obrigada desde ja|desde ja agradeco|obrigado|obrigada',
    ),
    from: list('de'),
    heads: list('para|cc|enviado|data|assunto'),
    wrote: list('escreveu'),
    names: list('chamo-me|meu nome e|o meu nome e|me chamo'),
    nameLabels: list('nome|nome completo|cliente'),
    addressLabels: list('morada|endereco'),
    messageLabels: list('mensagem|pedido'),
  },
  sv: {
    greetings: list('hej|hejsan|god morgon|god dag|god kvall|halla|tjena'),
    salutations: list('basta|kare'),
    everybody: list('alla|allihopa|igen'),
    titles: list('herr|fru'),
    signOffs: list(
      'med vanliga halsningar|vanliga halsningar|med vanlig halsning|vanlig halsning|halsningar|halsning|mvh|skickat fran',
    ),
    thanks: list('tack pa forhand|tack sa mycket|stort tack|tack'),
    from: list('fran'),
    heads: list('till|kopia|skickat|datum|amne'),
    wrote: list('skrev'),
    names: list('jag heter|mitt namn ar'),
    nameLabels: list('namn|kund'),
    addressLabels: list('adress'),
    messageLabels: list('meddelande|forfragan'),
  },
  da: {
    greetings: list('hej|goddag|god dag|godmorgen|god morgen|god aften|hejsa'),
    salutations: list('kaere'),
    everybody: list('alle|alle sammen|med jer|igen'),
    titles: list('hr|fru'),
    signOffs: list(
      'med venlig hilsen|venlig hilsen|bedste hilsner|mange hilsner|de bedste hilsner|hilsen|mvh|vh|sendt fra',
    ),
    thanks: list('pa forhand tak|mange tak|tusind tak|tak'),
    from: list('fra'),
    heads: list('til|cc|sendt|dato|emne'),
    wrote: list('skrev'),
    names: list('jeg hedder|mit navn er'),
    nameLabels: list('navn|kunde'),
    addressLabels: list('adresse'),
    messageLabels: list('besked|foresporgsel'),
  },
  no: {
    greetings: list('hei|god dag|god morgen|god kveld|hallo|heisann'),
    salutations: list('kjaere'),
    everybody: list('alle|alle sammen|igjen|der'),
    titles: list('herr|fru'),
    signOffs: list('med vennlig hilsen|vennlig hilsen|beste hilsen|mange hilsener|hilsen|mvh|sendt fra'),
    thanks: list('pa forhand takk|takk pa forhand|mange takk|tusen takk|takk'),
    from: list('fra'),
    heads: list('til|kopi|sendt|dato|emne'),
    wrote: list('skrev'),
    names: list('jeg heter|mitt navn er|navnet mitt er'),
    nameLabels: list('navn|kunde'),
    addressLabels: list('adresse'),
    messageLabels: list('melding|foresporsel'),
  },
  fi: {
    greetings: list('hyvaa paivaa|hyvaa huomenta|hyvaa iltaa|hei|moi|moikka|terve'),
    salutations: list('paivaa|huomenta|hyva|arvoisa'),
    everybody: list('kaikki|taas|vaan'),
    titles: list('herra|rouva'),
    signOffs: list('ystavallisin terveisin|parhain terveisin|terveisin|terveiset|terkuin|terkut|yt|lahetetty'),
    thanks: list('kiitos etukateen|kiitos paljon|paljon kiitoksia|kiitos|kiitokset|kiitoksia'),
    from: list('lahettaja'),
    heads: list('vastaanottaja|kopio|lahetetty|paivays|paivamaara|aihe'),
    wrote: list('kirjoitti'),
    names: list('nimeni on|olen'),
    nameLabels: list('nimi|asiakas'),
    addressLabels: list('osoite'),
    messageLabels: list('viesti|pyynto'),
  },
};

/** All languages' words of one list, the longest first: a paste need not be in the quote's language. */
export function allWords(name: keyof PasteWords): readonly string[] {
  const words = Object.values(pasteWords).flatMap((language) => language[name]);
  return [...new Set(words)].toSorted((a, b) => b.length - a.length);
}

/** A pattern for any of the words in a text made plain, where "ß" and "æ" are one letter. */
export function anyOf(name: keyof PasteWords): string {
  return allWords(name)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, '[ \\t]+'))
    .map((pattern) => pattern.replace(/ss/g, 'ss?').replace(/ae/g, 'ae?'))
    .join('|');
}
