import type { HostActionName } from '@arredo/contract/host'
import type { HostAction } from '../host-action.ts'

type Registry = { readonly [Name in HostActionName]: () => Promise<HostAction<Name>> }

/** Every action, one line each, fetched when a host first asks for it. */
export const hostActions: Registry = {
  changeVariant: async () => (await import('./change-variant.ts')).changeVariant,
  cloneProject: async () => (await import('./clone-project.ts')).cloneProject,
  doLoginPro: async () => (await import('./do-login-pro.ts')).doLoginPro,
  generateReport: async () => (await import('./generate-report.ts')).generateReport,
  generateViewmaker: async () => (await import('./generate-viewmaker.ts')).generateViewmaker,
  getJsonProject: async () => (await import('./get-json-project.ts')).getJsonProject,
  insertArticle: async () => (await import('./insert-article.ts')).insertArticle,
  loadGallery: async () => (await import('./load-gallery.ts')).loadGallery,
  navigateTo: async () => (await import('./navigate-to.ts')).navigateTo,
  newProject: async () => (await import('./new-project.ts')).newProject,
  openGallery: async () => (await import('./open-gallery.ts')).openGallery,
  openProject: async () => (await import('./open-project.ts')).openProject,
  saveProject: async () => (await import('./save-project.ts')).saveProject,
  saveViewmaker: async () => (await import('./save-viewmaker.ts')).saveViewmaker,
  saveTranslations: async () => (await import('./save-translations.ts')).saveTranslations,
  setLang: async () => (await import('./set-lang.ts')).setLang,
  setModel: async () => (await import('./set-model.ts')).setModel,
  takePicture: async () => (await import('./take-picture.ts')).takePicture,
  importCDF: async () => (await import('./import-cdf.ts')).importCDF,
}
