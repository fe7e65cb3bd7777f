import type { RoomViewHandle, TextureSource } from '@arredo/scene'
import { lazy, useCallback, useEffect, useImperativeHandle, useRef } from 'react'
import { offerPicture } from '../outside/host-picture.ts'
import type { CanvasProps } from './canvas.ts'
import { usePlanner } from './planner-context.tsx'
import { offerCamera } from './room-camera.ts'
import { useCanvasLabels } from './use-canvas-labels.ts'

/** Three.js arrives with this import and with no other. */
const RoomView = lazy(async () => ({ default: (await import('@arredo/scene')).RoomView }))

const noMaterials = {}

/** Named by their content: what was fetched once is never fetched again. */
const fetchTexture: TextureSource = async (file) => {
  const answer = await fetch(`/textures/${encodeURIComponent(file)}`)
  return answer.ok ? answer.blob() : null
}

export function RoomCanvas({ editor, insets, isEmbedded, ref }: CanvasProps) {
  const labels = useCanvasLabels()
  const { catalogues } = usePlanner()
  const room = useRef<RoomViewHandle>(null)
  const materials = useCallback(
    (code: string) => catalogues.find(({ pack }) => pack.code === code)?.pack.materials ?? noMaterials,
    [catalogues],
  )
  useImperativeHandle(ref, () => ({ fit: () => room.current?.frameRoom() }), [])
  useEffect(() => offerPicture((width, height) => room.current?.picture(width, height) ?? ''), [])
  useEffect(
    () =>
      offerCamera({
        view: (aspect) => room.current?.view(aspect) ?? null,
        pictures: (...wish) => room.current?.pictures(...wish) ?? [],
      }),
    [],
  )

  return (
    <RoomView
      ref={room}
      editor={editor}
      materials={materials}
      labels={labels}
      textures={fetchTexture}
      insets={insets}
      isEmbedded={isEmbedded}
    />
  )
}
