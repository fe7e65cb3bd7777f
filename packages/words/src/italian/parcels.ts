import type { Dictionary } from '../dictionary.ts'

/** How a project leaves the works, and what else is made of it. */
export const parcelsInItalian: Dictionary = {
  Packages: 'Colli',
  'Open a project to see in how many packages it is delivered.':
    'Apri un progetto per vedere in quanti colli viene consegnato.',
  'Nothing to pack yet': 'Ancora nulla da imballare',
  'What is placed in the room and offered is packed here, with sizes and weights.':
    'Qui si imballa ciò che è posizionato nella stanza e offerto, con misure e pesi.',
  Print: 'Stampa',
  '{{count}} rows have no size and are in no package._one':
    '{{count}} riga non ha misure e non è in nessun collo.',
  '{{count}} rows have no size and are in no package._many':
    '{{count}} righe non hanno misure e non sono in nessun collo.',
  '{{count}} rows have no size and are in no package._other':
    '{{count}} righe non hanno misure e non sono in nessun collo.',
  'with packing': 'con imballo',
  'without {{count}} packages_one': 'senza {{count}} collo',
  'without {{count}} packages_many': 'senza {{count}} colli',
  'without {{count}} packages_other': 'senza {{count}} colli',
  Heaviest: 'Il più pesante',
  'Packing list': 'Distinta dei colli',
  'Cabinets lie flat in packages of {{weight}} at most, with {{padding}} of packing on every side; what is flat already, bought or upholstered travels as it stands.':
    'I mobili viaggiano smontati in colli di {{weight}} al massimo, con {{padding}} di imballo per lato; ciò che è già piano, acquistato o imbottito viaggia così com’è.',
  'As it stands': 'Così com’è',
  Carcass: 'Scocca',
  'Doors and drawers': 'Ante e cassetti',
  'Bought for it': 'Acquistato a parte',
  'No.': 'N.',
  Content: 'Contenuto',
  'Open a project to see its photographs and to take more.':
    'Apri un progetto per vedere le sue fotografie e scattarne altre.',
  'Show photographs': 'Mostra le fotografie',
  'No photographs yet': 'Ancora nessuna fotografia',
  'Choose a view and the light in the room; the photograph then grows here.':
    'Scegli una vista e la luce nella stanza; la fotografia si forma poi qui.',
  '{{name}} is in your downloads': '{{name}} è tra i tuoi download',
  'The file could not be downloaded: please try again': 'Non è stato possibile scaricare il file: riprova',
  'Closets are planned in the room': 'Gli armadi si progettano nella stanza',
  'Tall units, panels and fillers are placed, fitted to the wall and priced in the planner.':
    'Colonne, pannelli e fasce si posizionano, si adattano alla parete e si prezzano nel planner.',
}
