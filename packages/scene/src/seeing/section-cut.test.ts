import { BoxGeometry, Group, Mesh, MeshBasicMaterial, Vector3, type WebGLRenderer } from 'three'
import { expect, test } from 'vitest'
import type { ExtraParts } from '../scene-extra.ts'
import { sectionCut } from './section-cut.ts'

test('[D-176 part] what is without the box is left out, every body has its cut face, and nothing of it stays', () => {
  const renderer = { clippingPlanes: [] } as unknown as WebGLRenderer
  const room = new Group()
  const body = new Mesh(new BoxGeometry(100, 100, 100), new MeshBasicMaterial())
  const pane = new Mesh(new BoxGeometry(100, 100, 100), new MeshBasicMaterial({ transparent: true }))
  room.add(body, pane)
  const parts = { renderer, drawn: [room] } as unknown as ExtraParts
  const cut = sectionCut({ min: [0, 0, 0], max: [4000, 3000, 1400] }, parts)

  const isKept = (point: Vector3) =>
    renderer.clippingPlanes.every((plane) => plane.distanceToPoint(point) >= 0)
  expect(isKept(new Vector3(2000, 1500, 700))).toBe(true)
  expect(isKept(new Vector3(2000, 1500, 1500))).toBe(false)
  expect(isKept(new Vector3(-10, 1500, 700))).toBe(false)
  expect(isKept(new Vector3(2000, 3010, 700))).toBe(false)
  expect(cut.group.children).toMatchObject([{ geometry: body.geometry }])

  room.add(new Mesh(new BoxGeometry(1, 1, 1), new MeshBasicMaterial()))
  cut.changed?.()
  expect(cut.group.children).toHaveLength(2)
  cut.dispose()
  expect(renderer.clippingPlanes).toEqual([])
})
