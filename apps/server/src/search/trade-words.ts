/** One thing, as people in a kitchen shop call it, by language. */
export type TradeWord = Readonly<Record<string, readonly string[]>>

/**
 * What every brand would have to say again; a brand's own words stand in its catalogue (`synonyms`). A word that
 * means several things to the trade, such as "piano", is left to the brand.
 */
export const tradeWords: readonly TradeWord[] = [
  { en: ['unit', 'cabinet', 'cupboard'], it: ['mobile'] },
  { en: ['base', 'floor unit'], it: ['base'] },
  { en: ['wall unit', 'wall cabinet', 'upper'], it: ['pensile'] },
  { en: ['tall unit', 'tall cabinet', 'column'], it: ['colonna'] },
  { en: ['larder', 'pantry'], it: ['dispensa'] },
  { en: ['drawer'], it: ['cassetto', 'cassettiera', 'cassettone'] },
  { en: ['door'], it: ['anta', 'sportello'] },
  { en: ['shelf', 'shelves', 'shelving'], it: ['mensola', 'ripiano', 'scaffale'] },
  { en: ['corner'], it: ['angolo', 'angolare'] },
  { en: ['island'], it: ['isola'] },
  { en: ['fridge', 'refrigerator'], it: ['frigorifero', 'frigo'] },
  { en: ['freezer'], it: ['congelatore', 'freezer'] },
  { en: ['tap', 'faucet', 'mixer'], it: ['miscelatore', 'rubinetto'] },
  { en: ['sink', 'basin'], it: ['lavello', 'acquaio'] },
  { en: ['hob', 'cooktop', 'stovetop'], it: ['piano cottura', 'piano a induzione', 'fornelli'] },
  { en: ['oven'], it: ['forno'] },
  { en: ['hood', 'extractor'], it: ['cappa', 'aspiratore'] },
  { en: ['dishwasher'], it: ['lavastoviglie'] },
  { en: ['worktop', 'countertop', 'benchtop'], it: ['piano di lavoro', 'top'] },
  { en: ['plinth', 'kickboard', 'toekick'], it: ['zoccolo', 'battiscopa'] },
  { en: ['splashback', 'backsplash'], it: ['schienale', 'paraschizzi'] },
  { en: ['end panel', 'side panel'], it: ['fianco'] },
  { en: ['filler', 'scribe'], it: ['fascia di compensazione', 'tamponamento'] },
  { en: ['cornice', 'moulding'], it: ['cornice'] },
  { en: ['handle', 'pull'], it: ['maniglia'] },
  { en: ['sofa', 'couch', 'settee'], it: ['divano'] },
  { en: ['chair'], it: ['sedia'] },
  { en: ['table'], it: ['tavolo'] },
  { en: ['lamp', 'light'], it: ['lampada', 'luce'] },
  { en: ['rug', 'carpet'], it: ['tappeto'] },
  { en: ['wardrobe', 'closet'], it: ['armadio'] },
  { en: ['two', '2'], it: ['due', '2'] },
  { en: ['three', '3'], it: ['tre', '3'] },
  { en: ['four', '4'], it: ['quattro', '4'] },
]
