/** H-61: the 19 actions, spelled as answers spell them. */
export const hostActionNames = [
  'changeVariant',
  'cloneProject',
  'doLoginPro',
  'generateReport',
  'generateViewmaker',
  'getJsonProject',
  'insertArticle',
  'loadGallery',
  'navigateTo',
  'newProject',
  'openGallery',
  'openProject',
  'saveProject',
  'saveViewmaker',
  'saveTranslations',
  'setLang',
  'setModel',
  'takePicture',
  'importCDF',
] as const

export type HostActionName = (typeof hostActionNames)[number]
