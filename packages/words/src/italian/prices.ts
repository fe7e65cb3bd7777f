import type { Dictionary } from '../dictionary.ts'

/** What another price list changes, and projects that cannot be read whole. */
export const pricesInItalian: Dictionary = {
  'And {{count}} more_one': 'E {{count}} altra voce',
  'And {{count}} more_many': 'E altre {{count}} voci',
  'And {{count}} more_other': 'E altre {{count}} voci',
  'All rows': 'Tutte le righe',
  'Base price {{old}} → {{new}}': 'Prezzo base {{old}} → {{new}}',
  Before: 'Prima',
  'For this row': 'Per questa riga',
  Item: 'Articolo',
  'Keep the old price': 'Mantieni il vecchio prezzo',
  'Keep the prices': 'Mantenere i prezzi',
  'Keep until {{date}}': 'Mantieni fino al {{date}}',
  'New price': 'Prezzo nuovo',
  'New promotion: {{name}}': 'Nuova promozione: {{name}}',
  'New surcharge {{name}}: {{amount}}': 'Nuovo supplemento {{name}}: {{amount}}',
  'No longer sold in this size': 'Non più in vendita in questa misura',
  'No row of this project costs anything else.': 'Nessuna riga di questo progetto cambia prezzo.',
  Now: 'Ora',
  'Own price {{difference}}': 'Prezzo proprio {{difference}}',
  'Price list {{old}} → {{new}}': 'Listino {{old}} → {{new}}',
  'Price of {{list}} of {{date}}, kept': 'Prezzo di {{list}} del {{date}}, mantenuto',
  'Price of {{list}} of {{date}}, kept until {{until}}':
    'Prezzo di {{list}} del {{date}}, mantenuto fino al {{until}}',
  'Price of {{name}}': 'Prezzo di {{name}}',
  'Prices have changed since this project was made. It keeps its own.':
    'I prezzi sono cambiati da quando è stato fatto questo progetto, che mantiene i suoi.',
  'Quantity {{old}} → {{new}}': 'Quantità {{old}} → {{new}}',
  'Show what changed': 'Mostra che cosa è cambiato',
  'The price that was kept for it has lapsed': 'Il prezzo che era stato mantenuto è scaduto',
  'The promotion {{name}} has ended': 'La promozione {{name}} è terminata',
  'The promotion {{name}} takes off {{amount}}': 'La promozione {{name}} toglie {{amount}}',
  'This project keeps the prices of {{date}}. This is what it would cost today.':
    'Questo progetto mantiene i prezzi del {{date}}. Oggi costerebbe così.',
  Why: 'Perché',
  'This project cannot be read whole': 'Questo progetto non si può leggere per intero',
  'Nothing is lost: what is stored stays as it is. Download the raw file and send it to your help desk.':
    'Nulla è perso: ciò che è salvato resta com’è. Scarica il file originale e mandalo all’assistenza.',
  'You can also open what can be read, as a copy: the stored project stays as it is.':
    'Puoi anche aprire ciò che si può leggere, come copia: il progetto salvato resta com’è.',
  'Nothing of it can be opened here.': 'Qui non se ne può aprire nulla.',
  'Download the raw file': 'Scarica il file originale',
  'Open what can be read': 'Apri ciò che si può leggere',
  'What is left out or replaced': 'Che cosa viene tralasciato o sostituito',
  'Left out': 'Tralasciato',
  Replaced: 'Sostituito',
  'Recompute prices': 'Ricalcola i prezzi',
  'The prices are those of today.': 'I prezzi sono quelli di oggi.',
  'The prices of this project stay as they are.': 'I prezzi di questo progetto restano come sono.',
  'What happened: {{message}}': 'Che cosa è successo: {{message}}',
  '{{article}} is no longer sold, and nothing takes its place':
    '{{article}} non è più in vendita e nulla lo sostituisce',
  '{{article}} is no longer sold: {{replacement}} takes its place':
    '{{article}} non è più in vendita: lo sostituisce {{replacement}}',
  '{{name}} is no longer charged': '{{name}} non si paga più',
  '{{name}} {{difference}}': '{{name}} {{difference}}',
}
