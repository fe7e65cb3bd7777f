import { type DialogName, dialogTable, type OpenDialog, type QuestionOf } from '@arredo/flows'
import { type ComponentType, lazy, Suspense } from 'react'
import { useApp } from '../app/app-context.tsx'
import type { DialogFrameProps } from '../ui/dialog-frame.tsx'
import { useText } from '../words/use-text.ts'
import type { DialogProps } from './dialog-props.ts'
import { useFrameWords } from './use-frame-words.ts'

type Registry = { [Name in DialogName]: ComponentType<DialogProps<Name>> }

/** One line per entry of the flows' dialog table. */
const registry: Registry = {
  ask: lazy(async () => ({ default: (await import('./ask-dialog.tsx')).AskDialog })),
  login: lazy(async () => ({ default: (await import('./login-dialog.tsx')).LoginDialog })),
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
  shortcuts: lazy(async () => ({
    default: (await import('./shortcuts/shortcuts-dialog.tsx')).ShortcutsDialog,
  })),
  sessions: lazy(async () => ({ default: (await import('./sessions/sessions-dialog.tsx')).SessionsDialog })),
  assign: lazy(async () => ({ default: (await import('./assign-dialog.tsx')).AssignDialog })),
  versions: lazy(async () => ({ default: (await import('./versions/versions-dialog.tsx')).VersionsDialog })),
  compareVersions: lazy(async () => ({
    default: (await import('./versions/compare-versions-dialog.tsx')).CompareVersionsDialog,
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

export function OpenDialogs({ open }: { open: readonly OpenDialog[] }) {
  // One each: a dialog that is fetched would take the one beneath away and back, and that one would hide it.
  return open.map((dialog) => (
    <Suspense key={dialog.key}>
      <DialogByName dialog={dialog} />
    </Suspense>
  ))
}

function DialogByName({ dialog }: { dialog: OpenDialog }) {
  const { dialogs } = useApp()
  const text = useText()
  const words = useFrameWords()
  const { title, width, persistence } = dialogTable[dialog.name] as DefinitionOfAny
  const frame: DialogProps<'ask'>['frame'] = {
    open: true,
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

/** The table's entries seen from outside: which question fits which entry is known by the name only. */
type DefinitionOfAny = {
  title: (question: unknown) => string
  width: number
  persistence: (question: unknown) => NonNullable<DialogFrameProps['persistence']>
}
