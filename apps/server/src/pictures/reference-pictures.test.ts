import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  isSamePicture,
  type PictureDifference,
  pictureDifference,
} from '../../../../tools/reference-pictures/picture-difference.ts'
import { readReference } from '../../../../tools/reference-pictures/reference-files.ts'
import { referenceScenes } from '../../../../tools/reference-pictures/reference-scenes.ts'
import {
  openReferenceStage,
  type ReferenceStage,
} from '../../../../tools/reference-pictures/reference-stage.ts'
import { readPng } from '../testing/read-png.ts'

let stage: ReferenceStage

beforeAll(async () => {
  stage = await openReferenceStage()
})
afterAll(() => stage.close())

describe('a room is drawn as it was', () => {
  it.each(referenceScenes)('[D-207 part] $name', async (scene) => {
    const today = readPng(await stage.take(scene))
    const difference = pictureDifference(readPng(readReference(scene.name)), today)
    if (!isSamePicture(difference)) expect.fail(inWords(scene.name, difference))
    expect(stage.troubles).toEqual([])
  })
})

function inWords(name: string, { mean, share, at }: PictureDifference): string {
  const places = `${(share * 100).toFixed(1)} % of it to be seen, most at ${at.join(', ')}`
  const remedy = `If it is meant: npm run pictures:references ${name}, and look at it beside the old one.`
  return `${name} differs by ${mean.toFixed(2)} in the mean, ${places}. ${remedy}`
}
