import type { Dictionary } from '../dictionary.ts'

/** Documents besides offers: the dialog that makes them, and where they are listed. */
export const documentsInItalian: Dictionary = {
  'Documents…': 'Documenti…',
  'Drawings, lists and summaries on paper': 'Disegni, liste e riepiloghi su carta',
  'For the customer': 'Per il cliente',
  'For the workshop and the trade': 'Per il laboratorio e il commercio',
  'Documents in one file': 'Documenti in un solo file',
  'Documents of {{project}}': 'Documenti di {{project}}',
  'Download as JSON': 'Scarica come JSON',
  'Download as one file': 'Scarica in un solo file',
  'Download the summary': 'Scarica il riepilogo',
  'Several in one file': 'Più di uno in un solo file',
  'Make document': 'Crea documento',
  'Make another': 'Creane un altro',
  'Make a document…': 'Crea un documento…',
  Paper: 'Carta',
  'As the shop’s printers': 'Come le stampanti del negozio',
  'A3 or Tabloid': 'A3 o Tabloid',
  A4: 'A4',
  Letter: 'Letter',
  Orientation: 'Orientamento',
  Landscape: 'Orizzontale',
  Preview: 'Anteprima',
  Pages: 'Pagine',
  'Previous page': 'Pagina precedente',
  'Next page': 'Pagina successiva',
  'Size of the page': 'Grandezza della pagina',
  'Fit width': 'Larghezza intera',
  Ready: 'Pronto',
  Lists: 'Liste',
  Drawings: 'Disegni',
  'Drawings for CAD': 'Disegni per CAD',
  'Lists for spreadsheets': 'Liste per fogli di calcolo',
  'From {{min}} to {{max}}': 'Da {{min}} a {{max}}',
  'More…': 'Altro…',
  'On the offer': 'Sull’offerta',
  'It did not work this time. Nothing of the project is lost.':
    'Questa volta non è riuscito. Del progetto non è andato perso nulla.',
  'No connection: it is not known whether the document was made. Make it again when the connection is back: there will be one, not two.':
    'Nessuna connessione: non si sa se il documento è stato creato. Crealo di nuovo quando torna la connessione: sarà uno, non due.',
  'Offers and other documents made of this project are listed here.':
    'Qui si trovano le offerte e gli altri documenti fatti di questo progetto.',
  'The document cannot be shown': 'Non è possibile mostrare il documento',
  'The documents could not be loaded': 'Non è stato possibile caricare i documenti',
  'This project was never saved: download the document now, no list keeps it.':
    'Questo progetto non è mai stato salvato: scarica ora il documento, nessun elenco lo conserva.',
}
