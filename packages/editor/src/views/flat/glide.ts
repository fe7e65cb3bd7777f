import { cameraBetween, type FlatCamera } from './flat-camera.ts'

const milliseconds = 180

/** Goes from one look to another, a step a picture; at once for who asked for less motion. The answer stops it. */
export function glide(
  from: FlatCamera,
  to: FlatCamera,
  look: (camera: FlatCamera | 'there') => void,
): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    look('there')
    return () => {}
  }
  const begun = performance.now()
  const step = (now: number) => {
    const share = Math.min(1, Math.max(0, (now - begun) / milliseconds))
    if (share === 1) return look('there')
    look(cameraBetween(from, to, 1 - (1 - share) ** 3))
    frame = requestAnimationFrame(step)
  }
  let frame = requestAnimationFrame(step)
  return () => cancelAnimationFrame(frame)
}
