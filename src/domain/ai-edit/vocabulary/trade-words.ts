/**
 * Words of the trades that mean the same, so that "die Fliesen" finds "Ceramic wall tiles". One row a thing; languages
 * en, de, es, fr by `/`, words of one language by a blank. Folded, in the singular unless the plural is no plain ending.
 */
export const tradeWords = `
tile/fliese kachel/azulejo baldosa loseta/carrelage carreau carreaux faience
tiling/fliesenarbeit fliesenlegen verfliesen/alicatado/posecarrelage
wall/wand wande/pared mural/mur mural murale muraux
floor/boden fussboden/suelo piso/sol plancher
ceiling/decke/techo/plafond
paint emulsion/farbe dispersionsfarbe/pintura/peinture
paint painting/streichen anstrich/pintar/peindre
skirting baseboard/sockelleiste fussleiste/rodapie zocalo/plinthe
door/tur tor/puerta/porte
gate/tor pforte gartentor/puerta porton cancela verja/portail portillon
frame/rahmen zarge/marco/cadre encadrement
window/fenster/ventana/fenetre
gloss/glanzlack lack lackfarbe/esmalte brillo brillante/laque brillant
primer/grundierung/imprimacion/appret
masking/abdeckband abkleben malerkrepp kreppband/enmascarar carrocero/masquage
tape/klebeband band/cinta/ruban adhesif
dust-sheet sheet/abdeckfolie folie/plastico lona/bache
travel/anfahrt fahrt fahrtkosten reisekosten anfahrtskosten reise/desplazamiento viaje/deplacement trajet
preparation prep/vorbereitung vorarbeit vorbereitungszeit/preparacion/preparation
filling/spachteln verspachteln/emplastecer masillar/rebouchage enduit
sanding/schleifen/lijado lijar/poncage
toilet wc/toilette wc klo/inodoro retrete wc/toilettes wc cuvette
basin sink washbasin/waschbecken waschtisch/lavabo/lavabo vasque
tap faucet mixer/wasserhahn armatur mischbatterie/grifo griferia/robinet mitigeur robinetterie
shower/dusche/ducha/douche
bath bathtub/badewanne wanne/banera/baignoire
bathroom/bad badezimmer/bano/salle-de-bain
kitchen/kuche/cocina/cuisine
adhesive glue/kleber fliesenkleber/adhesivo cola pegamento/colle
grout/fugenmortel fuge/lechada junta/joint
cutter/schneider/cortador cortadora/coupe coupe-carreaux
skip dumpster/container mulde bauschuttcontainer/contenedor/benne
hire rental/miete verleih leihgebuhr/alquiler/location
waste rubbish debris/abfall mull bauschutt/residuo basura escombro/dechet gravat poubelle ordure encombrant
bag sack/sack beutel mullsack/bolsa saco/sac
disposal removal/entsorgung abtransport/eliminacion retirada/evacuation enlevement
fee charge/gebuhr/tasa cargo/frais redevance
permit/genehmigung/permiso licencia/permis
fence fencing/zaun/valla cerca/cloture
post/pfosten pfahl/poste/poteau poteaux
picket/latte zaunlatte/tabla estaca listón/piquet planche
rail/riegel querriegel/travesano/traverse
cedar/zeder zedernholz/cedro/cedre
pine/kiefer/pino/pin
concrete/beton/hormigon concreto/beton
auger/erdbohrer bohrer/ahoyadora barrena/tariere
hole/loch/hoyo agujero/trou
hardware/beschlag beschlage/herrajes/quincaillerie
workshop/workshop/taller/atelier
discovery/entdeckung kennenlern/descubrimiento/decouverte
design/gestaltung design entwurf/diseno/conception
page/seite/pagina/page
development dev/entwicklung programmierung entwicklungszeit/desarrollo programacion/developpement
photo/foto bild/foto fotografia/photo
stock/archiv/archivo/stock
hosting/hosting/alojamiento/hebergement
call-out callout/anfahrt/desplazamiento/deplacement
valve/ventil/valvula/vanne robinet-arret
isolation/absperr/corte/arret
socket outlet/steckdose/enchufe/prise
cable/kabel/cable/cable
light downlight lamp/leuchte lampe/luz lampara foco/lampe luminaire spot
extractor fan/lufter abluftventilator/extractor/extracteur ventilateur
scaffold scaffolding/gerust/andamio/echafaudage
parking/parken parkgebuhr/aparcamiento parking/stationnement parking
cleaning/reinigung/limpieza/nettoyage
garden/garten/jardin/jardin
hedge/hecke/seto/haie
lawn/rasen/cesped/pelouse gazon
panel/zaunelement paneel element/panel/panneau panneaux
wood timber/holz/madera/bois
install installation fitting/montage einbau montieren einbauen installation/instalacion instalar montaje/pose installation montage
dismantling strip-out demolition/demontage ruckbau abbruch demontieren/demolicion desmontaje/demolition depose
wallpaper/tapete/papel-pintado/papier-peint tapisserie
plaster plastering/putz verputzen/yeso enlucido/platre enduit
delivery/lieferung/entrega envio/livraison
dryer/trockner bautrockner/secador/secheur
general/allgemein/general/general
remove removal removing/entfernen abbauen/quitar retirar retirada/retirer enlever retrait
replace replacement replacing/austausch ersetzen austauschen/sustitucion reemplazo sustituir/remplacement remplacer
repair repairing/reparatur reparieren/reparacion reparar/reparation reparer
boiler/kessel heizkessel therme/caldera/chaudiere
radiator/heizkorper/radiador/radiateur
pipe pipework/rohr rohrleitung/tuberia tubo/tuyau tuyauterie
copper/kupfer/cobre/cuivre
roof roofing/dach/tejado techo/toit toiture
gutter/regenrinne dachrinne rinne/canalon/gouttiere
old existing/alt bestehend vorhanden/viejo antiguo existente/vieux ancien existant
carpet/teppich teppichboden/moqueta alfombra/moquette tapis
truck lorry vehicle/lkw lastwagen fahrzeug/camion vehiculo/camion vehicule
van vehicle/transporter lieferwagen fahrzeug/furgoneta vehiculo/camionnette fourgon vehicule
first/erste erster erstes/primero primera/premier premiere
second/zweite zweiter zweites/segundo segunda/deuxieme seconde
photographer/fotograf fotografin/fotografo fotografa/photographe
retouching retouch/retusche bildbearbeitung/retoque/retouche
box boxes carton/karton kiste umzugskarton/caja/carton caisse boite
packing/verpackung einpacken packen/embalaje/emballage
insurance/versicherung/seguro/assurance
mask masking cover/abdecken abkleben/cubrir/masquer
ceramic/keramik/ceramica ceramico/ceramique
coat coats/anstrich schicht/mano capa/couche
white/weiss/blanco blanca/blanc blanche
remove strip-out/ausbau entkernung/retirada/depose
post-hole hole/pfostenloch/hoyo/trou
kitchen-tap tap/kuchenarmatur/grifo/robinet
website web page/webseite/pagina-web/site
year/jahr/ano/an annee
edit editing/bearbeitung retusche/edicion retoque/retouche
print/abzug ausdruck/copia impresion/tirage impression
photo photography/fotografie/fotografia/photographie
album/album fotoalbum/album/album
wedding/hochzeit/boda/mariage
furniture/mobel/mueble/meuble
travel/weg anreise/transporte/frais-de-route
hotel accommodation/hotel unterkunft ubernachtung/hotel alojamiento/hotel hebergement
turf/rollrasen rasen/cesped tepe/gazon
topsoil soil/mutterboden erde/tierra/terre
compost/kompost/compost/compost
sleeper/schwelle/traviesa/traverse
fuel/sprit kraftstoff benzin diesel/combustible gasolina/carburant essence
chipper/hacksler schredder/trituradora/broyeur
screw/schraube/tornillo/vis
board decking/diele brett/tabla tarima/lame planche
thermostat/thermostat/termostato/thermostat
filter/filter/filtro/filtre
furnace heating/ofen heizung/horno calefaccion/four chauffage
duct/kanal luftkanal/conducto/gaine conduit
certificate/zertifikat bescheinigung nachweis prufprotokoll/certificado boletin/certificat attestation
safety/sicherheit/seguridad/securite
worktop countertop/arbeitsplatte/encimera/plan-travail
cabinet cupboard unit/schrank/armario mueble/meuble placard
digger excavator/bagger minibagger/excavadora miniexcavadora/pelleteuse minipelle
underlay/unterlage dammunterlage trittschalldammung/subsuelo base/sous-couche
stair stairs/treppe/escalera/escalier
beam/balken trager/viga/poutre
brick/ziegel ziegelstein/ladrillo/brique
sand/sand/arena/sable
gravel/kies schotter/grava/gravier
cement/zement/cemento/ciment
insulation/dammung isolierung/aislamiento/isolation
screed/estrich/solera mortero/chape
silicone/silikon/silicona/silicone
mirror/spiegel/espejo/miroir
blind shutter/rollladen jalousie/persiana/volet store
lock/schloss/cerradura/serrure
handle/griff/tirador manilla/poignee
switch/schalter/interruptor/interrupteur
pump/pumpe/bomba/pompe
tank/tank speicher/deposito/reservoir ballon
meter/zahler/contador/compteur
drain drainage/abfluss entwasserung/desague drenaje/evacuation drainage
terrace patio/terrasse/terraza patio/terrasse
path/weg gehweg/camino sendero/allee chemin
tree/baum/arbol/arbre
branch/ast zweig/rama/branche
flower plant/blume pflanze/flor planta/fleur plante
storage/lagerung/almacenaje/stockage
driver/fahrer/conductor/chauffeur
helper/helfer/ayudante peon/aide
piano/klavier/piano/piano
translation/ubersetzung/traduccion/traduction
text copy copywriting/text texte/texto redaccion/texte redaction
training/schulung/formacion/formation
maintenance/wartung/mantenimiento/entretien maintenance
inspection/prufung inspektion/inspeccion revision/inspection controle
lift/buhne hebebuhne/elevador/nacelle
key/schlussel/llave/cle
`;

