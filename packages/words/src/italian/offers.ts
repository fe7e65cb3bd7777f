import type { Dictionary } from '../dictionary.ts'

/** Offers: the printed page first, then the screen about it. */
export const offersInItalian: Dictionary = {
  'All prices include VAT.': 'Tutti i prezzi sono IVA inclusa.',
  Article: 'Articolo',
  'Articles and prices': 'Articoli e prezzi',
  'Articles on request are not part of the total.': 'Gli articoli a richiesta non sono compresi nel totale.',
  Date: 'Data',
  'Dear {{name}},': 'Gentile {{name}},',
  'Floor plan of the room': 'Pianta della stanza',
  'Good day,': 'Buongiorno,',
  'I accept this offer and its terms.': 'Accetto la presente offerta e le sue condizioni.',
  Left: 'Sinistra',
  Net: 'Imponibile',
  'Offer number': 'Numero dell’offerta',
  'Offer {{number}}': 'Offerta {{number}}',
  'On request': 'A richiesta',
  'Page {{page}} of {{pages}}': 'Pagina {{page}} di {{pages}}',
  'Picture of the room': 'Immagine della stanza',
  'Picture of the planned room': 'Immagine della stanza progettata',
  'Place, date': 'Luogo, data',
  'Pos.': 'Pos.',
  'Provided by you': 'Fornito da voi',
  Right: 'Destra',
  'Scale {{scale}}': 'Scala {{scale}}',
  'Setting the pages': 'Impaginazione',
  Signature: 'Firma',
  Subtotal: 'Subtotale',
  'Taking the picture': 'Immagine della stanza',
  Terms: 'Condizioni',
  'The document is too large: it has more than 300 pages.':
    'Il documento è troppo grande: ha più di 300 pagine.',
  'The document is too large: its pages need more memory than there is.':
    'Il documento è troppo grande: le sue pagine richiedono più memoria di quella disponibile.',
  'The document is too large: its pages take too long to set.':
    'Il documento è troppo grande: l’impaginazione richiede troppo tempo.',
  'Thank you for planning with us. This is our offer for your project.':
    'Grazie per aver progettato con noi. Questa è la nostra offerta per il vostro progetto.',
  Total: 'Totale',
  'Total with VAT': 'Totale IVA inclusa',
  'True to scale when printed on {{paper}} without fitting to the page.':
    'In scala se stampato su {{paper}} senza adattare alla pagina.',
  'Unit price': 'Prezzo unitario',
  VAT: 'IVA',
  'VAT {{rate}}': 'IVA {{rate}}',
  'Valid until': 'Valida fino al',
  'Your contact': 'Il vostro referente',

  'An offer keeps the saved project, its prices and terms as they are today, under a number of its own.':
    'Un’offerta conserva il progetto salvato, i prezzi e le condizioni di oggi, con un numero proprio.',
  'Back to the planner': 'Torna al progetto',
  'Being made': 'In preparazione',
  'Could not be made': 'Non riuscita',
  Download: 'Scarica',
  'Lapsed on {{date}}': 'Scaduta il {{date}}',
  'Nothing is lost: the project is saved. Make the offer again.':
    'Nulla è andato perso: il progetto è salvato. Crea di nuovo l’offerta.',
  'No offers yet': 'Ancora nessuna offerta',
  'Offer {{number}} is ready': 'L’offerta {{number}} è pronta',
  'Offer {{number}} could not be made': 'Non è stato possibile creare l’offerta {{number}}',
  'Offers your shop makes of this project are listed here.':
    'Qui trovi le offerte che il negozio fa per questo progetto.',
  'Offers of this project': 'Offerte di questo progetto',
  Offers: 'Offerte',
  Open: 'Apri',
  'Open in a new tab': 'Apri in una nuova scheda',
  'The document is on its way; you can go on working meanwhile.':
    'Il documento è in arrivo; intanto puoi continuare a lavorare.',
  'The offers could not be loaded': 'Non è stato possibile caricare le offerte',
  'The project has changed since this offer.': 'Il progetto è cambiato dopo questa offerta.',
  'Valid for': 'Valida per',
  'Valid until {{date}}': 'Valida fino al {{date}}',
  '{{count}} days_one': '{{count}} giorno',
  '{{count}} days_many': '{{count}} giorni',
  '{{count}} days_other': '{{count}} giorni',

  'Offer not found': 'Offerta non trovata',
  'File not found': 'File non trovato',
  'No price list is valid for this project': 'Nessun listino è valido per questo progetto',
  'There is nothing to offer yet: place an article first':
    'Non c’è ancora nulla da offrire: inserisci prima un articolo',
}
