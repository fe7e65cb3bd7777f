import type { Dictionary } from '../dictionary.ts'

/** Dialogs about an item, their frame, and what is waited for. */
export const dialogsInItalian: Dictionary = {
  'Every sentence that was shown has its words in {{language}}.':
    'Ogni frase mostrata ha le sue parole in {{language}}.',
  'Missing translations': 'Traduzioni mancanti',
  'Missing translations…': 'Traduzioni mancanti…',
  'Shown in English so far, because there are no words for it in {{language}}. What stands in double braces must stay.':
    'Finora mostrate in inglese, perché mancano le parole in {{language}}. Ciò che sta tra doppie graffe deve restare.',
  'Type a translation first': 'Scrivete prima una traduzione',
  '{{brand}}, build {{build}}, version {{version}} of project files.':
    '{{brand}}, build {{build}}, versione {{version}} dei file di progetto.',
  About: 'Informazioni',
  'Catalogues are fetched': 'Caricamento dei cataloghi',
  'The project is made ready': 'Preparazione del progetto',
  'The project is opened': 'Apertura del progetto',
  'The projects are changed': 'Modifica dei progetti',
  'The room is fetched': 'Caricamento della stanza',
  '{{count}} of them cannot have all of it_one': '{{count}} di questi non può avere tutto',
  '{{count}} of them cannot have all of it_many': '{{count}} di questi non possono avere tutto',
  '{{count}} of them cannot have all of it_other': '{{count}} di questi non possono avere tutto',
  'Add linked articles': 'Aggiungi articoli collegati',
  'Add linked articles…': 'Aggiungi articoli collegati…',
  'All of them': 'Tutti',
  'All options of the item…': 'Tutte le opzioni dell’elemento…',
  'Apply its options to others…': 'Applica le sue opzioni ad altri…',
  'Apply the options to others': 'Applica le opzioni ad altri',
  'Apply to {{count}} items_one': 'Applica a {{count}} elemento',
  'Apply to {{count}} items_many': 'Applica a {{count}} elementi',
  'Apply to {{count}} items_other': 'Applica a {{count}} elementi',
  'For which items': 'Per quali elementi',
  'From {{name}}': 'Da {{name}}',
  'Its catalogue names no article that belongs with it.':
    'Il suo catalogo non indica alcun articolo che ne faccia parte.',
  'Larger or smaller by the arrow keys': 'Più grande o più piccolo con i tasti freccia',
  'Move by the arrow keys': 'Sposta con i tasti freccia',
  'No other item has these options.': 'Nessun altro elemento ha queste opzioni.',
  'Nothing is linked to this item': 'Nulla è collegato a questo elemento',
  'One is in the room already.': 'Uno è già nella stanza.',
  'Options of the item': 'Opzioni dell’elemento',
  'Position and rotation…': 'Posizione e rotazione…',
  'Position of the item': 'Posizione dell’elemento',
  Publish: 'Pubblica',
  'Select an item, a wall or an opening: its distances and lengths can be typed here.':
    'Seleziona un elemento, una parete o un’apertura: qui puoi digitarne distanze e lunghezze.',
  'The drawing shows no dimensions now': 'Ora il disegno non mostra quote',
  'Type a dimension…': 'Digita una quota…',
  'What is taken over': 'Che cosa si riprende',
}
