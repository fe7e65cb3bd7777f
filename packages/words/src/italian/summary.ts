import type { Dictionary } from '../dictionary.ts'

/** The project in numbers. */
export const summaryInItalian: Dictionary = {
  'Open a project to see what it holds and what that comes to.':
    'Apri un progetto per vedere che cosa contiene e quanto fa in tutto.',
  'Nothing to sum up yet': 'Ancora nulla da riepilogare',
  'What is placed in the room or added to the offer is listed here, with all that it comes to.':
    'Qui si elenca ciò che è posizionato nella stanza o aggiunto all’offerta, con tutti i totali.',
  'Grouped by': 'Raggruppa per',
  'Kind of article': 'Tipo di articolo',
  'In short': 'In breve',
  '{{count}} groups_one': '{{count}} gruppo',
  '{{count}} groups_many': '{{count}} gruppi',
  '{{count}} groups_other': '{{count}} gruppi',
  'by outer sizes': 'secondo gli ingombri',
  'without {{count}} articles_one': 'senza {{count}} articolo',
  'without {{count}} articles_many': 'senza {{count}} articoli',
  'without {{count}} articles_other': 'senza {{count}} articoli',
  '{{count}} rows are not on the offer and not counted here._one':
    '{{count}} riga non è nell’offerta e qui non è contata.',
  '{{count}} rows are not on the offer and not counted here._many':
    '{{count}} righe non sono nell’offerta e qui non sono contate.',
  '{{count}} rows are not on the offer and not counted here._other':
    '{{count}} righe non sono nell’offerta e qui non sono contate.',
  'Other articles': 'Altri articoli',
  'Free rows': 'Righe libere',
  'Own appliances': 'Elettrodomestici del cliente',
  Services: 'Servizi',
  'Not known': 'Non noto',
  Volume: 'Volume',
  Weight: 'Peso',
  'Purchase price, without VAT': 'Prezzo d’acquisto, IVA esclusa',
  'Sum of all rows': 'Somma di tutte le righe',
  'Taken off the whole': 'Sconto sul totale',
  'The customer pays, with VAT': 'Il cliente paga, IVA inclusa',
  Materials: 'Materiali',
  Material: 'Materiale',
  Area: 'Superficie',
  'Of the parts that the catalogue tells: panels by their large face, all parts by their volume.':
    'Delle parti note al catalogo: pannelli secondo la faccia maggiore, tutte le parti secondo il volume.',
}
