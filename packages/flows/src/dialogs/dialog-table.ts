import type { CustomerRecord } from '@arredo/contract'
import type { Address, RowId } from '@arredo/project'
import { sentence } from '@arredo/words'
import type { ConflictAnswer, ConflictQuestion } from '../conflict/conflict-question.ts'
import type { Look } from '../project/look.ts'
import type { Refusal } from '../project/refusal.ts'
import type { MailPurpose } from '../session/mail-purpose.ts'
import type { HandOver } from '../status/hand-over.ts'
import { type DialogDefinition, define, dialogWidths, type Persistence } from './dialog-definition.ts'
import type {
  AddressQuestion,
  AskQuestion,
  AutosavedAnswer,
  AutosavedQuestion,
  BlockAnswer,
  BlockQuestion,
  CompareDocumentsQuestion,
  CompareVersionsQuestion,
  CustomerAnswer,
  CustomerQuestion,
  InfoQuestion,
  InputQuestion,
  ItemQuestion,
  LinksAnswer,
  LookQuestion,
  ModelAnswer,
  ModelQuestion,
  PinzaAnswer,
  PricesAnswer,
  PricesQuestion,
  PublishQuestion,
  RoomAnswer,
  RoomQuestion,
  RowQuestion,
  UnreadableQuestion,
} from './dialog-questions.ts'
import type { VariantAnswer, VariantQuestion } from './variant-question.ts'