/** Words that a person adds to what a line is called, and that say no more than that it is paid for. Folded. */
export const costWords: ReadonlySet<string> = new Set(
  'fee fees cost costs charge charges expense expenses gebuhr gebuhren kosten pauschale frais cout couts gasto gastos coste costes cargo'.split(
    ' ',
  ),
);

/** What things come in or are counted by, beside which only the thing says which line: "6 bags of adhesive". Folded. */
export const containerWords: ReadonlySet<string> = new Set(
  [
    'sheet sheets length lengths pair pairs litre litres liter liters kg gallon gallons tin tins tub tubs pot pots can cans bag bags sack sacks box boxes carton cartons crate crates roll rolls pallet pallets drum drums cartridge cartridges mile miles kilometre kilometres kilometer kilometers km trip trips visit visits portion portions serving servings page pages',
    'sack sacke sacken beutel karton kartons kiste kisten rolle rollen palette paletten kanister flasche flaschen tube tuben kartusche kartuschen packung packungen kilometer portion portionen seite seiten',
    'saco sacos bolsa bolsas caja cajas rollo rollos garrafa garrafas botella botellas tubo tubos cartucho cartuchos kilometro kilometros porcion porciones racion raciones pagina paginas',
    'sac sacs boite boites carton cartons caisse caisses rouleau rouleaux palette palettes bouteille bouteilles cartouche cartouches kilometre kilometres portion portions page pages',
  ].flatMap((row) => row.split(' ')),
);
