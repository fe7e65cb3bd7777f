import type { Dictionary } from '../dictionary.ts'

/** Items kept together under a name, to be placed again. */
export const blocksInItalian: Dictionary = {
  '“{{name}}” is saved as a block': '«{{name}}» è salvato come blocco',
  Blocks: 'Blocchi',
  Brand: 'Marchio',
  'Delete block': 'Elimina blocco',
  'Delete “{{name}}”? What was placed of it stays where it is.':
    'Eliminare «{{name}}»? Ciò che ne è stato collocato resta dov’è.',
  'For me': 'Per me',
  'For the brand': 'Per il marchio',
  'For the shop': 'Per il negozio',
  'For whom': 'Per chi',
  'Give it a name': 'Dagli un nome',
  Mine: 'Miei',
  'More for {{name}}': 'Altro per {{name}}',
  Name: 'Nome',
  'No block is called like that.': 'Nessun blocco si chiama così.',
  'No blocks yet': 'Ancora nessun blocco',
  'Place a block': 'Colloca un blocco',
  'Place the block {{name}}': 'Colloca il blocco {{name}}',
  Rename: 'Rinomina',
  'Rename block': 'Rinomina blocco',
  'Rename…': 'Rinomina…',
  'Save as block': 'Salva come blocco',
  'Save as block…': 'Salva come blocco…',
  'Search blocks': 'Cerca blocchi',
  'Select items in the room and choose “Save as block…”. You can place them in every project.':
    'Seleziona elementi nella stanza e scegli «Salva come blocco…». Potrai collocarli in ogni progetto.',
  'The blocks do not answer': 'I blocchi non rispondono',
  'There are too many blocks. Remove one first': 'Ci sono troppi blocchi. Prima rimuovine uno',
  'There is no such block any more': 'Questo blocco non c’è più',
  'This cannot be kept as a block': 'Questo non può essere conservato come blocco',
  'This is too much for one block. Select less': 'È troppo per un solo blocco. Seleziona meno elementi',
  'You can place it again in every project.': 'Potrai collocarlo di nuovo in ogni progetto.',
}
