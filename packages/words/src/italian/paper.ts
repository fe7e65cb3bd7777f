import type { Dictionary } from '../dictionary.ts'

/** What a brand's documents show, changed by form. */
export const paperInItalian: Dictionary = {
  'Letterhead and documents': 'Carta intestata e documenti',
  'For all documents made from now on; what was made already stays as it is.':
    'Per tutti i documenti creati da ora in poi; quelli già creati restano come sono.',
  'The letterhead could not be loaded': 'Non è stato possibile caricare la carta intestata',
  'What documents show': 'Che cosa mostrano i documenti',
  Letterhead: 'Intestazione',
  Words: 'Testi',
  Columns: 'Colonne',
  'Undo the changes': 'Annulla le modifiche',
  'Saved: documents made from now on look like this':
    'Salvato: i documenti creati da ora in poi avranno questo aspetto',
  Logo: 'Logo',
  'Picture of the logo': 'Immagine del logo',
  'The uploaded logo': 'Il logo caricato',
  'Upload a picture': 'Carica un’immagine',
  'Use the brand’s own mark': 'Usa il marchio predefinito',
  'This file is no picture that can be shown. Use PNG, JPEG, WebP or SVG':
    'Questo file non è un’immagine che si possa mostrare. Usa PNG, JPEG, WebP o SVG',
  'The logo is not there any more. Upload it again': 'Il logo non c’è più. Caricalo di nuovo',
  'Name of the company': 'Nome dell’azienda',
  'Address, line by line': 'Indirizzo, riga per riga',
  'Telephone and e-mail': 'Telefono ed e-mail',
  'Foot of every page: company form, register, tax number':
    'Piè di ogni pagina: forma giuridica, registro, partita IVA',
  'Beginning of an offer': 'Inizio di un’offerta',
  'Terms of sale, a paragraph on each line': 'Condizioni di vendita, un paragrafo per riga',
  'End of an offer, before it is signed': 'Fine di un’offerta, prima della firma',
  'Columns of an offer': 'Colonne di un’offerta',
  'From left to right; the total of a row always comes last. A column that would be empty in an offer is left out of it.':
    'Da sinistra a destra; il totale di una riga viene sempre per ultimo. Una colonna che in un’offerta resterebbe vuota non vi compare.',
  'Position number': 'Numero di posizione',
  'Article code': 'Codice dell’articolo',
  'Article and its details': 'Articolo e suoi dettagli',
  'Move {{name}} up': 'Sposta {{name}} in su',
  'Move {{name}} down': 'Sposta {{name}} in giù',
  'Kinds of documents': 'Tipi di documenti',
  'As “Documents…” offers them, and who may make and read them. What is for the workshop and the trade never goes to customers; offers are always there.':
    'Come li propone “Documenti…”, e chi può crearli e leggerli. Ciò che è per il laboratorio e il commercio non va mai ai clienti; le offerte ci sono sempre.',
  'Customers and sellers': 'Clienti e venditori',
  'Sellers only': 'Solo venditori',
  Nobody: 'Nessuno',
  'What is for the trade cannot be given to customers':
    'Ciò che è per il commercio non può essere dato ai clienti',
  Beginning: 'Inizio',
  'Everything as in the brand’s record': 'Tutto come nei dati del marchio',
  'went back to version {{number}}': 'ritorno alla versione {{number}}',
  'In force': 'In vigore',
  'Go back to this': 'Torna a questa',
  'Go back to an earlier version?': 'Tornare a una versione precedente?',
  'What you changed here and did not save is lost by it.':
    'Ciò che hai modificato qui e non hai salvato andrà perso.',
  'Somebody else changed the documents meanwhile.': 'Nel frattempo qualcun altro ha modificato i documenti.',
  'Somebody else changed the documents meanwhile. Nothing was overwritten':
    'Nel frattempo qualcun altro ha modificato i documenti. Nulla è stato sovrascritto',
  'Drop mine and show theirs': 'Scarta le mie e mostra le sue',
  'Publish a catalogue first: an offer shows its articles':
    'Pubblica prima un catalogo: un’offerta ne mostra gli articoli',
}
