import type { BrandRecord } from '@arredo/contract'
import { atlasLetterhead } from './atlas-letterhead.ts'
import { demoBrand } from './demo.ts'
import { statusColours } from './status-colours.ts'

// D-76: the one that asks is the other.
const { customerConsent: _, ...likeDemo } = demoBrand

/** Atlas: own blue, no guests, the only brand that may be framed by a shop here. */
export const atlasBrand: BrandRecord = {
  ...likeDemo,
  name: 'Atlas',
  screens: 'atlas',
  legalLine: '© Atlas Interiors',
  supportUrl: 'https://support.atlas.example',
  logo: { letter: 'At', svg: null },
  palette: { primary: '#1a6cff', secondary: '#646464', error: '#E00000', statuses: statusColours },
  isguest: false,
  isCustomerLogin: true,
  guestMaySave: false,
  currencyForced: [{ country: 'CH', currency: 'CHF' }],
  mailSender: 'hello@atlas.example',
  hostOrigins: ['http://shop.localhost:4300'],
  letterhead: atlasLetterhead,
}
