import type { Dictionary } from '../dictionary.ts'
import { alternativesInItalian } from './alternatives.ts'
import { atlasInItalian } from './atlas.ts'
import { authorsInItalian } from './authors.ts'
import { blocksInItalian } from './blocks.ts'
import { catalogueInItalian } from './catalogue.ts'
import { checksInItalian } from './checks.ts'
import { comparingInItalian } from './comparing.ts'
import { customersInItalian } from './customers.ts'
import { dayInItalian } from './day.ts'
import { dialogsInItalian } from './dialogs.ts'
import { documentsInItalian } from './documents.ts'
import { draftsInItalian } from './drafts.ts'
import { drawingsInItalian } from './drawings.ts'
import { elevationsInItalian } from './elevations.ts'
import { fillingInItalian } from './filling.ts'
import { finishesInItalian } from './finishes.ts'
import { fixturesInItalian } from './fixtures.ts'
import { guestsInItalian } from './guests.ts'
import { handsInItalian } from './hands.ts'
import { inspectorInItalian } from './inspector.ts'
import { lightInItalian } from './light.ts'
import { listsInItalian } from './lists.ts'
import { mailInItalian } from './mail.ts'
import { notesInItalian } from './notes.ts'
import { offersInItalian } from './offers.ts'
import { paperInItalian } from './paper.ts'
import { parcelsInItalian } from './parcels.ts'
import { photographsInItalian } from './photographs.ts'
import { plannerInItalian } from './planner.ts'
import { plansInItalian } from './plans.ts'
import { pricesInItalian } from './prices.ts'
import { projectLifeInItalian } from './project-life.ts'
import { projectListInItalian } from './project-list.ts'
import { projectPageInItalian } from './project-page.ts'
import { refusalsInItalian } from './refusals.ts'
import { roomDesignInItalian } from './room-design.ts'
import { roomsInItalian } from './rooms.ts'
import { rowsInItalian } from './rows.ts'
import { saleDocumentsInItalian } from './sale-documents.ts'
import { seeingInItalian } from './seeing.ts'
import { shellInItalian } from './shell.ts'
import { snapsInItalian } from './snaps.ts'
import { specialsInItalian } from './specials.ts'
import { startInItalian } from './start.ts'
import { summaryInItalian } from './summary.ts'
import { tourInItalian } from './tour.ts'
import { treeInItalian } from './tree.ts'
import { viewsInItalian } from './views.ts'
import { wallsInItalian } from './walls.ts'

export const italian: Dictionary = {
  ...alternativesInItalian,
  ...atlasInItalian,
  ...authorsInItalian,
  ...blocksInItalian,
  ...checksInItalian,
  ...comparingInItalian,
  ...customersInItalian,
  ...shellInItalian,
  ...viewsInItalian,
  ...wallsInItalian,
  ...plannerInItalian,
  ...dayInItalian,
  ...dialogsInItalian,
  ...documentsInItalian,
  ...draftsInItalian,
  ...drawingsInItalian,
  ...elevationsInItalian,
  ...fillingInItalian,
  ...finishesInItalian,
  ...fixturesInItalian,
  ...guestsInItalian,
  ...handsInItalian,
  ...inspectorInItalian,
  ...lightInItalian,
  ...listsInItalian,
  ...mailInItalian,
  ...notesInItalian,
  ...paperInItalian,
  ...parcelsInItalian,
  ...photographsInItalian,
  ...plansInItalian,
  ...projectLifeInItalian,
  ...projectListInItalian,
  ...projectPageInItalian,
  ...pricesInItalian,
  ...refusalsInItalian,
  ...offersInItalian,
  ...catalogueInItalian,
  ...roomsInItalian,
  ...roomDesignInItalian,
  ...rowsInItalian,
  ...saleDocumentsInItalian,
  ...seeingInItalian,
  ...snapsInItalian,
  ...specialsInItalian,
  ...startInItalian,
  ...summaryInItalian,
  ...tourInItalian,
  ...treeInItalian,
}
