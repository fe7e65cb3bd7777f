import {
  type DialogDefinition,
  type DialogName,
  dialogTable,
  dialogWidths,
  type OpenDialog,
  type QuestionOf,
  type Waiting,
} from '@arredo/flows'
import { type ComponentType, lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useApp } from '../app/app-context.tsx'
import { useText } from '../words/use-text.ts'
import type { DialogProps } from './dialog-props.ts'
import { LoadingModal } from './loading-modal.tsx'
import { useFrameWords } from './use-frame-words.ts'

type Registry = { [Name in DialogName]: ComponentType<DialogProps<Name>> }

/** One line per entry of the flows' dialog table. */
const registry: Registry = {
  ask: lazy(async () => ({ default: (await import('./ask-dialog.tsx')).AskDialog })),
  info: lazy(async () => ({ default: (await import('./info-dialog.tsx')).InfoDialog })),
  input: lazy(async () => ({ default: (await import('./input-dialog.tsx')).InputDialog })),
  itemOptions: lazy(async () => ({
    default: (await import('./items/item-options-dialog.tsx')).ItemOptionsDialog,
  })),
  itemPosition: lazy(async () => ({
    default: (await import('./items/item-position-dialog.tsx')).ItemPositionDialog,
  })),
  quotesValue: lazy(async () => ({
    default: (await import('./items/quotes-value-dialog.tsx')).QuotesValueDialog,
  })),
  addLinks: lazy(async () => ({ default: (await import('./items/add-links-dialog.tsx')).AddLinksDialog })),
  pinza: lazy(async () => ({ default: (await import('./items/pinza-dialog.tsx')).PinzaDialog })),
  publish: lazy(async () => ({
    default: (await import('../screens/authors/releases/publish-dialog.tsx')).PublishDialog,
  })),
  login: lazy(async () => ({ default: (await import('./login-dialog.tsx')).LoginDialog })),
  askForMail: lazy(async () => ({ default: (await import('./ask-for-mail-dialog.tsx')).AskForMailDialog })),
  autosaved: lazy(async () => ({ default: (await import('./autosaved-dialog.tsx')).AutosavedDialog })),
  customerAssignment: lazy(async () => ({
    default: (await import('./customers/customer-assignment-dialog.tsx')).CustomerAssignmentDialog,
  })),
  customerForm: lazy(async () => ({
    default: (await import('./customers/customer-form-dialog.tsx')).CustomerFormDialog,
  })),
  addressForm: lazy(async () => ({
    default: (await import('./customers/address-form-dialog.tsx')).AddressFormDialog,
  })),
  conflict: lazy(async () => ({
    default: (await import('./conflict/conflict-dialog.tsx')).ConflictDialog,
  })),
  warnings: lazy(async () => ({ default: (await import('./warnings/warnings-dialog.tsx')).WarningsDialog })),
  beforeOffer: lazy(async () => ({
    default: (await import('./warnings/before-offer-dialog.tsx')).BeforeOfferDialog,
  })),
  takeAlong: lazy(async () => ({
    default: (await import('./rooms/take-along-dialog.tsx')).TakeAlongDialog,
  })),
  sendRoom: lazy(async () => ({ default: (await import('./rooms/send-room-dialog.tsx')).SendRoomDialog })),
  roomCode: lazy(async () => ({ default: (await import('./rooms/room-code-dialog.tsx')).RoomCodeDialog })),
  nameBlock: lazy(async () => ({ default: (await import('./name-block-dialog.tsx')).NameBlockDialog })),
  editRow: lazy(async () => ({ default: (await import('./rows/edit-row-dialog.tsx')).EditRowDialog })),
  ownPrice: lazy(async () => ({ default: (await import('./rows/own-price-dialog.tsx')).OwnPriceDialog })),
  rows: lazy(async () => ({ default: (await import('./rows/rows-dialog.tsx')).RowsDialog })),
  bookMaintenance: lazy(async () => ({
    default: (await import('./maintenance/book-maintenance-dialog.tsx')).BookMaintenanceDialog,
  })),
  activeMaintenance: lazy(async () => ({
    default: (await import('./maintenance/active-maintenance-dialog.tsx')).ActiveMaintenanceDialog,
  })),
  missingWords: lazy(async () => ({
    default: (await import('./words/missing-words-dialog.tsx')).MissingWordsDialog,
  })),
  shortcuts: lazy(async () => ({
    default: (await import('./shortcuts/shortcuts-dialog.tsx')).ShortcutsDialog,
  })),
  sessions: lazy(async () => ({ default: (await import('./sessions/sessions-dialog.tsx')).SessionsDialog })),
  assign: lazy(async () => ({ default: (await import('./assign-dialog.tsx')).AssignDialog })),
  versions: lazy(async () => ({ default: (await import('./versions/versions-dialog.tsx')).VersionsDialog })),
  compareVersions: lazy(async () => ({
    default: (await import('./versions/compare-versions-dialog.tsx')).CompareVersionsDialog,
  })),
  compareDocuments: lazy(async () => ({
    default: (await import('./documents/compare-documents-dialog.tsx')).CompareDocumentsDialog,
  })),
  nextSteps: lazy(async () => ({ default: (await import('./next-steps-dialog.tsx')).NextStepsDialog })),
  deleteProject: lazy(async () => ({
    default: (await import('./delete-project-dialog.tsx')).DeleteProjectDialog,
  })),
  refusedProjects: lazy(async () => ({
    default: (await import('./bin/refused-projects-dialog.tsx')).RefusedProjectsDialog,
  })),
  bin: lazy(async () => ({ default: (await import('./bin/bin-dialog.tsx')).BinDialog })),
  unreadable: lazy(async () => ({
    default: (await import('./unreadable/unreadable-dialog.tsx')).UnreadableDialog,
  })),
  priceList: lazy(async () => ({
    default: (await import('./price-list/price-list-dialog.tsx')).PriceListDialog,
  })),
  searchModel: lazy(async () => ({
    default: (await import('./search-model/search-model-dialog.tsx')).SearchModelDialog,
  })),
  look: lazy(async () => ({ default: (await import('./look/look-dialog.tsx')).LookDialog })),
  photographs: lazy(async () => ({
    default: (await import('./photographs/photographs-dialog.tsx')).PhotographsDialog,
  })),
  documents: lazy(async () => ({
    default: (await import('./documents/documents-dialog.tsx')).DocumentsDialog,
  })),
  picture: lazy(async () => ({ default: (await import('./picture/picture-dialog.tsx')).PictureDialog })),
  views: lazy(async () => ({ default: (await import('./views/views-dialog.tsx')).ViewsDialog })),
  roomDesign: lazy(async () => ({
    default: (await import('./room-design/room-design-dialog.tsx')).RoomDesignDialog,
  })),
  variantChoice: lazy(async () => ({
    default: (await import('./variant-choice/variant-choice-dialog.tsx')).VariantChoiceDialog,
  })),
  designClass: lazy(async () => ({
    default: (await import('./design-class-dialog.tsx')).DesignClassDialog,
  })),
}

