import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { drawPlan, toSvg } from '@arredo/drawings'
import { type PresetRoomType, presetIds, presetTypes, roomPresets } from '@arredo/geometry'
import { formatLength } from '@arredo/measures'
import { newDocument, setRoom } from '@arredo/project'
import { withPictureBrowser } from './materials/picture-browser.ts'
import { projectRoot } from './project-files.ts'

/** `npm run contact-sheet:rooms`: rt1…rt10 with their default lengths as the plan draws them, in docs/images/room-types.png. */
const { values } = parseArgs({
  options: { out: { type: 'string', default: `${projectRoot}docs/images/room-types.png` } },
})
const sheetWidth = 1600
/** Millimetres of the room: its pictures are small, its numbers are to be read. */
const textSize = 260
const labels = {
  formatLength: (millimetres: number) => formatLength(millimetres, 'MM'),
  formatArea: (area: number) => `${Math.round(area / 10_000) / 100} m²`,
  text: (key: string) => key,
}

const sheet = await withPictureBrowser((browser) => browser.shoot(page(presetTypes.map(card)), sheetWidth))
await writeFile(values.out, sheet)
console.log(`${values.out}: ${Math.round(sheet.length / 1000)} kB`)

function card(type: PresetRoomType): string {
  const { name, defaultLengths, sides } = roomPresets[type]
  const lengths = `${defaultLengths.join(', ')}<br>${sides.join(', ')}`
  return `<figure>${plan(type)}<b>${type} · ${name}</b><span>${lengths}</span></figure>`
}

function plan(type: PresetRoomType): string {
  let last = 0
  const ids = presetIds(type, () => String(last++))
  const empty = newDocument({ name: '', alternative: 'sheet', priceDate: '2026-01-01' })
  const built = setRoom.run(empty, { type, lengths: roomPresets[type].defaultLengths, ids })
  if (!built.ok) throw new Error(`${type}: ${built.message}`)
  const nothing = { alternative: 'sheet', articles: {}, findings: [], prices: {} }
  return toSvg(drawPlan(built.value, nothing, labels, { textSize }))
}

function page(cards: readonly string[]): string {
  return `<!doctype html><meta charset="utf-8"><style>
body { margin: 0; padding: 24px 30px; background: #faf9f7; font: 13px/1.4 Inter, system-ui, sans-serif; color: #26272a }
main { display: grid; grid-template-columns: repeat(5, 1fr); gap: 14px }
figure { margin: 0; padding: 14px; background: #fff; border-radius: 10px }
svg { display: block; width: 100%; height: 260px }
b { display: block; padding-top: 10px } span { color: #6d7078; font-size: 12px }
</style><main>${cards.join('\n')}</main>`
}
