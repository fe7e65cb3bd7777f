import { largestUnderlay } from '@arredo/contract'
import type { Editor } from '@arredo/editor'
import type { App } from '@arredo/flows'
import { middleOfPlan, shellOf } from '@arredo/geometry'
import { addUnderlay, done, type Result, refuse, type Underlay } from '@arredo/project'
import { toBase64 } from './base64.ts'
import { drawnPicture } from './drawn-picture.ts'

/** Nobody knows yet how large what is in a picture is: its longer side begins as ten metres. */
const firstLength = 10_000
const firstOpacity = 0.5

type Prepared = Pick<Underlay, 'kind' | 'scale'> & { readonly content: Blob }

/** A picture or a DXF file from this device under the plan; a picture then asks for two points and their distance. */
export async function addUnderlayFile(app: App, editor: Editor, file: File): Promise<Result<string>> {
  const prepared = isDxf(file) ? await preparedDrawing(file) : await preparedPicture(file)
  if (!prepared.ok) return prepared
  const { content, kind, scale } = prepared.value
  const answer = await app.ports.call('underlays/put', { content: await toBase64(content) })
  if (!answer.ok) return refuse(answer.message)

  const id = editor.newId()
  const at = middleOfPlan(shellOf(editor.desk.current().document))
  const looks = { at, rotation: 0, scale, opacity: firstOpacity }
  const added = editor.desk.run(addUnderlay, { underlay: { id, kind, file: answer.value.file, ...looks } })
  if (!added.ok) return added
  editor.select([{ kind: 'underlay', id }])
  if (kind === 'picture') editor.use('scaleUnderlay', id)
  return done(id)
}

function isDxf({ name }: File): boolean {
  return name.toLowerCase().endsWith('.dxf')
}

async function preparedPicture(file: File): Promise<Result<Prepared>> {
  const picture = await drawnPicture(file)
  if (!picture.ok) return picture
  const bitmap = await createImageBitmap(picture.value)
  const scale = firstLength / Math.max(bitmap.width, bitmap.height)
  bitmap.close()
  return done({ kind: 'picture', scale, content: picture.value })
}

/** True to scale at once: it says its own unit. */
async function preparedDrawing(file: File): Promise<Result<Prepared>> {
  const { largestDxf, readDxf } = await import('@arredo/drawings/dxf')
  if (file.size > largestDxf) return refuse('A drawing has at most 10 MB')
  const drawing = readDxf(await file.text())
  if (!drawing.ok) return drawing
  const content = new Blob([JSON.stringify(drawing.value)], { type: 'application/json' })
  if (content.size > largestUnderlay)
    return refuse('This drawing has too many lines. Save only what is to be traced')
  return done({ kind: 'drawing', scale: 1, content })
}
