import type { ByLanguage } from '../playbook.ts';

/** How people tell of it without its name: what they see and hear, and what they want to have. */
export const skirtingArchitraveEverydayWords: ByLanguage<string> = {
  en: 'gap .. round the edge*, gap all the way round, gap all round, edges .. gap*, trim .. bottom of the walls, boards along the bottom, bottom of the wall*, no trim, trim round the door*, trim around the door*, door frames .. bare, floor .. edges look, finish off the edges, baseboard*, base board*, floor fitter left, expansion gap, beading',
  de: 'leisten an der wand, leisten .. wand, leisten fehlen, leisten .. fehlen, leisten, spalt .. wand, fuge .. rundherum, ringsum .. spalt, abschlussleiste*, randleiste*, sesselleiste*, fussleiste*, fussboden .. leisten, boden .. leisten, turrahmen .. verkleid*, turverkleidung*, turzarge*, bodenleger .. leisten, hamburger leiste*',
  es: 'faltan los rodapies, sin rodapie*, falta .. rodapie*, rodapies, zocalo*, remate .. pared, rematar .. suelo, hueco .. pared, ranura .. pared, junta .. pared, alrededor del suelo, tapajuntas, jambas, marcos de .. puertas, zoclo*',
  fr: 'pas pose .. plinthes, manque .. plinthes, plinthes, sans plinthe*, bas des murs, finitions .. bas, tour du sol, jour .. mur, espace .. mur .. sol, moulures, cadres de porte*, encadrement* .. porte*, chambranle*, quart de rond, jeu autour',
  it: 'manca .. battiscopa, mancano i battiscopa, battiscopa, zoccolino, zoccolini, zoccoletto, fessura .. muro, spazio .. muro .. pavimento, bordo .. pavimento, finire i bordi, giro del pavimento, coprifili, cornici .. porte, mostrine',
  pt: 'rodape*, faltam os rodapes, falta .. rodape*, sem rodape*, folga .. parede, frincha .. parede, espaco .. parede .. chao, junto a parede, remate .. chao, guarnicoes, aros, alizar*, batente*, aduela*, a volta do chao',
  nl: 'plinten, plinten ontbreken, geen plinten, zonder plinten, plinten .. vergeten, kier .. muur, kier langs, spleet .. muur, naad langs, randen .. afwerken, afwerken langs, rand .. vloer, plakplint*, deurlijst*, deuromlijsting*, architraaf, architraven, koplatten, lijsten .. deur*',
  sv: 'lister, listerna, listerna saknas, saknar lister, lister saknas, golvlister, golvsockel, socklar, glipa .. vagg*, springa .. vagg*, springa runt, glipa runt, foder, dorrfoder, karmlister, runt golvet, taklister',
  da: 'fodlister, mangler fodlister, ingen fodlister, fodpanel*, fejelister, lister mangler, lister, gerichter, indfatning*, spraekke .. vaeg*, spraekke .. rundt, spraekke hele vejen, spraekke langs, revne langs gulv*, kanten af gulv*, langs gulvet',
  no: 'listverk, lister, lister mangler, mangler lister, gulvlister, fotlister, gerikter, taklister, sprekk langs, glippe .. vegg*, sprekk .. vegg*, sprekk rundt, rundt gulvet, langs gulvet, dorlister, listing',
  fi: 'listat puuttu*, jalkalistat, jalkalista*, lattialistat, lattialista*, listoitus, listoittaa, listat, peitelista*, ovilistat, vuorilista*, vuorilaud*, kattolista*, rako seinan, rako .. seinan, rako lattian, raot .. lista*, saumat .. lista*, seinan vieressa rako',
  pl: 'listwy przypodlogowe, brak listew, brakuje listew, bez listew, listwy, listew, cokol*, szpara przy scianie, szpara .. scian*, szczelina .. scian*, dylatacj*, wykonczyc brzegi, przy podlodze, opaski, opaski .. drzwi*, oscieznic*, cwiercwalek',
};
