import { type FaceName, type Shell, shellOf, type WallFace } from '@arredo/geometry'
import type { ProjectDocument } from '@arredo/project'
import type { Drawing } from '../drawing.ts'
import type { PlanLabels } from '../plan/labels.ts'
import { letterOf } from './wall-letters.ts'

type Title = {
  readonly labels: PlanLabels
  readonly textSize: number
  readonly scale: string
  /** How far the chains reach below the floor. */
  readonly under: number
}

/** Which wall this is, as fitters call it, and in which room. */
export function drawTitle(shell: Shell, face: WallFace, { labels, textSize, scale, under }: Title): Drawing {
  const text = [faceTitle(shell, face, labels), scale].filter((part) => part !== '').join(', ')
  if (text === '') return []
  const size = textSize * 1.3
  const at = [(face.start + face.end) / 2, -under - 1.6 * size] as const
  return [{ kind: 'text', style: 'roomName', at, text, size, turn: 0 }]
}

/** The same for who has no shell; empty for a face that is not there. */
export function elevationTitle(
  document: ProjectDocument,
  { wall, side }: FaceName,
  labels: Pick<PlanLabels, 'text'>,
): string {
  const shell = shellOf(document)
  const face = shell.face(wall, side)
  return face ? faceTitle(shell, face, labels) : ''
}

/** Wall A, Kitchen. */
export function faceTitle(shell: Shell, face: WallFace, labels: Pick<PlanLabels, 'text'>): string {
  const letter = letterOf(shell, face)
  const rooms = new Set(
    face.stretches.flatMap(({ room }) => (room === null ? [] : (shell.rooms[room] ?? []))),
  )
  const names = [...rooms].flatMap(({ record }) => record?.name || [])
  const wall = letter === '' ? [] : [labels.text('Wall {{letter}}', { letter })]
  return [...wall, ...names].join(', ')
}
