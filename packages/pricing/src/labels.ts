import type { Text } from '@arredo/catalogue'

/** What the steps are called that no catalogue names. */
export const labels = {
  articles: { en: 'Articles', it: 'Articoli', de: 'Artikel' },
  free: { en: 'Other items', it: 'Altre voci', de: 'Weitere Posten' },
  services: { en: 'Services', it: 'Servizi', de: 'Dienstleistungen' },
  finishes: {
    en: 'Floors, walls and ceilings',
    it: 'Pavimenti, pareti e soffitti',
    de: 'Böden, Wände und Decken',
  },
  waste: { en: 'Waste', it: 'Sfrido', de: 'Verschnitt' },
  boxes: { en: 'Whole packs', it: 'Confezioni intere', de: 'Ganze Gebinde' },
  least: { en: 'Least amount', it: 'Importo minimo', de: 'Mindestbetrag' },
  quantity: { en: 'Quantity', it: 'Quantità', de: 'Menge' },
  rounding: { en: 'Rounding', it: 'Arrotondamento', de: 'Rundung' },
  increase: { en: 'Increase', it: 'Aumento', de: 'Aufschlag' },
  ownPrice: { en: 'Special price', it: 'Prezzo speciale', de: 'Sonderpreis' },
  vat: { en: 'VAT', it: 'IVA', de: 'MwSt.' },
} satisfies Readonly<Record<string, Text>>
