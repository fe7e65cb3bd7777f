import type { Dictionary } from '../dictionary.ts'

/** What is mailed, and the pages its links lead to. */
export const mailInItalian: Dictionary = {
  'Hello,': 'Buongiorno,',
  'Hello {{name}},': 'Buongiorno {{name}},',
  'Your new password for {{brand}}': 'La tua nuova password per {{brand}}',
  'Somebody, probably you, asked for a new password. Choose it here within 30 minutes:':
    'Qualcuno, probabilmente tu, ha chiesto una nuova password. Sceglila qui entro 30 minuti:',
  'If it was not you, do nothing: your password stays as it is, and the link works only once.':
    'Se non sei stato tu, non fare nulla: la tua password resta com’è e il link funziona una sola volta.',
  'Choose a new password': 'Scegli una nuova password',
  'User id {{account}}, user name {{username}}': 'ID utente {{account}}, nome utente {{username}}',
  'You are registered with {{brand}} already': 'Sei già registrato presso {{brand}}',
  'Somebody, probably you, wanted to register with this address, which is registered already.':
    'Qualcuno, probabilmente tu, voleva registrarsi con questo indirizzo, che è già registrato.',
  'If you do not remember your password, choose a new one here within 30 minutes:':
    'Se non ricordi la tua password, scegline qui una nuova entro 30 minuti:',
  'Register with {{brand}}': 'Registrati presso {{brand}}',
  'This address is to get an account with {{brand}}. Finish it here within a day:':
    'Per questo indirizzo è stato chiesto un account presso {{brand}}. Completalo qui entro un giorno:',
  'Finish the registration': 'Completa la registrazione',
  'If it was not you, do nothing: without this link there is no account.':
    'Se non sei stato tu, non fare nulla: senza questo link non c’è alcun account.',
  'Your password for {{brand}} was changed': 'La tua password per {{brand}} è stata cambiata',
  'Your password was changed just now. Wherever else you were logged in, you are logged out.':
    'La tua password è appena stata cambiata. Ovunque altro avessi fatto l’accesso, ora sei uscito.',
  'If it was not you, ask for a new password at once and tell your shop:':
    'Se non sei stato tu, chiedi subito una nuova password e avvisa il tuo negozio:',
  'Go to {{brand}}': 'Vai a {{brand}}',
  'Nobody of us ever asks for your password.': 'Nessuno di noi ti chiederà mai la password.',
  'Forgotten your password?': 'Password dimenticata?',
  'Create an account': 'Crea un account',
  'We mail you a link with which you choose a new one.':
    'Ti inviamo per e-mail un link con cui sceglierne una nuova.',
  'We mail you a link with which you finish it.': 'Ti inviamo per e-mail un link con cui completarlo.',
  'E-mail address': 'Indirizzo e-mail',
  'Send the mail': 'Invia l’e-mail',
  'No mails are sent from here: please ask your shop, which can help you.':
    'Da qui non si inviano e-mail: chiedi al tuo negozio, che può aiutarti.',
  'If {{email}} is known here, a mail with a link is on its way. The link works for 30 minutes.':
    'Se {{email}} è noto qui, un’e-mail con un link è in arrivo. Il link funziona per 30 minuti.',
  'A mail with a link is on its way to {{email}}. The link works for a day.':
    'Un’e-mail con un link è in arrivo a {{email}}. Il link funziona per un giorno.',
  'Nothing there after some minutes? Look among unwanted mails, or ask your shop.':
    'Dopo qualche minuto non c’è nulla? Guarda nella posta indesiderata o chiedi al tuo negozio.',
  'Please enter your e-mail address': 'Inserisci il tuo indirizzo e-mail',
  'Wrong e-mail address or password': 'Indirizzo e-mail o password errati',
  'Do you work for a shop?': 'Lavori per un negozio?',
  'Are you a customer?': 'Sei un cliente?',
  'Log in with a user id': 'Accedi con un ID utente',
  'Log in with your e-mail address': 'Accedi con il tuo indirizzo e-mail',
  'Your password is changed. Log in with it:': 'La tua password è cambiata. Usala per accedere:',
  'You are registered. Log in:': 'La registrazione è completa. Accedi:',
  'The password was not typed the same twice': 'Le due password digitate non coincidono',
  'For {{email}}': 'Per {{email}}',
  'For user id {{account}}, user name {{username}}': 'Per ID utente {{account}}, nome utente {{username}}',
  'Set the password': 'Imposta la password',
  'Wherever you are logged in, you are logged out by that.':
    'Ovunque tu abbia fatto l’accesso, con questo ne esci.',
  'This link was used already: each works once.':
    'Questo link è già stato usato: ciascuno funziona una volta sola.',
  'This link is too old: it works for a short time only.':
    'Questo link è scaduto: funziona solo per poco tempo.',
  'This link is not known. Perhaps it was cut when it was copied, or a newer one was mailed since.':
    'Questo link non è noto. Forse è stato copiato solo in parte, oppure nel frattempo ne è stato inviato uno più recente.',
  'This link is not known': 'Questo link non è noto',
  'This link was used already': 'Questo link è già stato usato',
  'This link is too old': 'Questo link è scaduto',
  'This address is registered already': 'Questo indirizzo è già registrato',
  'Nobody can register here': 'Qui non ci si può registrare',
  'Without your consent we may not keep an account for you':
    'Senza il tuo consenso non possiamo tenere un account per te',
  'Ask for a new link': 'Chiedi un nuovo link',
  Register: 'Registrati',
  'Password once more': 'Ancora una volta la password',
  'I agree': 'Acconsento',
  'What is kept of you': 'Che cosa si conserva di te',
  'Your session with the order system has ended': 'La tua sessione con il sistema ordini è terminata',
  'You are still logged in here as {{name}}.': 'Qui hai ancora l’accesso come {{name}}.',
  'You are not logged in here either.': 'Anche qui non hai effettuato l’accesso.',
  'Log out here too': 'Esci anche da qui',
  Privacy: 'Privacy',
  'Who answers for it': 'Chi ne risponde',
  'What this device keeps': 'Che cosa conserva questo dispositivo',
  'Without an account': 'Senza un account',
  'A cookie says that you are the same visitor as before. It ends after 7 days without a visit. Rooms you save are deleted 90 days after you last saved them, unless you sent them to a shop.':
    'Un cookie dice che sei lo stesso visitatore di prima. Scade dopo 7 giorni senza visite. Le stanze che salvi vengono eliminate 90 giorni dopo l’ultimo salvataggio, a meno che tu non le abbia inviate a un negozio.',
  'With an account': 'Con un account',
  'Your name, your e-mail address, your language and your rooms are kept as long as you have the account; of your password only a value it cannot be read from. Each login is noted with its time and network address.':
    'Nome, indirizzo e-mail, lingua e stanze si conservano finché hai l’account; della password solo un valore da cui non è leggibile. Ogni accesso è annotato con l’ora e l’indirizzo di rete.',
  'As a customer of a shop': 'Come cliente di un negozio',
  'What you told the shop for an offer: name, address, numbers, and what you agreed to. The shop can show you all of it, correct it and delete it; offers and orders keep what was agreed in them.':
    'Ciò che hai detto al negozio per un’offerta: nome, indirizzo, numeri e ciò a cui hai acconsentito. Il negozio può mostrartelo per intero, correggerlo ed eliminarlo; offerte e ordini conservano ciò che vi è stato concordato.',
  'What is not done': 'Che cosa non si fa',
  'Nothing of yours is given to advertisers, and no page of {{brand}} loads anything from other sites. Reports of errors leave out names, addresses and numbers.':
    'Nulla di tuo viene dato a inserzionisti e nessuna pagina di {{brand}} carica qualcosa da altri siti. Le segnalazioni di errori omettono nomi, indirizzi e numeri.',
  'No settings of yours are kept on this device.':
    'Su questo dispositivo non si conserva alcuna tua impostazione.',
  'Settings such as language, units, how you log in and articles you marked; and drafts of rooms, until you save or delete them.':
    'Impostazioni come lingua, unità, modo di accesso e articoli che hai segnato; e bozze di stanze, finché non le salvi o le elimini.',
  'Forget my settings on this device': 'Dimentica le mie impostazioni su questo dispositivo',
}
