import type { App, DialogName } from '@arredo/flows'
import type { Samples } from './sample-questions.ts'

type Recipe = (given: readonly [app: App, samples: Samples]) => unknown

/**
 * How each dialog is opened for its picture, in the page, before the plan of a stored project with something selected:
 * with what a person would be asked there. Each stands for itself, since it is sent into the page alone.
 */
export const dialogRecipes: Readonly<Record<DialogName, Recipe>> = {
  ask: ([{ dialogs }]) =>
    dialogs.ask('ask', {
      title: 'Project not saved',
      question: 'Save current project?',
      answers: ['Yes', 'No', 'Cancel'].map((label) => ({ value: label, label })),
    }),
  askForMail: ([{ dialogs }]) => dialogs.ask('askForMail', { purpose: 'registration' }),
  info: ([{ dialogs, config }]) =>
    dialogs.ask('info', {
      title: 'About',
      message: '{{brand}}, build {{build}}, version {{version}} of project files.',
      values: { brand: config.name, build: document.documentElement.dataset.build ?? '', version: 3 },
    }),
  input: ([{ dialogs }]) =>
    dialogs.ask('input', { title: 'Rename block', label: 'Name', value: 'Corner', confirm: 'Rename' }),
  login: ([{ dialogs }]) => dialogs.ask('login', { redirectFrom: null }),
  autosaved: ([{ dialogs, ports }]) =>
    dialogs.ask('autosaved', {
      drafts: ['Loft of the Bianchi family, second floor', 'Rossi'].map((name) => ({
        ...{ key: name, name, project: null, keptAt: ports.clock.now() },
      })),
    }),
  customerAssignment: ([{ dialogs }]) => dialogs.ask('customerAssignment', { forced: false }),
  customerForm: ([{ dialogs }]) => dialogs.ask('customerForm', { record: null }),
  addressForm: ([{ dialogs }]) =>
    dialogs.ask('addressForm', {
      customer: {
        ...{ email: 'maria.rossi@example.com', firstName: 'Maria', lastName: 'Rossi', mobile: '' },
        ...{ street: 'Via dei Ciliegi 7', postalCode: '20121', city: 'Milano', country: 'Italia' },
      },
      address: null,
    }),
  roomDesign: ([{ dialogs }]) => dialogs.ask('roomDesign', {}),
  variantChoice: ([{ dialogs }, { variant }]) => dialogs.ask('variantChoice', variant),
  designClass: ([{ dialogs }, { designClass }]) => dialogs.ask('designClass', designClass),
  itemOptions: ([{ dialogs }, { row }]) => dialogs.ask('itemOptions', { row }),
  itemPosition: ([{ dialogs }, { row }]) => dialogs.ask('itemPosition', { row }),
  quotesValue: ([{ dialogs }]) => dialogs.ask('quotesValue', {}),
  addLinks: ([{ dialogs }, { row }]) => dialogs.ask('addLinks', { row }),
  pinza: ([{ dialogs }, { row }]) => dialogs.ask('pinza', { row }),
  warnings: ([{ dialogs }]) => dialogs.ask('warnings', {}),
  beforeOffer: ([{ dialogs }]) => dialogs.ask('beforeOffer', {}),
  nameBlock: ([{ dialogs }]) => dialogs.ask('nameBlock', { scopes: ['mine', 'shop'] }),
  look: ([{ dialogs }, { catalogue }]) => dialogs.ask('look', { catalogue, sample: () => [] }),
  documents: ([{ dialogs }]) => dialogs.ask('documents', {}),
  photographs: ([{ dialogs }]) => dialogs.ask('photographs', {}),
  picture: ([{ dialogs }]) => dialogs.ask('picture', {}),
  views: ([{ dialogs }]) => dialogs.ask('views', {}),
  editRow: ([{ dialogs }]) => dialogs.ask('editRow', { row: null, kind: 'ownAppliance' }),
  ownPrice: ([{ dialogs, project }, { row }]) => {
    project.setState({ face: 'trade' })
    return dialogs.ask('ownPrice', { row })
  },
  rows: ([{ dialogs }]) => dialogs.ask('rows', {}),
  takeAlong: ([{ dialogs }, { id }]) => dialogs.ask('takeAlong', { id }),
  sendRoom: ([{ dialogs }, { id }]) => dialogs.ask('sendRoom', { id }),
  roomCode: ([{ dialogs }]) => dialogs.ask('roomCode', {}),
  conflict: ([{ dialogs, project, ports }]) => {
    const open = project.getState().open
    if (!open) return null
    const mine = open.desk.current()
    const theirs = { ...mine, savedBy: 'Atlas admin', savedAt: new Date(ports.clock.now()).toISOString() }
    return dialogs.ask('conflict', { base: mine.document, mine, theirs, differences: [] })
  },
  publish: ([{ dialogs }, { catalogue }]) =>
    dialogs.ask('publish', { hash: 'none', pack: catalogue.pack, releases: [] }),
  bookMaintenance: ([{ dialogs }]) => dialogs.ask('bookMaintenance', {}),
  activeMaintenance: ([{ dialogs }]) => dialogs.ask('activeMaintenance', {}),
  missingWords: ([{ dialogs }]) => dialogs.ask('missingWords', {}),
  shortcuts: ([{ dialogs }]) => dialogs.ask('shortcuts', {}),
  sessions: ([{ dialogs }]) => dialogs.ask('sessions', {}),
  deleteProject: ([{ dialogs }]) => dialogs.ask('deleteProject', { name: 'Family kitchen in sage and oak' }),
  refusedProjects: ([{ dialogs }]) =>
    dialogs.ask('refusedProjects', {
      title: 'Not deleted',
      refused: ['Loft of the Bianchi family, second floor', 'Rossi'].map((name, id) => ({
        ...{ id, name, reason: 'Saving is not allowed in this status' },
      })),
    }),
  assign: ([{ dialogs }]) => dialogs.ask('assign', {}),
  versions: ([{ dialogs }]) => dialogs.ask('versions', {}),
  compareVersions: ([{ dialogs }, { id, revision, versions }]) =>
    dialogs.ask('compareVersions', { project: { id, revision }, left: versions[0] ?? '', right: null }),
  compareDocuments: ([
    { dialogs },
    {
      id,
      summaries: [left = '', right = ''],
    },
  ]) => dialogs.ask('compareDocuments', { projectId: id, report: 'summary', left, right }),
  nextSteps: ([{ dialogs }]) => dialogs.ask('nextSteps', {}),
  bin: ([{ dialogs }]) => dialogs.ask('bin', {}),
  unreadable: ([{ dialogs }]) =>
    dialogs.ask('unreadable', {
      ...{ id: 1042, message: 'rows.r1.quantity: expected a number', raw: () => '{}' },
      mendings: [
        { at: 'rows.r1.quantity', problem: 'expected a number', kind: 'mended' },
        { at: 'openings.o3', problem: 'no such wall', kind: 'dropped' },
      ],
    }),
  priceList: ([{ dialogs }, { prices }]) =>
    dialogs.ask('priceList', { report: prices, until: '2027-01-31', mode: 'ask', mayKeep: true }),
  searchModel: ([{ dialogs }, { catalogue }]) =>
    dialogs.ask('searchModel', { packs: [catalogue.pack], chosen: null }),
}
