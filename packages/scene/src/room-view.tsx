/// <reference path="./css-modules.d.ts" />
import { type Editor, type PillLabels, useDesk, useEditorState } from '@arredo/editor'
import {
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { BakePort } from './baking/bake-port.ts'
import type { CameraView } from './camera/camera-view.ts'
import type { Insets } from './camera/frame-room.ts'
import type { Orbit } from './camera/orbit.ts'
import { bearingOf } from './camera/view-keys.ts'
import { connectPointer } from './camera/view-pointer.ts'
import { Distances } from './distances.tsx'
import { type MaterialsOf, sceneItems } from './items/scene-items.ts'
import type { PaintPort } from './light/outside.ts'
import { createLiveView, type LiveView } from './live-view.ts'
import type { TextureSource } from './materials/texture-store.ts'
import type { Following } from './on-screen.ts'
import { Overlay } from './overlay.tsx'
import type { PictureWish } from './pictures/wished-picture.ts'
import type { KeptQuality } from './quality/connect-quality.ts'
import { askedQuality, qualityNamed, useQuality } from './quality/use-quality.ts'
import styles from './room-view.module.css'
import { sceneContent } from './scene-content.ts'
import { noInfo, type SceneInfo } from './scene-info.ts'
import { useExploded } from './seeing/use-exploded.ts'
import { useSection } from './seeing/use-section.ts'

export type RoomViewHandle = {
  readonly frameRoom: () => void
  /** What the last frame cost. */
  readonly info: () => SceneInfo
  /** What is seen now, for a picture of this shape; null until there is a room to see. */
  readonly view: (aspect: number) => CameraView | null
  /** Glides to where all of a view is seen that was saved for pictures of this shape. */
  readonly goTo: (view: CameraView, aspect: number) => void
  /** Without outlines and pills, beside the screen; null until there is a room to see. */
  readonly picture: (wish: PictureWish) => Promise<Blob | null>
}

export type RoomViewProps = {
  readonly editor: Editor
  readonly materials: MaterialsOf
  readonly labels: PillLabels
  /** Fetches pictures of surfaces; flat colours and drawn patterns without it. */
  readonly textures?: TextureSource
  /** Works out how light spreads, on another thread, beginning while nothing is held. */
  readonly bake?: (isHeld: () => boolean) => BakePort
  readonly paint?: PaintPort
  readonly ref?: Ref<RoomViewHandle>
  /** How much of each side floating panels cover; the room is framed in what is left. */
  readonly insets?: Insets
  /** Where the step of quality is remembered that this device draws well; chosen anew every time without it. */
  readonly quality?: KeptQuality
  /** Inside a host's page: scrolling over the room scrolls the page. */
  readonly isEmbedded?: boolean
  /** What is seen instead until the room is drawn, for the first time or after its context was lost. */
  readonly backdrop?: ReactNode
  /** What is seen instead where the browser cannot draw in 3D. */
  readonly instead?: ReactNode
}

const noTextures: TextureSource = async () => null
const noInsets: Insets = { top: 0, right: 0, bottom: 0, left: 0 }

export function RoomView({
  editor,
  materials,
  labels,
  textures = noTextures,
  bake,
  paint,
  ref,
  insets = noInsets,
  quality,
  isEmbedded = false,
  backdrop = null,
  instead = null,
}: RoomViewProps) {
  const room = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const overlay = useRef<Following>(null)
  const distances = useRef<Following>(null)
  const [live, setLive] = useState<LiveView | null>(null)
  const [isMissing, setMissing] = useState(false)
  const [isSeen, setSeen] = useState(false)
  const [generation, setGeneration] = useState(0)
  const lastOrbit = useRef<Orbit | null>(null)
  const latestEditor = useRef(editor)
  latestEditor.current = editor
  const hint = useId()

  const { opened, ajar, lookWish, isWalking, exploded, section } = useEditorState(editor)
  useDesk(editor.desk)
  const shown = editor.shown()

  // biome-ignore lint/correctness/useExhaustiveDependencies: a restored context needs everything made anew
  useEffect(() => {
    const element = canvas.current
    if (!element || !room.current) return
    const made: LiveView | null = createLiveView(element, {
      quality: askedQuality(),
      kept: qualityNamed(quality?.read()),
      background: getComputedStyle(room.current).getPropertyValue('--canvas').trim() || '#f6f5f2',
      prefersStill: () => matchMedia('(prefers-reduced-motion: reduce)').matches,
      start: lastOrbit.current,
      textures,
      bake: bake?.(() => latestEditor.current.isHeld()),
      paint,
      onFrame: () => {
        if (!made) return
        latestEditor.current.setBearing(bearingOf(made.orbit()))
        overlay.current?.follow(made.screen())
        distances.current?.follow(made.screen())
      },
      onSeen: () => setSeen(true),
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
      setSeen(false)
    }
    const onRestored = () => setGeneration((count) => count + 1)
    element.addEventListener('webglcontextlost', onLost)
    element.addEventListener('webglcontextrestored', onRestored)
    return () => {
      element.removeEventListener('webglcontextlost', onLost)
      element.removeEventListener('webglcontextrestored', onRestored)
      made?.dispose()
    }
  }, [quality, generation, textures, bake, paint])

  useEffect(() => {
    const element = canvas.current
    if (!live || !element) return
    if (!isWalking) return connectPointer(element, live, editor, isEmbedded)
    let stop: (() => void) | null = null
    let isOver = false
    void import('./walk/connect-walk.ts').then(({ connectWalk }) => {
      if (!isOver) stop = connectWalk(element, live, editor, isEmbedded)
    })
    return () => {
      isOver = true
      stop?.()
    }
  }, [live, editor, isEmbedded, isWalking])

  useQuality(live, quality)
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

  useSection(live, section)
  const standing = useExploded(live, sceneItems(shown, opened, materials, ajar), exploded)
  useLayoutEffect(() => {
    live?.show(sceneContent(shown, standing, materials))
  })

  useEffect(() => live?.openDoors(opened), [live, opened])

  useEffect(() => {
    if (!live || !lookWish) return
    editor.look(null)
    void import('./camera/look-from.ts').then(({ lookFrom }) => lookFrom(editor, live, lookWish))
  }, [live, lookWish, editor])

  useImperativeHandle(ref, () => ({
    frameRoom: () => live?.frameRoom(),
    info: () => live?.info() ?? noInfo,
    view: (aspect) => live?.view(aspect) ?? null,
    goTo: (view, aspect) => live?.goTo(view, aspect),
    picture: async (wish) => live?.picture(wish) ?? null,
  }))

  return (
    <div ref={room} className={isEmbedded ? `${styles.room} ${styles.embedded}` : styles.room}>
      {!isSeen && !isMissing && backdrop}
      {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: an application takes pointer and keys */}
      <canvas
        ref={canvas}
        className={isSeen ? styles.canvas : `${styles.canvas} ${styles.unseen}`}
        hidden={isMissing}
        role="application"
        tabIndex={0}
        aria-label={labels.text('Room in 3D')}
        aria-describedby={hint}
      />
      <span id={hint} className={styles.hint}>
        {isWalking
          ? labels.text(
              'W, A, S, D and the arrow keys walk and turn. Enter opens what is ahead, Escape ends the walk.',
            )
          : labels.text(
              'Arrow keys turn the view, plus and minus zoom. With an item selected, arrow keys move it.',
            )}
      </span>
      {isMissing ? (
        instead
      ) : (
        <>
          <Overlay
            ref={overlay}
            editor={editor}
            labels={labels}
            onShown={() => {
              overlay.current?.follow(live?.screen())
            }}
          />
          <Distances ref={distances} {...{ editor, labels, live }} />
        </>
      )}
    </div>
  )
}
