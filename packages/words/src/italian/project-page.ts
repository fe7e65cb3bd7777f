import type { Dictionary } from '../dictionary.ts'

/** The page of one project. */
export const projectPageInItalian: Dictionary = {
  'It may have been deleted, or it belongs to another shop. Deleted ones are in the bin.':
    'Forse è stato eliminato o appartiene a un altro negozio. Quelli eliminati sono nel cestino.',
  'In the planner it has changes that are not saved yet; this page shows what is saved.':
    'Nel progettista ha modifiche non ancora salvate; questa pagina mostra ciò che è salvato.',
  'Open in planner': 'Apri nel progettista',
  'Project {{number}}': 'Progetto {{number}}',
  Owner: 'Proprietario',
  Begun: 'Iniziato',
  'Change orders': 'Ordini di modifica',
  'Nothing to price yet': 'Ancora niente da prezzare',
  'Price list {{list}}, of {{date}}': 'Listino {{list}}, del {{date}}',
  'There are newer prices. Opening it shows what they change.':
    'Ci sono prezzi più recenti. Aprendolo si vede cosa cambia.',
  'Picture of {{name}}': 'Immagine di {{name}}',
  'Project page': 'Pagina del progetto',
  'All that is kept of it: customer, versions, documents, log':
    'Tutto ciò che se ne conserva: cliente, versioni, documenti, registro',
  Compare: 'Confronta',
  none: 'nessuna',
  'not there': 'non c’era',
  'Compare versions': 'Confronta le versioni',
  'Compare {{name}}': 'Confronta {{name}}',
  'As it is now': 'Com’è ora',
  Before: 'Prima',
  After: 'Dopo',
  'Nothing differs between the two.': 'Tra le due non c’è differenza.',
  'Both plans over each other: {{left}} and {{right}}': 'Le due piante sovrapposte: {{left}} e {{right}}',
  '− only in {{name}}': '− solo in {{name}}',
  '+ only in {{name}}': '+ solo in {{name}}',
  'All else is in both': 'Tutto il resto è in entrambe',
  'Reductions and rounding of the whole': 'Riduzioni e arrotondamenti del totale',
  Documents: 'Documenti',
  'Show offers': 'Mostra le offerte',
  'No documents yet': 'Ancora nessun documento',
  Offered: 'Offerta',
  'Show all': 'Mostra tutto',
  'Show the latest': 'Mostra le ultime',
}
