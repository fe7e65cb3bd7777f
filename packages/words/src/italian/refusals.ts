import type { Dictionary } from '../dictionary.ts'

/** Refusals of flows, server and pure packages, translated where they are shown. */
export const refusalsInItalian: Dictionary = {
  'An ordered project cannot be saved: save it as a new one instead':
    'Un progetto ordinato non si può salvare: salvalo come nuovo',
  'A price of your own needs a reason': 'Un prezzo proprio vuole un motivo',
  'A reduction needs a text of at most 200 characters':
    'Una riduzione vuole un testo di al massimo 200 caratteri',
  'A row needs a text': 'La riga vuole un testo',
  'A service needs a text': 'Un servizio vuole un testo',
  'A text row needs a text': 'Una riga di testo vuole un testo',
  'Only a seller may add rows with prices of their own':
    'Solo un venditore può aggiungere righe con prezzi propri',
  'Only a seller may change prices': 'Solo un venditore può cambiare i prezzi',
  'The amount must not be below 0': 'L’importo non può essere minore di 0',
  'The amounts are too large to be reckoned: make a price or a quantity smaller':
    'Gli importi sono troppo grandi per essere calcolati: riduci un prezzo o una quantità',
  'The cost must be whole minor units': 'Il costo deve essere in centesimi interi',
  'The least is above the most': 'Il minimo supera il massimo',
  'The metres must lie between 0 and 100,000': 'I metri devono stare tra 0 e 100.000',
  'The price must be whole minor units': 'Il prezzo deve essere in centesimi interi',
  'The project costs less already': 'Il progetto costa già meno',
  'The rate must look like 0.08': 'L’aliquota si scrive 0.08',
  'The total must be an amount above 0': 'Il totale deve essere un importo maggiore di 0',
  'This leaves less than the least margin of the shop': 'Così resta meno del margine minimo del negozio',
  'This row has no price': 'Questa riga non ha prezzo',
  'This takes off more than a seller may give': 'È più di quanto un venditore possa scontare',
  'VAT must look like 0.22': 'L’IVA si scrive 0.22',
  'Every length must be above 0': 'Ogni lunghezza deve essere maggiore di 0',
  'Missing password': 'Manca la password',
  'Missing user id': 'Manca il codice utente',
  'Missing username': 'Manca il nome utente',
  'Project not found': 'Progetto non trovato',
  'Shop not available for user': 'Negozio non disponibile per questo utente',
  'The north and east sides at the cut corner must be shorter than the sides opposite them':
    'I lati nord ed est dell’angolo tagliato devono essere più corti dei lati opposti',
  'The north and west sides at the cut corner must be shorter than the sides opposite them':
    'I lati nord e ovest dell’angolo tagliato devono essere più corti dei lati opposti',
  'The server answered in a way we do not understand.': 'Il server ha risposto in modo incomprensibile.',
  'The server cannot be reached. Check your connection and try again.':
    'Il server non è raggiungibile. Controlla la connessione e riprova.',
  'The south and east sides at the cut corner must be shorter than the sides opposite them':
    'I lati sud ed est dell’angolo tagliato devono essere più corti dei lati opposti',
  'The south and west sides at the cut corner must be shorter than the sides opposite them':
    'I lati sud e ovest dell’angolo tagliato devono essere più corti dei lati opposti',
  'This face is not for you': 'Questa vista dei prezzi non è per te',
  'This is not a length': 'Questa non è una lunghezza',
  'This project is in the cart and cannot be saved: save it as a new one instead':
    'Questo progetto è nel carrello e non si può salvare: salvalo come nuovo',
  'This project was saved by a newer version of the application: reload the page to open it':
    'Questo progetto è stato salvato da una versione più recente: ricarica la pagina per aprirlo',
  'You may not save projects': 'Non puoi salvare progetti',
  'You must first initialize a project': 'Prima devi iniziare un progetto',
  'Job not found': 'Lavoro non trovato',
  'The job has ended already': 'Il lavoro è già terminato',
  'The job has not failed': 'Il lavoro non è fallito',
  'Ask for it anew where you asked for it first': 'Chiedilo di nuovo dove lo hai chiesto la prima volta',
  'The work was interrupted too often and was given up.':
    'Il lavoro è stato interrotto troppe volte ed è stato abbandonato.',
  'First must do login': 'Prima devi accedere',
  'Not allowed for this user': 'Non consentito per questo utente',
  'Not available at the moment, try again': 'Al momento non disponibile, riprova',
  'Too much to do at the moment, try again': 'Troppo lavoro al momento, riprova',
  'Files cannot be kept or fetched at the moment. Try again in a minute':
    'Al momento non è possibile salvare o recuperare file. Riprovare tra un minuto',
  'There is no room to keep this at the moment, try again':
    'Al momento non c’è spazio per conservarlo, riprova',
  'Reload to get the new version': 'Ricarica per avere la nuova versione',
  'Someone else saved this project meanwhile': 'Nel frattempo qualcun altro ha salvato questo progetto',
  'Something went wrong please try again': 'Qualcosa è andato storto, riprova',
  'The quantity must lie between 1 and 9999': 'La quantità deve essere tra 1 e 9999',
  'The wall height must be above 0': 'L’altezza delle pareti deve essere maggiore di 0',
  'There is nothing on that side': 'Da quel lato non c’è nulla',
  'Too many attempts, try again in some minutes': 'Troppi tentativi, riprova tra qualche minuto',
  'Wrong user ID, user name or password': 'Codice utente, nome utente o password errati',
  'A project needs a name': 'Un progetto deve avere un nome',
  'Too much is waiting already. Try again in some minutes':
    'Ci sono già troppe richieste in attesa. Riprova tra qualche minuto',
  'Your files take all the room there is for them. Use fewer or smaller ones':
    'I tuoi file occupano tutto lo spazio disponibile. Usane di meno o più piccoli',
  'The site is being worked on. Try again later: what you did is kept on this device':
    'Il sito è in manutenzione. Riprova più tardi: quello che hai fatto resta su questo dispositivo',
}
