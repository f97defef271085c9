import type { PricingUnit } from '../pricing-unit.ts';
import type { PriceField } from './price-field.ts';

/** What programs and people write over a column of a price list, in the twelve languages; the likelier first. */
export const priceWords: Readonly<Record<PriceField, readonly string[]>> = {
  name: [
    ...['name', 'description', 'item', 'product', 'service', 'work', 'article', 'title'],
    ...['bezeichnung', 'leistung', 'artikel', 'beschreibung', 'position', 'kurztext', 'produkt'],
    ...['descripción', 'concepto', 'artículo', 'nombre', 'partida', 'producto', 'servicio'],
    ...['désignation', 'libellé', 'prestation', 'nom', 'produit'],
    ...['descrizione', 'voce', 'articolo', 'nome', 'prodotto', 'descrição', 'artigo', 'serviço', 'produto'],
    ...['omschrijving', 'naam', 'dienst', 'nazwa', 'opis', 'usługa', 'towar'],
    ...['benämning', 'beskrivning', 'namn', 'tjänst', 'betegnelse', 'beskrivelse', 'navn', 'vare', 'ydelse'],
    ...['nimike', 'kuvaus', 'nimi', 'tuote'],
  ],
  unit: [
    ...['unit', 'units', 'uom', 'unit of measure', 'per', 'measure'],
    ...['einheit', 'me', 'mengeneinheit', 'eh', 'unidad', 'ud', 'unité', 'u', 'unità', 'um', 'unità di misura'],
    ...['unidade', 'un', 'eenheid', 'jednostka', 'jm', 'j m', 'enhet', 'enhed', 'yksikkö'],
  ],
  price: [
    ...['price', 'unit price', 'rate', 'net price', 'cost', 'amount', 'sell price', 'selling price'],
    ...['preis', 'einzelpreis', 'ep', 'nettopreis', 'vk', 'verkaufspreis', 'betrag'],
    ...['precio', 'precio unitario', 'importe', 'tarifa', 'prix', 'prix unitaire', 'pu', 'tarif', 'montant'],
    ...['prezzo', 'prezzo unitario', 'importo', 'preço', 'preço unitário', 'valor'],
    ...['prijs', 'eenheidsprijs', 'stukprijs', 'tarief', 'cena', 'cena jednostkowa', 'cena netto', 'stawka'],
    ...['pris', 'à pris', 'a pris', 'enhetspris', 'enhedspris', 'stykpris', 'hinta', 'yksikköhinta', 'veloitus'],
  ],
};

/** What a unit column calls hours, days, pieces and whole jobs. Whatever else stands there is what one of them is called. */
export const unitWords: Readonly<Record<Exclude<PricingUnit, 'per_area'>, readonly string[]>> = {
  hourly: [
    ...['h', 'hr', 'hrs', 'hour', 'hours', 'hourly', 'std', 'stunde', 'stunden', 'hora', 'horas', 'heure', 'heures'],
    ...['ora', 'ore', 'uur', 'uren', 'godz', 'godzina', 'godziny', 'tim', 'timme', 'timmar', 'time', 'timer', 'tunti'],
  ],
  daily: [
    ...['d', 'day', 'days', 'daily', 'tag', 'tage', 'día', 'días', 'dia', 'dias', 'jour', 'jours', 'giorno', 'giorni'],
    ...['dag', 'dagen', 'dagar', 'dage', 'dager', 'dzień', 'dni', 'päivä', 'pv'],
  ],
  per_unit: [
    ...['each', 'ea', 'pc', 'pcs', 'piece', 'pieces', 'unit', 'units', 'nr', 'no', 'item', 'items'],
    ...['st', 'stk', 'stck', 'stück', 'ud', 'uds', 'unidad', 'unidades', 'u', 'unité', 'unités', 'pce', 'pz', 'pezzo'],
    ...['pezzi', 'cad', 'un', 'unidade', 'stuk', 'stuks', 'szt', 'sztuka', 'styck', 'stykk', 'styk', 'kpl'],
  ],
  fixed: [
    ...['job', 'fixed', 'flat', 'flat rate', 'lump sum', 'ls', 'pauschal', 'pauschale', 'psch', 'forfait', 'fft'],
    ...['ens', 'a corpo', 'partida alzada', 'vast', 'ryczałt', 'fast', 'fastpris', 'urakka'],
  ],
};
