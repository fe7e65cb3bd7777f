import { type DeskState, type SavedView, viewsInOrder } from '@arredo/project'
import { useEffect, useRef, useState } from 'react'
import { useApp } from '../../app/app-context.tsx'
import type { RoomCamera } from '../../planner/room-camera.ts'
import { fromBase64 } from '../../planner/underlay/base64.ts'

const size = { width: 320, height: 200 }
/** Long enough for a drag to end. */
const settling = 500
/** The room in 3D may still be on its way. */
const lookAgain = 300

type Drawn = { readonly url: string; readonly of: readonly unknown[] }

/**
 * A small picture of each saved view by its id: the one that was kept of it, or as the room that is shown draws it,
 * anew where it shows something else.
 */
export function useThumbnails(
  camera: RoomCamera | null,
  { document, alternative }: DeskState,
): Readonly<Record<string, string>> {
  const { call } = useApp().ports
  const drawn = useRef<Record<string, Drawn>>({})
  const [urls, setUrls] = useState<Readonly<Record<string, string>>>({})

  useEffect(() => {
    if (!camera) return
    const views = viewsInOrder(document)
    const hasAll = views.every(({ id }) => drawn.current[id])
    let isGone = false
    let timer = window.setTimeout(() => void draw(camera), hasAll ? settling : 60)
    return () => {
      isGone = true
      clearTimeout(timer)
    }

    async function draw(from: RoomCamera): Promise<void> {
      const { header, rows, corners, walls, rooms, openings, fixtures } = document
      const scene = [alternative, header, rows, corners, walls, rooms, openings, fixtures]
      for (const view of views) {
        const of = [JSON.stringify([view.eye, view.target, view.fieldOfView, view.picture]), ...scene]
        const before = drawn.current[view.id]
        if (before?.of.every((part, k) => part === of[k])) continue
        const picture = (await keptPicture(view)) ?? (await from.picture({ ...size, view, format: 'webp' }))
        if (isGone) return
        if (!picture) {
          timer = window.setTimeout(() => void draw(from), lookAgain)
          return
        }
        if (before) URL.revokeObjectURL(before.url)
        drawn.current[view.id] = { url: URL.createObjectURL(picture), of }
        setUrls(Object.fromEntries(Object.entries(drawn.current).map(([id, { url }]) => [id, url])))
      }
    }

    async function keptPicture({ picture }: SavedView): Promise<Blob | null> {
      if (picture === undefined) return null
      const answer = await call('underlays/load', { file: picture })
      return answer.ok ? new Blob([fromBase64(answer.value.content)]) : null
    }
  }, [camera, document, alternative, call])

  useEffect(
    () => () => {
      for (const { url } of Object.values(drawn.current)) URL.revokeObjectURL(url)
      drawn.current = {}
    },
    [],
  )
  return urls
}
