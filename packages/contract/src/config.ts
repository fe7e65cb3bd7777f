import { done, type Result, refuse } from '@arredo/project'
import * as z from 'zod/mini'
import { BrandRecord } from './brand.ts'

/** What the browser starts from: the brand's record and the version it was published as. */
export type Config = BrandRecord & {
  readonly version: number
  /** Where the brand's calendar dates are counted, e.g. Europe/Rome; UTC when left out. */
  readonly timeZone?: string | undefined
  /** What plans closets (closetTool.multipleClosetsEngine, A-127); none where it is left out. */
  readonly closetsEngine?: string | undefined
  /** Whose `designer.aspx` opens the form of the brand's paper (devexpress.printServer, A-74). */
  readonly printServer?: string | undefined
}

/** The configuration file in the field names of, our additions under `brand`. */
export type ConfigFile = z.output<typeof ConfigFile>

const { shape } = BrandRecord
const Optional = z.optional(z.unknown())

const ConfigFile = z.object({
  version: z.int(),
  backsite: z.string(),
  sites: z.array(z.string()),
  dclass: shape.designClasses,
  printings: shape.printings,
  selectRoom: shape.selectRoom,
  closetTool: z.object({ multipleClosetsEngine: z.nullable(z.string()) }),
  devexpress: z.object({
    printServer: z.nullable(z.string()),
    reports: z.object({ selected: z.array(z.string()) }),
  }),
  extServices: z.nullable(z.string()),
  config: z.object({
    rfServer: Optional,
    transname: z.string(),
    openIdIntegration: z.boolean(),
    rfAuthHidden: z.boolean(),
    measures: shape.measures,
    measureCode2Label: z.record(z.string(), z.string()),
    lengthDecimals: shape.lengthDecimals,
    currency: shape.currency,
    currencyForced: shape.currencyForced,
    isguest: shape.isguest,
    isCustomerLogin: shape.isCustomerLogin,
    detectBrowserLanguage: shape.detectBrowserLanguage,
    languages: shape.languages,
    applyMode: shape.applyMode,
    customerAssignment: shape.customerAssignment,
    customerAssignmentForced: shape.customerAssignmentForced,
    isAdvancedOrderFlowEnabled: shape.isAdvancedOrderFlowEnabled,
    askLeavePage: shape.askLeavePage,
    saveprjpicture: shape.saveprjpicture,
    debug: z.boolean(),
  }),
  brand: z.object({
    name: shape.name,
    screens: shape.screens,
    legalLine: shape.legalLine,
    supportUrl: shape.supportUrl,
    logo: shape.logo,
    palette: shape.palette,
    guestMaySave: shape.guestMaySave,
    hostOrigins: shape.hostOrigins,
    hostMayLogIn: shape.hostMayLogIn,
    forcedCatalogue: shape.forcedCatalogue,
    localCatalogues: shape.localCatalogues,
    accessoriesCatalogue: shape.accessoriesCatalogue,
    customerConsent: shape.customerConsent,
    timeZone: z.optional(z.string()),
  }),
})

/** The file as it is served. It is built field by field, so that nothing added to a record leaks by itself. */
export function toConfigFile(brand: BrandRecord, version: number, reports: readonly string[]): ConfigFile {
  return {
    version,
    backsite: '/',
    sites: ['/'],
    dclass: brand.designClasses,
    printings: brand.printings,
    selectRoom: brand.selectRoom,
    closetTool: { multipleClosetsEngine: null },
    devexpress: { printServer: '/', reports: { selected: [...reports] } },
    extServices: null,
    config: {
      transname: brand.screens,
      openIdIntegration: false,
      rfAuthHidden: true,
      measures: brand.measures,
      measureCode2Label: { MM: 'mm', KG: 'kg', CR: 'm³', LB: 'lbs', CI: 'in³', EX: 'in' },
      lengthDecimals: brand.lengthDecimals,
      currency: brand.currency,
      currencyForced: brand.currencyForced,
      isguest: brand.isguest,
      isCustomerLogin: brand.isCustomerLogin,
      detectBrowserLanguage: brand.detectBrowserLanguage,
      languages: brand.languages,
      applyMode: brand.applyMode,
      customerAssignment: brand.customerAssignment,
      customerAssignmentForced: brand.customerAssignmentForced,
      isAdvancedOrderFlowEnabled: brand.isAdvancedOrderFlowEnabled,
      askLeavePage: brand.askLeavePage,
      saveprjpicture: brand.saveprjpicture,
      debug: false,
    },
    brand: {
      name: brand.name,
      screens: brand.screens,
      legalLine: brand.legalLine,
      supportUrl: brand.supportUrl,
      logo: brand.logo,
      palette: brand.palette,
      guestMaySave: brand.guestMaySave,
      hostOrigins: brand.hostOrigins,
      hostMayLogIn: brand.hostMayLogIn,
      forcedCatalogue: brand.forcedCatalogue,
      localCatalogues: brand.localCatalogues,
      accessoriesCatalogue: brand.accessoriesCatalogue,
      customerConsent: brand.customerConsent,
      timeZone: brand.letterhead?.timeZone,
    },
  }
}

/** What the browser understands of a configuration file, or the exact words of A-110. */
export function readConfigFile(json: unknown): Result<Config> {
  const file = ConfigFile.safeParse(json)
  if (!file.success) return refuse('Error: Missing or wrong configuration file')

  const { version, dclass, printings, selectRoom, closetTool, devexpress, config, brand } = file.data
  return done({
    ...brand,
    version,
    designClasses: dclass,
    printings,
    selectRoom,
    closetsEngine: closetTool.multipleClosetsEngine ?? undefined,
    printServer: devexpress.printServer ?? undefined,
    languages: config.languages,
    detectBrowserLanguage: config.detectBrowserLanguage,
    isguest: config.isguest,
    isCustomerLogin: config.isCustomerLogin,
    customerAssignment: config.customerAssignment,
    customerAssignmentForced: config.customerAssignmentForced,
    isAdvancedOrderFlowEnabled: config.isAdvancedOrderFlowEnabled,
    askLeavePage: config.askLeavePage,
    saveprjpicture: config.saveprjpicture,
    measures: config.measures,
    lengthDecimals: config.lengthDecimals,
    currency: config.currency,
    currencyForced: config.currencyForced,
    applyMode: config.applyMode,
  })
}
