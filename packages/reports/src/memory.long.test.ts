import { expect, it } from 'vitest'
import { greyPicture, makeOffer } from './offer/make-sample-offer.ts'
import { sampleOffer } from './offer/sample-offer.ts'

// Memory is the whole process's: this file needs one to itself, as all long tests have.
it('does not keep the pictures of earlier documents', async () => {
  const grow = async (count: number) => {
    const before = process.memoryUsage.rss()
    for (let shade = 0; shade < count; shade++)
      await makeOffer(sampleOffer(1, { picture: greyPicture(shade, 20) }))
    return (process.memoryUsage.rss() - before) / 1e6
  }
  await grow(10)
  expect(await grow(60)).toBeLessThan(200)
})
