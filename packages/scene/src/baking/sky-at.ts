import type { BakeScene, Portal } from './bake-scene.ts'

/** The sky by how steeply one looks up to it, and the ground below. */
export function skyAt({ zenith, horizon, ground }: BakeScene['sky'], up: number, into: number[]): void {
  const share = up >= 0 ? Math.min(1, up * 1.4) : Math.min(1, -up * 8)
  for (let c = 0; c < 3; c++) {
    // Distant ground is lit as the sky above it, only darker.
    const level = (horizon[c] ?? 0) * (up >= 0 ? 1 : 0.35)
    const away = (up >= 0 ? zenith[c] : ground[c]) ?? 0
    into[c] = level + (away - level) * share
  }
}

export function aroundAt(
  { seen: { width, height, data }, strength }: NonNullable<BakeScene['around']>,
  dx: number,
  dy: number,
  dz: number,
  into: number[],
): void {
  const u = Math.atan2(dx, dy) / (2 * Math.PI) + 1.25
  const row = Math.min(
    height - 1,
    Math.floor((0.5 + Math.asin(Math.max(-1, Math.min(1, dz))) / Math.PI) * height),
  )
  const from = (row * width + (Math.floor(u * width) % width)) * 3
  for (let c = 0; c < 3; c++) into[c] = (data[from + c] ?? 0) * strength
}

export function throughPortal(
  { corner, right, up, inward }: Portal,
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
): boolean {
  const towards = dx * inward[0] + dy * inward[1] + dz * inward[2]
  if (towards >= 0) return false
  const away = (corner[0] - ox) * inward[0] + (corner[1] - oy) * inward[1] + (corner[2] - oz) * inward[2]
  const reach = away / towards
  if (reach < 0) return false
  const [x, y, z] = [ox + dx * reach - corner[0], oy + dy * reach - corner[1], oz + dz * reach - corner[2]]
  const a = (x * right[0] + y * right[1] + z * right[2]) / (right[0] ** 2 + right[1] ** 2 + right[2] ** 2)
  const b = (x * up[0] + y * up[1] + z * up[2]) / (up[0] ** 2 + up[1] ** 2 + up[2] ** 2)
  return a >= 0 && a <= 1 && b >= 0 && b <= 1
}
