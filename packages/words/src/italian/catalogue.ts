import type { Dictionary } from '../dictionary.ts'

/** The catalogue browser, as a panel and as a page, and the search for a model. */
export const catalogueInItalian: Dictionary = {
  'Add {{name}} and stay here': 'Aggiungi {{name}} e resta qui',
  All: 'Tutti',
  'All groups': 'Tutti i gruppi',
  'Articles are being fetched': 'Caricamento degli articoli',
  'Being fetched…': 'Caricamento…',
  'Choose a model': 'Scegli un modello',
  'Clear all': 'Togli tutto',
  'Clear the filters': 'Togli i filtri',
  Favourites: 'Preferiti',
  Shelves: 'Scaffali',
  'Favourite: {{name}}': 'Preferito: {{name}}',
  Filters: 'Filtri',
  Found: 'Trovati',
  from: 'da',
  'from {{value}}': 'da {{value}}',
  Groups: 'Gruppi',
  'Its catalogue could not be fetched. Check your connection and try again.':
    'Il suo catalogo non può essere caricato. Controlla la connessione e riprova.',
  'Its catalogue is no longer sold.': 'Il suo catalogo non è più in vendita.',
  'Its project is no longer open.': 'Il suo progetto non è più aperto.',
  'Model: {{name}}': 'Modello: {{name}}',
  'Narrow the search': 'Restringi la ricerca',
  'No article fits these filters.': 'Nessun articolo corrisponde a questi filtri.',
  'No article fits “{{query}}” and what else you chose.':
    'Nessun articolo corrisponde a “{{query}}” e a quanto hai scelto.',
  'No favourites yet': 'Ancora nessun preferito',
  'No model fits “{{query}}”. Try a part of its name or its code.':
    'Nessun modello corrisponde a “{{query}}”. Prova con una parte del nome o del codice.',
  'No particular model': 'Nessun modello in particolare',
  'Not in this project': 'Non in questo progetto',
  'Nothing for “{{query}}”; showing what is close': 'Nulla per “{{query}}”; ecco ciò che somiglia',
  'Nothing used yet': 'Ancora niente di usato',
  'Please enter a length': 'Inserisci una misura',
  'Please enter an amount': 'Inserisci un importo',
  'Price with VAT': 'Prezzo IVA inclusa',
  'Recently used': 'Usati di recente',
  'Remove filter: {{filter}}': 'Togli il filtro: {{filter}}',
  'Search all catalogues': 'Cerca in tutti i cataloghi',
  'Search articles': 'Cerca articoli',
  'Search models': 'Cerca modelli',
  'Search the catalogue': 'Cerca nel catalogo',
  'Show all models': 'Mostra tutti i modelli',
  Tags: 'Parole chiave',
  'Tap the heart of an article, or press F on it, and you find it here again.':
    'Tocca il cuore di un articolo, o premi F su di esso, e lo ritrovi qui.',
  'The search does not answer': 'La ricerca non risponde',
  'There are too many favourites. Remove one first': 'I preferiti sono troppi. Togline prima uno',
  'This project is made with an edition that does not have this article.':
    'Questo progetto usa un’edizione che non contiene questo articolo.',
  to: 'a',
  'To the room': 'Alla stanza',
  'up to {{value}}': 'fino a {{value}}',
  'What stands in the room is safe. Check your connection and try again.':
    'Ciò che è nella stanza è al sicuro. Controlla la connessione e riprova.',
  'What you place in a room appears here, the latest first.':
    'Ciò che inserisci in una stanza compare qui, dal più recente.',
  'The edition of its catalogue does not have it.': 'L’edizione del suo catalogo non lo contiene.',
  'What you place is made in this model, where it is sold in it.':
    'Ciò che inserisci è in questo modello, dove è disponibile.',
  '{{name}} is being fetched': '{{name}} viene caricato',
  '{{name}} is in the room': '{{name}} è nella stanza',
  '{{name}} was not placed.': '{{name}} non è stato inserito.',
  '{{number}} articles or more': '{{number}} articoli o più',
}
