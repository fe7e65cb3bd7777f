import type { Dictionary } from '../dictionary.ts'

/** What is asked for beyond the rules of an article. */
export const specialsInItalian: Dictionary = {
  'Ask for something else…': 'Richiedi qualcosa di diverso…',
  'Ask for something else': 'Richiedi qualcosa di diverso',
  'Ask for it': 'Richiedi',
  'Change what was asked for': 'Modifica la richiesta',
  'What was asked for': 'Che cosa è richiesto',
  'What shall be otherwise': 'Che cosa deve essere diverso',
  'How it shall be': 'Come deve essere',
  'What it costs': 'Quanto costa',
  'Surcharge for one, without VAT': 'Supplemento per un pezzo, IVA esclusa',
  'What one costs us, for colleagues only': 'Quanto costa a noi un pezzo, solo per i colleghi',
  'No offer is made before it has a price.': 'Nessuna offerta finché non ha un prezzo.',
  'Now {{value}}': 'Ora {{value}}',
  'instead of {{value}}': 'invece di {{value}}',
  Special: 'Speciale',
  'Special: {{wish}}': 'Speciale: {{wish}}',
  'Special, asked for on top of {{article}}': 'Speciale, richiesto in aggiunta a {{article}}',
  'Outside the rules': 'Fuori regola',
  'Price of what was asked for': 'Prezzo della richiesta',
  'Change…': 'Modifica…',
  'Show the article': 'Mostra l’articolo',
  'Say what is asked for': 'Scrivi che cosa è richiesto',
  'It is counted with its article': 'La quantità è quella dell’articolo',
  '{{item}} has no price yet': '{{item}} non ha ancora un prezzo',
  '{{article}} stays as it is planned; what you ask for becomes a row of its own below it.':
    '{{article}} resta come progettato; la richiesta diventa una riga propria sotto di esso.',
}
