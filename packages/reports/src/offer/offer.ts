import type { Assets, Report } from '../report.ts'
import { assetNames, type OfferData, offerData } from './offer-data.ts'
import type { OfferInput } from './offer-input.ts'

export const offer: Report<OfferInput, OfferData> = {
  name: 'offer',
  template: new URL('./offer.typ', import.meta.url),
  data: offerData,
  assets: offerAssets,
}

function offerAssets({ picture, views, plan, letterhead }: OfferInput): Assets {
  const text = new TextEncoder()
  return {
    ...(picture && { [assetNames.picture]: picture }),
    ...Object.fromEntries(views.map((view, index) => [assetNames.view(index), view.picture])),
    ...(plan !== null && { [assetNames.plan]: text.encode(plan) }),
    ...(letterhead.logo.svg !== null && { [assetNames.logo]: text.encode(letterhead.logo.svg) }),
  }
}
