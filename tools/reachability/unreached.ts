/**
 * What is built and no action, screen, host action, command or job asks for, each with its reason. An entry
 * that somebody reaches, or that is gone, has to leave this list.
 */
export const unreached: Readonly<Record<string, string>> = {
  // Asked for by a shop's own systems, which speak the calls of the protocol (docs/host-integration.md, "Calls").
  'call catalogs/getArticles': "H-73: for a shop's own systems; our pages read packs",
  'call catalogs/getCatalogs': "H-73: for a shop's own systems; our pages read catalogues/list",
  'call catalogs/getItemTip': "H-73: for a shop's own systems; our pages read packs",
  'call catalogs/getModels': "H-73: for a shop's own systems; our pages read packs",
  'call rules/evaluate': "A-149: for a shop's own systems; our pages evaluate themselves",
  'call rules/headerSet': "H-74: for a shop's own systems; our pages evaluate themselves",
  'call rules/initApplica': "H-75: for a shop's own systems; our pages evaluate themselves",
  'call projects/recomputePrices': "A-63: for a shop's own systems; our pages evaluate themselves",
  'call offers/get': "one offer by its id, for a shop's own systems; our pages list them",
  // Waits for a screen of its own.
  'call catalogs/getMyCommercialLists': 'A-97: no screen shows commercial lists yet',
  'call e_promos/jGetCatPromos': 'A-97: no screen shows promotions yet',
  'export loadCommercialTerms': 'A-97: no screen shows commercial lists yet',
  'call catalogues/pictures': 'the pictures of a pack by name; no page asks for all of them yet',
  'export currencyFor': 'A-115: prices are in the currency of the shop; no page is shown without one',
  'export renderDocument':
    'a document with its picture in one thread, for the bench; offers are set in a process of their own',
  'export renderPdf': 'a report without its document around it, for the sample offer in tests',
}
