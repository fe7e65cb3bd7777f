import type { Dictionary } from '../dictionary.ts'

/** Proposals over one room: choosing, comparing and restyling them. */
export const alternativesInItalian: Dictionary = {
  'A project has no room for that many alternatives': 'Un progetto non può contenere così tante alternative',
  'A project keeps at least one alternative': 'Un progetto conserva almeno un’alternativa',
  'All alternatives…': 'Tutte le alternative…',
  'Alternative: {{name}}': 'Alternativa: {{name}}',
  'Bring back': 'Ripristina',
  'Bring back alternative': 'Ripristina alternativa',
  'Bring back {{name}}': 'Ripristina {{name}}',
  'Choose for the offer': 'Scegli per l’offerta',
  'Delete alternative for good': 'Elimina definitivamente l’alternativa',
  'Delete for good': 'Elimina definitivamente',
  'Delete {{name}} for good': 'Elimina definitivamente {{name}}',
  'For the offer': 'Per l’offerta',
  'In the bin': 'Nel cestino',
  'Kept for 30 days.': 'Conservate per 30 giorni.',
  'Look at {{name}}': 'Mostra {{name}}',
  'Move down': 'Sposta giù',
  'Move up': 'Sposta su',
  'Name of the alternative': 'Nome dell’alternativa',
  'New alternative': 'Nuova alternativa',
  'Only what is in the bin can be deleted for good':
    'Si può eliminare definitivamente solo ciò che è nel cestino',
  'Proposals over the same room. Whoever opens an offer sees one of them.':
    'Proposte per la stessa stanza. Chi apre un’offerta ne vede una.',
  'Remove alternative': 'Rimuovi alternativa',
  'Removed {{when}}': 'Rimossa il {{when}}',
  'Rename alternative': 'Rinomina alternativa',
  'Reorder alternatives': 'Riordina alternative',
  'This alternative is in the bin: bring it back first':
    'Questa alternativa è nel cestino: prima va ripristinata',
}
