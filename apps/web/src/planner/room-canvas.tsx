import { hdrLibraryPath } from '@arredo/contract'
import { environmentFolder } from '@arredo/project'
import type { KeptQuality, RoomViewHandle, TextureSource } from '@arredo/scene'
import { lazy, useCallback, useEffect, useImperativeHandle, useMemo, useRef } from 'react'
import { useApp } from '../app/app-context.tsx'
import { bakeInWorker, paintInWorker } from '../light/light-ports.ts'
import type { CanvasProps } from './canvas.ts'
import { usePlanner } from './planner-context.tsx'
import { offerCamera } from './room-camera.ts'
import { useCanvasLabels } from './use-canvas-labels.ts'

/** Three.js arrives with this import and with no other. */
const RoomView = lazy(async () => ({ default: (await import('@arredo/scene')).RoomView }))

const RoomPictures = lazy(async () => ({
  default: (await import('./without-3d/room-pictures.tsx')).RoomPictures,
}))

const noMaterials = {}

/** Textures are named by their content: what was fetched once is never fetched again. */
const fetchTexture: TextureSource = async (file) => {
  const answer = await fetch(
    file.startsWith(environmentFolder)
      ? `${hdrLibraryPath}/${encodeURIComponent(file.slice(environmentFolder.length))}`
      : `/textures/${encodeURIComponent(file)}`,
  )
  return answer.ok ? answer.blob() : null
}

export function RoomCanvas({ editor, insets, isEmbedded, backdrop, ref }: CanvasProps) {
  const labels = useCanvasLabels()
  const { memory } = useApp().ports
  const { catalogues } = usePlanner()
  const room = useRef<RoomViewHandle>(null)
  const materials = useCallback(
    (code: string) => catalogues.find(({ pack }) => pack.code === code)?.pack.materials ?? noMaterials,
    [catalogues],
  )
  const quality = useMemo<KeptQuality>(
    () => ({
      read: () => memory.read('quality'),
      write: (step) => memory.write('quality', step),
    }),
    [memory],
  )
  useImperativeHandle(ref, () => ({ fit: () => room.current?.frameRoom() }), [])
  useEffect(
    () =>
      offerCamera({
        view: (aspect) => room.current?.view(aspect) ?? null,
        goTo: (...wish) => room.current?.goTo(...wish),
        picture: async (wish) => room.current?.picture(wish) ?? null,
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
      bake={bakeInWorker}
      paint={paintInWorker}
      insets={insets}
      quality={quality}
      isEmbedded={isEmbedded}
      backdrop={backdrop}
      instead={<RoomPictures insets={insets} />}
    />
  )
}