/** Every dialog, one entry each: what it is asked and what it answers. */
export const dialogTable = {
  ask: define<AskQuestion, string>({
    title: ({ title }) => title,
    persistence: ({ persistence }) => persistence ?? 'semipersistent',
  }),
  /** D-216, D-217: an address to mail a link to. It answers for itself. */
  askForMail: define<{ readonly purpose: MailPurpose }, never>({
    title: ({ purpose }) =>
      purpose === 'password' ? sentence('Forgotten your password?') : sentence('Create an account'),
    width: 440,
    persistence: () => 'semipersistent',
  }),
  /** D-55: a message that stays until it was read. */
  info: define<InfoQuestion, never>({
    title: ({ title }) => title,
    persistence: () => 'none',
  }),
  /** D-55: one typed value. */
  input: define<InputQuestion, string>({
    title: ({ title }) => title,
    persistence: () => 'semipersistent',
  }),
  login: define<{ readonly redirectFrom: string | null }, 'loggedIn'>({
    title: () => sentence('Log in'),
    width: 400,
    persistence: () => 'semipersistent',
  }),
  /** A-58, D-41: three buttons, three effects. */
  autosaved: define<AutosavedQuestion, AutosavedAnswer>({
    title: () => sentence('Autosaved project'),
    width: dialogWidths.medium,
    persistence: () => 'semipersistent',
  }),
  /** RetrieveCustomer is the same (D-55). */
  customerAssignment: define<CustomerQuestion, CustomerAnswer>({
    title: () => sentence('Customer assignment'),
    width: dialogWidths.large,
    persistence: ({ forced }) => (forced ? 'persistent' : 'semipersistent'),
  }),
  /** D-128: one of the shop's file; null is a new one. */
  customerForm: define<{ readonly record: CustomerRecord | null }, CustomerRecord>({
    title: ({ record }) => (record ? sentence('Edit customer') : sentence('New customer')),
    width: dialogWidths.large,
    persistence: () => 'semipersistent',
  }),
  /** A-136, D-55, D-129: where the order goes. */
  addressForm: define<AddressQuestion, { readonly address: Address | null }>({
    title: () => sentence('Order address'),
    width: dialogWidths.large,
    persistence: () => 'semipersistent',
  }),
  /** A-27 names the one that a new project asks for; who opens it in the room may wave it away. */
  roomDesign: define<RoomQuestion, RoomAnswer>({
    title: ({ purpose }) =>
      purpose === 'change'
        ? sentence('Change room shape')
        : purpose === 'add'
          ? sentence('New room')
          : sentence('Room design'),
    width: 1200,
    canFullscreen: true,
    persistence: ({ purpose }) => (purpose ? 'semipersistent' : 'persistent'),
  }),
  /** a variant that must have a value is not left without one. The component names the variant. */
  variantChoice: define<VariantQuestion, VariantAnswer>({
    title: () => sentence('All options'),
    width: dialogWidths.large,
    canFullscreen: true,
    persistence: untilChosen,
  }),
  designClass: define<VariantQuestion, VariantAnswer>({
    title: () => sentence('All options'),
    width: 1000,
    canFullscreen: true,
    persistence: untilChosen,
  }),
  /** D-55: every variant of an item, beside the room where there is space. */
  itemOptions: define<ItemQuestion, never>({
    title: () => sentence('Options of the item'),
    persistence: () => 'semipersistent',
    canFullscreen: true,
    canResize: true,
  }),
  /** D-55: where an item stands and how it is turned, in numbers. */
  itemPosition: define<ItemQuestion, never>({
    title: () => sentence('Position of the item'),
    width: 400,
    persistence: () => 'semipersistent',
  }),
  /** D-55: the dimensions that the drawing shows of what is selected, to be typed. */
  quotesValue: define<Readonly<Record<string, never>>, never>({
    title: () => sentence('Dimensions'),
    width: 400,
    persistence: () => 'semipersistent',
  }),
  /** A-27, D-55: what the catalogue says an item wants to have with it. */
  addLinks: define<ItemQuestion, LinksAnswer>({
    title: () => sentence('Add linked articles'),
    width: 400,
    persistence: () => 'semipersistent',
  }),
  /** D-55: the options of one item for others. */
  pinza: define<ItemQuestion, PinzaAnswer>({
    title: () => sentence('Apply the options to others'),
    width: dialogWidths.large,
    persistence: () => 'semipersistent',
  }),
  /** what is wrong with the plan or left open in it, beside the room where there is space. */
  warnings: define<Readonly<Record<string, never>>, never>({
    title: () => sentence('Warnings'),
    width: 316,
    persistence: () => 'semipersistent',
  }),
  /** The same list once more, when it would go to a customer. */
  beforeOffer: define<Readonly<Record<string, never>>, 'offer'>({
    title: () => sentence('Before the offer'),
    width: 560,
    persistence: () => 'semipersistent',
  }),
  nameBlock: define<BlockQuestion, BlockAnswer>({
    title: () => sentence('Save as block'),
    width: 400,
    persistence: () => 'semipersistent',
  }),
  /** D-115: what a new project is made in; waved away, each article is as its catalogue has it. */
  look: define<LookQuestion, Look>({
    title: () => sentence('Choose a look'),
    width: dialogWidths.extraLarge,
    canFullscreen: true,
    persistence: () => 'semipersistent',
  }),
  /** D-118: what is photographed and how, and what came of it. */
  photographs: define<Readonly<Record<string, never>>, never>({
    title: () => sentence('Photographs'),
    width: 1240,
    canFullscreen: true,
    persistence: () => 'semipersistent',
  }),
  /** D-190: what one sees of the room, as a file. */
  picture: define<Readonly<Record<string, never>>, never>({
    title: () => sentence('Picture'),
    width: 620,
    persistence: () => 'semipersistent',
  }),
  /** What is printed of the project, seen as it would be before it is made. */
  documents: define<Readonly<Record<string, never>>, never>({
    title: () => sentence('Documents'),
    width: 1100,
    canFullscreen: true,
    persistence: () => 'semipersistent',
  }),
  /** D-189: where one looked from and wants to look from again. */
  views: define<Readonly<Record<string, never>>, never>({
    title: () => sentence('Saved views'),
    width: 316,
    persistence: () => 'semipersistent',
  }),
  /** D-81: a row that no catalogue describes, new or as it is; the answer names it. */
  editRow: define<RowQuestion, { readonly row: RowId }>({
    title: ({ row, kind }) =>
      row !== null
        ? sentence('Change row')
        : kind === 'ownAppliance'
          ? sentence('Add own appliance')
          : sentence('Add a row that is no article'),
    width: 520,
    persistence: () => 'semipersistent',
  }),
  /** A price of the seller's own for one row, with its reason. */
  ownPrice: define<{ readonly row: RowId }, never>({
    title: () => sentence('Own price'),
    width: 420,
    persistence: () => 'semipersistent',
  }),
  /** The rows that would be offered now, beside what they come to. */
  rows: define<Readonly<Record<string, never>>, never>({
    title: () => sentence('Rows of the offer'),
    width: dialogWidths.extraLarge,
    canFullscreen: true,
    canResize: true,
    persistence: () => 'semipersistent',
  }),
  /** D-130: what somebody goes home with; without a number nothing was saved. */
  takeAlong: define<{ readonly id: number | null }, 'send' | 'login'>({
    title: () => sentence('Take your room with you'),
    width: 480,
    persistence: () => 'none',
  }),
  /** D-131: a room for a shop to look at. It answers for itself. */
  sendRoom: define<{ readonly id: number }, never>({
    title: () => sentence('Send to the shop'),
    width: 480,
    persistence: () => 'semipersistent',
  }),
  roomCode: define<Readonly<Record<string, never>>, never>({
    title: () => sentence('Open a room by its code'),
    width: 400,
    persistence: () => 'semipersistent',
  }),
  /** D-123: theirs, mine as a copy, or thing by thing; waved away, nothing is decided and nothing is saved. */
  conflict: define<ConflictQuestion, ConflictAnswer>({
    title: () => sentence('Someone else saved this project'),
    width: dialogWidths.extraLarge,
    canFullscreen: true,
    persistence: () => 'semipersistent',
  }),
  /** For authors of catalogues: now or at a moment of the brand's clocks. */
  publish: define<PublishQuestion, 'published'>({
    title: () => sentence('Publish'),
    width: 560,
    persistence: () => 'semipersistent',
  }),
  /** for supervisors. */
  bookMaintenance: define<Readonly<Record<string, never>>, never>({
    title: () => sentence('Book maintenance'),
    width: dialogWidths.large,
    persistence: () => 'semipersistent',
  }),
  activeMaintenance: define<Readonly<Record<string, never>>, never>({
    title: () => sentence('Active Maintenance'),
    width: dialogWidths.medium,
    persistence: () => 'semipersistent',
  }),
  /** A-113, D-240: for supervisors. */
  missingWords: define<Readonly<Record<string, never>>, never>({
    title: () => sentence('Missing translations'),
    width: dialogWidths.large,
    persistence: () => 'semipersistent',
  }),
  shortcuts: define<Readonly<Record<string, never>>, never>({
    title: () => sentence('Shortcuts'),
    width: dialogWidths.medium,
    persistence: () => 'none',
  }),
  /** Where this person is logged in, and how to end it. */
  sessions: define<Readonly<Record<string, never>>, never>({
    title: () => sentence('Where you are logged in'),
    width: 560,
    persistence: () => 'semipersistent',
  }),
  /** D-55: confirms the deletion, naming the project. */
  deleteProject: define<{ readonly name: string; readonly others?: number }, 'delete'>({
    title: ({ others }) => (others ? sentence('Delete projects') : sentence('Delete project')),
    width: dialogWidths.medium,
    persistence: () => 'semipersistent',
  }),
  /** With which of several projects it could not be done, and why. */
  refusedProjects: define<{ readonly title: string; readonly refused: readonly Refusal[] }, never>({
    title: ({ title }) => title,
    width: dialogWidths.medium,
    persistence: () => 'none',
  }),
  /** D-55: gives the project to a shop and a person. */
  assign: define<Readonly<Record<string, never>>, HandOver>({
    title: () => sentence('Give to a colleague'),
    width: dialogWidths.medium,
    persistence: () => 'semipersistent',
  }),
  /** What the open project was: kept under a name, and the way back to it. */
  versions: define<Readonly<Record<string, never>>, never>({
    title: () => sentence('Versions'),
    width: 640,
    persistence: () => 'semipersistent',
  }),
  /** D-140: two versions side by side, or one and the project as it is now. */
  compareVersions: define<CompareVersionsQuestion, never>({
    title: () => sentence('Compare versions'),
    width: dialogWidths.extraLarge,
    canFullscreen: true,
    persistence: () => 'semipersistent',
  }),
  /** D-267: two documents of one kind and project side by side. */
  compareDocuments: define<CompareDocumentsQuestion, never>({
    title: () => sentence('Compare documents'),
    width: dialogWidths.extraLarge,
    canFullscreen: true,
    persistence: () => 'semipersistent',
  }),
  /** The chip's menu where there is no room for the chip. */
  nextSteps: define<Readonly<Record<string, never>>, never>({
    title: () => sentence('Next steps'),
    width: dialogWidths.medium,
    persistence: () => 'semipersistent',
  }),
  /** D-85: what was deleted and can be brought back. */
  bin: define<Readonly<Record<string, never>>, never>({
    title: () => sentence('Bin'),
    width: 720,
    persistence: () => 'semipersistent',
  }),
  /** D-134: a stored project that cannot be read whole. */
  unreadable: define<UnreadableQuestion, 'healed'>({
    title: () => sentence('This project cannot be read whole'),
    width: 640,
    persistence: () => 'semipersistent',
  }),
  /** what another price list, date or edition changes, row by row. */
  priceList: define<PricesQuestion, PricesAnswer>({
    title: () => sentence('Possible price list issue'),
    width: dialogWidths.extraLarge,
    persistence: () => 'semipersistent',
  }),
  /** a model that is sold, of one of these catalogues. */
  searchModel: define<ModelQuestion, ModelAnswer>({
    title: () => sentence('Choose a model'),
    width: dialogWidths.large,
    persistence: () => 'none',
  }),
} as const

export type DialogTable = typeof dialogTable
export type DialogName = keyof DialogTable
export type QuestionOf<Name extends DialogName> =
  DialogTable[Name] extends DialogDefinition<infer Question, infer _> ? Question : never
export type AnswerOf<Name extends DialogName> =
  DialogTable[Name] extends DialogDefinition<infer _, infer Answer> ? Answer : never

function untilChosen({ variant }: VariantQuestion): Persistence {
  return variant.mandatory ? 'persistent' : 'semipersistent'
}