type OpenDialogsProps = { open: readonly OpenDialog[]; waiting: Waiting | null }

export function OpenDialogs({ open, waiting }: OpenDialogsProps) {
  // Who is asked something is not the one who waits.
  if (open.length === 0) return waiting && <LoadingModal {...waiting} />
  return <Stack open={open} />
}

/**
 * One on the other, each as soon as the one below it stands: whichever comes later hides the others from screen readers
 * and takes the keyboard, and may not be the lower one because its code was longer on its way.
 */
function Stack({ open }: { open: readonly OpenDialog[] }) {
  const [there, setThere] = useState<ReadonlySet<number>>(new Set())
  const coming = open.findIndex(({ key }) => !there.has(key))
  return open.slice(0, coming === -1 ? open.length : coming + 1).map((dialog) => (
    <Suspense key={dialog.key}>
      <DialogByName dialog={dialog} />
      <Tell then={() => setThere((before) => new Set(before).add(dialog.key))} />
    </Suspense>
  ))
}

/** Once, when all that is fetched with it stands: it hides the rest a moment after it was drawn. */
function Tell({ then }: { then: () => void }) {
  const tell = useEffectEvent(then)
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => tell())
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  return null
}

function DialogByName({ dialog }: { dialog: OpenDialog }) {
  const { dialogs } = useApp()
  const text = useText()
  const words = useFrameWords()
  const {
    title,
    persistence,
    width = dialogWidths.medium,
    ...options
  } = dialogTable[dialog.name] as DialogDefinition<unknown, unknown>
  const frame: DialogProps<'ask'>['frame'] = {
    ...options,
    open: true,
    name: dialog.name,
    title: text(title(dialog.question)),
    width,
    persistence: persistence(dialog.question),
    onDismiss: () => dialogs.answer(dialog.key, null),
    words,
  }
  const Component = registry[dialog.name] as ComponentType<DialogProps<DialogName>>
  return (
    <Component
      question={dialog.question as QuestionOf<DialogName>}
      onAnswer={(answer) => dialogs.answer(dialog.key, answer)}
      frame={frame}
    />
  )
}
