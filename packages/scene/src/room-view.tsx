/// <reference path="./css-modules.d.ts" />
import { type Editor, type PillLabels, useDesk, useEditorState } from '@arredo/editor'
import { type Ref, useEffect, useId, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import type { CameraView } from './camera/camera-view.ts'
import type { Insets } from './camera/frame-room.ts'
import type { Orbit } from './camera/orbit.ts'
import { bearingOf } from './camera/view-keys.ts'
import { connectPointer } from './camera/view-pointer.ts'
import { type MaterialsOf, sceneItems } from './items/scene-items.ts'
import type { Quality } from './light/lighting.ts'
import { createLiveView, type LiveView, type SceneInfo } from './live-view.ts'
import type { TextureSource } from './materials/texture-store.ts'
import { Overlay, type OverlayHandle } from './overlay.tsx'
import styles from './room-view.module.css'
import { sceneContent } from './scene-content.ts'

export type RoomViewHandle = {
  readonly frameRoom: () => void
  /** What the last frame cost. */
  readonly info: () => SceneInfo
  /** The view as a PNG data URL, without outlines and pills. */
  readonly picture: (width: number, height: number) => string
  /** What is seen now, for a picture of this shape; null until there is a room to see. */
  readonly view: (aspect: number) => CameraView | null
  /** The room from other places, as WebP data URLs. */
  readonly pictures: (views: readonly CameraView[], width: number, height: number) => readonly string[]
}

export type RoomViewProps = {
  readonly editor: Editor
  readonly materials: MaterialsOf
  readonly labels: PillLabels
  /** Fetches pictures of surfaces; flat colours and drawn patterns without it. */
  readonly textures?: TextureSource
  readonly ref?: Ref<RoomViewHandle>
  /** How much of each side floating panels cover; the room is framed in what is left. */
  readonly insets?: Insets
  /** Plain where pixels are dear; chosen by the graphics card when left out. */
  readonly quality?: Quality
  /** Inside a host's page: scrolling over the room scrolls the page. */
  readonly isEmbedded?: boolean
}

const noTextures: TextureSource = async () => null
const noInsets: Insets = { top: 0, right: 0, bottom: 0, left: 0 }

export function RoomView({
  editor,
  materials,
  labels,
  textures = noTextures,
  ref,
  insets = noInsets,
  quality,
  isEmbedded = false,
}: RoomViewProps) {
  const room = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const overlay = useRef<OverlayHandle>(null)
  const [live, setLive] = useState<LiveView | null>(null)
  const [isMissing, setMissing] = useState(false)
  const [generation, setGeneration] = useState(0)
  const lastOrbit = useRef<Orbit | null>(null)
  const latestEditor = useRef(editor)
  latestEditor.current = editor
  const hint = useId()

  const { opened } = useEditorState(editor)
  useDesk(editor.desk)
  const shown = editor.shown()

  // biome-ignore lint/correctness/useExhaustiveDependencies: a restored context needs everything made anew
  useEffect(() => {
    const element = canvas.current
    if (!element || !room.current) return
    const made: LiveView | null = createLiveView(element, {
      quality: quality ?? askedQuality(),
      background: getComputedStyle(room.current).getPropertyValue('--canvas').trim() || '#f6f5f2',
      prefersStill: () => matchMedia('(prefers-reduced-motion: reduce)').matches,
      start: lastOrbit.current,
      textures,
      onFrame: () => {
        if (!made) return
        latestEditor.current.setBearing(bearingOf(made.orbit()))
        overlay.current?.follow({ eye: made.eye(), project: made.project, free: made.free() })
      },
    })
    lastOrbit.current = null
    setLive(made)
    setMissing(!made)

    const onLost = (event: Event) => {
      // Without this the browser never gives the context back.
      event.preventDefault()
      lastOrbit.current = made?.orbit() ?? null
      // At once: what belongs to a lost context can only be released while it is lost.
      made?.dispose()
      setLive(null)
    }
    const onRestored = () => setGeneration((count) => count + 1)
    element.addEventListener('webglcontextlost', onLost)
    element.addEventListener('webglcontextrestored', onRestored)
    return () => {
      element.removeEventListener('webglcontextlost', onLost)
      element.removeEventListener('webglcontextrestored', onRestored)
      made?.dispose()
    }
  }, [quality, generation, textures])

  useEffect(() => {
    if (!live || !canvas.current) return
    return connectPointer(canvas.current, live, editor, isEmbedded)
  }, [live, editor, isEmbedded])

  const { top, right, bottom, left } = insets
  useEffect(() => {
    const box = room.current
    if (!live || !box) return
    const fit = () => live.resize(box.clientWidth, box.clientHeight, { top, right, bottom, left })
    const observer = new ResizeObserver(fit)
    observer.observe(box)
    fit()
    return () => observer.disconnect()
  }, [live, top, right, bottom, left])

  useLayoutEffect(() => {
    live?.show(sceneContent(shown, sceneItems(shown, opened, materials)))
  })

  useImperativeHandle(ref, () => ({
    frameRoom: () => live?.frameRoom(),
    info: () => live?.info() ?? { calls: 0, triangles: 0, geometries: 0, textures: 0, frames: 0 },
    picture: (width, height) => live?.picture(width, height) ?? '',
    view: (aspect) => live?.view(aspect) ?? null,
    pictures: (views, width, height) => live?.pictures(views, width, height) ?? [],
  }))

  return (
    <div ref={room} className={isEmbedded ? `${styles.room} ${styles.embedded}` : styles.room}>
      {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: an application takes pointer and keys */}
      <canvas
        ref={canvas}
        className={styles.canvas}
        role="application"
        tabIndex={0}
        aria-label={labels.text('Room in 3D')}
        aria-describedby={hint}
      />
      <span id={hint} className={styles.hint}>
        {labels.text(
          'Arrow keys turn the view, plus and minus zoom. With an item selected, arrow keys move it.',
        )}
      </span>
      <Overlay
        ref={overlay}
        editor={editor}
        labels={labels}
        onShown={() => {
          if (live) overlay.current?.follow({ eye: live.eye(), project: live.project, free: live.free() })
        }}
      />
      {isMissing && (
        <p className={styles.missing}>
          {labels.text('This browser cannot draw in 3D. The 2D plan shows the same room.')}
        </p>
      )}
    </div>
  )
}

/** A page may ask for it by `data-scene-quality`, as whoever takes pictures of the planner does. */
function askedQuality(): Quality | undefined {
  const { sceneQuality } = document.documentElement.dataset
  return sceneQuality === 'plain' || sceneQuality === 'full' ? sceneQuality : undefined
}
