import { type Fields, readGlb, records } from './glb.ts'

/** The buffer views that are pictures. */
export function pictureViews({ images }: Fields): ReadonlySet<number> {
  return new Set(records(images).map(({ bufferView }) => Number(bufferView)))
}

/** The pictures a model holds, as they are in it. */
export function modelPictures(bytes: Uint8Array): readonly Uint8Array[] {
  const glb = readGlb(bytes)
  return glb ? [...pictureViews(glb.content)].flatMap((index) => glb.views[index] ?? []) : []
}
