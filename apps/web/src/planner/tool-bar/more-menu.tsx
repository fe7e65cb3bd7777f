import { type SheetLayer, sheetLayers } from '@arredo/drawings'
import {
  Camera,
  Command,
  Compass,
  CookingPot,
  CopyPlus,
  Expand,
  FileJson,
  FileText,
  ImageIcon,
  ImagePlus,
  Keyboard,
  Layers,
  ListOrdered,
  ListPlus,
  MoveHorizontal,
  PanelsTopLeft,
  PenLine,
  Presentation,
  Scaling,
  Shrink,
  SwatchBook,
  TextCursorInput,
  Triangle,
  TriangleAlert,
} from 'lucide-react'
import { Menu, MenuCheck, MenuItem, MenuSeparator } from '../../ui/menu.tsx'
import { Submenu } from '../../ui/menu-at.tsx'
import type { Trigger } from '../../ui/on-demand.tsx'
import { useText } from '../../words/use-text.ts'
import { useAction, useActionContext } from '../actions/action-context.tsx'
import { ActionItem } from './action-item.tsx'
import { useFullscreen } from './use-fullscreen.ts'

/** What is wanted less often: what is written on a drawing and lies under it, what is shown, and help. */
export function MoreMenu({ trigger }: { trigger: Trigger }) {
  const { view, photograph, rows, downloadJson } = useActionContext()
  return (
    <Menu side="top" align="end" trigger={trigger} isOpenAtFirst>
      {view !== '3d' && <OnDrawings />}
      <ActionItem id="picture" icon={ImageIcon} />
      {photograph && <ActionItem id="photograph" icon={Camera} />}
      <ActionItem id="documents" icon={FileText} />
      {downloadJson && <ActionItem id="downloadJson" icon={FileJson} />}
      <ActionItem id="newAlternative" icon={CopyPlus} />
      <ActionItem id="restyle" icon={SwatchBook} />
      <ActionItem id="addOwnAppliance" icon={CookingPot} />
      {rows && <ActionItem id="addRow" icon={ListPlus} />}
      {rows && <ActionItem id="rows" icon={ListOrdered} />}
      <MenuSeparator />
      <ActionItem id="customerView" icon={Presentation} />
      <ActionItem id="hidePanels" icon={PanelsTopLeft} />
      <FullscreenItem />
      <MenuSeparator />
      <ActionItem id="palette" icon={Command} />
      <ActionItem id="showShortcuts" icon={Keyboard} />
      <ActionItem id="tour" icon={Compass} />
    </Menu>
  )
}

function OnDrawings() {
  const text = useText()
  return (
    <>
      <Submenu label={text('Text, dimensions, underlay')} icon={<PenLine size={18} aria-hidden="true" />}>
        <ActionItem id="tool writeNote" icon={TextCursorInput} />
        <ActionItem id="tool writeDimension" icon={MoveHorizontal} />
        <ActionItem id="write level" icon={Triangle} />
        <ActionItem id="write revision" icon={TriangleAlert} />
        <MenuSeparator />
        <ActionItem id="addUnderlay" icon={ImagePlus} />
        <ActionItem id="scaleUnderlay" icon={Scaling} />
      </Submenu>
      <Submenu label={text('Layers')} icon={<Layers size={18} aria-hidden="true" />}>
        {sheetLayers.map((layer) => (
          <Layer key={layer} layer={layer} />
        ))}
      </Submenu>
      <MenuSeparator />
    </>
  )
}

function Layer({ layer }: { layer: SheetLayer }) {
  const text = useText()
  const { label, isOn, run } = useAction(`layer ${layer}`)
  return (
    <MenuCheck isOn={isOn} onChange={run}>
      {text(label)}
    </MenuCheck>
  )
}

function FullscreenItem() {
  const text = useText()
  const { isPossible, isOn, toggle } = useFullscreen()
  const Icon = isOn ? Shrink : Expand
  if (!isPossible) return null
  return (
    <MenuItem icon={<Icon size={18} aria-hidden="true" />} onSelect={toggle}>
      {isOn ? text('Leave full screen') : text('Full screen')}
    </MenuItem>
  )
}
