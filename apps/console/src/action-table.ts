import type { Action, Requests } from '@arredo/embed'

/** How a key of a request is asked for. `json` takes anything that JSON can say. */
export type FieldKind = 'text' | 'secret' | 'number' | 'flag' | 'json'

export type Field = {
  readonly key: string
  readonly kind: FieldKind
  readonly isRequired?: true
  readonly sample?: string
  readonly about?: string
}

export type ActionForm<Name extends Action = Action> = {
  readonly about: string
  readonly fields: readonly (Field & { readonly key: KeysOf<Requests[Name]> })[]
}

type KeysOf<Payload> = Payload extends unknown ? Extract<keyof Payload, string> : never

const required = { isRequired: true } as const
const flag = <Key extends string>(key: Key, about: string) => ({ key, kind: 'flag', about }) as const

const start = [
  flag('noSaveRequest', 'Do not ask to save the open project'),
  flag('noConfigure', 'Stay on the current page'),
  flag('addRoom', 'Build the room below'),
  { key: 'roomType', kind: 'text', about: 'rt1 … rt10 or its name' },
  { key: 'roomDimension', kind: 'json', about: 'Millimetres, e.g. [4000, 3000]' },
  { key: 'roomHeight', kind: 'number', about: 'Millimetres' },
  { key: 'header', kind: 'text', about: 'COD=VAL;COD=VAL' },
  { key: 'addToCustomerFields', kind: 'json', about: 'Kept with the project' },
] as const

const fresh = flag('newProject', 'Begin a new project first; on unless switched off')
const catalog = { key: 'catalog', kind: 'text', sample: 'KITCHEN', about: 'Code of the catalogue' } as const

/** A form per action. The keys are checked against the SDK's types: a new action without a form does not compile. */
export const actionTable: { readonly [Name in Action]: ActionForm<Name> } = {
  newProject: { about: 'Begins a new project.', fields: [catalog, ...start] },
  insertArticle: {
    about: 'Places an article, in a new project or in the open one.',
    fields: [
      catalog,
      { key: 'article', kind: 'text', sample: 'B-DOOR', ...required },
      { key: 'model', kind: 'text', sample: 'LINEO_STD' },
      { key: 'classification', kind: 'text' },
      { key: 'side', kind: 'text', about: 'L or R' },
      fresh,
      ...start,
    ],
  },
  setModel: {
    about: 'Sets the model of a new project or of the open one.',
    fields: [catalog, { key: 'model', kind: 'text', sample: 'LINEO_STD', ...required }, fresh, ...start],
  },
  changeVariant: {
    about: 'Changes a variant of the selected row, or of the whole project when none is selected.',
    fields: [
      { key: 'varCod', kind: 'text', sample: 'FRONT', ...required },
      { key: 'varVal', kind: 'text', sample: 'OAK', ...required },
    ],
  },
  getJsonProject: { about: 'Answers the open project.', fields: [] },
  saveProject: { about: 'Saves the open project.', fields: [] },
  cloneProject: { about: 'Saves the open project as a new one.', fields: [] },
  openProject: {
    about: 'Opens a saved project.',
    fields: [{ key: 'id', kind: 'number', sample: '1', ...required }, start[0]],
  },
  takePicture: {
    about: 'Takes a picture of the 3D view.',
    fields: [
      { key: 'width', kind: 'number', sample: '1000' },
      { key: 'height', kind: 'number', sample: '1000' },
      { key: 'fov', kind: 'number', sample: '45' },
      { key: 'angX', kind: 'number', sample: '20' },
      { key: 'angY', kind: 'number', sample: '20' },
      { key: 'newWindow', kind: 'flag' },
      { key: 'blackAndWhite', kind: 'flag' },
    ],
  },
  navigateTo: {
    about: 'Goes to a route by its name.',
    fields: [
      { key: 'page', kind: 'text', sample: 'configurator3d', ...required },
      { key: 'params', kind: 'text', about: 'A query that begins with ?, or a path' },
    ],
  },
  setLang: {
    about: 'Changes the language.',
    fields: [{ key: 'lang', kind: 'text', sample: 'it', ...required }],
  },
  doLoginPro: {
    about: 'Logs a professional user in, where the site lets its host do so.',
    fields: [
      { key: 'userid', kind: 'text', sample: 'atlas', ...required },
      { key: 'username', kind: 'text', sample: 'seller', ...required },
      { key: 'password', kind: 'secret', ...required },
      { key: 'shop', kind: 'text' },
      { key: 'lang', kind: 'text' },
    ],
  },
  loadGallery: {
    about: 'Adds the items of a gallery.',
    fields: [catalog, { key: 'id', kind: 'text', ...required }, fresh, ...start],
  },
  openGallery: {
    about: 'Opens a gallery as a project of its own.',
    fields: [catalog, { key: 'id', kind: 'text', ...required }, ...start],
  },
  importCDF: {
    about: 'Begins a project from a CDF project.',
    fields: [{ key: 'cdfProject', kind: 'json', ...required }, start[0], start[1]],
  },
  generateReport: {
    about: 'Makes a report and answers its PDF.',
    fields: [
      { key: 'reportname', kind: 'text', sample: 'summary', ...required },
      { key: 'params', kind: 'json', sample: '[{ "name": "prices", "selected": true }]', ...required },
      { key: 'recompute', kind: 'flag' },
      { key: 'isdevexpress', kind: 'flag' },
    ],
  },
  generateViewmaker: { about: 'Takes the pictures of the project.', fields: [] },
  saveViewmaker: {
    about: 'Keeps pictures with the project.',
    fields: [{ key: 'rows', kind: 'json', sample: '[]', ...required }],
  },
  saveTranslations: {
    about: 'Saves texts of the brand; for supervisors.',
    fields: [{ key: 'lang', kind: 'text', sample: 'it', ...required }],
  },
}
