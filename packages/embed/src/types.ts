/** Starts or continues a project; shared by the actions that can open a new one. */
export type NewProjectOptions = {
  /** Begin a new project first; true unless said otherwise. False adds to the open one. */
  newProject?: boolean
  /** Do not ask "Save current project?"; false unless said otherwise. */
  noSaveRequest?: boolean
  /** Do the work and stay on the current page; false unless said otherwise. */
  noConfigure?: boolean
  /** Build the room named by the three keys below; false unless said otherwise. */
  addRoom?: boolean
  /** rt1 … rt10 or the name of the type; rt1, a rectangle, unless said otherwise. */
  roomType?: string
  /** Clear inner lengths in millimetres; how many depends on the type. [5000, 5000] for rt1. */
  roomDimension?: number[]
  /** Millimetres, 1000 to 10000; 2700 unless said otherwise. */
  roomHeight?: number
  /** Variants of the whole project, as COD=VAL;COD=VAL. */
  header?: string
  /** Kept with the new project under customerFields.iframeData; an object or its JSON, at most 64 KB. */
  addToCustomerFields?: Record<string, unknown> | string
}

/** A picture with its description, as the view maker makes and keeps it. */
export type ViewmakerRow = { des: string; img: string }

/** A project as getJsonProject gives it; the keys a host may rely on. */
export type ProjectJson = {
  /** Null until the project was saved. */
  id: number | null
  des: string
  isopen: boolean
  customercod: string
  orderaddress: Record<string, unknown>[]
  customerFields: Record<string, unknown>
  rows: Record<string, unknown>[]
  toReval: boolean
  pricesIncrease: number
  measures: Record<string, unknown>
  currency: string
  [key: string]: unknown
}

/** What each of the 19 actions takes. */
export type Requests = {
  /** Changes a variant of the selected row, or of the whole project when no row is selected. */
  changeVariant: { varCod: string; varVal: string }
  /** Saves the open project as a new one, which becomes the open one. */
  cloneProject: Empty
  /** Logs a professional user in, then sets shop and language when given. */
  doLoginPro: {
    userid: string
    username: string
    password: string
    shop?: string | { id: string }
    lang?: string
  }
  /** Makes a report and answers its PDF in base64. */
  generateReport: {
    reportname: string
    params: { name: string; selected: unknown }[]
    /** Compute prices first; false unless said otherwise. */
    recompute?: boolean
    /** The only engine there is; true unless said otherwise. */
    isdevexpress?: boolean
  }
  /** Takes the project's pictures; nothing is kept until saveViewmaker. */
  generateViewmaker: Empty
  getJsonProject: Empty
  /** Places an article. `classification` is needed only where the code names several. */
  insertArticle: NewProjectOptions & {
    catalog?: string
    model?: string
    article: string
    classification?: string
    /** Hand of the article; L unless said otherwise. */
    side?: 'L' | 'R'
  }
  /** Adds a gallery's items to a new project, or to the open one with newProject false. */
  loadGallery: NewProjectOptions & { catalog?: string; id: string }
  /** Goes to a route by its name. Params that begin with ? become the query, others the path. */
  navigateTo: { page: string | { path: string }; params?: string | string[] }
  newProject: Omit<NewProjectOptions, 'newProject'> & { catalog?: string }
  /** Opens a gallery as a project of its own, with its room, header and items. */
  openGallery: Omit<NewProjectOptions, 'newProject'> & { catalog?: string; id: string }
  openProject: { id: number; noSaveRequest?: boolean }
  saveProject: Empty
  saveViewmaker: { rows: ViewmakerRow[] }
  /** Texts of the brand by their English sentence; supervisors only. */
  saveTranslations: { lang: string; [sentence: string]: string }
  setLang: { lang: string }
  setModel: NewProjectOptions & { catalog?: string; model: string }
  /** The view as it is, or with `angX` or `angY` (degrees) the whole room from that side. */
  takePicture: {
    /** Pixels, 1 to 4096 each; 1000 × 1000 unless said otherwise. */
    width?: number
    height?: number
    /** Degrees from top to bottom, 5 to 120. */
    fov?: number
    angX?: number
    angY?: number
    newWindow?: boolean
    blackAndWhite?: boolean
    /** The same as blackAndWhite. */
    bw?: boolean
  }
  importCDF: Omit<NewProjectOptions, 'newProject'> & { cdfProject: unknown }
}

type Empty = Record<string, never>

export type Action = keyof Requests

/** Most actions answer with a sentence; these four with something to work with. */
export type Contents = {
  getJsonProject: ProjectJson
  /** PDF in base64, without a data: prefix. */
  generateReport: string
  generateViewmaker: ViewmakerRow[]
  /** PNG as a data URL. */
  takePicture: string
}

/** What a request resolves to. */
export type Success<Name extends Action> = Name extends keyof Contents
  ? { content: Contents[Name] }
  : { message: string }

/** A message from the frame, as it is on the wire. Status 0 is success, 1 an error. */
export type Answer = {
  status: 0 | 1
  action: string
  message?: string
  content?: unknown
  /** The one the request carried; an application of the first protocol sends none back. */
  requestId?: string
}

/** Why a request failed. */
export type FailureCode =
  /** The application said no; `message` holds its words. */
  | 'refused'
  /** No answer in time. The application may still be at work, or waiting for its user. */
  | 'timeout'
  /** The frame was loaded anew; what it was doing is lost. */
  | 'reloaded'
  | 'destroyed'

/** What can be listened to, and what the listener is given. */
export type Events = {
  /** The application can be talked to; again after every reload of the frame. */
  ready: undefined
  /** Every answer, also those nobody asked for. */
  answer: Answer
  error: RequestFailure
}

export class RequestFailure extends Error {
  override readonly name = 'RequestFailure'
  readonly code: FailureCode
  readonly action: string

  constructor(code: FailureCode, action: string, message: string) {
    super(message)
    this.code = code
    this.action = action
  }
}
